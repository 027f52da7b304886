//! The only source of randomness: seeded, committed to before play, or scripted.

mod script;

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use self::script::Script;

pub use self::script::Roll;

/// The stream from which bots and imagined states are drawn. Never the game's own chance.
pub type Rng = ChaCha8Rng;

/// A stream for a bot or a simulation, from a small number.
pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// The seed of a game's chance: 32 bytes, kept secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for simulations and tests. The bytes are a hash of the number.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"bree seed from number 1\n");
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The commitment shown before the game: the seed that is shown afterwards can be checked against it.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"bree seed commitment 1\n");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

// A seed is a secret of the running game: it must not slip into a log by a debug print.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

/// The hash of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// A text that is not 32 bytes in hexadecimal.
#[derive(Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(NotHex);
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).map_err(|_| NotHex)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| NotHex)?;
    }
    Ok(bytes)
}

impl FromStr for Seed {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Self)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Self)
    }
}

/// One scripted draw: its value, or the name of the face that is to come up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Draw {
    /// The value itself, counted from 0.
    Value(u32),
    /// The face's name, resolved by the game when it draws.
    Face(String),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(value) => write!(f, "{value}"),
            Self::Face(name) => f.write_str(name),
        }
    }
}

/// The position of a running game's chance, to go on from a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChancePosition {
    /// The number of draws so far.
    pub drawn: u64,
    /// The position in the ChaCha stream, in 32-bit words.
    pub word: u64,
}

#[derive(Clone, Debug)]
enum Source {
    Stream(Box<ChaCha8Rng>),
    /// The same, but one draw (by its number, from 1) comes out differently.
    Bent(Box<ChaCha8Rng>, u64),
    Script(Box<Script>),
    /// A path through the tree of draws: the faces to come up first, then the first face of each draw. Each as face and
    /// number of faces, with the number drawn so far.
    Path(Vec<(u32, u32)>),
}

/// Draws for a game: the only way randomness enters the rules.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    drawn: u64,
    fault: Option<String>,
}

impl Chance {
    /// The chance of a real game: a ChaCha stream from the committed seed.
    pub fn from_seed(seed: &Seed) -> Self {
        Self::stream(ChaCha8Rng::from_seed(seed.0))
    }

    /// Chance for a simulation or a search, from a stream of its own.
    pub fn stream(rng: ChaCha8Rng) -> Self {
        Self { source: Source::Stream(Box::new(rng)), drawn: 0, fault: None }
    }

    /// Chance that yields just these draws: the dice of a book's example. A draw too many, or one out of
    /// range, is a [`fault`](Self::fault), not a surprise.
    pub fn scripted(draws: impl IntoIterator<Item = Draw>) -> Self {
        let draws = draws.into_iter().collect();
        Self::rolls([Roll { of: None, draws }])
    }

    /// The same with named rolls: a roll of another name, or of more or fewer draws, is a [`fault`](Self::fault).
    pub fn rolls(rolls: impl IntoIterator<Item = Roll>) -> Self {
        let script = Script::of(rolls.into_iter().collect());
        Self { source: Source::Script(Box::new(script)), drawn: 0, fault: None }
    }

