//! Before the first turn (chapters 2 and 3).

use table::{Chance, Game, Journal, Match, Observer, Seat, Seed, SetupRequest};
use wizards::Wizards;
use wizards::cards::Until;
use wizards::choice::Choice;
use wizards::ids::{CardId, PieceId, SiteId};
use wizards::state::{Automatic, Change, Lasting, Link, State, Target, Use, Zone};

use crate::stage::{BASIC, ONE, STANDARD, Side, TWO, Table};

fn side<'a>(company: &'a [&'a str]) -> Side<'a> {
    Side { company, items: &[], hand: &[], draws: &[] }
}

/// A game with the starter decks, before its first choice.
fn fresh() -> Match<Wizards> {
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a setup");
    Match::start(setup, &Seed::from_number(5))
}

/// SATM-3.1, SATM-3.2: both reveal at the same time: what the first has chosen nobody else sees before the second has.
#[test]
fn picks_are_revealed_together() {
    let mut game = fresh();
    assert_eq!(Wizards::asks(game.state()).iter().count(), 2);
    let before = Wizards::view(game.state(), Observer::Seat(TWO));
    let choices = game.choices(ONE);
    let picks = choices.iter().filter(|choice| matches!(choice, Choice::Card(_)));
    assert!(picks.clone().count() <= 10 && picks.count() > 0);
    let Choice::Card(card) = choices[0] else { panic!("a character comes first") };
    let picked = |game: &Match<Wizards>, of: Seat, seen_by: Seat| {
        Wizards::view(game.state(), Observer::Seat(seen_by)).sides[of.index()].picked
    };
    assert_eq!(picked(&game, ONE, ONE), None);
    game.choose(ONE, game.ply(), choices[0]).expect("a legal choice");
    assert_eq!((picked(&game, ONE, ONE), picked(&game, ONE, TWO)), (Some(card), None));
    assert_eq!(Wizards::asks(game.state()).iter().collect::<Vec<Seat>>(), [TWO]);
    assert_eq!(Wizards::view(game.state(), Observer::Seat(TWO)), before);
    let choice = game.choices(TWO)[0];
    game.choose(TWO, game.ply(), choice).expect("a legal choice");
    assert_ne!(Wizards::view(game.state(), Observer::Seat(TWO)), before);
    assert_eq!(picked(&game, ONE, ONE), None, "it is revealed");
}

/// SATM-2.6, SATM-3.3: whom both reveal neither gets.
#[test]
fn whom_both_reveal_neither_gets() {
    let t = Table::new(BASIC, [side(&["gimli", "elladan"]), side(&["gimli", "haldir"])], &[]);
    let members = |seat| {
        let company = t.state.companies_of(seat).next().expect("a company").id;
        let of = t.state.characters(company);
        of.map(|id| t.state.piece(id).card.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(members(ONE), ["elladan"]);
    assert_eq!(members(TWO), ["haldir"]);
}

/// SATM-3.4, SATM-2.5, SATM-2.15: the minds come to twenty at most, followers or not.
#[test]
fn twenty_at_most() {
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a setup");
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(5));
    for _ in 0..60 {
        let Some(seat) = Wizards::asks(game.state()).first() else {
            break;
        };
        if Wizards::prompt(game.state(), Observer::Watcher).id != "wizards-ask-draft" {
            break;
        }
        let choices = game.choices(seat);
        let pick = choices.iter().find(|choice| matches!(choice, Choice::Card(_)));
        let choice = *pick.unwrap_or(&choices[0]);
        game.choose(seat, game.ply(), choice).expect("a legal choice");
    }
    for seat in [ONE, TWO] {
        assert!(game.state().general_free(seat) >= 0);
        let company = game.state().companies_of(seat).next().expect("a company").id;
        assert!((1..=5).contains(&game.state().characters(company).count()));
    }
}

/// SATM-2.17, SATM-2.10, SATM-2.11, SATM-1.2: everybody starts at Rivendell with eight cards, and dice decide who begins.
#[test]
fn eight_cards_at_rivendell() {
    let mut game = fresh();
    while game.state().turn.number == 0 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let choices = game.choices(seat);
        let card = choices.iter().find(|choice| matches!(choice, Choice::Card(_)));
        let pass = choices.iter().find(|choice| **choice == Choice::Pass);
        let choice = *card.or(pass).unwrap_or(&choices[0]);
        game.choose(seat, game.ply(), choice).expect("a legal choice");
    }
    for seat in [ONE, TWO] {
        assert_eq!(game.state().sides[seat].hand.len(), 8);
        let company = game.state().companies_of(seat).next().expect("a company");
        assert_eq!(company.site.to_string(), "rivendell");
        // Nobody else sees which cards they are.
        let other = seat.next(2);
        let view = Wizards::view(game.state(), Observer::Seat(other));
        assert_eq!((view.sides[seat.index()].hand, view.sides[seat.index()].hand_known.len()), (8, 0));
        // Nor which sites are in the location deck; its owner does.
        assert!(view.sides[seat.index()].sites.is_none());
        let own = Wizards::view(game.state(), Observer::Seat(seat));
        assert!(own.sides[seat.index()].sites.is_some());
    }
}

/// SATM-3.5, SATM-2.16: whoever was not revealed may go into the play deck; what starts does not count there.
#[test]
fn who_was_left_over_goes_into_the_deck() {
    let mut game = fresh();
    let mut asked = false;
    for _ in 0..200 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let prompt = Wizards::prompt(game.state(), Observer::Watcher).id;
        let choices = game.choices(seat);
        if prompt == "wizards-ask-leftovers" {
            asked = true;
            let Some(Choice::Card(card)) = choices.iter().find(|choice| matches!(choice, Choice::Card(_)))
            else {
                break;
            };
            game.choose(seat, game.ply(), Choice::Card(*card)).expect("a legal choice");
            let pieces = &game.state().pieces;
            let added = pieces.iter().any(|piece| piece.card == *card && piece.zone == Zone::Deck);
            assert!(added, "{card}");
            break;
        }
        if game.state().turn.number > 0 {
            break;
        }
        let pass = choices.iter().find(|choice| **choice == Choice::Pass);
        let first = *pass.unwrap_or(&choices[0]);
        game.choose(seat, game.ply(), first).expect("a legal choice");
    }
    assert!(asked, "of these decks somebody is left over");
}

