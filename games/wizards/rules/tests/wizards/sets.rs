//! Decks with cards of all sets (chapter 35): items of minions, the minds of agents, Spawn, and which sets a table plays.

use serde_json::{Value, json};
use table::{Clause, Game, SetupRequest};
use wizards::Wizards;
use wizards::card::{Keyword, SETS, book};
use wizards::deck::{Deck, Sets, starters};
use wizards::ids::{CardId, SiteId};
use wizards::list;
use wizards::ready::{ready, waiting};
use wizards::setup::{Length, Rules, Rulings, Setup, bring};
use wizards::state::{Piece, Zone};

use crate::bench::{body, give, influence, prowess, stand};
use crate::items::{inside, with as with_items};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card, cards};

fn clauses(deck: &Deck, rules: &Rules) -> Vec<&'static str> {
    deck.faults(rules).iter().map(|fault| fault.clause).collect()
}

fn with(ids: &[&str]) -> Deck {
    let mut deck = starters()[0].clone();
    deck.sideboard = cards(ids);
    deck
}

/// SATM-35.1: a Wizard's deck may hold items of minions, but nothing else of theirs.
#[test]
fn items_of_minions_may_be_in_a_deck() {
    assert_eq!(clauses(&with(&["thrall_ring"]), &STANDARD), [""; 0]);
    assert_eq!(clauses(&with(&["thrall_ring"; 4]), &STANDARD), ["SATM-2.3"], "three at most");
    let told = |text: &str| {
        let faults = bring::read(text, &STANDARD).unwrap_err();
        faults.into_iter().map(|fault| fault.message.id).collect::<Vec<_>>()
    };
    assert_eq!(told("3 Dodge\n1 Minor Ring"), ["wizards-list-minion-item"], "not this one");
    assert_eq!(told("3 Dodge\n1 Gorbag"), ["wizards-list-minion"]);
}

/// SATM-35.1: what is refused for whose it is is refused by that clause, a card or a whole deck; a slip of the pen breaks none.
#[test]
fn cards_and_decks_of_others_are_refused_by_the_clause() {
    let minion = "3 Orc Tracker\n1 Gorbag\n1 Shagrat";
    let fallen = "1 Give Welcome to the Unexpected\n3 A Strident Spawn";
    for (text, id) in [
        ("3 Dodge\n1 Minor Ring", "wizards-list-minion-item"),
        ("3 Dodge\n1 Gorbag", "wizards-list-minion"),
        ("3 Dodge\n1 Give Welcome to the Unexpected", "wizards-list-fallen"),
        (minion, "wizards-list-deck-minion"),
        (fallen, "wizards-list-deck-fallen"),
    ] {
        let faults = bring::read(text, &STANDARD).unwrap_err();
        let told = faults.iter().map(|fault| (fault.message.id, fault.clause)).collect::<Vec<_>>();
        assert_eq!(told, [(id, Some(Clause("SATM-35.1")))], "{text}");
    }
    assert_eq!(bring::read("2 Glamdrin", &STANDARD).unwrap_err()[0].clause, None);
}

/// SATM-35.2: whoever bears an item of minions does not use it; it weighs all the same.
/// wizards:thrall_ring, wizards:troth_ring, wizards:binding_ring, wizards:black_mace, wizards:black_hide_shield, wizards:black_mail_coat,
/// wizards:blazon_of_the_eye, wizards:broad_headed_spear, wizards:foul_smelling_paste, wizards:high_helm, wizards:orc_draughts,
/// wizards:orc_liquor, wizards:poison, wizards:sable_shield, wizards:saw_toothed_blade, wizards:shadow_cloak, wizards:strange_rations,
/// wizards:whip, wizards:mechanical_bow, wizards:old_treasure, wizards:records_unread, wizards:secret_book
#[test]
fn items_of_minions_are_not_used() {
    let items = CardId::all().filter(|card| card.get().is(Keyword::Minion)).collect::<Vec<_>>();
    assert_eq!(items.len(), 22);
    for item in items {
        let face = item.get();
        let id: &str = &face.id;
        let bears = |items: &[&str]| {
            let mut t = with_items("elladan", &["glamdring"], &[]);
            for item in items {
                t.state.pieces.push(Piece::new(card(item), ONE, Zone::Out));
                give(&mut t, item, "elladan");
            }
            t
        };
        let (with, without) = (bears(&[id]), bears(&[]));
        let numbers = |t: &Table| [prowess(t, "elladan"), body(t, "elladan"), influence(t, "elladan")];
        assert_eq!(numbers(&with), numbers(&without), "{id} gives nothing");
        let weight = |t: &Table| t.state.corruption(t.of("elladan"));
        assert_eq!(weight(&with) - weight(&without), face.corruption, "{id} weighs");
        assert!(face.uses.is_empty() && face.on.is_empty(), "{id} does nothing");
    }
}

