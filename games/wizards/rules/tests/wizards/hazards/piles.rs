//! Hazards of the later sets about hands, decks, and what was won.

use table::{Chance, Game, Journal, Observer, rng};
use wizards::Wizards;
use wizards::ids::SiteId;
use wizards::state::Zone;

use crate::bench::{give, imagines_alike, may_aim, of, on_the_way, play, plays_openly, put, zone};
use crate::stage::{BASIC, ONE, STANDARD, TWO, card};

/// SATM-1.8: the hand is shown, hazards stay and are filled up; the rest lies on the deck, in an order of one's own.
/// wizards:revealed_to_all_watchers
#[test]
fn revealed_to_all_watchers() {
    let hand = ["revealed_to_all_watchers", "wolves", "dodge", "block"];
    let mut t = of(BASIC, &["bergil"], &[], &hand);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play revealed_to_all_watchers 0");
    let wolves = t.state.pieces.iter().find(|piece| piece.card == card("wolves")).unwrap();
    assert!(wolves.is_known() && wolves.zone == Zone::Hand);
    assert_eq!(t.prompt(), "wizards-ask-restack");
    assert_eq!(t.state.sides[TWO].hand.len(), 8);
    t.choose(TWO, "card block");
    let deck = &t.state.sides[TWO].deck;
    let top = [deck[deck.len() - 2], deck[deck.len() - 1]];
    assert_eq!(top.map(|id| t.state.piece(id).card), [card("block"), card("dodge")]);
    assert!(top.iter().all(|id| !t.state.piece(*id).is_known()));
    assert!(!t.hand(TWO).iter().any(|name| name == "dodge" || name == "block"));
}

/// SATM-1.8: which of the cards laid aside goes onto the deck next, nobody else sees.
#[test]
fn the_order_on_the_deck_is_not_seen() {
    let hand = ["revealed_to_all_watchers", "dodge", "block", "halfling_strength"];
    let mut t = of(BASIC, &["bergil"], &[], &hand);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play revealed_to_all_watchers 0");
    let after = |choice: &str| {
        let mut after = t.state.clone();
        let choice = t.read(TWO, choice);
        Wizards::apply(&mut after, TWO, &choice, &mut Chance::stream(rng(0)), &mut Journal::silent());
        after
    };
    let seen_after = |choice: &str| {
        let after = after(choice);
        [Observer::Seat(ONE), Observer::Watcher].map(|observer| Wizards::view(&after, observer))
    };
    assert_eq!(Wizards::view(&t.state, Observer::Seat(ONE)).sides[TWO.index()].aside_known.len(), 3);
    // Nor does whoever imagines it learn it; they know the cards.
    imagines_alike(&after("card dodge"), &after("card block"), ONE);
    let imagined = Wizards::imagine(&after("card dodge"), ONE, &mut rng(1));
    assert_eq!(Wizards::view(&imagined, Observer::Seat(ONE)).sides[TWO.index()].aside_known.len(), 3);
    // How many are placed everybody can count: the next one is the last there, too, which places itself.
    let left = |state: &wizards::state::State| {
        let mut left = Vec::new();
        Wizards::choices(state, TWO, &mut left);
        left
    };
    let imagined = (0..20).map(|seed| Wizards::imagine(&after("card dodge"), ONE, &mut rng(seed)));
    let all = imagined.map(|state| left(&state)).collect::<Vec<_>>();
    assert!(all.iter().all(|left| left.len() == 2));
    assert!(all.iter().any(|left| *left != all[0]), "not always the same is placed: {all:?}");
    let first = seen_after("card dodge");
    for other in ["card block", "card halfling_strength"] {
        assert_eq!(seen_after(other), first, "{other}");
    }
}

