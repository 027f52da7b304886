//! Tests of the wizards' bots.

mod hints;
mod lines;

use bots::arena::arena;
use bots::choose;
use table::{Chance, Game, Journal, SetupRequest, rng};
use wizards::Wizards;

/// The number of games, of `games`, that the first wins.
fn won(first: &str, second: &str, games: u64) -> f64 {
    let minds = wizards_mind::minds();
    let bots = [first, second].map(|name| minds.bot(name).expect("a bot"));
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table of the starter decks");
    let found = arena(&setup, &bots, None, games, 7, 2, &|_| {}).expect("games that end");
    found.bots[0].wins
}

/// The starter decks are played to the end, and sensibly.
#[test]
fn a_fair_player_beats_one_who_plays_at_random() {
    let wins = won("fair", "random", 20);
    assert!(wins >= 18.0, "{wins} of 20");
}

#[test]
fn every_level_plays_whole_games() {
    for level in ["easy", "hard"] {
        assert!(won(level, "random", 2) >= 0.0, "{level}");
    }
}

/// Whoever forgets something in each decision plays far better than chance, and worse than whoever never does.
#[test]
fn who_slips_does_not_play_at_random() {
    let wins = won("habit:100", "random", 12);
    assert!(wins >= 10.0, "{wins} of 12 against random");
    let wins = won("habit", "habit:100", 24);
    assert!(wins >= 13.0, "{wins} of 24 against one who forgets");
}

/// SATM-23.2: two who never slip do not wait for each other for ever: they would draw no cards, and no deck would run out.
#[test]
fn two_who_are_careful_come_to_an_end() {
    let wins = won("habit", "habit", 200);
    assert!((0.0..=200.0).contains(&wins));
}

/// A seat's decisions do not depend on hidden cards: with others, and the same luck, it decides the same.
#[test]
fn hidden_cards_change_nothing() {
    let minds = wizards_mind::minds();
    let bots = ["habit", "hard"].map(|name| minds.bot(name).expect("a bot"));
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table of the starter decks");
    let (mut chance, mut other) = (Chance::stream(rng(4)), rng(5));
    let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
    let (mut made, mut looked, mut differed) = (0, 0, 0);
    while let Some(seat) = Wizards::asks(&state).first().filter(|_| state.turn.number < 9) {
        if made % 7 == 0 {
            let imagined = Wizards::imagine(&state, seat, &mut other);
            differed += u32::from(imagined != state);
            for bot in &bots {
                let [truly, there] = [&state, &imagined].map(|state| choose(state, seat, bot, made));
                assert_eq!(truly, there, "{} looked, choice {made}", bot.name);
            }
            looked += 1;
        }
        let choice = choose(&state, seat, &bots[0], made).expect("somebody is asked");
        Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        made += 1;
    }
    assert!(looked > 30 && differed == looked, "{differed} of {looked} moments had secrets");
}

/// SATM-2.1: where decks are brought a bot brings one that the table takes, whatever the rules are; and nothing else.
#[test]
fn a_bot_brings_a_deck_of_its_own() {
    let minds = wizards_mind::minds();
    let bot = minds.bot("fair").expect("a bot");
    for rules in ["standard", "basic"] {
        let request =
            SetupRequest::players(2).option("rules", rules).option("deck-1", "own").option("deck-2", "own");
        let mut setup = Wizards::setup(&(), &request).expect("a table for decks of one's own");
        for seat in [0, 1].map(table::Seat::new) {
            for seed in 0..4 {
                let rng = &mut table::rng(seed);
                assert_eq!(bot.brings(&setup, seat, "gloves", rng), None);
                let text = bot.brings(&setup, seat, "deck", rng).expect("a deck");
                assert_eq!(Wizards::bring(&(), &mut setup, Some(seat), "deck", &text), []);
            }
        }
        assert_eq!(Wizards::lacks(&setup), []);
    }
}

