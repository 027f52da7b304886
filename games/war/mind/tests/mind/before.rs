//! The mind against which others are measured stays as it is.

use bots::choose;
use table::{Chance, Game as _, Journal, SetupRequest, rng};
use war::War;

/// What a game played by this bot comes to: a number for everything that was chosen in it.
fn played(bot: &str, players: usize, seed: u64, most: usize) -> u64 {
    let bot = war_mind::minds().bot(bot).expect("a bot");
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let (mut chance, mut journal) = (Chance::stream(rng(seed)), Journal::silent());
    let mut state = War::start(&setup, &mut chance, &mut journal);
    // FNV-1a, which stays the same from one compiler to the next.
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for made in 0..most as u64 {
        let Some(seat) = War::asks(&state).first() else {
            break;
        };
        let choice = choose::<War>(&state, seat, &bot, seed ^ made).expect("a choice");
        for byte in choice.to_string().bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        War::apply(&mut state, seat, &choice, &mut chance, &mut journal);
    }
    sum
}

/// Whoever betters the mind of the war copies the present one to a module `before` first. If the *rules* were mended
/// so that other choices are met, write the new numbers here.
#[test]
fn before_plays_as_it_did() {
    let games = [
        played("habit@before", 2, 1, usize::MAX),
        played("habit@before", 3, 2, usize::MAX),
        played("habit@before", 4, 3, usize::MAX),
        played("hard@before", 2, 4, 120),
    ];
    assert_eq!(
        games,
        [
            13_183_353_960_848_471_251,
            14_570_752_527_263_322_974,
            16_998_659_356_549_829_409,
            17_113_468_883_868_803_950
        ],
        "'before' is no longer what others were measured against: copy it before you change it"
    );
}
