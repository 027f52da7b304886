//! The context of a request: guest, address, language and rights.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use store::{GuestHash, TokenHash};
use table::Seat;
use tables::TableError;
use tables::actor::Actor;
use tables::guests::Program;
use tables::keys::guest_hash;
use tables::look::Eye;

use crate::{ApiError, Config, Picture, Reader};

/// The cookie that keeps a reader's language.
pub(crate) const LANGUAGE_COOKIE: &str = "bree_lang";
/// The cookie with links for watching: `id.token.id.token`.
pub(crate) const WATCH_COOKIE: &str = "bree_watch";
/// The most tables of which a browser keeps a link.
const WATCHED: usize = 8;

/// The address a connection came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub SocketAddr);

/// The context of a request. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Context(Arc<Asker>);

/// The credential of one browser.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    /// The SHA-256 of the token.
    pub token: TokenHash,
    /// The token, where the browser keeps it as a cookie.
    pub cookie: Option<String>,
}

/// The fields of a [`Context`].
#[derive(Debug)]
pub(crate) struct Asker {
    /// The guest, if the token they sent is known, and their name.
    pub guest: Option<(GuestHash, String)>,
    /// Avatar.
    pub picture: Option<Picture>,
    /// True if the host has muted them.
    pub silenced: bool,
    /// The guests whose chat they muted.
    pub muted: Arc<[GuestHash]>,
    /// The token that they sent, if it is known, as a cookie or otherwise.
    pub device: Option<Device>,
    /// The program that asks, if it is none of the guest's browsers.
    pub program: Option<Arc<Program>>,
    /// True if the token that was sent has ended: then nobody asks.
    pub token_ended: bool,
    pub lang: &'static str,
    /// True if the address names the language. Then a cookie stores it.
    pub lang_chosen: bool,
    pub ip: IpAddr,
    /// True if the request comes from this machine, and not from a proxy on it.
    pub at_home: bool,
    pub path: String,
    watching: Vec<(String, String)>,
}

impl std::ops::Deref for Context {
    type Target = Asker;
    fn deref(&self) -> &Asker {
        &self.0
    }
}

impl Context {
    /// The guest, where one is needed.
    pub(crate) fn guest(&self) -> Result<GuestHash, ApiError> {
        self.guest.as_ref().map(|(guest, _)| *guest).ok_or(ApiError::NoGuest)
    }

    /// Refuses guests whom the host has muted: in chats and as names.
    ///
    /// # Errors
    /// [`TableError::Silenced`] when the host took their word.
    pub(crate) fn may_speak(&self) -> Result<(), TableError> {
        if self.silenced { Err(TableError::Silenced) } else { Ok(()) }
    }

    /// The one who acts at tables: the guest in person, or the program that asks.
    pub(crate) fn actor(&self) -> Result<Actor, ApiError> {
        Ok(Actor { guest: self.guest()?, program: self.program_name() })
    }

    /// The name of the program that asks; none: the guest in person.
    pub(crate) fn program_name(&self) -> Option<String> {
        self.program.as_ref().map(|program| program.name.clone())
    }

    /// The guest's name; empty when they have none.
    pub(crate) fn name(&self) -> &str {
        self.guest.as_ref().map_or("", |(_, name)| name)
    }

    /// The right to look at a table: by seat, or by a link sent or followed before.
    pub(crate) fn eye(&self, table: &str, token: Option<String>, seat: Option<Seat>) -> Eye {
        let kept = || self.watching.iter().find(|(id, _)| id == table).map(|(_, token)| token.clone());
        Eye {
            guest: self.guest.as_ref().map(|(guest, _)| *guest),
            token: token.or_else(kept),
            seat,
            muted: self.muted.clone(),
            program: self.program_name(),
        }
    }

    /// The watch cookie with one link more.
    pub(crate) fn watching_also(&self, table: &str, token: &str) -> String {
        let mut kept = vec![(table, token)];
        let others = self.watching.iter().filter(|(id, _)| id != table);
        kept.extend(others.map(|(id, token)| (id.as_str(), token.as_str())).take(WATCHED - 1));
        kept.iter().map(|(id, token)| format!("{id}.{token}")).collect::<Vec<_>>().join(".")
    }

    /// The reader of the page.
    pub(crate) fn reader(&self, config: &Config) -> Reader {
        Reader {
            lang: self.lang,
            name: self.guest.as_ref().map(|(_, name)| name.clone()).filter(|name| !name.is_empty()),
            picture: self.picture,
            path: self.path.clone(),
            public_url: config.public_url.clone(),
            now: config.clock.now(),
            guest: self.guest.is_some(),
            notices: self.guest.is_some() && config.notices.offered(),
            pictures: false,
        }
    }
}

