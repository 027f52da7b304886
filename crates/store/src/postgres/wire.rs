//! Messages between the programs on one server: by the notifications of the database, beside what they write.
//!
//! A notice within the transaction of an append would make all commits of the server wait for one another: so nothing here
//! is part of one. It may be lost, and comes at most once; whoever listens is told when that may have been.

use std::future::poll_fn;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use crate::Heard;

/// The pause before a connection is opened again that was closed.
const PATIENCE: Duration = Duration::from_millis(200);

/// Capacity of the queue. A slower reader is told that something is lost.
const UNREAD: usize = 10_000;

/// Listens until the receiver is dropped.
pub(super) fn listen(runtime: &Handle, config: Config, channel: String) -> mpsc::Receiver<Heard> {
    let (said, heard) = mpsc::channel(UNREAD);
    runtime.spawn(async move {
        while !said.is_closed() {
            if let Err(error) = follow(&config, &channel, &said).await {
                tracing::warn!(%error, "the neighbours cannot be heard");
            }
            tokio::time::sleep(PATIENCE).await;
        }
    });
    heard
}

/// Listens for as long as the connection holds.
async fn follow(
    config: &Config,
    channel: &str,
    said: &mpsc::Sender<Heard>,
) -> Result<(), tokio_postgres::Error> {
    let mut config = config.clone();
    if config.get_application_name().is_none() {
        config.application_name("bree");
    }
    let (client, mut connection) = config.connect(NoTls).await?;
    let listen = format!("LISTEN {channel}");
    let ask = client.batch_execute(&listen);
    tokio::pin!(ask);
    let mut lost = false;
    let mut listening = false;
    loop {
        tokio::select! {
            asked = &mut ask, if !listening => {
                asked?;
                listening = true;
                // Nobody knows what was said before.
                lost = said.try_send(Heard::Anew).is_err();
            }
            message = poll_fn(|cx| connection.poll_message(cx)) => match message {
                None => return Ok(()),
                Some(Err(error)) => return Err(error),
                Some(Ok(AsyncMessage::Notification(notice))) => {
                    if lost {
                        lost = said.try_send(Heard::Anew).is_err();
                    }
                    lost |= said.try_send(Heard::Said(notice.payload().to_owned())).is_err();
                    if said.is_closed() {
                        return Ok(());
                    }
                }
                Some(Ok(_)) => {}
            },
        }
    }
}
