//! The real program, serving on a free port, with a database of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running inn. It ends with the value.
pub struct Inn {
    pub url: String,
    child: Child,
    _folder: tempfile::TempDir,
}

impl Inn {
    pub fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_bree"))
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-pace", "0", "--db"])
            .arg(folder.path().join("inn.sqlite3"))
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
        Self {
            url,
            child,
            _folder: folder,
        }
    }
}

impl Drop for Inn {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