/// SATM-35.3: an item of minions gives half of its points, rounded up.
#[test]
fn items_of_minions_give_half() {
    for (id, points) in
        [("high_helm", 1), ("black_mace", 1), ("black_mail_coat", 1), ("thrall_ring", 0), ("glamdring", 2)]
    {
        let mut t = with_items("elladan", &[id], &[]);
        give(&mut t, id, "elladan");
        assert_eq!(t.state.points(ONE).items, points, "{id}");
        assert_eq!(t.state.points(TWO).items, 0);
    }
}

/// SATM-35.1, SATM-19.16: it is played where items of its class are, as any other.
#[test]
fn items_of_minions_are_played_at_sites() {
    let mut played = Vec::new();
    for (id, site) in
        [("black_mace", "moria"), ("black_mace", "barrow_downs"), ("saw_toothed_blade", "barrow_downs")]
    {
        let mut t = with_items("elladan", &[id], &[]);
        inside(&mut t, "tharbad");
        stand(&mut t, site);
        played.push(t.may(ONE, &format!("gain {id} elladan")));
    }
    assert_eq!(played, [true, false, true]);
}

/// SATM-35.4: the minds of the agents of a deck are 36 at the most, wherever they lie.
#[test]
fn agents_have_so_much_mind() {
    let agents = ["golodhros", "baduila", "elerina", "anarin", "gisulf"];
    let deck = with(&agents);
    assert_eq!(deck.agents_mind(), 9 + 8 + 8 + 7 + 4);
    assert_eq!(clauses(&deck, &STANDARD), [""; 0]);
    let mut deck = with(&[&agents[..], &["leamon"]].concat());
    assert_eq!(clauses(&deck, &STANDARD), ["SATM-35.4"]);
    let fault = &deck.faults(&STANDARD)[0];
    assert_eq!((fault.count, fault.limit), (39, 36));
    // An agent in the play deck counts with those of the sideboard.
    deck.sideboard.pop();
    let hazard =
        deck.cards.iter().position(|card| card.get().is_hazard() && card.get().strikes == 0).unwrap();
    deck.cards[hazard] = card("leamon");
    assert_eq!(clauses(&deck, &STANDARD), ["SATM-35.4"]);
}

/// SATM-35.5: Spawn that is a permanent event is half a creature, by the official ruling only.
#[test]
fn spawn_is_half_a_creature() {
    let official = Rules { rulings: Rulings::OFFICIAL, ..STANDARD };
    let mut deck = starters()[0].clone();
    deck.cards = cards(&["balrog_of_moria"]);
    assert_eq!([STANDARD, official].map(|rules| deck.creature_halves(&rules)), [0, 1]);
    deck.cards = cards(&["durins_bane", "foul_fumes"]);
    assert_eq!(deck.creature_halves(&official), 2, "a creature is whole, and another event none");
}

/// SATM-35.6: a table of fewer sets takes no card and no site of another, and names each of them with its set.
#[test]
fn a_table_plays_some_sets() {
    let of = |sets| Rules { sets, ..STANDARD };
    let deck = with(&["marvels_told", "smoke_rings", "promptings_of_wisdom"]);
    assert_eq!(deck.sets(), ["TW", "TD", "DM", "WH"]);
    assert_eq!(clauses(&deck, &of(Sets::All)), [""; 0]);
    let outside = |sets| {
        let faults = deck.faults(&of(sets));
        faults
            .iter()
            .filter_map(|fault| Some((fault.card?.get().id.as_str(), fault.set()?)))
            .collect::<Vec<_>>()
    };
    assert_eq!(outside(Sets::DarkMinions), [("promptings_of_wisdom", "WH")]);
    let mut base = outside(Sets::Base);
    base.sort_unstable();
    assert_eq!(base, [("marvels_told", "TD"), ("promptings_of_wisdom", "WH"), ("smoke_rings", "DM")]);
    let mut deck = starters()[0].clone();
    deck.sites = ["rivendell", "dale", "moria"].iter().filter_map(|id| SiteId::named(id)).collect();
    let faults = deck.faults(&of(Sets::Base));
    assert_eq!(
        faults.iter().map(|fault| fault.site.map(|site| site.get().id.as_str())).collect::<Vec<_>>(),
        [Some("dale")]
    );
    assert_eq!(clauses(&deck, &of(Sets::DarkMinions)), [""; 0]);
}

