//! The real program, serving on a free port, with a database of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The first random seed of the games: the same today and tomorrow, whatever `BREE_SEED` is, which is for random games of
/// the rules. A test of a page is about that page: what it needs is set up ([`Inn::at`], the host's files, options of the
/// table), so that any other number would do as well. `BREE_REHEARSE=N` is for whoever looks at the pages with other
/// luck.
const LUCK: &str = "1";

/// A running inn. It ends with the value.
pub struct Inn {
    pub url: String,
    child: Child,
    folder: tempfile::TempDir,
    second_thoughts: &'static str,
    /// Further arguments of its host.
    more: Vec<String>,
}

impl Inn {
    pub fn open() -> Self {
        Self::in_folder(tempfile::tempdir().expect("a folder"), "0")
    }

    /// An inn with these files of its host, where whoever chooses in secret may think again for so many milliseconds.
    pub fn with_second_thoughts(
        milliseconds: &'static str,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        Self::in_folder(furnished(files), milliseconds)
    }

    /// An inn whose host has this file of their own for a game.
    pub fn with_file(path: &str, text: &str) -> Self {
        Self::with_files([(path.to_owned(), text.to_owned())])
    }

    /// An inn whose host has these files of their own.
    pub fn with_files(files: impl IntoIterator<Item = (String, String)>) -> Self {
        Self::in_folder(furnished(files), "0")
    }

    /// An inn where every game of this id begins at a table that is written down, in the words of scenario files.
    pub fn at(game: &str, table: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("table.txt");
        std::fs::write(&file, table).expect("a file");
        let more = ["--rehearse-at".to_owned(), format!("{game}={}", file.display())];
        Self::started(folder, "0", more.into())
    }

    /// An inn whose host says this besides.
    pub fn with_arguments(more: &[&str]) -> Self {
        let more = more.iter().map(|&argument| argument.to_owned()).collect();
        Self::started(tempfile::tempdir().expect("a folder"), "0", more)
    }

    /// Two processes of one house, where BREE_POSTGRES tells of a server that keeps its tables.
    pub fn two() -> Option<[Self; 2]> {
        let server = std::env::var("BREE_POSTGRES").ok()?;
        let keys = std::env::temp_dir().join(format!("bree-browser-{}.key", std::process::id()));
        let db = format!("{server}&options=-csearch_path%3Dbrowser_{}", std::process::id());
        let key = keys.display().to_string();
        let mut more = vec!["--db", &db, "--key", &key];
        // By NATS, where there is one.
        let bus = std::env::var("BREE_NATS").ok();
        if let Some(bus) = &bus {
            more.extend(["--bus", bus]);
        }
        Some([(); 2].map(|()| Self::with_arguments(&more)))
    }

    fn in_folder(folder: tempfile::TempDir, second_thoughts: &'static str) -> Self {
        Self::started(folder, second_thoughts, Vec::new())
    }

    fn started(folder: tempfile::TempDir, second_thoughts: &'static str, more: Vec<String>) -> Self {
        let (child, url) = start(folder.path(), "0", second_thoughts, 0, &more);
        Self { url, child, folder, second_thoughts, more }
    }

    /// The program is killed and started anew, with the same database, at another port.
    pub fn restart(&mut self) {
        self.restart_after(0);
    }

    /// The same, at the same port: open pages find it again.
    pub fn come_back(&mut self) {
        let (_, port) = self.url.rsplit_once(':').expect("a port");
        // It may be gone already.
        self.child.kill().ok();
        self.child.wait().ok();
        (self.child, self.url) = start(self.folder.path(), port, self.second_thoughts, 0, &self.more);
    }

    /// The program is killed.
    pub fn goes(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// The same, so many seconds after now, in which it was open: while it is closed no clock runs.
    pub fn restart_after(&mut self, seconds: u64) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        let now =
            SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970") + Duration::from_secs(seconds);
        let alive = self.folder.path().join("inn.sqlite3.alive");
        std::fs::write(alive, now.as_millis().to_string()).expect("a note beside the database");
        (self.child, self.url) = start(self.folder.path(), "0", self.second_thoughts, seconds, &self.more);
    }
}

/// A folder with these files of the host.
fn furnished(files: impl IntoIterator<Item = (String, String)>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in files {
        let file = data(folder.path()).join(path);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, text).expect("a file");
    }
    folder
}

fn data(folder: &Path) -> std::path::PathBuf {
    folder.join("data")
}

fn start(folder: &Path, port: &str, second_thoughts: &str, ahead: u64, more: &[String]) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bree"));
    if data(folder).exists() {
        command.arg("--data").arg(data(folder));
    }
    // What the host says besides stands instead of what is usual here.
    let says = |argument: &str| more.iter().any(|said| said == argument);
    let mut usual = vec![];
    if !says("--db") {
        usual.extend(["--db".into(), folder.join("inn.sqlite3").into_os_string()]);
    }
    if !says("--rehearse") {
        let luck = std::env::var("BREE_REHEARSE").unwrap_or_else(|_| LUCK.to_owned());
        usual.extend(["--rehearse".into(), luck.into()]);
    }
    if !says("--bot-pace") {
        usual.extend(["--bot-pace", "0"].map(Into::into));
    }
    let mut child = command
        .args([
            "serve",
            "--addr",
            &format!("127.0.0.1:{port}"),
            "--second-thoughts",
            second_thoughts,
            "--ahead",
            &ahead.to_string(),
        ])
        .args(usual)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let url = loop {
        let line = lines.next().expect("it says where it serves").expect("text");
        if let Some(at) = line.find("http://") {
            break line[at..].trim().trim_end_matches('/').to_owned();
        }
    };
    // Somebody must read on, or the program would block when it says more.
    std::thread::spawn(move || lines.for_each(drop));
    (child, url)
}

impl Drop for Inn {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
