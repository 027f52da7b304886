//! NATS as a plain message bus: no stream, nothing stored.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use store::Heard;
use tables::boxed;
use tables::keys::{HouseKey, random};
use tokio::sync::mpsc;

use super::bus::UNREAD;
use crate::{HostError, tls};

/// Timeout of connecting, at the start and at each reconnection.
const CONNECTING: Duration = Duration::from_secs(2);

/// The interval of pings: after three without an answer the connection is lost.
const PING: Duration = Duration::from_secs(1);

/// The longest pause before a reconnection.
const LONGEST: Duration = Duration::from_secs(2);

/// Time for a message to wait before it goes by the database instead.
const SENDING: Duration = Duration::from_millis(500);

/// The first letter of a probe, a message that a process sends to itself.
const PROBE: char = '#';

/// The address of NATS: one, or several of one cluster, as `nats://NAME:PASSWORD@HOST:4222,nats://OTHER:4222`, or with
/// `tls://`. A name without a password is a token. Written out, it does not tell them.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress(Vec<ServerAddr>);

impl FromStr for BusAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = |address: &str| {
            let ours = ["nats://", "tls://"].iter().any(|scheme| address.starts_with(scheme));
            let read = ours.then(|| address.parse::<ServerAddr>().ok()).flatten();
            let read = read.filter(|address| !address.host().is_empty());
            read.ok_or("it is no address of NATS, such as nats://NAME:PASSWORD@HOST:4222".to_owned())
        };
        Ok(Self(text.split(',').map(one).collect::<Result<_, _>>()?))
    }
}

impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, address) in self.0.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            let (host, port) = (address.host(), address.port());
            write!(f, "{comma}{}://{host}:{port}", address.scheme())?;
        }
        Ok(())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl BusAddress {
    /// Host and port, if it is a single address without TLS.
    pub fn host(&self) -> Option<String> {
        match self.0.as_slice() {
            [one] if !self.is_secure() => Some(format!("{}:{}", one.host(), one.port())),
            _ => None,
        }
    }

    /// The same, reached through another address, and written out with all that is secret; only where it has a
    /// [host](Self::host).
    pub fn through(&self, way: SocketAddr) -> Option<String> {
        self.host()?;
        let mut url = self.0.first()?.clone().into_inner();
        url.set_ip_host(way.ip()).ok()?;
        url.set_port(Some(way.port())).ok()?;
        Some(url.into())
    }

    fn is_secure(&self) -> bool {
        self.0.iter().any(ServerAddr::tls_required)
    }

    /// The credentials of the address: the library does not take them from there.
    fn options(&self) -> ConnectOptions {
        let plain = |text: &str| percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned();
        let known = self.0.iter().find_map(|address| {
            let name = plain(address.username()?);
            Some((name, address.password().map(plain)))
        });
        match known {
            None => ConnectOptions::new(),
            Some((name, Some(password))) => ConnectOptions::with_user_and_password(name, password),
            Some((token, None)) => ConnectOptions::with_token(token),
        }
    }
}

/// A connection to NATS.
pub struct Nats {
    client: Client,
    /// The NATS subject of this inn.
    subject: String,
    /// Taken by the receiving task.
    events: Mutex<Option<mpsc::UnboundedReceiver<Event>>>,
    /// True if our own last probe was echoed.
    echoes: Arc<AtomicBool>,
}

/// The NATS subject of this inn, derived from its key without revealing it.
fn subject(key: &HouseKey) -> String {
    let derived = key.derived("bus", 0);
    let derived = derived[..16].iter().map(|byte| format!("{byte:02x}"));
    format!("bree.{}", derived.collect::<String>())
}

impl Nats {
    pub(super) async fn open(address: &BusAddress, key: &HouseKey) -> Result<Self, HostError> {
        let failed = |why: String| HostError::Bus { bus: address.to_string(), why };
        let tls = tls::client(address.is_secure()).map_err(failed)?;
        let (tell, events) = mpsc::unbounded_channel();
        let client = address
            .options()
            .name("bree")
            .tls_client_config(tls)
            .connection_timeout(CONNECTING)
            .ping_interval(PING)
            .subscription_capacity(UNREAD)
            .reconnect_delay_callback(|tries| {
                let tries = u32::try_from(tries.saturating_sub(1)).unwrap_or(u32::MAX);
                Duration::from_millis(100).saturating_mul(tries).min(LONGEST)
            })
            .event_callback(move |event| {
                // Nobody waits for it any more when the house closes.
                let _ = tell.send(event);
                std::future::ready(())
            })
            .connect(address.0.as_slice());
        let client = client.await.map_err(|error| failed(error.to_string()))?;
        Ok(Self { client, subject: subject(key), events: Mutex::new(Some(events)), echoes: Arc::default() })
    }

    pub(super) fn is_connected(&self) -> bool {
        self.echoes.load(Ordering::Relaxed)
    }