impl From<Asker> for Context {
    fn from(asker: Asker) -> Self {
        Self(Arc::new(asker))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Context {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        // The middleware `identify` puts it there, around every route.
        parts.extensions.get::<Self>().cloned().ok_or(ApiError::Internal)
    }
}

impl Asker {
    /// The sender of a request, as far as it tells, with the hash of the token that it brings: the guest is not looked up yet.
    pub(crate) fn of(
        request: &Request,
        config: &Config,
        languages: &[&'static str],
    ) -> (Self, Option<GuestHash>) {
        let headers = request.headers();
        let sent = guest_token(headers, config);
        let hash = sent.and_then(guest_hash);
        let device = hash.map(|token| Device {
            token,
            cookie: cookie(headers, guest_cookie(config))
                .filter(|kept| sent == Some(*kept))
                .map(str::to_owned),
        });
        let (lang, lang_chosen) = language(languages, request);
        let watching = cookie(headers, WATCH_COOKIE).unwrap_or_default().split('.').collect::<Vec<_>>();
        let asker = Self {
            guest: None,
            picture: None,
            silenced: false,
            muted: Arc::default(),
            device,
            program: None,
            token_ended: false,
            lang,
            lang_chosen,
            ip: address(request, config.trust_forwarded),
            at_home: at_home(request, config),
            path: path_of(request),
            watching: watching
                .as_chunks::<2>()
                .0
                .iter()
                .map(|[id, token]| ((*id).into(), (*token).into()))
                .collect(),
        };
        (asker, hash)
    }
}

/// The name of the cookie that holds a guest's token.
pub(crate) fn guest_cookie(config: &Config) -> &'static str {
    // A browser takes this prefix only over TLS, and then from this host alone.
    if config.https() { "__Host-bree_guest" } else { "bree_guest" }
}

fn guest_token<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, guest_cookie(config)))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The address that was asked for, as a link on a page: one that begins with two strokes (`//house/…`) would lead to another house.
pub(crate) fn path_of(request: &Request) -> String {
    format!("/{}", request.uri().path().trim_start_matches(['/', '\\']))
}

/// The language of an answer, one of those known, and whether it was asked for in the address.
pub(crate) fn language(known: &[&'static str], request: &Request) -> (&'static str, bool) {
    let find = |tag: &str| {
        let main = tag.trim().split(['-', '_', ';']).next().unwrap_or_default();
        known.iter().copied().find(|lang| lang.eq_ignore_ascii_case(main))
    };
    let query = request.uri().query().unwrap_or_default();
    let chosen = query.split('&').find_map(|pair| find(pair.strip_prefix("lang=")?));
    if let Some(lang) = chosen {
        return (lang, true);
    }
    let headers = request.headers();
    let kept = cookie(headers, LANGUAGE_COOKIE).and_then(find);
    let accepted = || {
        let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        let mut wanted = header.split(',').map(|item| (weight(item), item)).collect::<Vec<_>>();
        wanted.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        wanted.iter().filter(|(weight, _)| *weight > 0.0).find_map(|(_, item)| find(item))
    };
    (kept.or_else(accepted).or(known.first().copied()).unwrap_or("en"), false)
}

fn weight(item: &str) -> f32 {
    item.split_once(";q=").map_or(1.0, |(_, weight)| weight.trim().parse().unwrap_or(0.0))
}

/// The sender's address, as far as it is counted: one household has more of the rest than it can use.
fn address(request: &Request, trust_forwarded: bool) -> IpAddr {
    let lines = request.headers().get_all(HeaderName::from_static("x-forwarded-for"));
    // The last item of all lines together is what our own proxy saw: some write a line of their own behind those
    // that came. Those before it anybody can write.
    let last = lines.iter().next_back().filter(|_| trust_forwarded);
    let forwarded = last.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let peer = || request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    network(forwarded.or_else(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
}

/// True if a request comes from this machine. Not where the house is reached by a public name or through a proxy, which
/// may stand on this machine and speak for anybody.
fn at_home(request: &Request, config: &Config) -> bool {
    const PROXIED: [&str; 5] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];
    let headers = request.headers();
    let direct = config.public_url.is_none()
        && !config.trust_forwarded
        && !PROXIED.iter().any(|name| headers.contains_key(*name));
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let named = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|digit| digit.is_ascii_digit()));
    let named = named.map_or(host, |(name, _)| name);
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip().to_canonical());
    direct
        && matches!(named, "localhost" | "127.0.0.1" | "[::1]")
        && peer.is_some_and(|peer| peer.is_loopback())
}

/// The part of an address that rate limits count: of IPv6 only the network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            address.to_ipv4_mapped().map_or(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)), IpAddr::V4)
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// HAProxy adds a line of its own at the end, nginx an item to the last line: it is the last that counts.
    #[test]
    fn the_last_hop_counts() {
        let request = |lines: &[&str]| {
            let request = Request::builder().uri("/");
            let add =
                |request: axum::http::request::Builder, line: &&str| request.header("X-Forwarded-For", *line);
            let request = lines.iter().fold(request, add);
            request.body(axum::body::Body::empty()).unwrap()
        };
        let of = |lines: &[&str]| address(&request(lines), true).to_string();
        assert_eq!(of(&["192.0.2.1"]), "192.0.2.1");
        assert_eq!(of(&["10.9.9.9, 192.0.2.1"]), "192.0.2.1");
        assert_eq!(of(&["10.9.9.9", "192.0.2.1"]), "192.0.2.1");
        assert_eq!(of(&["10.9.9.9, 10.8.8.8", "10.7.7.7, 192.0.2.1"]), "192.0.2.1");
        let unknown = Ipv6Addr::UNSPECIFIED.to_string();
        assert_eq!(of(&["192.0.2.1", "nonsense"]), unknown, "nothing before it counts instead");
        assert_eq!(address(&request(&["192.0.2.1"]), false).to_string(), unknown);
    }
}
