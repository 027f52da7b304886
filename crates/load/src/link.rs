//! A kept-alive connection of one guest.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{ACCEPT_ENCODING, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::LoadError;

/// Timeout of an answer before it is asked for again.
const PATIENCE: Duration = Duration::from_secs(1);

/// A connection, and the guest who uses it.
pub(crate) struct Link {
    addr: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
    bearer: String,
    /// The address that a proxy would have seen; none: there is no proxy.
    from: Option<Ipv4Addr>,
}

#[derive(Deserialize)]
struct NewGuest {
    token: String,
}

async fn connect(addr: SocketAddr) -> Result<SendRequest<Full<Bytes>>, LoadError> {
    let stream = TcpStream::connect(addr).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    // Ends with the sender; what goes wrong is told to whoever waits for an answer.
    tokio::spawn(connection);
    Ok(sender)
}

impl Link {
    /// Connects as a new guest.
    pub(crate) async fn of_new_guest(addr: SocketAddr, name: &str) -> Result<Self, LoadError> {
        Self::of_nobody(addr).await?.with_new_guest(name).await
    }

    /// Goes on as a new guest.
    pub(crate) async fn with_new_guest(mut self, name: &str) -> Result<Self, LoadError> {
        let guest: NewGuest = self.post("/api/v1/guests", &json!({ "name": name })).await?;
        self.bearer = format!("Bearer {}", guest.token);
        Ok(self)
    }

    /// Connects as a known guest.
    pub(crate) async fn of_guest(addr: SocketAddr, bearer: &str) -> Result<Self, LoadError> {
        let sender = connect(addr).await?;
        let bearer = bearer.to_owned();
        Ok(Self { addr, sender, bearer, from: None })
    }

    /// Says from now on that a proxy passes requests on, from this address.
    pub(crate) fn coming_from(self, address: Ipv4Addr) -> Self {
        Self { from: Some(address), ..self }
    }

    /// Connects without a guest.
    pub(crate) async fn of_nobody(addr: SocketAddr) -> Result<Self, LoadError> {
        Self::of_guest(addr, "").await
    }

    /// The credential of the guest.
    pub(crate) fn bearer(&self) -> &str {
        &self.bearer
    }

    /// A second connection of the same guest.
    pub(crate) async fn another(&self) -> Result<Self, LoadError> {
        let sender = connect(self.addr).await?;
        let bearer = self.bearer.clone();
        Ok(Self { addr: self.addr, sender, bearer, from: self.from })
    }

    /// Asks for something.
    pub(crate) async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, LoadError> {
        let answer = self.send(Method::GET, path, Bytes::new(), false).await?;
        read(path, answer).await
    }

    /// Posts a request.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &Value,
    ) -> Result<T, LoadError> {
        let body = body.to_string().into();
        let answer = self.send(Method::POST, path, body, false).await?;
        read(path, answer).await
    }

    /// Begins a stream, compressed where the inn does so for browsers.
    pub(crate) async fn stream(mut self, path: &str) -> Result<(Self, Response<Incoming>), LoadError> {
        let answer = self.send(Method::GET, path, Bytes::new(), true).await?;
        Ok((self, answer))
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Bytes,
        compressed: bool,
    ) -> Result<Response<Incoming>, LoadError> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.addr.to_string());
        if !self.bearer.is_empty() {
            request = request.header(AUTHORIZATION, &self.bearer);
        }
        if let Some(from) = self.from {
            request = request.header("x-forwarded-for", from.to_string());
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if compressed {
            request = request.header(ACCEPT_ENCODING, "gzip");
        }
        let strange =
            |error: hyper::http::Error| LoadError::Strange { path: path.to_owned(), what: error.to_string() };
        let request = request.body(Full::new(body)).map_err(strange)?;
        self.sender.ready().await?;
        let answer = self.sender.send_request(request).await?;
        if answer.status().is_success() {
            return Ok(answer);
        }
        let status = answer.status().as_u16();
        let body = answer.into_body().collect().await?.to_bytes();
        Err(LoadError::Refused {
            path: path.to_owned(),
            status,
            body: String::from_utf8_lossy(&body).chars().take(200).collect(),
        })
    }
}

/// The answer, if it comes before the timeout.
pub(crate) async fn within<T>(answer: impl Future<Output = Result<T, LoadError>>) -> Result<T, LoadError> {
    let answer = tokio::time::timeout(PATIENCE, answer).await;
    answer.unwrap_or(Err(LoadError::NoAnswer(PATIENCE.as_millis() as u64)))
}

async fn read<T: DeserializeOwned>(path: &str, answer: Response<Incoming>) -> Result<T, LoadError> {
    let body = answer.into_body().collect().await?.to_bytes();
    serde_json::from_slice(&body)
        .map_err(|error| LoadError::Strange { path: path.to_owned(), what: error.to_string() })
}