/// SATM-35.6: whoever chose no sites has those of the table; the starter decks fit each.
#[test]
fn a_table_of_the_base_set_has_its_sites() {
    for (value, sets) in Sets::ALL {
        let request = SetupRequest::players(2).option("sets", value);
        let setup = Wizards::setup(&(), &request).expect("a table of the starter decks");
        assert_eq!(setup.rules.sets, sets);
        for deck in setup.decks.iter().flatten() {
            // The book's decks are good everywhere, though one of Saruman's hazards came out later.
            let outside = deck.faults(&setup.rules).iter().filter_map(|fault| fault.card).collect::<Vec<_>>();
            let lesser = deck.id == "saruman" && sets == Sets::Base;
            assert_eq!(outside, if lesser { vec![card("lesser_spiders")] } else { Vec::new() });
            assert!(deck.sites.iter().all(|site| sets.have(&site.get().number)), "{value}");
            assert_eq!(deck.sites, sets.sites());
        }
    }
    let request = SetupRequest::players(2).option("sets", "base").option("deck-2", "dragons");
    let error = Wizards::setup(&(), &request).unwrap_err();
    assert!(error.faults.iter().all(|fault| fault.message.id == "wizards-deck-set"), "{error}");
}

/// SATM-35.6: what a seat brings to a table of fewer sets is refused card by card, or read with the table's sites.
#[test]
fn a_list_at_a_table_of_the_base_set() {
    let rules = Rules { sets: Sets::Base, ..STANDARD };
    let plain = list::write(&list::List::of(&starters()[0]));
    let deck = bring::read(&plain, &rules).expect("a deck of the base set");
    assert_eq!(deck.sites, Sets::Base.sites());
    let more = format!("{plain}\nSideboard\n1 Marvels Told\n");
    let faults = bring::read(&more, &rules).unwrap_err();
    let told = faults.iter().map(|fault| fault.message.id).collect::<Vec<_>>();
    assert_eq!(told, ["wizards-deck-set", "wizards-deck-form"], "and by which rules it would be legal");
}

/// SATM-35.6: a table that was stored before there was a choice plays all sets, and is stored as it was.
#[test]
fn older_tables_play_all_sets() {
    let text = serde_json::to_string(&STANDARD).expect("plain data");
    assert!(!text.contains("sets"), "{text}");
    let read = serde_json::from_str::<Rules>(&text).expect("plain data");
    assert_eq!(read.sets, Sets::All);
}

/// A ready deck is legal: as it is in a standard game of its length, and without its sideboard in a basic one.
#[test]
fn ready_decks_are_legal() {
    assert!(ready().len() >= 6, "{} decks", ready().len());
    for ready in ready() {
        let deck = &ready.deck;
        for rules in [STANDARD, Rules { rulings: Rulings::OFFICIAL, ..STANDARD }, BASIC] {
            assert_eq!(deck.by(&rules).faults(&rules), [], "{}", deck.id);
        }
        for words in [&ready.name.es, &ready.name.en, &ready.wants.es, &ready.wants.en] {
            assert!(!words.is_empty(), "{}", deck.id);
        }
        assert!(ready.wants.es.ends_with('.') && ready.wants.en.ends_with('.'), "{}", deck.id);
        assert!(deck.sideboard.len() <= Length::Two.sideboard());
        // It is offered by name, and a table takes it.
        let request = SetupRequest::players(2).option("deck-1", &deck.id);
        let setup = Wizards::setup(&(), &request).expect("a table");
        assert_eq!(setup.decks[0].as_ref().map(|deck| &deck.id), Some(&deck.id));
    }
}

