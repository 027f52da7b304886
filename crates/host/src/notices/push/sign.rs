//! Signatures of push messages (VAPID, RFC 8292): a browser accepts them from this house alone.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::Uri;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::json;
use tables::keys::HouseKey;

/// Lifetime of a signature, in seconds: at most a day is allowed.
const HOLDS: i64 = 12 * 3600;

/// The key that identifies the house to push services. It follows from the house key, and so it is the same after a
/// restart, and with every process.
pub struct Signer {
    key: SigningKey,
    public: String,
    /// The contact address for a push service.
    contact: String,
}

impl Signer {
    /// The signer of a house, with its contact address.
    pub fn new(house: &HouseKey, contact: &str) -> Self {
        // Of 2^32 one is no key: then the next.
        let secret = (0..)
            .find_map(|number| SecretKey::from_slice(&house.derived("push", number)).ok())
            .expect("nearly every number is a key");
        let point = PublicKey::to_sec1_point(&secret.public_key(), false);
        Self {
            public: URL_SAFE_NO_PAD.encode(point.as_bytes()),
            key: secret.into(),
            contact: contact.to_owned(),
        }
    }

    /// The public key that a browser needs to subscribe: 65 bytes, as URL-safe base64.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The value of `Authorization` for something that is sent to this address, at a time in seconds since 1970.
    pub fn authorization(&self, endpoint: &Uri, now: i64) -> Option<String> {
        let origin = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let part = |what: serde_json::Value| URL_SAFE_NO_PAD.encode(what.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": origin, "exp": now + HOLDS, "sub": self.contact }));
        let said = format!("{head}.{claims}");
        let signature: Signature = self.key.sign(said.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        Some(format!("vapid t={said}.{signature}, k={}", self.public))
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn the_signature_is_that_of_the_key_that_browsers_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let house = HouseKey::open(&folder.path().join("key")).unwrap();
        let signer = Signer::new(&house, "https://inn.example");
        let endpoint = "https://fcm.googleapis.com/fcm/send/x".parse().unwrap();
        let said = signer.authorization(&endpoint, 1_000).unwrap();
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, signer.public());
        let key = VerifyingKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(key).unwrap()).unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
        key.verify(said.as_bytes(), &signature).unwrap();
        let claims = URL_SAFE_NO_PAD.decode(said.split_once('.').unwrap().1).unwrap();
        let claims = serde_json::from_slice::<serde_json::Value>(&claims).unwrap();
        assert_eq!(
            claims,
            json!({ "aud": "https://fcm.googleapis.com", "exp": 1_000 + HOLDS, "sub": "https://inn.example" })
        );
        // The same after a restart, another with another key.
        let again = HouseKey::open(&folder.path().join("key")).unwrap();
        assert_eq!(Signer::new(&again, "").public(), signer.public());
        let other = HouseKey::open(&folder.path().join("other")).unwrap();
        assert_ne!(Signer::new(&other, "").public(), signer.public());
    }
}
