//! Transport of orders: one line of JSON each way, over a Unix socket of this machine.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use tables::boxed;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::order::{AdminError, OrderReply, OrderRequest};
use super::work;
use crate::{AppState, Config};

/// The longest order, in bytes: a list of some hundred tables.
const LONGEST: u64 = 64 * 1024;

/// The path of the socket at which a database's server listens for its host.
pub(super) fn path(config: &Config) -> PathBuf {
    config.beside(".admin")
}

/// The listening socket.
pub(crate) struct Bell {
    listener: UnixListener,
    path: PathBuf,
}

impl Bell {
    /// Listens beside the database, whose lock is held. Nothing where that cannot be (a path of more than some 100 letters):
    /// people play all the same.
    pub(crate) fn hang(config: &Config) -> Option<Self> {
        // Of a shared database the host is one more who opens it.
        config.db.file()?;
        let path = path(config);
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
    pub(crate) async fn keep(&self, app: &AppState) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    boxed::spawn(answer(app.clone(), stream));
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
pub(super) async fn answer(app: AppState, stream: UnixStream) {
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
                match work::perform(&app, &who, asked.order).await {
                    Ok(answer) => OrderReply::Done(Box::new(answer)),
                    Err(error) => OrderReply::Refused(AdminError {
                        code: error.code().to_owned(),
                        message: app.pages.say("en", &error.message(), &[]),
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