/// SATM-3.5: whom both had revealed everybody knows; whether such a one goes into the deck nobody else sees.
#[test]
fn who_goes_into_the_deck_is_not_seen() {
    let request = SetupRequest::players(2).option("deck-1", "gandalf").option("deck-2", "gandalf");
    let setup = Wizards::setup(&(), &request).expect("a setup");
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(5));
    let (mut looked, mut wanted) = (0, None);
    while game.state().turn.number == 0 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let prompt = Wizards::prompt(game.state(), Observer::Watcher).id;
        let choices = game.choices(seat);
        let is_card = |choice: &&Choice| matches!(choice, Choice::Card(_));
        // Whom the other has just chosen, if possible.
        let card = choices.iter().find(|choice| Some(**choice) == wanted && seat == TWO);
        let card = card.or(choices.iter().find(is_card));
        let clashed = |seat: Seat| {
            let view = Wizards::view(game.state(), Observer::Watcher);
            !view.sides[seat.index()].aside_known.is_empty()
        };
        if prompt == "wizards-ask-leftovers" && clashed(seat) {
            let seen_after = |choice: &Choice| {
                let mut after = game.state().clone();
                Wizards::apply(
                    &mut after,
                    seat,
                    choice,
                    &mut Chance::stream(table::rng(0)),
                    &mut Journal::silent(),
                );
                [Observer::Seat(seat.next(2)), Observer::Watcher]
                    .map(|observer| Wizards::view(&after, observer))
            };
            let cards = choices.iter().filter(is_card);
            let seen = cards.map(seen_after).collect::<Vec<_>>();
            assert!(seen.len() > 1 && seen.windows(2).all(|two| two[0] == two[1]), "{seat}");
            looked += 1;
        }
        // Both choose alike, once, and then no more.
        let drafts = prompt == "wizards-ask-draft" && !clashed(seat);
        let pass = choices.iter().find(|choice| **choice == Choice::Pass);
        let choice = *card.filter(|_| drafts).or(pass).unwrap_or(&choices[0]);
        wanted = Some(choice);
        game.choose(seat, game.ply(), choice).expect("a legal choice");
    }
    assert_eq!(looked, 2);
}

