//! Many streams of random numbers from one seed.

/// A seed for one of many streams that grow from `seed`: neighbours have nothing in common.
///
/// The finaliser of SplitMix64, applied after each number, so that (1, 2) and (2, 1) differ.
pub fn mix(seed: u64, numbers: &[u64]) -> u64 {
    let stir = |mut x: u64| {
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    };
    let step = |sum: u64, number: &u64| stir(sum.wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_add(*number));
    numbers.iter().fold(stir(seed), step)
}
