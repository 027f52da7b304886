//! Keys that devices keep, with a device made up here: it signs as real ones do, and lies where a test wants it to.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::house::{Guest, Open, room};
use crate::race::{FIRST, Race};

const ORIGIN: &str = "http://localhost:8080";
/// Somebody was there, and proved who they are.
const THERE: u8 = 0b101;
/// A new key is told, too.
const NEW: u8 = 0b0100_0000;

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A device with one key.
#[derive(Clone)]
pub struct Device {
    id: [u8; 16],
    key: SecretKey,
    account: String,
    count: u32,
    /// The origin that it believes in.
    origin: &'static str,
    house: &'static str,
}

impl Device {
    /// One that believes to be at this inn.
    pub fn new(number: u8) -> Self {
        Self {
            id: [number; 16],
            key: SecretKey::from_slice(&[number; 32]).unwrap(),
            account: String::new(),
            count: 1,
            origin: ORIGIN,
            house: "localhost",
        }
    }

    /// The client data, with its own origin.
    fn client(&self, kind: &str, options: &Value) -> String {
        let challenge = &options["publicKey"]["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    fn authenticator(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(self.house).to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// Makes its key for whoever it is asked for.
    pub fn makes(&mut self, options: &Value) -> Value {
        self.account = options["publicKey"]["user"]["id"].as_str().unwrap().to_owned();
        let point = self.key.public_key().to_sec1_point(false);
        let point = point.as_bytes();
        let mut data = self.authenticator(THERE | NEW);
        data.extend([0; 16]);
        data.extend([0, 16]);
        data.extend(self.id);
        // A key of P-256 for ES256, as COSE has it.
        data.extend([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 32]);
        data.extend(&point[33..]);
        // Nobody vouches for it.
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(data);
        let client = self.client("webauthn.create", options);
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key",
            "response": { "clientDataJSON": text(client.as_bytes()), "attestationObject": text(&object) },
            "clientExtensionResults": {},
        })
    }

    /// Shows its key.
    pub fn shows(&mut self, options: &Value) -> Value {
        self.count += 1;
        let data = self.authenticator(THERE);
        let client = self.client("webauthn.get", options);
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature: Signature = SigningKey::from(&self.key).sign(&signed);
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": text(client.as_bytes()), "authenticatorData": text(&data),
                "signature": text(signature.to_der().as_bytes()), "userHandle": self.account,
            },
            "clientExtensionResults": {},
        })
    }
}

async fn open(folder: &tempfile::TempDir) -> Open {
    Open::house(folder.path(), [room::<Race<FIRST>>(())], |_| {}).await
}

async fn begin(who: &Guest, path: &str) -> (Value, Value) {
    let (status, asked) = who.post(&format!("{path}/begin"), json!({})).await;
    assert_eq!(status, 200, "{asked}");
    (asked["challenge"].clone(), asked["options"].clone())
}

/// Registers a passkey; the inn's answer.
async fn make(who: &Guest, device: &mut Device) -> (u16, Value) {
    let (challenge, options) = begin(who, "/me/passkeys").await;
    let answer = json!({ "challenge": challenge, "answer": device.makes(&options) });
    let (status, answer) = who.post("/me/passkeys", answer).await;
    (status.as_u16(), answer)
}

/// Somebody comes in by a key: what the inn answers.
async fn enter(who: &Guest, device: &mut Device) -> (u16, Value) {
    let (challenge, options) = begin(who, "/passkeys").await;
    let answer = json!({ "challenge": challenge, "answer": device.shows(&options) });
    let (status, answer) = who.post("/passkeys", answer).await;
    (status.as_u16(), answer)
}

/// Nothing but the key is needed to come back, as often as one likes.
#[tokio::test]
async fn a_key_brings_one_back() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(&folder).await;
    let ana = inn.guest("Ana").await;
    let mut device = Device::new(7);
    let (_, asked) = begin(&ana, "/me/passkeys").await;
    let wants = &asked["publicKey"]["authenticatorSelection"];
    assert_eq!((&wants["residentKey"], &wants["userVerification"]), (&json!("required"), &json!("required")));
    let (status, made) = make(&ana, &mut device).await;
    assert_eq!((status, made["passkeys"].as_array().unwrap().len()), (201, 1), "{made}");
    // Its account says nothing of who she is.
    assert_eq!(URL_SAFE_NO_PAD.decode(&device.account).unwrap().len(), 16);
    for devices in [2, 3] {
        let nobody = Guest::nobody(&inn);
        let (status, back) = enter(&nobody, &mut device).await;
        assert_eq!((status, &back["name"]), (201, &json!("Ana")), "{back}");
        let token = back["token"].as_str().unwrap().to_owned();
        let again = Guest { token, ..nobody };
        let (_, all) = again.get("/me/devices").await;
        assert_eq!(all["devices"].as_array().unwrap().len(), devices);
    }
    // A second key is for the same account, and the first is told, so that no device makes two.
    let (_, asked) = begin(&ana, "/me/passkeys").await;
    assert_eq!(asked["publicKey"]["user"]["id"], device.account);
    assert_eq!(asked["publicKey"]["excludeCredentials"][0]["id"], text(&device.id));
    inn.close().await;
}

