//! Secrets: the house key, the tokens of links, the tokens of guests, and ids nobody can guess.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::GuestHash;

/// The purpose of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Taking an open seat.
    Join,
    Watch,
    /// Viewing a finished game.
    Replay,
    /// Confirming a mailbox.
    Confirm,
    /// Ending notifications to an address.
    Stop,
    /// Joining a group.
    Group,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Watch => "watch",
            Self::Replay => "replay",
            Self::Confirm => "confirm",
            Self::Stop => "stop",
            Self::Group => "group",
        }
    }
}

/// The reason why the house key cannot be read or made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot use the key file {path}: {why}")]
pub struct KeyError {
    /// The file.
    pub path: String,
    /// The reason.
    pub why: String,
}

/// The key from which links are computed, so that no link is at rest in the database.
#[derive(Clone)]
pub struct HouseKey([u8; 32]);

impl HouseKey {
    /// Reads the key file, or makes one that only its owner can read.
    pub fn open(path: &Path) -> Result<Self, KeyError> {
        let failed = |why: String| KeyError { path: path.display().to_string(), why };
        match std::fs::File::open(path) {
            Ok(mut file) => {
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes).map_err(|why| failed(why.to_string()))?;
                let key = bytes.try_into().map_err(|_| {
                    failed("it is not a house key of 32 bytes; put the right file there, or remove it".into())
                })?;
                Ok(Self(key))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let key = random();
                create(path, &key).map_err(|why| failed(why.to_string()))?;
                Ok(Self(key))
            }
            Err(error) => Err(failed(error.to_string())),
        }
    }

    /// Reads the key file; where there is none, makes a temporary key, for commands that need no links.
    pub fn borrow(path: &Path) -> Result<Self, KeyError> {
        if path.exists() { Self::open(path) } else { Ok(Self(random())) }
    }

    /// The token of a link. Another epoch has other links.
    pub fn token(&self, purpose: Purpose, table: &str, epoch: u32) -> String {
        let whole = self.mac(purpose, table, epoch).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(&whole[..16])
    }

    /// True if this is the link's token, compared in constant time.
    pub fn fits(&self, token: &str, purpose: Purpose, table: &str, epoch: u32) -> bool {
        URL_SAFE_NO_PAD.decode(token).is_ok_and(|token| {
            token.len() == 16 && self.mac(purpose, table, epoch).verify_truncated_left(&token).is_ok()
        })
    }

    /// A public fingerprint of the key: enough to tell two keys apart.
    pub fn mark(&self) -> String {
        let mark = self.derived("mark", 0);
        mark[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// A secret for something else than links, which follows from this key.
    pub fn derived(&self, what: &str, number: u32) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length is accepted");
        mac.update(format!("bree key 1|{what}|{number}").as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// The id of the table as which a record is kept: in one house always the same.
    pub fn table_of(&self, record: &str) -> String {
        id_of(&self.derived(&format!("record|{record}"), 0))
    }

    fn mac(&self, purpose: Purpose, table: &str, epoch: u32) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length is accepted");
        mac.update(format!("bree link 1|{}|{table}|{epoch}", purpose.word()).as_bytes());
        mac
    }
}

fn create(path: &Path, key: &[u8; 32]) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(key)?;
    file.sync_all()
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system always has randomness");
    bytes
}

/// Digits and letters that nobody takes for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A new table id: ten letters, 50 random bits.
pub fn table_id() -> String {
    id_of(&random::<10>())
}

fn id_of(bytes: &[u8]) -> String {
    bytes.iter().take(10).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// True if this has the form of a table id; others are not looked up. What cannot be is not looked up.
pub fn is_table_id(id: &str) -> bool {
    id.len() == 10 && id.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A new secret for a guest's browser.
pub fn guest_token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// The hash that identifies a guest; nothing when the token is malformed.
pub fn guest_hash(token: &str) -> Option<GuestHash> {
    let bytes = URL_SAFE_NO_PAD.decode(token).ok()?;
    (bytes.len() == 32).then(|| Sha256::digest(&bytes).into())
}

/// A hash in the form of an entry.
pub(crate) mod hex_hash {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use store::GuestHash;

    /// Writes it as 64 hexadecimal digits.
    pub fn serialize<S: Serializer>(hash: &GuestHash, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }

    /// Reads that.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GuestHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        // Read as a commitment is: 64 hexadecimal digits.
        text.parse::<table::Commitment>().map(|hash| hash.0).map_err(D::Error::custom)
    }
}
