//! A browser is told by its push service: sealed for it alone, and signed by this house.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use serde_json::{Value, json};
use sha2::Sha256;

use super::sink::{Answer, Came};
use super::{Away, GRACE, look, reach, reaches, say_where, sit, step, until_trouble};

const AUTH: [u8; 16] = [7; 16];

/// A browser, and where its push service is.
struct Browser {
    key: SecretKey,
    endpoint: String,
}

impl Browser {
    fn new(endpoint: String) -> Self {
        let key = SecretKey::from_slice(&[5; 32]).unwrap();
        Self { key, endpoint }
    }

    fn point(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    /// The subscription, as a browser gives it.
    fn hands_out(&self) -> String {
        let keys =
            json!({ "p256dh": URL_SAFE_NO_PAD.encode(self.point()), "auth": URL_SAFE_NO_PAD.encode(AUTH) });
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": keys }).to_string()
    }

    /// Opens what came, as a browser does.
    fn open(&self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record, and a key of 65 bytes");
        let (theirs, sealed) = rest[5..].split_at(65);
        let public = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared = ecdh::diffie_hellman(self.key.to_nonzero_scalar(), public.as_affine());
        let info = [b"WebPush: info\0".as_slice(), &self.point(), theirs].concat();
        let mut secret = [0; 32];
        let shared = shared.extract::<Sha256>(Some(&AUTH));
        shared.expand(&info, &mut secret).unwrap();
        let keys = Hkdf::<Sha256>::new(Some(salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
        let text = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
        let (last, text) = text.split_last().unwrap();
        assert_eq!(*last, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

fn head<'c>(came: &'c Came, name: &str) -> Option<&'c str> {
    came.head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then_some(value.trim())
    })
}

/// Is it signed with the key that browsers are told? What it says.
fn signed(came: &Came, key: &Value) -> Value {
    let said = head(came, "authorization").unwrap().strip_prefix("vapid t=").unwrap();
    let (token, by) = said.split_once(", k=").unwrap();
    assert_eq!(by, key.as_str().unwrap());
    let by = VerifyingKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(by).unwrap()).unwrap();
    let (said, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
    by.verify(said.as_bytes(), &signature).unwrap();
    let claims = said.split_once('.').unwrap().1;
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims).unwrap()).unwrap()
}

async fn begins() -> Away {
    Away::with(|config| config.notices.push = true).await
}

/// Once a turn, sealed and signed; of one table the last is kept for a browser that is off.
#[tokio::test]
async fn a_browser_is_told_once_a_turn() {
    let away = begins().await;
    let (ana, ben, id) = away.table().await;
    let browser = Browser::new(away.sink.hook("ben"));
    let (status, told) = say_where(&ben, "push", &browser.hands_out()).await;
    assert_eq!(status, 200, "{told}");
    let hint = away.sink.addr.ip().to_string();
    assert_eq!((&told["reaches"][0]["way"], &told["reaches"][0]["hint"]), (&json!("push"), &json!(hint)));
    assert_eq!(told["reaches"][0]["here"], true);
    step(&ana, &id, 0).await;
    away.pass(GRACE - 1);
    assert!(away.sink.at("ben").is_empty());
    away.pass(2);
    let came = away.sink.wait("ben", 1).await.remove(0);
    let said = browser.open(&came.bytes);
    assert_eq!(said["url"], format!("http://inn.example/t/{id}"));
    assert!(said["text"].as_str().is_some_and(|text| !text.is_empty()), "{said}");
    assert!(!said.to_string().contains("Ana"), "nobody who plays there");
    for (name, value) in
        [("content-encoding", "aes128gcm"), ("topic", id.as_str()), ("ttl", "172800"), ("urgency", "high")]
    {
        assert_eq!(head(&came, name), Some(value), "{name}");
    }
    let claims = signed(&came, &told["push_key"]);
    assert_eq!(claims["aud"], format!("http://{}", away.sink.addr));
    assert_eq!(claims["sub"], "http://inn.example/");
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1, "once a turn");
    away.inn.close().await;
}

/// Who looks is not told, however they are told else.
#[tokio::test]
async fn who_looks_is_not_told() {
    let away = begins().await;
    let (ana, ben, id) = away.table().await;
    let browser = Browser::new(away.sink.hook("ben"));
    say_where(&ben, "push", &browser.hands_out()).await;
    step(&ana, &id, 0).await;
    look(&ben).await;
    away.pass(GRACE + 1);
    away.settled().await;
    assert!(away.sink.at("ben").is_empty());
    away.inn.close().await;
}

/// A browser that has gone is left alone, and the page says so.
#[tokio::test]
async fn a_browser_that_is_gone_is_left_alone() {
    let away = begins().await;
    let (ana, ben, id) = away.table().await;
    let browser = Browser::new(away.sink.hook("ben"));
    say_where(&ben, "push", &browser.hands_out()).await;
    away.sink.answers(Answer::Says(410, ""));
    step(&ana, &id, 0).await;
    away.pass(GRACE + 1);
    until_trouble(&ben, json!("gone")).await;
    let other = sit(&ana, &ben).await;
    step(&ana, &other, 0).await;
    away.pass(GRACE + 1);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    // The same browser hands out another address: it is told what is owed.
    away.sink.answers(Answer::Says(201, ""));
    let next = Browser::new(away.sink.hook("next"));
    say_where(&ben, "push", &next.hands_out()).await;
    away.sink.wait("next", 1).await;
    let all = reaches(&ben).await;
    assert_eq!((all.len(), &all[0]["trouble"]), (1, &Value::Null), "{all:?}");
    away.inn.close().await;
}

/// Nothing goes to where no push service is, and nobody is told in a way that the host does not offer.
#[tokio::test]
async fn only_browsers() {
    let away = begins().await;
    let (_, ben, _) = away.table().await;
    for bad in [
        "https://discord.com/api/webhooks/1/x".to_owned(),
        Browser::new("https://elsewhere.example/x".into()).hands_out(),
        Browser::new("http://fcm.googleapis.com/x".into()).hands_out(),
        Browser::new("http://127.0.0.1:1/x".into()).hands_out(),
        "{}".to_owned(),
    ] {
        let (status, answer) = say_where(&ben, "push", &bad).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-browser")), "{bad}");
    }
    assert_eq!(reach(&ben).await, Value::Null);
    away.inn.close().await;
    let away = Away::begins().await;
    let (_, ben, _) = away.table().await;
    let (_, view) = ben.get("/me/notices").await;
    assert_eq!(view["push_key"], Value::Null);
    let browser = Browser::new(away.sink.hook("ben"));
    let (status, _) = say_where(&ben, "push", &browser.hands_out()).await;
    assert_eq!(status, 409);
    away.inn.close().await;
}
