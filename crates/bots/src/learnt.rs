//! Tables of weights that were learnt: a file fits the features it was learnt for, or is refused.

use std::borrow::Cow;
use std::ops::Range;

use sha2::{Digest, Sha256};

/// Features of one sort: a place in the table for every combination of some small numbers. Made by
/// [`features!`](crate::features).
#[derive(Clone, Copy, Debug)]
pub struct Block<const N: usize> {
    first: usize,
    sizes: [usize; N],
}

impl<const N: usize> Block<N> {
    /// A block that begins at this place, with this many values of each number.
    pub const fn new(first: usize, sizes: [usize; N]) -> Self {
        Self { first, sizes }
    }

    /// The place of one feature. Each number must be smaller than its size.
    #[inline]
    pub const fn at(&self, numbers: [usize; N]) -> usize {
        let mut place = 0;
        let mut index = 0;
        while index < N {
            debug_assert!(numbers[index] < self.sizes[index]);
            place = place * self.sizes[index] + numbers[index];
            index += 1;
        }
        self.first + place
    }

    /// The places of its features.
    pub const fn range(&self) -> Range<usize> {
        self.first..self.end()
    }

    /// The index after its last feature: the start of the next block.
    pub const fn end(&self) -> usize {
        let mut size = 1;
        let mut index = 0;
        while index < N {
            size *= self.sizes[index];
            index += 1;
        }
        self.first + size
    }
}

