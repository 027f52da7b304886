//! Small counters side by side in one word: the figures in a region are added, taken and compared in a few
//! instructions, and half as large as with a byte for each counter.

/// Counters of `BITS` bits each, the first in the lowest bits. A counter that would grow past [`MOST`](Self::MOST) stays
/// there, one that would fall below 0 stays at 0: none ever spills into its neighbour.
///
/// (Kept as bytes, so that what holds it needs not be laid out by eights.)
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Lanes<const BITS: u32>([u8; 8]);

impl<const BITS: u32> Lanes<BITS> {
    /// The most that a counter holds.
    pub(crate) const MOST: u8 = u8::MAX >> (8 - BITS);
    /// The lowest bit of every counter.
    const LOW: u64 = u64::MAX / Self::MOST as u64;
    /// The highest bit of every counter.
    const HIGH: u64 = Self::LOW << (BITS - 1);
    /// Every other counter.
    const EVEN: u64 = u64::MAX / ((1 << BITS) + 1);

    /// Nothing counted.
    pub(crate) const EMPTY: Self = Self([0; 8]);

    const fn of(word: u64) -> Self {
        Self(word.to_le_bytes())
    }

    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// One counter.
    #[inline]
    pub(crate) const fn get(self, lane: u32) -> u8 {
        (self.word() >> (lane * BITS)) as u8 & Self::MOST
    }

    /// These counters with one of them set.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, lane: u32, count: u8) -> Self {
        let rest = self.word() & !((Self::MOST as u64) << (lane * BITS));
        let count = if count > Self::MOST { Self::MOST } else { count };
        Self::of(rest | (count as u64) << (lane * BITS))
    }

    /// Is every counter 0?
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.word() == 0
    }

    /// Only the counters of `mask`.
    #[inline]
    #[must_use]
    pub(crate) const fn only(self, mask: Self) -> Self {
        Self::of(self.word() & mask.word())
    }

    /// All but the counters of `mask`.
    #[inline]
    #[must_use]
    pub(crate) const fn except(self, mask: Self) -> Self {
        Self::of(self.word() & !mask.word())
    }

    /// All counters together, where that is a number of one byte.
    #[inline]
    pub(crate) const fn sum(self) -> u8 {
        let word = self.word();
        // By bytes first, whose sum the highest byte of a product is.
        let bytes = if BITS == 8 { word } else { (word & Self::EVEN) + (word >> BITS & Self::EVEN) };
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Every counter with that of `more`.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, more: Self) -> Self {
        let (a, b) = (self.word(), more.word());
        let sum = ((a & !Self::HIGH) + (b & !Self::HIGH)) ^ ((a ^ b) & Self::HIGH);
        let over = (a & b | (a | b) & !sum) & Self::HIGH;
        Self::of(sum | Self::filled(over))
    }

    /// Every counter without that of `less`.
    #[inline]
    #[must_use]
    pub(crate) const fn minus(self, less: Self) -> Self {
        let (a, b) = (self.word(), less.word());
        let rest = ((a | Self::HIGH) - (b & !Self::HIGH)) ^ ((a ^ !b) & Self::HIGH);
        let under = (!a & b | !(a ^ b) & rest) & Self::HIGH;
        Self::of(rest & !Self::filled(under))
    }

    /// All bits of the counters whose highest bit is set in `high`.
    const fn filled(high: u64) -> u64 {
        (high << 1).wrapping_sub(high >> (BITS - 1))
    }

    /// Each counter that is not 0, in order: its lane, and its value.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = (u32, u8)> + Clone {
        let mut left = self.word();
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let lane = left.trailing_zeros() / BITS;
                let count = (left >> (lane * BITS)) as u8 & Self::MOST;
                left &= !((Self::MOST as u64) << (lane * BITS));
                (lane, count)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Lanes;

    /// Does everything as it would be done counter by counter?
    fn same_as_one_by_one<const BITS: u32>(a: u64, b: u64) {
        let lanes = 64 / BITS;
        let [left, right] = [a, b].map(Lanes::<BITS>::of);
        let each = |of: Lanes<BITS>| (0..lanes).map(move |lane| of.get(lane)).collect::<Vec<_>>();
        let pairs = || each(left).into_iter().zip(each(right));
        let most = |sum: u8| sum.min(Lanes::<BITS>::MOST);
        let sums = pairs().map(|(a, b)| most(a.saturating_add(b))).collect::<Vec<_>>();
        assert_eq!(each(left.plus(right)), sums);
        let rests = pairs().map(|(a, b)| a.saturating_sub(b)).collect::<Vec<_>>();
        assert_eq!(each(left.minus(right)), rests);
        let set = (0..lanes).filter(|lane| left.get(*lane) > 0).collect::<Vec<_>>();
        let found = set.iter().map(|lane| (*lane, left.get(*lane)));
        assert!(left.iter().eq(found));
        let mask = set.iter().fold(Lanes::<BITS>::EMPTY, |mask, lane| mask.with(*lane, Lanes::<BITS>::MOST));
        assert!(left.only(mask) == left && left.except(mask).is_empty());
        let copied = left.iter().fold(Lanes::<BITS>::EMPTY, |copy, (lane, count)| copy.with(lane, count));
        assert!(copied == left);
        let sum = each(left).into_iter().map(u32::from).sum::<u32>();
        assert!(sum > 255 || u32::from(left.sum()) == sum);
    }

    proptest! {
        #[test]
        fn counters_do_not_touch_each_other(a: u64, b: u64) {
            same_as_one_by_one::<4>(a, b);
            same_as_one_by_one::<8>(a, b);
            // As small as they are on the table.
            same_as_one_by_one::<8>(a & 0x1f1f_1f1f_1f1f_1f1f, b);
        }

        #[test]
        fn one_counter_changes_alone(a: u64, lane in 0..15_u32, count: u8) {
            let after = Lanes::<4>::of(a).with(lane, count);
            prop_assert_eq!(after.get(lane), count.min(15));
            let alone = Lanes::<4>::EMPTY.with(lane, 15);
            prop_assert!(after.except(alone) == Lanes::of(a).except(alone));
        }
    }

    #[test]
    fn what_is_full_stays_full_and_what_is_empty_empty() {
        let (none, all) = (Lanes::<4>::EMPTY, Lanes::<4>::of(u64::MAX));
        assert!(all.plus(all) == all && none.minus(all) == none && all.minus(all) == none);
        assert_eq!(all.sum(), 240);
    }
}
