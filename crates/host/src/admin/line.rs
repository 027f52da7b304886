//! Transport of orders: one line of JSON each way, over a Unix socket of this machine.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::Arc;

use seen::Pages;
use tables::Engine;
use tables::boxed;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::order::{AdminError, OrderReply, OrderRequest};
use super::work;

/// The longest order, in bytes: a list of some hundred tables.
const LONGEST: u64 = 64 * 1024;

/// The listening socket.
pub struct Bell {
    listener: UnixListener,
    path: PathBuf,
}

impl Bell {
    /// Listens at this path, beside a database whose lock is held. Nothing where that cannot be (a path of more than some 100
    /// letters): people play all the same.
    pub fn hang(path: PathBuf) -> Option<Self> {
        // Of a server that did not end in order: none runs now.
        let _ = std::fs::remove_file(&path);
        let listener = UnixListener::bind(&path).and_then(|listener| {
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
            Ok(listener)
        });
        match listener {
            Ok(listener) => Some(Self { listener, path }),
            Err(error) => {
                tracing::warn!(%error, path = %path.display(), "`bree admin` will not reach this server");
                None
            }
        }
    }

    /// Answers, one caller after another, for ever.
    pub async fn keep(&self, engine: &Engine, pages: &Arc<dyn Pages>) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    boxed::spawn(answer(engine.clone(), pages.clone(), stream));
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot hear the host");
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                }
            }
        }
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Answers orders on a connection until the other end closes it.
pub async fn answer(engine: Engine, pages: Arc<dyn Pages>, stream: UnixStream) {
    // What the file's mode says may come too late, or be changed: the system says who is there.
    let Some(uid) = uid(&stream).filter(|uid| *uid == 0 || own_uid() == Some(*uid)) else {
        tracing::warn!("somebody else than the host was at the desk");
        return;
    };
    let (reading, mut writing) = stream.into_split();
    let mut reading = BufReader::new(reading);
    loop {
        let mut line = String::new();
        match (&mut reading).take(LONGEST).read_line(&mut line).await {
            Ok(read) if read > 0 => {}
            _ => return,
        }
        let told = match serde_json::from_str::<OrderRequest>(&line) {
            Ok(asked) => {
                let who = format!("{} (uid {uid})", named(&asked.by));
                match work::perform(&engine, &who, asked.order).await {
                    Ok(answer) => OrderReply::Done(Box::new(answer)),
                    Err(error) => OrderReply::Refused(AdminError {
                        code: error.code().to_owned(),
                        message: pages.say("en", &error.message(), &[]),
                    }),
                }
            }
            Err(error) => OrderReply::Refused(AdminError::lost(&error)),
        };
        let Ok(mut sent) = serde_json::to_vec(&told) else {
            return;
        };
        sent.push(b'\n');
        if writing.write_all(&sent).await.is_err() {
            return;
        }
    }
}

/// A name as it is written down: one line, and not long.
fn named(by: &str) -> String {
    by.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

fn uid(stream: &UnixStream) -> Option<u32> {
    Some(stream.peer_cred().ok()?.uid())
}

/// The user id under which this program runs.
fn own_uid() -> Option<u32> {
    uid(&UnixStream::pair().ok()?.0)
}