/// A waiting deck lacks cards that are reported as missing, and nothing else is wrong with its list.
#[test]
fn decks_wait_for_what_is_missing() {
    let absent =
        wizards::report::absent().into_iter().map(|(known, _)| known.name.en.as_str()).collect::<Vec<_>>();
    for (deck, lacks) in waiting() {
        assert!(lacks.iter().all(|name| absent.contains(name)), "{deck}: {lacks:?}");
        assert!(ready().iter().all(|ready| ready.deck.id != deck));
    }
    assert_eq!(ready().len() + waiting().len(), 10);
}

/// A deck fits the form of which it has the length; where it fits none, what is wrong is told by the nearest.
#[test]
fn what_fits_none_is_told_by_the_nearest_form() {
    let mut deck = starters()[0].clone();
    let spare = CardId::all().filter(|card| {
        let face = card.get();
        let free = !deck.cards.contains(card) && !deck.draft.contains(card);
        face.is_hazard() && face.missing.is_none() && face.kind != wizards::card::CardKind::Agent && free
    });
    deck.sideboard = spare.take(33).collect();
    deck.draft.push(card("saruman"));
    assert_eq!(deck.fits(&STANDARD), None);
    let (form, faults) = deck.form(&STANDARD);
    assert_eq!(form.length, Length::Three, "33 in the sideboard are for a game of three decks");
    assert_eq!(
        faults.iter().map(|fault| fault.clause).collect::<Vec<_>>(),
        ["SATM-2.5"],
        "and one cannot start"
    );
    deck.draft.pop();
    assert_eq!(deck.fits(&STANDARD), Some(form));
}

/// Every card of the sets lies in one that is known.
#[test]
fn sets_are_known() {
    let numbers = book().cards.iter().map(|face| &face.number);
    let numbers = numbers.chain(book().sites.iter().map(|site| &site.number));
    for number in numbers {
        assert!(SETS.iter().any(|set| number.starts_with(&format!("{set}-"))), "{number}");
        assert_ne!(wizards::setup::bring::set_term(&number[..2]), "");
    }
}

/// A set-up tells sites by their sets where it can, and no ruling that was not chosen; what was kept otherwise before is still read.
#[test]
fn a_set_up_is_kept_in_few_words() {
    let json = |setup: &Setup| serde_json::to_value(setup).expect("plain data");
    let read = |kept: Value| serde_json::from_value::<Setup>(kept).expect("a set-up");
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
    let kept = json(&setup);
    assert_eq!(kept["decks"][0]["sites"], "TW 69 TD 9 DM 13 AS 6");
    assert_eq!(kept["rules"]["rulings"], json!({}));
    assert!(kept.to_string().len() < 3_000, "{kept}");
    assert_eq!(read(kept.clone()), setup);

    let mut before = kept.clone();
    let all = SiteId::all().map(|site| site.to_string()).collect::<Vec<_>>();
    before["decks"][0]["sites"] = json!(all);
    before["rules"] = serde_json::to_value(setup.rules).expect("plain data");
    assert_eq!(before["rules"]["rulings"]["wizard_falls"], false);
    assert_eq!(read(before), setup);

    let mut other = setup;
    other.rules.rulings = Rulings::OFFICIAL;
    let deck = other.decks[0].as_mut().expect("a starter deck");
    deck.sites = Sets::Base.sites();
    let kept = json(&other);
    assert_eq!(
        (&kept["decks"][0]["sites"], &kept["rules"]["rulings"]["wizard_falls"]),
        (&json!("TW 69"), &json!(true))
    );
    assert_eq!(read(kept), other);
    let deck = other.decks[0].as_mut().expect("a starter deck");
    deck.sites.remove(SiteId::named("amon_hen").expect("a site"));
    let kept = json(&other);
    assert_eq!(kept["decks"][0]["sites"].as_array().map(Vec::len), Some(68));
    assert_eq!(read(kept), other);
}

/// Logs tell the sites of a set by how many there are: a new one has to stand in the file after those of its set.
#[test]
fn a_new_site_stands_after_those_of_its_set() {
    let known = [
        ("TW", 69, "wose_passage_hold"),
        ("TD", 9, "zarak_dum"),
        ("DM", 13, "urlurtsu_nurn"),
        ("AS", 6, "the_worthy_hills"),
    ];
    for (set, count, last) in known {
        let mut sites = SiteId::all().filter(|site| site.get().number.starts_with(&format!("{set}-")));
        assert_eq!(sites.nth(count - 1), SiteId::named(last), "{set}");
    }
}
