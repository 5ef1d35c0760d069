internal import Foundation

/// Chromium, without a window.
public enum Browser {
  private struct Failure: Decodable { var error: String? }

  /// Opens `page` and returns what it posts to `/`, in JSON; an `error` there is one here.
  /// - Parameters:
  ///   - folder: whose GIFs and MP4s the page may fetch by their names.
  ///   - seconds: that it may take.
  public static func report<Report: Decodable>(of page: String, on folder: String, within seconds: Int = 90) throws
    -> Report
  {
    let answer = Data(try python(server, folder, page, "\(seconds)").utf8)
    if let error = try JSONDecoder().decode(Failure.self, from: answer).error {
      throw ToolFailure(description: "Chromium says: \(error)")
    }
    return try JSONDecoder().decode(Report.self, from: answer)
  }

  /// Serves a folder and a page on the loopback interface, opens the page in Chromium and prints what it posts. Its
  /// arguments: the folder, the page, and how many seconds it may take.
  private static let server = """
    import http.server, os, shutil, signal, subprocess, sys, tempfile, threading
    folder, page, limit = sys.argv[1], sys.argv[2].encode(), float(sys.argv[3])
    posted, done = [], threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            name = os.path.basename(self.path)
            kind = {"": "text/html", "mp4": "video/mp4", "gif": "image/gif"}.get(name.rpartition(".")[2])
            if kind is None or not (name == "" or name in os.listdir(folder)):
                return self.send_error(404)
            body = open(os.path.join(folder, name), "rb").read() if name else page
            first, last, span = 0, len(body) - 1, self.headers.get("Range")
            if span:
                low, high = span.removeprefix("bytes=").split("-")
                first, last = int(low), min(int(high or last), last)
            self.send_response(206 if span else 200)
            if span:
                self.send_header("Content-Range", f"bytes {first}-{last}/{len(body)}")
            self.send_header("Accept-Ranges", "bytes")
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(last + 1 - first))
            self.end_headers()
            self.wfile.write(body[first:last + 1])

        def do_POST(self):
            posted.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()
            done.set()

        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    applications = "/Applications/{0}.app/Contents/MacOS/{0}"
    names = ["chromium", "chromium-browser", "google-chrome"]
    names += [applications.format(name) for name in ("Chromium", "Google Chrome")]
    browser = next(filter(None, map(shutil.which, names)), None)
    if browser is None:
        sys.exit("there is no Chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                 "--disable-background-networking", "--force-color-profile=srgb", "--enable-logging=stderr",
                 "--user-data-dir=" + profile]
        log = open(os.path.join(profile, "log"), "w+b")
        address = "http://127.0.0.1:%d/" % server.server_address[1]
        process = subprocess.Popen([browser, *flags, address], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                   start_new_session=True)
        try:
            if not done.wait(limit):
                log.seek(0)
                sys.exit("Chromium reported nothing in time:\\n" + log.read().decode(errors="replace")[-4000:])
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    sys.stdout.buffer.write(posted[0])
    """
}