/// What is no answer to the question, or one of another place, opens nothing and makes nothing.
#[tokio::test]
async fn what_is_no_answer() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(&folder).await;
    let (ana, nobody) = (inn.guest("Ana").await, Guest::nobody(&inn));
    let good = Device::new(7);
    let lies: [fn(&mut Device); 2] =
        [|device| device.origin = "https://elsewhere.example", |device| device.house = "elsewhere.example"];
    for lie in lies {
        let mut device = good.clone();
        lie(&mut device);
        let (status, answer) = make(&ana, &mut device).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-passkey")));
    }
    assert_eq!(ana.get("/me/passkeys").await.1["passkeys"], json!([]));
    let mut device = good.clone();
    assert_eq!(make(&ana, &mut device).await.0, 201);
    for lie in lies {
        let mut device = device.clone();
        lie(&mut device);
        assert_eq!(enter(&nobody, &mut device).await.0, 422);
    }
    // Another's key under the same name, and a key under another's account.
    let mut forged = Device { key: Device::new(8).key, ..device.clone() };
    assert_eq!(enter(&nobody, &mut forged).await.0, 422);
    let mut other = Device { account: text(&[1; 16]), ..device.clone() };
    assert_eq!(enter(&nobody, &mut other).await.0, 422);
    // The answer to another question.
    let (challenge, _) = begin(&nobody, "/passkeys").await;
    let (_, options) = begin(&nobody, "/passkeys").await;
    let answer = json!({ "challenge": challenge, "answer": device.shows(&options) });
    assert_eq!(nobody.post("/passkeys", answer).await.0, 422);
    for nonsense in [json!({}), json!("key"), Value::Null] {
        let (challenge, _) = begin(&nobody, "/passkeys").await;
        let answer = json!({ "challenge": challenge, "answer": nonsense });
        assert_eq!(nobody.post("/passkeys", answer).await.0, 422);
    }
    // And all the same the right one does.
    assert_eq!(enter(&nobody, &mut device).await.0, 201);
    inn.close().await;
}

/// A question is answered once, in time, and by whom it was asked.
#[tokio::test]
async fn once_and_in_time() {
    let folder = tempfile::tempdir().unwrap();
    let clock = server::Clock::default();
    let inn = Open::house(folder.path(), [room::<Race<FIRST>>(())], |config| {
        config.clock = clock.clone();
    })
    .await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let nobody = Guest::nobody(&inn);
    let mut device = Device::new(7);
    let (challenge, options) = begin(&ana, "/me/passkeys").await;
    let answer = json!({ "challenge": challenge, "answer": device.makes(&options) });
    assert_eq!(ben.post("/me/passkeys", answer.clone()).await.0, 410, "it was not asked of him");
    assert_eq!(ana.post("/me/passkeys", answer).await.0, 410, "and is used up");
    assert_eq!(make(&ana, &mut device).await.0, 201);
    let (challenge, options) = begin(&nobody, "/passkeys").await;
    let answer = json!({ "challenge": challenge, "answer": device.shows(&options) });
    assert_eq!(nobody.post("/passkeys", answer.clone()).await.0, 201);
    let (status, again) = nobody.post("/passkeys", answer).await;
    assert_eq!((status.as_u16(), &again["error"]["code"]), (410, &json!("old-passkey")));
    let (challenge, options) = begin(&nobody, "/passkeys").await;
    clock.turn(std::time::Duration::from_secs(5 * 60));
    let answer = json!({ "challenge": challenge, "answer": device.shows(&options) });
    assert_eq!(nobody.post("/passkeys", answer).await.0, 410);
    inn.close().await;
}