/// SATM-0.1, SATM-1.3, SATM-1.12: two play; the point piles and the cards out of play are for both to see, the decks for
/// nobody else.
#[test]
fn what_both_see() {
    let mut t = Table::new(STANDARD, [side(&["elladan"]), side(&["gimli"])], &[]);
    let id = t.state.sides[ONE].deck[0];
    let card = t.state.piece(id).card;
    let out = t.state.sides[ONE].deck[1];
    for (id, zone) in [(id, Zone::Won(ONE)), (out, Zone::Out)] {
        t.state.sides[ONE].deck.retain(|one| *one != id);
        t.state.pieces[id.index()].zone = zone;
    }
    let view = Wizards::view(&t.state, Observer::Seat(TWO));
    assert_eq!(view.sides[ONE.index()].won, [card]);
    assert_eq!(view.sides[ONE.index()].out.len(), 1);
    assert_eq!(view.sides.len(), 2);
}

/// SATM-3.4, SATM-3.2: whoever has stopped first has stopped, also in a game that is kept and gone on with.
#[test]
fn who_stops_is_remembered() {
    let mut game = fresh();
    game.choose(ONE, game.ply(), Choice::Pass).expect("one may stop");
    let kept = serde_json::to_string(game.state()).expect("a state is plain data");
    let read = serde_json::from_str::<wizards::state::State>(&kept).expect("it was written so");
    assert_eq!(read, *game.state());
    assert_eq!(Wizards::asks(&read).iter().collect::<Vec<Seat>>(), [TWO]);
}

/// SATM-3.4: the first states spelled a stop as `null`: they are read, and whoever had stopped is asked once more, as they
/// would have been then; by the present spelling nobody is.
#[test]
fn a_stop_of_the_first_spelling() {
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).unwrap();
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
    Wizards::apply(&mut state, ONE, &Choice::Pass, &mut chance, &mut Journal::silent());
    let now = serde_json::to_string(&state).unwrap();
    assert!(now.contains("\"stop\""));
    let read = |text: &str| serde_json::from_str::<State>(text).unwrap();
    assert!(!Wizards::asks(&read(&now)).has(ONE));
    assert!(Wizards::asks(&read(&now.replace("\"stop\"", "null"))).has(ONE));
}

/// SATM-19.2: what is noted of an automatic-attack is read back as it was written, whatever the number of the card that adds it; a bare
/// number is a printed one.
#[test]
fn notes_of_attacks_are_read_back() {
    let mut state = fresh().state().clone();
    let site = SiteId::named("bag_end").unwrap();
    let card = CardId::named("whole_villages_roused").unwrap();
    let added = [("#0", 0), ("#0", 1), ("#37", 0), ("#37", 1), ("#255", 0), ("#256", 2), ("#1000", 0)];
    let added = added.map(|(by, index)| Automatic::Added { by: by.parse::<PieceId>().unwrap(), index });
    for attack in [Automatic::Printed(0), Automatic::Printed(37)].into_iter().chain(added) {
        for change in [
            Change::Automatic(site, attack, 2),
            Change::Halved(site, attack),
            Change::Malice(site, attack),
            Change::Firm(site, attack),
            Change::Duplicated(site, attack),
        ] {
            state.lasting.push(Lasting { card, change, until: Until::Turn, seat: ONE });
        }
        state.chain.push(Link {
            seat: TWO,
            piece: "#0".parse().unwrap(),
            does: Use::Mode(0),
            user: None,
            target: Target::AutoAttack(site, attack),
            company: None,
            cancelled: false,
        });
    }
    let read = serde_json::from_str::<State>(&serde_json::to_string(&state).unwrap()).unwrap();
    for (read, written) in read.lasting.iter().zip(&state.lasting) {
        assert_eq!(read, written);
    }
    assert_eq!(read, state);
    assert_eq!(serde_json::from_str::<Automatic>("37").unwrap(), Automatic::Printed(37));
}