/// SATM-3.1: a hazard of the sideboard or of the discard pile goes into the deck; two at the Doors of Night; no resource does.
/// wizards:an_unexpected_outpost
#[test]
fn an_unexpected_outpost() {
    for (doors, count) in [(false, 1), (true, 2)] {
        let hand = ["an_unexpected_outpost", "wolves", "wargs", "dodge", "doors_of_night"];
        let mut t = of(STANDARD, &["bergil"], &[], &hand);
        on_the_way(&mut t, "bree");
        put(&mut t, "wolves", Zone::Sideboard);
        put(&mut t, "wargs", Zone::Discard);
        put(&mut t, "dodge", Zone::Discard);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        t.any_chance();
        play(&mut t, TWO, &format!("play an_unexpected_outpost {}", usize::from(doors)));
        assert_eq!(t.prompt(), "wizards-ask-fetch");
        assert!(!t.may(TWO, "card dodge"));
        assert!(t.reveals(TWO, "card wolves"), "from which of the two piles it comes is seen");
        assert_eq!(t.prompt() == "wizards-ask-fetch", count == 2);
        if count == 2 {
            t.choose(TWO, "card wargs");
        }
        assert_eq!((zone(&t, "wolves"), zone(&t, "wargs") == Zone::Deck), (Zone::Deck, count == 2));
    }
}

/// SATM-10.4, SATM-23.20: what was stored goes back to the hand, and two points of items take its place.
/// wizards:neither_so_ancient_nor_so_potent
#[test]
fn neither_so_ancient_nor_so_potent() {
    let what = "play neither_so_ancient_nor_so_potent 0";
    let mut t =
        of(BASIC, &["bergil"], &["glamdring", "rangers_of_the_north"], &["neither_so_ancient_nor_so_potent"]);
    on_the_way(&mut t, "bree");
    put(&mut t, "rangers_of_the_north", Zone::Won(ONE));
    assert!(!t.may(TWO, what), "nothing is stored");
    let sword = put(&mut t, "glamdring", Zone::Won(ONE));
    t.state.pieces[sword.index()].stored = SiteId::named("rivendell");
    play(&mut t, TWO, what);
    assert_eq!((t.state.piece(sword).zone, t.state.piece(sword).stored), (Zone::Hand, None));
    assert_eq!((t.state.points(ONE).items, t.state.points(TWO).items), (2, 0));
    assert_eq!(zone(&t, "neither_so_ancient_nor_so_potent"), Zone::Won(ONE));
}

/// SATM-1.8: the opponent gives up a ring, of the hand or borne, by choice; or shows that there is none.
/// wizards:rolled_down_to_the_sea
#[test]
fn rolled_down_to_the_sea() {
    let what = "play rolled_down_to_the_sea 0";
    let mut t =
        of(BASIC, &["bergil"], &["the_one_ring", "fair_gold_ring", "dodge"], &["rolled_down_to_the_sea"]);
    give(&mut t, "the_one_ring", "bergil");
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, what);
    assert_eq!(t.prompt(), "wizards-ask-give-up-ring");
    assert!(!t.may(ONE, "card dodge"));
    let ring = t.of("the_one_ring");
    assert!(t.may(ONE, &format!("pick {ring}")));
    t.choose(ONE, "card fair_gold_ring");
    assert_eq!(zone(&t, "fair_gold_ring"), Zone::Discard);
    assert!(t.state.piece(ring).zone.in_play());
    let mut t = of(BASIC, &["bergil"], &["dodge"], &["rolled_down_to_the_sea"]);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, what);
    assert_ne!(t.prompt(), "wizards-ask-give-up-ring");
    assert!(t.state.sides[ONE].hand.iter().all(|id| t.state.piece(*id).is_known()));
    // That there is a ring in the hand is learnt as much as that there is none.
    for hand in ["dodge", "fair_gold_ring"] {
        let mut t = of(BASIC, &["bergil"], &[hand], &["rolled_down_to_the_sea"]);
        on_the_way(&mut t, "bree");
        assert!(plays_openly(&mut t, TWO, what), "{hand}");
    }
}

