//! Deck lists are read as people write them, and written as others read them.

use wizards::ids::{CardId, SiteId};
use wizards::list::{Flaw, List, Listed, Part, Tongue, Wrong, read, write, write_plain};

fn card(id: &str) -> CardId {
    CardId::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

fn only(text: &str) -> List {
    read(text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}"))
}

#[test]
fn a_line_is_a_number_and_a_name_however_it_is_written() {
    let ways = [
        "3 Concealment",
        "3x Concealment",
        "3X Concealment",
        "3× Concealment",
        "Concealment x3",
        "Concealment (x3)",
        "3 concealment (TW)",
        "3 CONCEALMENT [H] (TW)",
        "  3   Ocultamiento  ",
        "3 ocultamiento",
    ];
    for way in ways {
        assert_eq!(only(way).deck, [card("concealment"); 3], "{way}");
    }
    assert_eq!(only("Concealment").deck, [card("concealment")]);
}

#[test]
fn accents_capitals_and_signs_do_not_matter() {
    let pairs = [
        ("palantir de orthanc", "palantir_of_orthanc"),
        ("DURIN'S AXE", "durins_axe"),
        ("Durin’s Axe", "durins_axe"),
        ("eomer", "eomer"),
        ("ghan buri ghan", "ghan_buri_ghan"),
        ("Wizards Ring", "wizards_ring"),
        ("\"Tom\" (Tuma)", "tom"),
    ];
    for (name, id) in pairs {
        assert_eq!(only(name).deck, [card(id)], "{name}");
    }
}

#[test]
fn a_name_may_be_cut_short_where_it_is_clear() {
    assert_eq!(only("Aragorn").deck, [card("aragorn_ii")]);
    assert_eq!(only("Boromir").deck, [card("boromir_ii")]);
}

#[test]
fn what_may_mean_several_is_asked() {
    let flaws = read("1 Palantír").unwrap_err();
    let [Flaw { line: 1, what: Wrong::Ambiguous { name, of }, .. }] = flaws.as_slice() else {
        panic!("{flaws:?}")
    };
    assert_eq!(name, "Palantír");
    assert!(of.len() >= 6, "{of:?}");
    assert!(of.contains(&Listed::Card(card("palantir_of_orthanc"))));
    assert!(matches!(read("Tom").unwrap_err()[0].what, Wrong::Ambiguous { .. }));
}

#[test]
fn an_unknown_name_suggests_the_nearest() {
    let flaws = read("2 Glamdrin\n1 Gandalff").unwrap_err();
    let nearest = |at: usize| match &flaws[at].what {
        Wrong::Unknown { nearest, .. } => nearest.first().copied(),
        other => panic!("{other:?}"),
    };
    assert_eq!(nearest(0), Some(Listed::Card(card("glamdring"))));
    assert_eq!(nearest(1), Some(Listed::Card(card("gandalf"))));
    let far = read("1 xyzzy").unwrap_err();
    assert!(matches!(&far[0].what, Wrong::Unknown { nearest, .. } if nearest.is_empty()), "{far:?}");
}

#[test]
fn every_faulty_line_is_told_at_once_with_its_number() {
    let text = "Deck\n3 Concealment\n1 Nobody Ever\n100 Ghouls\n\nSites\n1 Ghouls\n1 Bree\n";
    let lines = read(text).unwrap_err().into_iter().map(|flaw| flaw.line).collect::<Vec<_>>();
    assert_eq!(lines, [3, 4, 7]);
}

/// A site lies among the sites, whatever stands above it; a card does not.
#[test]
fn a_site_is_among_the_sites() {
    let list = only("Resources\n1 Bree\n1 Dodge");
    assert_eq!((list.sites, list.deck), (vec![SiteId::named("bree").unwrap()], vec![card("dodge")]));
    let flaws = read("Sites\n1 Dodge").unwrap_err();
    assert_eq!(flaws[0].what, Wrong::Misplaced(Listed::Card(card("dodge"))));
}

#[test]
fn headings_in_either_language_say_which_part_it_is() {
    let text = "\u{feff}####\nPool\n####\n\n1 Gimli (TW)\n\n####\nDeck\n####\n\n# Hero Character (1)\n1 Gandalf [H] (TW)\n\
        # Hazard (1)\n1 Ghouls (TW)\n\n#### Sideboard ####\n2 Dodge\n\nSites:\n4 Rivendell [H] (TW)\nNotes\nOne day 3 Ghouls!";
    let list = only(text);
    assert_eq!(list.pool, [card("gimli")]);
    assert_eq!(list.deck, [card("gandalf"), card("ghouls")]);
    assert_eq!(list.sideboard, [card("dodge"); 2]);
    assert_eq!(list.sites, [SiteId::named("rivendell").unwrap(); 4]);
    assert_eq!(list.lines[&card("gandalf")], 12);
    let spanish = only("Compañía inicial\n1 Gimli\nRecursos (1):\n1 Esquiva\nLugares\n1 Rivendel");
    assert_eq!((spanish.pool.len(), spanish.deck.len(), spanish.sites.len()), (1, 1, 1));
}

/// A written list is read as the same.
#[test]
fn written_and_read_again_it_is_the_same() {
    let list = only(
        "Pool\n1 Gimli\n1 Elven Cloak\nDeck\n2 Gandalf\n3 Dodge\n1 Glamdring\n2 Ghouls\n1 Twilight\nSideboard\n1 Ford\nSites\n2 Rivendell\n1 Bree",
    );
    let written = write(&list);
    let again = only(&written);
    let sorted = |cards: &[CardId]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    assert_eq!(sorted(&again.deck), sorted(&list.deck));
    assert_eq!((&again.pool, &again.sideboard, &again.sites), (&list.pool, &list.sideboard, &list.sites));
    assert!(written.contains("2 Gandalf [H] (TW)\n"), "{written}");
    assert!(written.contains("\nHazards\n2 Ghouls (TW)\n1 Twilight (TW)\n"), "{written}");
}

/// Every card and every site is found again under the names that it is written by, in both languages.
#[test]
fn all_there_is_is_written_and_read_again() {
    let mut list = List::default();
    for card in CardId::all() {
        list.put(Part::Deck, Listed::Card(card));
    }
    for site in SiteId::all() {
        list.put(Part::Sites, Listed::Site(site));
    }
    let sorted = |list: &List| {
        let mut cards = list.deck.clone();
        cards.sort_unstable();
        (cards, list.sites.clone())
    };
    for text in [write(&list), write_plain(&list, Tongue::En), write_plain(&list, Tongue::Es)] {
        assert_eq!(sorted(&only(&text)), sorted(&list));
    }
}

#[test]
fn plainly_written_it_is_the_same_in_either_language() {
    let list = only("Pool\n1 Gimli\nDeck\n2 Gandalf\n3 Dodge\nSideboard\n1 Ford\nSites\n2 Rivendell");
    let spanish = write_plain(&list, Tongue::Es);
    assert!(spanish.starts_with("Compañía inicial\n1x Gimli\n"), "{spanish}");
    for tongue in [Tongue::Es, Tongue::En] {
        let again = only(&write_plain(&list, tongue));
        assert_eq!(
            (again.pool, again.deck, again.sideboard, again.sites),
            (list.pool.clone(), list.deck.clone(), list.sideboard.clone(), list.sites.clone())
        );
    }
}

#[test]
fn one_more_and_one_less() {
    let mut list = List::default();
    let (gimli, gandalf, bree) = (
        Listed::Card(card("gimli")),
        Listed::Card(card("gandalf")),
        Listed::Site(SiteId::named("bree").unwrap()),
    );
    assert!(list.put(Part::Pool, gimli) && list.put(Part::Deck, gandalf) && list.put(Part::Deck, gandalf));
    assert!(!list.put(Part::Deck, bree) && !list.put(Part::Sites, gimli), "not there");
    assert_eq!((list.count(Part::Deck, gandalf), list.copies(gimli)), (2, 1));
    assert!(list.take(Part::Deck, gandalf) && !list.take(Part::Sideboard, gandalf));
    assert_eq!(list.copies(gandalf), 1);
    assert!(Part::Pool.takes(gimli) && !Part::Pool.takes(gandalf), "no wizard starts");
    assert!(
        !Part::Pool.takes(Listed::Card(card("glamdring")))
            && Part::Pool.takes(Listed::Card(card("elven_cloak")))
    );
}

/// A deck of the house can be taken to the bench and comes back the same.
#[test]
fn a_starter_deck_as_a_list() {
    for deck in wizards::deck::starters() {
        let again = wizards::list::deck_of(&only(&write(&List::of(deck))));
        let sorted = |mut cards: Vec<CardId>| {
            cards.sort_unstable();
            cards
        };
        assert_eq!(sorted(again.cards), sorted(deck.cards.clone()));
        assert_eq!(
            (sorted(again.draft), sorted(again.items)),
            (sorted(deck.draft.clone()), sorted(deck.items.clone()))
        );
        assert_eq!(again.sites, deck.sites);
    }
}

/// Whatever the text, it is read or refused, and never a crash.
#[test]
fn strange_texts_are_refused_not_fatal() {
    for text in [
        "",
        "\n\n",
        "x3",
        "99999999999999 Ghouls",
        "()",
        "[H]",
        "3 (TW)",
        "((((",
        "١ Ghouls",
        "3x",
        "()(TW)",
        "é)",
    ] {
        let _ = read(text);
    }
}

/// The number of these flaws with a guess.
fn guessed(flaws: &[Flaw]) -> usize {
    let told = |flaw: &&Flaw| matches!(&flaw.what, Wrong::Unknown { nearest, .. } if !nearest.is_empty());
    flaws.iter().filter(told).count()
}

/// Whatever is written costs little: the nearest names are looked for a few times, and some faults are told, not all.
#[test]
fn nonsense_costs_little() {
    let same = read(&"1 Glamdrnig\n".repeat(280)).unwrap_err();
    assert_eq!((same.len(), same[0].count, guessed(&same)), (1, 280, 1), "said once");
    let wrong = |at: u32| {
        format!("1 Glamdr{}{}ng\n", char::from(b'a' + (at / 20) as u8), char::from(b'a' + (at % 20) as u8))
    };
    let flaws = read(&(0..280).map(wrong).collect::<String>()).unwrap_err();
    assert_eq!((flaws.len(), guessed(&flaws)), (41, 40));
    assert_eq!((flaws[40].line, &flaws[40].what), (41, &Wrong::Unread));
    let long = |at: u32| format!("1 glamdrnig of the great sheild of rohan and the red arow {at}\n");
    let flaws = read(&(0..280).map(long).collect::<String>()).unwrap_err();
    assert_eq!(flaws.len(), 41);
    let many = read(&"a\n".repeat(4000)).unwrap_err();
    assert!(many.len() <= 42, "{}", many.len());
    // What may mean much tells some of it.
    let of = |flaw: &Flaw| match &flaw.what {
        Wrong::Ambiguous { of, .. } => of.len(),
        _ => 0,
    };
    let most = read("The\nOld\nGreat\nOrc\nCave\nA\nEl\nLa").unwrap_err().iter().map(of).max();
    assert!(most.is_some_and(|most| most <= 12), "{most:?}");
}

/// A word longer than any name is reported as such, and not in full.
#[test]
fn a_long_line_is_no_name() {
    let flaws = read(&"a".repeat(16_000)).unwrap_err();
    let [Flaw { line: 1, what: Wrong::Unknown { name, nearest }, .. }] = flaws.as_slice() else {
        panic!("{flaws:?}")
    };
    assert_eq!((name.chars().count(), nearest.len()), (61, 0));
    assert!(nearest_of(&"á".repeat(61)).is_empty() && nearest_of("").is_empty());
    let longest =
        CardId::all().map(|card| card.get().name.es.chars().count().max(card.get().name.en.chars().count()));
    let sites =
        SiteId::all().map(|site| site.get().name.es.chars().count().max(site.get().name.en.chars().count()));
    assert!(longest.chain(sites).max().is_some_and(|longest| longest <= wizards::list::LONGEST_NAME));
}

fn nearest_of(name: &str) -> Vec<Listed> {
    wizards::list::nearest(name)
}

/// A name that is near is found whatever its length, and what holds the word, too.
#[test]
fn who_is_near_is_found() {
    let first = |name: &str| nearest_of(name).first().copied();
    for (name, id) in [
        ("gandlaf", "gandalf"),
        ("Palantir of Orthnac", "palantir_of_orthanc"),
        ("urin's axe", "durins_axe"),
        ("durinsaxe", "durins_axe"),
    ] {
        assert_eq!(first(name), Some(Listed::Card(card(id))), "{name}");
    }
    assert!(
        nearest_of("rthanc").contains(&Listed::Card(card("palantir_of_orthanc"))),
        "{:?}",
        nearest_of("rthanc")
    );
}

/// No deck has so many cards or so many lines.
#[test]
fn a_list_has_an_end() {
    for text in
        ["1 Dodge\n".repeat(1300), "99 Dodge\n".repeat(20), format!("Sites\n{}", "1 Bree\n".repeat(1201))]
    {
        let flaws = read(&text).unwrap_err();
        assert_eq!(flaws.len(), 1, "{flaws:?}");
        assert_eq!(flaws[0].what, Wrong::TooLong);
    }
    assert_eq!(only(&"1 Dodge\n".repeat(400)).len(), 400);
    // What names nothing is no line of it.
    let remarks = format!("{}1 Dodge\nNotes\n{}", "# a remark\n".repeat(900), "a word\n".repeat(900));
    assert_eq!(only(&remarks).deck, [card("dodge")]);
}

/// Kept is what was read: no remarks, no notes; and it makes the same deck.
#[test]
fn a_list_is_kept_as_it_was_read() {
    let notes = format!("\n// for Sunday\n# and for Monday\nNotes\n{}", "a long tale ".repeat(900));
    for deck in wizards::deck::starters() {
        for written in [write(&List::of(deck)), write_plain(&List::of(deck), Tongue::Es)] {
            let kept = wizards::setup::bring::as_read(&(written.clone() + &notes));
            assert!(!kept.contains("tale") && !kept.contains("Sunday") && !kept.contains("Monday"), "{kept}");
            assert_eq!(kept, wizards::setup::bring::as_read(&kept), "read again it is the same");
            let sorted = |text: &str| {
                let mut list = only(text);
                list.deck.sort_unstable();
                (list.pool, list.deck, list.sideboard, list.sites)
            };
            assert_eq!(sorted(&kept), sorted(&written));
        }
    }
    assert_eq!(wizards::setup::bring::as_read("1 Nobody Ever"), "1 Nobody Ever");
}