    /// Sends a message to all; false if it could not be sent.
    pub(super) async fn tell(&self, what: &str) -> bool {
        // Otherwise it would lie here until the connection is back, and then be old.
        if self.client.connection_state() != State::Connected {
            return false;
        }
        let told = self.client.publish(self.subject.clone(), what.to_owned().into());
        matches!(tokio::time::timeout(SENDING, told).await, Ok(Ok(())))
    }

    /// Passes received messages on, for as long as somebody wants them.
    pub(super) fn listen(&self, said: mpsc::Sender<Heard>) {
        let events = self.events.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(events) = events else { return };
        let ear = Ear {
            client: self.client.clone(),
            subject: self.subject.clone(),
            echoes: self.echoes.clone(),
            probe: String::new(),
            said,
        };
        boxed::spawn(async move {
            if let Err(error) = ear.listen(events).await {
                tracing::error!(%error, "the neighbours cannot be heard any more");
            }
        });
    }
}

/// The receiving end of the connection.
struct Ear {
    client: Client,
    subject: String,
    echoes: Arc<AtomicBool>,
    /// The last probe sent.
    probe: String,
    said: mpsc::Sender<Heard>,
}

impl Ear {
    async fn listen(mut self, mut events: mpsc::UnboundedReceiver<Event>) -> Result<(), async_nats::Error> {
        metrics::gauge!("bree_bus_up").set(0.0);
        let mut heard = self.client.subscribe(self.subject.clone()).await?;
        self.ask_myself().await?;
        loop {
            tokio::select! {
                event = events.recv() => match event {
                    Some(Event::Connected) => self.ask_myself().await?,
                    Some(Event::Disconnected) => self.is_cut(),
                    Some(Event::SlowConsumer(_)) => self.pass_on(Heard::Anew).await,
                    // Such as that this user may not listen here.
                    Some(Event::ServerError(error)) => tracing::warn!(%error, "NATS refuses something"),
                    Some(event) => tracing::debug!(%event, "NATS"),
                    None => return Ok(()),
                },
                message = heard.next() => {
                    let Some(message) = message else { return Ok(()) };
                    match str::from_utf8(&message.payload) {
                        Ok(text) if text == self.probe => self.is_heard().await,
                        Ok(text) if text.starts_with(PROBE) => {}
                        Ok(text) => self.pass_on(Heard::Said(text.to_owned())).await,
                        Err(_) => tracing::warn!("something strange was said on NATS"),
                    }
                }
                () = self.said.closed() => return Ok(()),
            }
        }
    }

    /// Sends a probe: a connection alone does not prove that the server has registered the subscription; an echo does.
    async fn ask_myself(&mut self) -> Result<(), async_nats::Error> {
        self.probe = format!("{PROBE}{:016x}", u64::from_ne_bytes(random()));
        let probe = self.probe.clone().into();
        Ok(self.client.publish(self.subject.clone(), probe).await?)
    }

    /// Notes that messages arrive.
    async fn is_heard(&mut self) {
        self.probe.clear();
        self.echoes.store(true, Ordering::Relaxed);
        metrics::gauge!("bree_bus_up").set(1.0);
        tracing::info!("the neighbours are heard by NATS");
        self.pass_on(Heard::Anew).await;
    }

    fn is_cut(&mut self) {
        if self.echoes.swap(false, Ordering::Relaxed) {
            metrics::gauge!("bree_bus_up").set(0.0);
            metrics::counter!("bree_bus_cuts_total").increment(1);
            tracing::warn!("NATS is gone: meanwhile the neighbours are told by the database");
        }
    }

    /// Passes a message on.
    async fn pass_on(&self, heard: Heard) {
        // Nobody wants to know any more: seen to by whoever called.
        let _ = self.said.send(heard).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_does_not_tell_its_password() {
        let read = |text: &str| text.parse::<BusAddress>();
        let address = read("nats://inn:se%40cret@bus.example:4223,tls://other").unwrap();
        assert_eq!(address.to_string(), "nats://bus.example:4223,tls://other:4222");
        assert_eq!(format!("{address:?}"), address.to_string());
        for wrong in ["", "bus.example", "http://bus.example", "nats://", "nats://a,b"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert_eq!(address.host(), None);
        let one = read("nats://inn:se%40cret@bus.example").unwrap();
        assert_eq!(one.host().unwrap(), "bus.example:4222");
        let through = one.through(([127, 0, 0, 1], 99).into()).unwrap();
        assert_eq!(through, "nats://inn:se%40cret@127.0.0.1:99");
    }

    /// Each house has its own, and nothing of its key stands in it.
    #[test]
    fn houses_do_not_hear_each_other() {
        let folder = tempfile::tempdir().unwrap();
        let key = |name: &str, byte: u8| {
            let path = folder.path().join(name);
            std::fs::write(&path, [byte; 32]).unwrap();
            HouseKey::open(&path).unwrap()
        };
        let [one, same, other] =
            [("one", 7), ("same", 7), ("other", 8)].map(|(name, byte)| subject(&key(name, byte)));
        assert_eq!(one, same);
        assert_ne!(one, other);
        assert!(!one.contains("0707"), "{one}");
    }
}
