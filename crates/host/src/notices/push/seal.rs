//! Encryption of push messages (RFC 8291): only the subscribed browser can read them.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use sha2::Sha256;
use tables::keys::random;

use super::Subscription;

/// The size of a record, which is the only one: messages are much shorter.
const RECORD: u32 = 4096;

/// The delimiter after the text of the last record.
const LAST: u8 = 2;

/// A message encrypted for one browser, with a key that is used once.
pub(in super::super) fn sealed(to: &Subscription, text: &[u8]) -> Option<Vec<u8>> {
    seal(to, text, &once(), &random())
}

/// A new key. One draw in some four thousand million is none.
fn once() -> SecretKey {
    loop {
        if let Ok(key) = SecretKey::from_slice(&random::<32>()) {
            return key;
        }
    }
}

fn seal(to: &Subscription, text: &[u8], once: &SecretKey, salt: &[u8; 16]) -> Option<Vec<u8>> {
    let point = |key: &PublicKey| key.to_sec1_point(false).as_bytes().to_vec();
    let (theirs, ours) = (point(&to.theirs), point(&once.public_key()));
    let shared = ecdh::diffie_hellman(once.to_nonzero_scalar(), to.theirs.as_affine());
    let info = [b"WebPush: info\0".as_slice(), &theirs, &ours].concat();
    let mut secret = [0; 32];
    shared.extract::<Sha256>(Some(&to.auth)).expand(&info, &mut secret).ok()?;
    let keys = Hkdf::<Sha256>::new(Some(salt), &secret);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let sealed = cipher.encrypt(&Nonce::from(nonce), [text, &[LAST]].concat().as_slice()).ok()?;
    let length = u8::try_from(ours.len()).ok()?;
    Some([salt.as_slice(), &RECORD.to_be_bytes(), &[length], &ours, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_rfc() {
        let to = Subscription {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".parse().unwrap(),
            theirs: PublicKey::from_sec1_bytes(&bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ))
            .unwrap(),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let once = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = seal(&to, b"When I grow up, I want to be a watermelon", &once, &salt).unwrap();
        let expected = concat!(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK",
            "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        assert_eq!(URL_SAFE_NO_PAD.encode(&sealed), expected);
        // Another time it looks otherwise.
        assert_ne!(super::sealed(&to, b"x"), super::sealed(&to, b"x"));
    }
}