/// A key whose counter goes back was copied; one that was taken away, or goes with its guest, opens nothing; none is another's.
#[tokio::test]
async fn a_key_that_is_good_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(&folder).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let nobody = Guest::nobody(&inn);
    let mut device = Device::new(7);
    assert_eq!(make(&ana, &mut device).await.0, 201);
    let mut copy = device.clone();
    device.count = 9;
    assert_eq!(enter(&nobody, &mut device).await.0, 201);
    let (status, answer) = enter(&nobody, &mut copy).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("copied-passkey")));
    // Nobody makes it theirs.
    let (status, answer) = make(&ben, &mut device.clone()).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-passkey")));
    let path = format!("/api/v1/me/passkeys/{}", text(&device.id));
    let drop = async |who: &Guest| who.request("delete", &path).send().await.unwrap().status();
    assert_eq!(drop(&ben).await, 404);
    assert_eq!(drop(&ana).await, 204);
    assert_eq!(drop(&ana).await, 404);
    let (status, answer) = enter(&nobody, &mut device).await;
    assert_eq!((status, &answer["error"]["code"]), (404, &json!("no-passkey")));
    let mut second = Device::new(8);
    assert_eq!(make(&ana, &mut second).await.0, 201);
    let gone = ana.request("delete", "/api/v1/me").send().await.unwrap();
    assert!(gone.status().is_success());
    assert_eq!(enter(&nobody, &mut second).await.0, 404);
    inn.close().await;
}

/// Whoever sits at tables here does not leave them behind unasked.
#[tokio::test]
async fn tables_are_not_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(&folder).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let mut device = Device::new(7);
    assert_eq!(make(&ana, &mut device).await.0, 201);
    assert_eq!(ben.post("/tables", json!({ "game": "race" })).await.0, 201);
    let (status, answer) = enter(&ben, &mut device).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("has-tables")));
    let (challenge, options) = begin(&ben, "/passkeys").await;
    let answer = json!({ "challenge": challenge, "answer": device.shows(&options), "leave": true });
    assert_eq!(ben.post("/passkeys", answer).await.1["name"], "Ana");
    inn.close().await;
}

/// Where no browser makes keys none are asked for.
#[tokio::test]
async fn only_over_https() {
    for (house, offered) in [
        ("http://inn.example", false),
        ("https://192.0.2.1", false),
        ("https://inn.example", true),
        ("http://localhost:8080", true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let inn = Open::house(folder.path(), [room::<Race<FIRST>>(())], |config| {
            config.public_url = Some(house.to_owned());
        })
        .await;
        let ana = inn.guest("Ana").await;
        assert_eq!(ana.get("/me/passkeys").await.1["offered"], offered, "{house}");
        let (status, answer) = ana.post("/me/passkeys/begin", json!({})).await;
        assert_eq!(status, if offered { 200 } else { 409 }, "{house}: {answer}");
        inn.close().await;
    }
}

/// Who signs a device out says whether the keys made there go: with them whoever came in by them.
#[tokio::test]
async fn keys_go_with_their_device_if_one_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(&folder).await;
    for (number, says, keys, back) in [(7, "", 1, 201), (8, "?passkeys=true", 0, 404)] {
        let ana = inn.guest("Ana").await;
        let nobody = Guest::nobody(&inn);
        let joins = async || {
            let code = ana.post("/me/devices/links", json!({})).await.1["code"].clone();
            let token = nobody.post("/devices", json!({ "code": code })).await.1["token"].clone();
            Guest { token: token.as_str().unwrap().to_owned(), ..nobody.clone() }
        };
        let phone = joins().await;
        let mut device = Device::new(number);
        assert_eq!(make(&phone, &mut device).await.0, 201);
        let (_, entered) = enter(&nobody, &mut device).await;
        let thief = Guest { token: entered["token"].as_str().unwrap().to_owned(), ..nobody.clone() };
        assert_eq!(thief.get("/me").await.1["signed_in"]["by"], "passkey");
        let id = phone.get("/me").await.1["signed_in"]["id"].as_str().unwrap().to_owned();
        let made_at = ana.get("/me/passkeys").await.1["passkeys"][0]["device"].clone();
        assert_eq!(made_at, json!(id));
        let answer = ana.request("delete", &format!("/api/v1/me/devices/{id}{says}")).send().await.unwrap();
        assert_eq!(answer.status(), 204);
        assert_eq!(ana.get("/me/passkeys").await.1["passkeys"].as_array().unwrap().len(), keys);
        assert_eq!(thief.get("/me").await.0 == 200, keys == 1, "who came in by it");
        assert_eq!(enter(&nobody, &mut device).await.0, back);
    }
    inn.close().await;
}