/// The features of a mind: their blocks by name, in order, with their sizes.
#[derive(Clone, Copy, Debug)]
pub struct Features(pub &'static [(&'static str, &'static [usize])]);

impl Features {
    /// The number of features.
    pub fn count(&self) -> usize {
        let sizes = self.0.iter().map(|(_, sizes)| sizes.iter().product::<usize>());
        sizes.sum()
    }

    /// A fingerprint of these features: the start of the SHA-256 of the blocks' names and sizes, in order.
    pub fn fingerprint(&self) -> [u8; 8] {
        let mut hash = Sha256::new();
        for (name, sizes) in self.0 {
            hash.update(format!("{name} {sizes:?}\n"));
        }
        let hash = hash.finalize();
        std::array::from_fn(|index| hash[index])
    }
}

/// Writes down the features of a mind: blocks with names, which follow each other in one table. Each becomes a
/// constant [`Block`], and all together `FEATURES`.
///
/// ```
/// const SUITS: usize = 4;
/// bots::features! {
///     /// Which suit is led, and is it the first trick?
///     LEADS [SUITS, 2];
///     /// How many cards are left of a suit.
///     LEFT [SUITS, 13];
/// }
/// assert_eq!(LEADS.at([1, 0]), 2);
/// assert_eq!(LEFT.at([0, 3]), 8 + 3);
/// assert_eq!(FEATURES.count(), 8 + 52);
/// ```
#[macro_export]
macro_rules! features {
    (@from $first:expr;) => {};
    (@from $first:expr; $(#[$doc:meta])* $name:ident [$($size:expr),+]; $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: $crate::learnt::Block<{ [$($size),+].len() }> =
            $crate::learnt::Block::new($first, [$($size),+]);
        $crate::features!(@from $name.end(); $($rest)*);
    };
    ($($(#[$doc:meta])* $name:ident [$($size:expr),+];)+) => {
        $crate::features!(@from 0; $($(#[$doc])* $name [$($size),+];)+);
        /// All features.
        pub const FEATURES: $crate::learnt::Features =
            $crate::learnt::Features(&[$((stringify!($name), &[$($size),+])),+]);
    };
}

/// Tables of weights, one byte for each feature, with a head that names the features.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learnt {
    features: usize,
    fingerprint: [u8; 8],
    weights: Cow<'static, [u8]>,
}

/// Size of the head of a file: magic, version, number of tables, number of features, fingerprint.
const HEAD: usize = 4 + 2 + 2 + 4 + 8;
/// The first bytes of a file of learnt tables.
const MAGIC: [u8; 4] = *b"Lrnt";
/// The version of the form of these files.
const VERSION: u16 = 1;

/// The reason why a file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// The file is something else.
    #[error("this is no file of learnt tables")]
    Foreign,
    /// The file has a format that is not known here.
    #[error("its form is version {0}, and {VERSION} is read")]
    Version(u16),
    /// The tables were learnt for other features, or for the same in another order.
    #[error(
        "it was learnt for {found} features called otherwise or in another order than the {wanted} there are now: learn anew"
    )]
    Features {
        /// The number of features it was learnt for.
        found: usize,
        /// The number of features there are.
        wanted: usize,
    },
    /// The end is missing, or something follows it.
    #[error("it has {found} bytes in place of {wanted}")]
    Length {
        /// The length found.
        found: usize,
        /// The length expected.
        wanted: usize,
    },
}

impl Learnt {
    /// Tables in which nothing has been learnt.
    pub fn blank(features: &Features, tables: u16) -> Self {
        let weights = vec![0; features.count() * usize::from(tables)];
        Self { features: features.count(), fingerprint: features.fingerprint(), weights: weights.into() }
    }

    /// Reads a file, which must have been learnt for these features.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn read(file: impl Into<Cow<'static, [u8]>>, features: &Features) -> Result<Self, Misfit> {
        let file = file.into();
        let (head, _) = file.split_at_checked(HEAD).ok_or(Misfit::Foreign)?;
        let (magic, head) = head.split_at(4);
        let number = |at: usize| u16::from_le_bytes([head[at], head[at + 1]]);
        if magic != MAGIC {
            return Err(Misfit::Foreign);
        }
        if number(0) != VERSION {
            return Err(Misfit::Version(number(0)));
        }
        let tables = usize::from(number(2));
        let found = usize::from(number(4)) | usize::from(number(6)) << 16;
        let (wanted, fingerprint) = (features.count(), features.fingerprint());
        if found != wanted || head[8..] != fingerprint {
            return Err(Misfit::Features { found, wanted });
        }
        let wanted = HEAD + tables * found;
        if file.len() != wanted {
            let found = file.len();
            return Err(Misfit::Length { found, wanted });
        }
        let weights = match file {
            Cow::Borrowed(file) => Cow::Borrowed(&file[HEAD..]),
            Cow::Owned(file) => Cow::Owned(file[HEAD..].to_vec()),
        };
        Ok(Self { features: features.count(), fingerprint, weights })
    }

    /// The file's bytes.
    pub fn write(&self) -> Vec<u8> {
        let tables = (self.weights.len() / self.features.max(1)) as u16;
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend(tables.to_le_bytes());
        file.extend((self.features as u32).to_le_bytes());
        file.extend(self.fingerprint);
        file.extend_from_slice(&self.weights);
        file
    }

    /// The table with this number, from 0.
    pub fn table(&self, number: usize) -> Option<&[u8]> {
        let from = number.checked_mul(self.features)?;
        self.weights.get(from..from.checked_add(self.features)?)
    }

    /// The table with this number, to be learnt anew.
    pub fn table_mut(&mut self, number: usize) -> Option<&mut [u8]> {
        let from = number.checked_mul(self.features)?;
        let to = from.checked_add(self.features)?;
        self.weights.to_mut().get_mut(from..to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABC: Features = Features(&[("a", &[2, 3]), ("b", &[4]), ("c", &[1])]);

    fn file() -> Vec<u8> {
        let mut learnt = Learnt::blank(&ABC, 2);
        for (weight, number) in learnt.table_mut(1).unwrap().iter_mut().zip(1..) {
            *weight = number;
        }
        learnt.write()
    }

    #[test]
    fn what_was_written_is_read() {
        let learnt = Learnt::read(file(), &ABC).unwrap();
        assert_eq!(learnt.table(0), Some(&[0; 11][..]));
        assert_eq!(learnt.table(1), Some(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11][..]));
        assert_eq!(learnt.table(2), None);
        assert_eq!(learnt.write(), file());
    }

    #[test]
    fn other_features_are_refused() {
        let refused = |features: Features| Learnt::read(file(), &features).unwrap_err();
        let swapped = Features(&[("b", &[4]), ("a", &[2, 3]), ("c", &[1])]);
        let other_sizes = Features(&[("a", &[3, 2]), ("b", &[4]), ("c", &[1])]);
        let other_name = Features(&[("a", &[2, 3]), ("b", &[4]), ("d", &[1])]);
        for features in [swapped, other_sizes, other_name] {
            let misfit = Misfit::Features { found: 11, wanted: 11 };
            assert_eq!(refused(features), misfit, "{features:?}");
            assert!(misfit.to_string().contains("learn anew"));
        }
        let fewer = Features(&[("a", &[2, 3]), ("b", &[4])]);
        assert_eq!(refused(fewer), Misfit::Features { found: 11, wanted: 10 });
    }

    #[test]
    fn a_file_that_is_cut_or_goes_on_is_refused() {
        let (whole, wanted) = (file(), file().len());
        for found in HEAD..wanted {
            let cut = whole[..found].to_vec();
            assert_eq!(Learnt::read(cut, &ABC), Err(Misfit::Length { found, wanted }));
        }
        for found in 0..HEAD {
            assert_eq!(Learnt::read(whole[..found].to_vec(), &ABC), Err(Misfit::Foreign));
        }
        let found = wanted + 1;
        let more = [whole, vec![0]].concat();
        assert_eq!(Learnt::read(more, &ABC), Err(Misfit::Length { found, wanted }));
    }

    #[test]
    fn another_magic_or_version_is_refused() {
        for (at, misfit) in [(0, Misfit::Foreign), (3, Misfit::Foreign), (4, Misfit::Version(2))] {
            let mut changed = file();
            changed[at] += 1;
            assert_eq!(Learnt::read(changed, &ABC), Err(misfit));
        }
    }

    #[test]
    fn blocks_follow_each_other() {
        let first = Block::new(0, [2, 3]);
        let second = Block::new(first.end(), [4]);
        let places = (0..2).flat_map(|a| (0..3).map(move |b| first.at([a, b])));
        let places = places.chain((0..4).map(|c| second.at([c])));
        assert!(places.eq(0..10));
        assert_eq!(second.end(), 10);
    }
}
