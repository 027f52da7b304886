//! Network addresses that the inn connects to: public ones, and never its neighbours on the local network.
//!
//! A guest says where to tell them. Without this they could let the inn knock at its neighbours' doors, which answer to it
//! and not to the world.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use hyper_util::client::legacy::connect::dns::Name;
use tower::Service;

/// True if this is a public unicast address.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_4(address),
        IpAddr::V6(address) => is_public_6(address),
    }
}

/// Excludes special addresses (RFC 6890).
fn is_public_4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = match a {
        0 | 10 | 127 => true,
        100 => b & 0xc0 == 64,
        169 => b == 254,
        172 => b & 0xf0 == 16,
        192 => matches!((b, c), (0, 0 | 2) | (88, 99) | (168, _)),
        198 => matches!((b, c), (18 | 19, _) | (51, 100)),
        203 => (b, c) == (0, 113),
        // Groups, and what is kept for later.
        224.. => true,
        _ => false,
    };
    !special
}

/// Accepts only allocated unicast addresses (2000::/3), without those that embed an IPv4 address or stand for none.
fn is_public_6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let special = match a {
        // Teredo, benchmarks, ORCHID; documentation.
        0x2001 => b < 0x200 || b == 0xdb8,
        // 6to4: an address of the older kind inside.
        0x2002 => true,
        0x3fff => b < 0x1000,
        _ => false,
    };
    a & 0xe000 == 0x2000 && !special
}

/// The port at which names are asked: that of `https`.
const USUAL: u16 = 443;

/// A resolver that returns only the addresses that may be connected to.
#[derive(Clone)]
pub(super) struct Checked {
    /// The local addresses that may be connected to in spite of that.
    pub neighbours: Arc<[SocketAddr]>,
}

impl Checked {
    /// A name is asked at the usual port alone; neighbours with other ports are asked by their address, and never come here.
    fn may(&self, address: IpAddr) -> bool {
        is_public(address) || self.neighbours.contains(&SocketAddr::new(address, USUAL))
    }
}

impl Service<Name> for Checked {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let checked = self.clone();
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found = found.filter(|address| checked.may(address.ip()));
            let found = found.collect::<Vec<_>>();
            if found.is_empty() {
                return Err(io::Error::other("no address that may be asked"));
            }
            Ok(found.into_iter())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_beside_the_inn_is_public() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn the_world_is() {
        for address in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "223.255.255.255",
            "2001:4860:4860::8888",
            "2606:4700::1111",
            "2a00:1450::1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_of_the_inn_itself_leads_nowhere() {
        let ask = |neighbours: &[SocketAddr]| {
            let mut checked = Checked { neighbours: neighbours.into() };
            checked.call("localhost".parse().unwrap())
        };
        assert!(ask(&[]).await.is_err());
        // Another port of the same machine is another door.
        assert!(ask(&[SocketAddr::from(([127, 0, 0, 1], 9000))]).await.is_err());
        let here = SocketAddr::from(([127, 0, 0, 1], 443));
        assert!(ask(&[here]).await.unwrap().all(|address| address.ip() == here.ip()));
    }
}