    /// Scripted chance by the names of faces.
    pub fn faces<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        Self::scripted(names.into_iter().map(|name| Draw::Face(name.to_owned())))
    }

    /// Resumes from the position in a snapshot.
    pub fn resume(seed: &Seed, at: ChancePosition) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_word_pos(at.word.into());
        Self { source: Source::Stream(Box::new(rng)), drawn: at.drawn, fault: None }
    }

    /// The same draws to come, but for number `at` (the first of all is 1), which falls otherwise. A script stays as it
    /// is.
    pub(crate) fn bent(&self, at: u64) -> Self {
        let mut bent = self.clone();
        if let Source::Stream(rng) = &self.source {
            bent.source = Source::Bent(rng.clone(), at);
        }
        bent
    }

    /// A path through the tree of draws: first these faces (each with the number of faces it is one of), then the first
    /// face of each draw.
    pub(crate) fn along(path: Vec<(u32, u32)>) -> Self {
        Self { source: Source::Path(path), drawn: 0, fault: None }
    }

    /// The way that was gone: each draw, and of how many faces it was one.
    pub(crate) fn path(self) -> Vec<(u32, u32)> {
        match self.source {
            Source::Path(path) => path,
            _ => Vec::new(),
        }
    }

    /// The position of the chance. A script has none: its word is 0.
    pub fn position(&self) -> ChancePosition {
        let word = match &self.source {
            Source::Stream(rng) | Source::Bent(rng, _) => rng.get_word_pos() as u64,
            Source::Script(_) | Source::Path(_) => 0,
        };
        ChancePosition { drawn: self.drawn, word }
    }

    /// The number of draws so far: a draw is an undo barrier.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The first fault of a script, if any.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// The number of scripted draws left; 0 for a stream.
    pub fn unused(&self) -> usize {
        match &self.source {
            Source::Stream(_) | Source::Bent(..) | Source::Path(_) => 0,
            Source::Script(script) => script.unused(),
        }
    }

    /// The scripted draws that are left, with their purposes; empty for a stream.
    pub fn left(&self) -> String {
        match &self.source {
            Source::Stream(_) | Source::Bent(..) | Source::Path(_) => String::new(),
            Source::Script(script) => script.left(),
        }
    }

    /// Announces the next draws: their number, and their purpose (`"hunt"`, `"free attack"`), by which scripts name their
    /// rolls. Other kinds of chance ignore it.
    #[inline]
    pub fn roll(&mut self, of: &'static str, draws: usize) {
        if let Source::Script(script) = &mut self.source
            && let Err(fault) = script.begin(of, draws)
        {
            self.fail(fault);
        }
    }

    /// A number below `n` (from 0), each as likely as the others.
    ///
    /// # Panics
    /// When `n` is 0: there is nothing to draw from.
    pub fn below(&mut self, n: u32) -> u32 {
        self.face(n, |_| "")
    }

    /// A face of a die with `n` faces. `name` names each face, for scripts.
    ///
    /// # Panics
    /// When `n` is 0.
    #[inline]
    pub fn face(&mut self, n: u32, name: impl Fn(u32) -> &'static str) -> u32 {
        assert!(n > 0, "a draw needs at least one face");
        self.drawn += 1;
        match &mut self.source {
            Source::Stream(rng) => uniform(rng, n),
            Source::Path(path) => way(path, self.drawn, n),
            Source::Bent(rng, at) => (uniform(rng, n) + u32::from(self.drawn == *at)) % n,
            Source::Script(script) => match script.draw(n, &name) {
                Ok(face) => face,
                Err(fault) => {
                    let fault = format!("draw {}{fault}", self.drawn);
                    self.fail(fault)
                }
            },
        }
    }

    /// Puts `items` in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.roll("shuffle", items.len().saturating_sub(1));
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    fn fail(&mut self, fault: String) -> u32 {
        self.fault.get_or_insert(fault);
        0
    }
}

/// The draw of this number (from 1) on a way through the tree of draws.
#[cold]
fn way(path: &mut Vec<(u32, u32)>, drawn: u64, n: u32) -> u32 {
    let at = drawn as usize - 1;
    if path.len() <= at {
        path.push((0, n));
    }
    path[at].0
}

/// Lemire's method: a multiplication, and a second draw only where the first would favour some value.
#[inline]
pub(crate) fn uniform(rng: &mut ChaCha8Rng, n: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// A random index of one of `n` things, each as likely, for random players.
///
/// # Panics
/// When `n` is 0.
#[inline]
pub fn pick(rng: &mut Rng, n: usize) -> usize {
    assert!(n > 0, "nothing to pick from");
    uniform(rng, n as u32) as usize
}

/// Shuffles a list, each order as likely: for a player who imagines unseen things.
pub fn shuffle<T>(rng: &mut Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(rng, last + 1));
    }
}