/// SATM-19.14: a faction of a border-hold goes back to the hand, if its points and the roll are above twelve; no other one,
/// and not the dead. wizards:early_harvest
#[test]
fn early_harvest() {
    let what = "play early_harvest 0";
    let mine = ["rangers_of_the_north", "riders_of_rohan", "army_of_the_dead"];
    for (roll, goes) in [(10, true), (9, false)] {
        let mut t = of(BASIC, &["bergil"], &mine, &["early_harvest"]);
        on_the_way(&mut t, "bree");
        put(&mut t, "riders_of_rohan", Zone::Won(ONE));
        put(&mut t, "army_of_the_dead", Zone::Won(ONE));
        assert!(!t.may(TWO, what), "{roll}");
        let rangers = put(&mut t, "rangers_of_the_north", Zone::Won(ONE));
        assert!(!may_aim(&t, TWO, what, "pick riders_of_rohan"));
        t.rolls(&[roll; 20]);
        play(&mut t, TWO, what);
        assert_eq!(t.state.piece(rangers).zone == Zone::Hand, goes, "{roll}");
    }
}

/// SATM-10.4: what was learned at a site with information, and stored, is discarded; nothing else that is stored is.
/// wizards:which_might_be_lies
#[test]
fn which_might_be_lies() {
    let what = "play which_might_be_lies 0";
    let lore = wizards::ids::CardId::all().find(|id| {
        let face = id.get();
        face.kind == wizards::card::CardKind::Resource
            && face.duration == wizards::card::Duration::Permanent
            && !face.modes.is_empty()
            && face.modes.iter().all(|mode| mode.tests.contains(&wizards::cards::Condition::SiteInformation))
    });
    let lore = lore.expect("such an event").to_string();
    let mut t = of(BASIC, &["bergil"], &[&lore, "glamdring"], &["which_might_be_lies"]);
    on_the_way(&mut t, "bree");
    let store = |t: &mut crate::stage::Table, name: &str| {
        let id = put(t, name, Zone::Won(ONE));
        t.state.pieces[id.index()].stored = SiteId::named("rivendell");
        id
    };
    store(&mut t, "glamdring");
    assert!(!t.may(TWO, what), "a sword is no tale");
    let id = store(&mut t, &lore);
    play(&mut t, TWO, what);
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
    assert_eq!(zone(&t, "glamdring"), Zone::Won(ONE));
}

/// SATM-5.7: all items tap, whoever bears them; and nobody else. wizards:slip_treacherously
#[test]
fn slip_treacherously() {
    let what = "play slip_treacherously 0";
    let mine = ["dagger_of_westernesse", "glamdring"];
    let mut t = of(BASIC, &["bergil"], &mine, &["slip_treacherously"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, what), "there is no item");
    give(&mut t, "dagger_of_westernesse", "bergil");
    give(&mut t, "glamdring", "haldir");
    play(&mut t, TWO, what);
    for item in mine {
        assert_eq!(crate::bench::status(&t, item), wizards::state::Status::Tapped, "{item}");
    }
    assert_eq!(crate::bench::status(&t, "bergil"), wizards::state::Status::Untapped);
}

/// SATM-9.3: a faction is lost by a three, or by less than ten with the free influence of its player; for both players, and
/// once in a game. wizards:news_of_doom
#[test]
fn news_of_doom() {
    let what = "play news_of_doom 0";
    let four = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
    for (company, roll, stays) in
        [(&["bergil"][..], 4, true), (&["bergil"], 3, false), (&four, 10, true), (&four, 9, false)]
    {
        let mut t = of(BASIC, company, &["hobbits"], &["news_of_doom"]);
        on_the_way(&mut t, "bree");
        assert!(!t.may(TWO, what), "there is no faction");
        let hobbits = put(&mut t, "hobbits", Zone::Won(ONE));
        t.rolls(&[roll; 10]);
        play(&mut t, TWO, what);
        assert_eq!(t.state.piece(hobbits).zone == Zone::Won(ONE), stays, "{company:?} {roll}");
        assert_eq!(zone(&t, "news_of_doom"), Zone::Out);
    }
}