/// SATM-3.6: when a deck runs out, a card that is of no use any more goes for one that is; and nothing goes for what is worse.
#[test]
fn the_sideboard_is_used() {
    use wizards::ready::ready;
    use wizards::setup::{Rules, Setup};
    use wizards::state::Zone;
    let minds = wizards_mind::minds();
    let bot = minds.bot("habit").expect("a bot");
    let rules = Rules { standard: true, ..Rules::BASIC };
    let deck = |id: &str| ready().iter().find(|ready| ready.deck.id == id).map(|ready| ready.deck.by(&rules));
    let setup = Setup { rules, decks: [deck("stewards"), deck("dragons")], first: None, position: None };
    let mut used = 0;
    for game in 0..4 {
        let mut chance = Chance::stream(rng(game));
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let aside = |state: &wizards::state::State| {
            let one = table::Seat::new(0);
            let mut cards =
                state.pile(one, Zone::Sideboard).map(|id| state.piece(id).card).collect::<Vec<_>>();
            cards.sort_unstable();
            cards
        };
        let before = aside(&state);
        let mut made = 0;
        while let Some(seat) = Wizards::asks(&state).first() {
            let choice = choose(&state, seat, &bot, made).expect("somebody is asked");
            Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
        }
        used += u32::from(before != aside(&state));
    }
    assert!(used >= 3, "{used} of 4 games");
}

/// SATM-8.1: where something can be had at two sites at once a company divides, and both parts go; a small company stays
/// together, and a divided one does not meet again at once.
#[test]
fn a_company_divides_where_two_sites_promise_something() {
    use wizards::choice::Choice;
    use wizards::ready::ready;
    use wizards::setup::{Rules, Setup};
    let minds = wizards_mind::minds();
    let bot = minds.bot("habit").expect("a bot");
    let rules = Rules { standard: true, ..Rules::BASIC };
    let deck = |id: &str| ready().iter().find(|ready| ready.deck.id == id).map(|ready| ready.deck.by(&rules));
    let (mut parted, mut both_went) = (0, 0);
    for game in 0..6 {
        let setup = Setup { rules, decks: [deck("bargain"), deck("prisoners")], first: None, position: None };
        let mut chance = Chance::stream(rng(game));
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let mut made = 0;
        let mut watched = None;
        while let Some(seat) = Wizards::asks(&state).first() {
            let choice = choose(&state, seat, &bot, made).expect("somebody is asked");
            if let Choice::Part(id) = choice {
                let wizards::state::Zone::Company(company) = state.piece(id).zone else {
                    panic!("nobody is in no company")
                };
                assert!(state.characters(company).count() >= 4, "game {game}, choice {made}");
                assert_ne!(watched, Some(state.turn.number), "twice in a turn: game {game}, choice {made}");
                (parted, watched) = (parted + 1, Some(state.turn.number));
            }
            Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            if watched == Some(state.turn.number)
                && state.companies_of(seat).filter(|of| of.moving()).count() > 1
            {
                (both_went, watched) = (both_went + 1, None);
            }
            made += 1;
        }
    }
    assert!(parted > 0 && both_went * 2 >= parted, "{parted} divided, of which in {both_went} both went");
}

/// SATM-5.3: whoever is wounded stays so away from havens and taps for nothing: a company of wounded goes home, and no further.
#[test]
fn a_company_of_wounded_goes_home() {
    use wizards::choice::Choice;
    use wizards::state::Status;
    let minds = wizards_mind::minds();
    let bot = minds.bot("habit").expect("a bot");
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table of the starter decks");
    let (mut home, mut astray) = (0, 0);
    for game in 0..8 {
        let mut chance = Chance::stream(rng(game));
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let mut made = 0;
        while let Some(seat) = Wizards::asks(&state).first() {
            let choice = choose(&state, seat, &bot, made).expect("somebody is asked");
            if let Choice::Head(company, to) = choice
                && state.characters(company).all(|id| state.piece(id).status == Status::Wounded)
            {
                *if to.get().is_haven() { &mut home } else { &mut astray } += 1;
            }
            Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
        }
    }
    assert!(home > 0 && astray * 5 <= home, "{home} went home, {astray} elsewhere");
}
