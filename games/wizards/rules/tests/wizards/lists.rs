//! Deck lists in all the forms that people have them in, and what is said of cards that are not played here.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use wizards::deck::Deck;
use wizards::ids::{CardId, SiteId};
use wizards::list::{self, List, Listed, Part, Reading, Whose, Wrong, read_all, write, write_rest};
use wizards::ready::ready;
use wizards::setup::bring;

use crate::stage::STANDARD;

fn card(id: &str) -> CardId {
    CardId::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// The cards of each part, by id and number.
fn parts(text: &str) -> [String; 4] {
    let reading = read_all(text);
    assert_eq!(reading.flaws, [], "{text}");
    let ids =
        |cards: &[CardId]| cards.iter().map(|card| card.get().id.as_str()).collect::<Vec<_>>().join(" ");
    let List { pool, deck, sideboard, sites, .. } = &reading.list;
    let sites = sites.iter().map(|site| site.get().id.as_str()).collect::<Vec<_>>().join(" ");
    [ids(pool), ids(deck), ids(sideboard), sites]
}

/// All forms hold the same deck.
const SAME: [&str; 4] =
    ["gimli elven_cloak", "gandalf dodge dodge ghouls", "concealment twilight", "rivendell bree"];

#[test]
fn every_program_writes_the_same_deck() {
    let gccg = "#\n# GCCG v0.9.4 Middle-earth deck\n#\n#      My dwarf\n#\n\n####\nDeck\n####\n\n# Hazard (1)\n\n1 Ghouls (TW)\n\n# Hero Character (1)\n\n\
        1 Gandalf [H] (TW)\n\n# Hero Resource (2)\n\n2 Dodge (TW)\n\n####\nPool\n####\n\n# Hero Character (1)\n\n1 Gimli (TW)\n\n\
        # Hero Resource (1)\n\n1 Elven Cloak (TW)\n\n#########\nSideboard\n#########\n\n# Hazard (1)\n\n1 Twilight (TW)\n\n# Hero Resource (1)\n\n\
        1 Concealment (TW)\n\n#####\nSites\n#####\n\n# Hero Site (2)\n\n1 Rivendell [H] (TW)\n1 Bree [H] (TW)\n";
    let meccg = "####\nDeck\n####\n# Hazard (1)\n1 Ghouls (LE)\n# Character (1)\n1 Gandalf [H] (TW)\n# Resource (2)\n2 Dodge (TW)\n####\nPool\n####\n\
        # Resource (2)\n1 Gimli [H] (TW)\n1 Elven Cloak (TW)\n####\nSideboard\n####\n# Resource (2)\n1 Concealment (TW)\n1 Twilight (LE)\n\
        ####\nSites\n####\n# Sites (2)\n1 rivendell [h] (tw)\n1 bree [h] (tw)\n####\nNotes\n####\nKeep 3 Ghouls for last. 2 are enough.\n";
    let netmeccg = "[NetMECCG v1.4 Deck]\r\n\r\n[starting]\r\nGimli\r\nElven Cloak\r\n\r\n[sideboard]\r\nConcealment\r\nTwilight*\r\n\r\n[anti-FW]\r\n\
        Alone and Unadvised\r\nNobody knows\r\n\r\n[characters]\r\nGandalf\r\n\r\n[resources]\r\nDodge\r\nDodge\r\n\r\n[hazards]\r\nGhouls\r\n\r\n[sites]\r\n\
        Rivendell\r\nBree\r\n";
    let forum = "**My first deck** (it won twice!)\n\nStarting company (1):\n\u{2022} Gimli\n\u{2022} Elven Cloak\n\nCharacters (1)\n- 1x Gandalf\n\
        Resources [2]\n- Dodge x2 // runs away\nHazards: 1\n- (1) Ghouls   # they come back\nTotal: 4 cards\n\nSideboard - 2\n\
        \u{2013} Concealment (1)\n\u{2013} 1\tTwilight\n\n== Sites ==\nRivendell\nBree - for beer, mostly\n\nComments:\nI would play 3 Dodge next time.";
    let spanish = "Compañía inicial\n1 Gimli\n1x Capa élfica\nPersonajes (1)\nGandalf\nRecursos\n(2) Esquiva\nAdversidades\n1 Ghouls\n\
        Baraja complementaria\n1 Concealment\nCrepúsculo x1\nLugares\n1 Rivendel\n1 Bree";
    let table = "Quantity,Name,Set,Part\n1,Gimli,TW,Pool\n1,Elven Cloak,TW,Pool\n1,Gandalf,TW,Deck\n2,\"Dodge\",TW,Deck\n1,Ghouls,TW,Deck\n\
        1,Concealment,TW,Sideboard\n1,Twilight,TW,Sideboard\n1,Rivendell,TW,Sites\n1,Bree,TW,Sites\n";
    let rows = "Pool: Gimli, Elven Cloak\nDeck:\nGandalf;1;TW\nDodge\t2\nGhouls | 1\nSideboard: Concealment; Twilight\nSites: Rivendell, Bree";
    let mac = netmeccg.replace("\r\n", "\r");
    for text in [gccg, meccg, netmeccg, forum, spanish, table, rows, &mac] {
        let mut same = parts(text);
        for part in &mut same {
            let mut words = part.split(' ').collect::<Vec<_>>();
            words.sort_unstable();
            *part = words.join(" ");
        }
        let mut wanted = SAME.map(|part| {
            let mut words = part.split(' ').collect::<Vec<_>>();
            words.sort_unstable();
            words.join(" ")
        });
        wanted.sort();
        same.sort();
        assert_eq!(same, wanted, "{text}");
    }
    assert_eq!(read_all(netmeccg).apart, 2, "against fallen Wizards");
    assert_eq!(read_all(forum).remarks.len(), 1, "{:?}", read_all(forum).remarks);
}

#[test]
fn numbers_stand_before_and_behind() {
    let ways = [
        "(3) Dodge",
        "[3] Dodge",
        "3 x Dodge",
        "3xDodge",
        "x3 Dodge",
        "Dodge (3)",
        "Dodge x 3",
        "Dodge (x3)",
        "Dodge [3]",
        "Dodge: 3",
        "Dodge - 3",
        "Dodge, 3",
        "Dodge\t3",
        "3\tDodge\tTW",
        "3,Dodge",
        "3;\"Dodge\";TW",
        "Dodge = 3",
        "Dodge 3x",
        "* 3 Dodge",
        "– 3× Dodge (TW) [H]",
        "3 Dodge (TW-216)",
        "3 Dodge (METW)",
        "3 dodge [h] (tw)",
        "\u{a0}3\u{a0}Dodge",
        "3 Dodge (never too many)",
        "3 Dodge - never too many",
        "**3x Dodge**",
    ];
    for way in ways {
        assert_eq!(read_all(way).list.deck, [card("dodge"); 3], "{way}");
    }
    let third = read_all("1. Dodge\n2. Concealment\n3. Ghouls").list;
    assert_eq!(third.deck, [card("dodge"), card("concealment"), card("ghouls")], "the third of several");
}

#[test]
fn marks_of_every_kind_are_read_over() {
    let names = [
        ("Palantir of Orthanc", "palantir_of_orthanc"),
        ("Palanti\u{301}r of Orthanc", "palantir_of_orthanc"),
        ("Palant\u{c3}\u{ad}r of Orthanc", "palantir_of_orthanc"),
        ("Palant\u{fffd}r of Orthanc", "palantir_of_orthanc"),
        ("Durin\u{2019}s Axe", "durins_axe"),
        ("Durin`s Axe*", "durins_axe"),
        ("\u{ab}Glamdring\u{bb}", "glamdring"),
        ("Mithril-coat, The", "the_mithril_coat"),
        ("Mithril\u{2013}coat", "the_mithril_coat"),
        ("\u{201c}Tom\u{201d} (T\u{fb}ma)", "tom"),
        ("Tom - T\u{fb}ma", "tom"),
    ];
    for (name, id) in names {
        assert_eq!(parts(&format!("1 {name}"))[1], id, "{name}");
    }
}

/// Nothing that a card is called is taken for a heading, and each is known as what it is.
#[test]
fn no_card_is_a_heading() {
    for line in include_str!("../../data/names.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields = line.split('\t').collect::<Vec<_>>();
        for name in &fields[2..] {
            for text in [
                (*name).to_owned(),
                format!("1 {name}"),
                format!("2x {name}"),
                format!("{name} (2)"),
                format!("{name}, 2"),
            ] {
                let reading = read_all(&text);
                let unknown = reading
                    .flaws
                    .iter()
                    .any(|flaw| matches!(flaw.what, Wrong::Unknown { .. } | Wrong::Misplaced(_)));
                let nothing =
                    reading.list.is_empty() && reading.flaws.is_empty() && !fields[1].ends_with('g');
                assert!(!unknown && !nothing && reading.remarks.is_empty(), "{text}: {reading:?}");
            }
        }
    }
}

fn wrong(text: &str) -> Vec<Wrong> {
    read_all(text).flaws.into_iter().map(|flaw| flaw.what).collect()
}

/// A card for others, one that is not played here yet, and a slip of the pen: three sentences.
#[test]
fn what_cannot_be_played_is_no_slip_of_the_pen() {
    let around = "3 Dodge\n3 Concealment\n";
    let of = |name: &str| {
        let wrong = wrong(&format!("{around}1 {name}"));
        assert_eq!(wrong.len(), 1, "{name}: {wrong:?}");
        match &wrong[0] {
            Wrong::Elsewhere(known) => (Some(known.whose), known.name.en.clone()),
            Wrong::Unknown { nearest, .. } => {
                (None, nearest.first().map(|one| one.name().en.clone()).unwrap_or_default())
            }
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(of("Bolg"), (Some(Whose::Minion), "Bolg".to_owned()));
    assert_eq!(of("Moria [M] (LE)"), (Some(Whose::Minion), "Moria".to_owned()));
    assert_eq!(of("Moria (LE)"), (Some(Whose::Minion), "Moria".to_owned()), "the set says whose");
    assert_eq!(
        of("Give Welcome to the Unexpected"),
        (Some(Whose::Fallen), "Give Welcome to the Unexpected".to_owned())
    );
    assert_eq!(of("Glamdrin"), (None, "Glamdring".to_owned()));
    assert_eq!(of("Xyzzy"), (None, String::new()), "nothing is near");
    // What is only known is told, also where it is written wrongly.
    let missing = |line: &&str| line.contains("\thh\t") || line.contains("\thr\t") || line.contains("\tnh\t");
    let names = include_str!("../../data/names.tsv").lines().filter(missing);
    let mut names = names.filter_map(|line| line.split('\t').nth(2)).filter(|name| name.len() > 8);
    if let Some(name) = names.find(|name| matches!(wrong(name).first(), Some(Wrong::Elsewhere(_)))) {
        assert_eq!(of(name), (Some(Whose::Ours), name.to_owned()));
        assert_eq!(of(&format!("{name}x")).1, name);
    }
    // A name is near only if it is.
    for far in ["Bolk", "Fug", "Gand", "Bogs"] {
        let near = wizards::list::nearest(far);
        assert!(near.iter().all(|one| one.name().en.len() < far.len() + 3), "{far}: {near:?}");
    }
}

/// A deck for others is refused by one sentence.
#[test]
fn decks_for_others_are_refused_kindly() {
    let minion = "Deck\n3 Hoarmûrath the Ringwraith\n2 Orc Tracker\n1 Gorbag\n1 Shagrat\n3 Orc-watch\n3 Ghouls\nSites\n4 Minas Morgul [M]";
    let fallen = "Pool\n1 Give Welcome to the Unexpected\n1 Blind to the West\nDeck\n1 Gandalf [F]\n3 A Strident Spawn\n3 Dodge\n3 Concealment\n";
    for (text, whose) in [(minion, Whose::Minion), (fallen, Whose::Fallen)] {
        let reading = read_all(text);
        assert_eq!(
            reading.flaws.iter().map(|flaw| &flaw.what).collect::<Vec<_>>(),
            [&Wrong::Deck(whose)],
            "{text}"
        );
        assert!(reading.list.is_empty());
    }
    assert_eq!(
        wrong("3 Dodge\n3 Gandalf\n3 Concealment\n1 Bolg").len(),
        1,
        "one card of theirs makes no deck of theirs"
    );
}

/// Readable lines are read, whatever else there is; each flaw says where it would lie.
#[test]
fn what_is_understood_is_kept() {
    let Reading { list, flaws, .. } =
        read_all("Pool\n1 Gimly\n1 Legolas\nDeck\n2 Glamdrin\n3 Dodge\n1 Glamdrin\nSideboard\n4 Palantír");
    assert_eq!((list.pool.len(), list.deck.len(), list.sideboard.len()), (1, 3, 0));
    let told =
        flaws.iter().map(|flaw| (flaw.line, flaw.count, flaw.part, flaw.text.as_str())).collect::<Vec<_>>();
    assert_eq!(
        told,
        [
            (2, 1, Some(Part::Pool), "Gimly"),
            (5, 3, Some(Part::Deck), "Glamdrin"),
            (9, 4, Some(Part::Sideboard), "Palantír")
        ]
    );
}

/// The lines not understood are a list of their own, and read again it is the same.
#[test]
fn the_rest_is_a_list() {
    let text = "Nobody at all\nSideboard\n4 Palantír\nPool\nGimly\n1 Bolg\nSites\nDodge\n2 Moria [M]\nDeck\n120 Dodge\nGandalf";
    let flaws = read_all(text).flaws;
    let rest = write_rest(&flaws);
    let told = |flaws: Vec<wizards::list::Flaw>| {
        let mut told = flaws
            .into_iter()
            .map(|flaw| format!("{:?} {} {:?}", flaw.part, flaw.count, flaw.what))
            .collect::<Vec<_>>();
        told.sort();
        told
    };
    assert_eq!(told(flaws), told(read_all(&rest).flaws), "{rest}");
    assert_eq!(write_rest(&read_all(&rest).flaws), rest);
}

/// Without numbers, words that are near nothing are told; with them, they are remarks.
#[test]
fn remarks_are_told_from_names() {
    let reading =
        read_all("Aragorn's rush\n[characters]\nGandalf\n[resources]\nDodge\nDodge\nGlamorous thing\n");
    assert_eq!((reading.flaws.len(), reading.remarks.len()), (1, 1), "{reading:?}");
    let long = "This deck was played at the championship, where it lost its first game and won all the others; thanks to all who came.";
    let reading = read_all(&format!("{long}\n3 Dodge\nwhat else\n3 Concealment\n{long}\n1 Gandalf"));
    assert_eq!((reading.flaws.len(), reading.remarks.len(), reading.list.deck.len()), (0, 3, 7));
    assert_eq!(read_all("hello world").flaws.len(), 1, "nothing but words is no deck");
    let site = SiteId::named("bree").unwrap();
    assert_eq!(read_all("1 Bree").list.count(Part::Sites, Listed::Site(site)), 1);
}

/// Notes above the cards end where these begin; a card that is written about behind them is told with the remarks, and is in no part.
#[test]
fn notes_end_where_cards_begin() {
    for head in ["Strategy", "Description", "Notes:"] {
        let text = format!("{head}\nRun, and hide.\n\n3 Dodge\n2x Concealment\nGhouls\nSites\n1 Bree");
        let reading = read_all(&text);
        assert_eq!((reading.list.deck.len(), reading.list.sites.len()), (6, 1), "{head}: {reading:?}");
        assert_eq!((reading.flaws.len(), reading.remarks.len()), (0, 0), "{head}: {reading:?}");
    }
    let behind = read_all(
        "Deck\n3 Dodge\nNotes\nNot without it.\n1 Glamdring\n2 of these are enough\nSideboard\n1 Ford",
    );
    assert_eq!(behind.remarks, ["1 Glamdring"]);
    assert_eq!((behind.flaws.len(), behind.list.deck.len(), behind.list.sideboard.len()), (0, 3, 1));
}

/// A few cards of fallen Wizards among many of heroes are told one by one: the deck is none of theirs for that.
#[test]
fn a_few_cards_of_others_are_told_one_by_one() {
    let hero = write(&List::of(&wizards::deck::starters()[0]));
    let reading = read_all(&format!("{hero}3 A Strident Spawn\n1 Give Welcome to the Unexpected\n"));
    let theirs = |wrong: &Wrong| matches!(wrong, Wrong::Elsewhere(known) if known.whose == Whose::Fallen);
    assert!(reading.flaws.iter().all(|flaw| theirs(&flaw.what)), "{:?}", reading.flaws);
    assert_eq!((reading.flaws.len(), reading.list.deck.len()), (2, 67));
}

/// What is passed over is told where it says how many of a card: behind the sign of a remark, or as something said of the deck.
#[test]
fn cards_that_are_passed_over_are_told() {
    let reading = read_all(
        "# My dwarf\n3 Dodge\n#3 Concealment\n; 2 Glamdring\n// Ghouls x3\nEvent: 3 Ford\nPlace: Bree\n\
        Points: 2 Twilight, 1 River\nDate: 3 March\n# Hazards (3)\n1 Ghouls",
    );
    let told =
        ["#3 Concealment", "; 2 Glamdring", "// Ghouls x3", "Event: 3 Ford", "Points: 2 Twilight, 1 River"];
    assert_eq!(reading.remarks, told);
    assert_eq!((reading.flaws.len(), reading.list.deck.len()), (0, 4), "{reading:?}");
    // However many there are, some are told.
    assert_eq!(read_all(&format!("{}1 Dodge", "#3 Concealment\n".repeat(900))).remarks.len(), 12);
}

/// How long this thread has been on a processor; nothing where the system does not tell that.
fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The most that a list may take of a processor: a server's build has 20 ms for it. A build for tests checks every sum besides, and
/// the time is told in steps of up to 10 ms: it has five times as much. What others do meanwhile does not count.
const MOST: Duration = Duration::from_millis(if cfg!(debug_assertions) { 100 } else { 20 });

/// Whatever it is, it costs little.
#[test]
fn nonsense_is_read_in_no_time() {
    let mut random = 7_u64;
    let mut letters = |count: usize, of: &[u8]| {
        let mut text = String::new();
        for _ in 0..count {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push(char::from(of[(random >> 33) as usize % of.len()]));
        }
        text
    };
    let texts = [
        letters(20_000, b"aeinrstlo \n"),
        letters(20_000, b"abcdefghijklmnopqrstuvwxyz ,;:\t-()[]x0123456789\n"),
        letters(20_000, b"a,\n"),
        (0..700).fold(String::new(), |mut text, at| {
            let _ = writeln!(text, "1 glamdrnig of the gr{at}");
            text
        }),
        (0..700).fold(String::new(), |mut text, at| {
            let _ = writeln!(text, "the old oen ran taos {at}");
            text
        }),
        "1 the, a, el, la, los, las, the\n".repeat(600),
        "a: b: c - d (e [f {g\n".repeat(900),
        "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\n".repeat(900),
        "?a?e?i the o?d ma? of h?ls\n".repeat(740),
        "{".repeat(20_000),
        "[{\"card\": [\"".repeat(1_600),
        "<a <b </c & &#x; [b] [/b](".repeat(760),
        "[](".repeat(6_600),
        "<td>".repeat(5_000),
        letters(20_000, b"<>/{}[]()\":,&;= ab1\n"),
        letters(20_000, b"dodge ,;/+-(3)x\n"),
        "dodge, ".repeat(2_850),
        "1 the - dodge - (of [the {ring: x\n".repeat(580),
    ];
    let _ = read_all("1 Dodge");
    for text in texts {
        let before = worked();
        let reading = read_all(&text);
        let took = worked().zip(before).map(|(after, before)| after.saturating_sub(before));
        println!("{} letters, {} flaws: {took:?}", text.len(), reading.flaws.len());
        assert!(reading.flaws.len() <= 42);
        let begins = text.chars().take(60).collect::<String>();
        assert!(took.is_none_or(|took| took < MOST), "{took:?}: {begins}");
    }
}

/// The folder of lists beside the repository. Nothing of it is part of the repository.
const BESIDE: &str = "../../../../shared/reference/satm/decks";

/// The challenge decks of 1998 are ready as they were published, card for card and site for site.
#[test]
fn the_challenge_decks_are_as_they_were_published() {
    let sorted = |deck: &Deck| {
        let mut deck = Deck { id: String::new(), ..deck.clone() };
        for part in [&mut deck.draft, &mut deck.items, &mut deck.cards, &mut deck.sideboard] {
            part.sort_unstable();
        }
        deck
    };
    for (id, letter) in
        [("stewards", 'a'), ("prisoners", 'b'), ("dwarven-quest", 'c'), ("bargain", 'd'), ("return", 'e')]
    {
        let file = format!("{BESIDE}/challenge-{letter}.gccg.txt");
        let Ok(text) = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)) else {
            println!("skipped: no lists of decks beside this repository");
            return;
        };
        let published = list::deck_of(&read_all(&text).list);
        let ready = ready().iter().find(|ready| ready.deck.id == id);
        let ready = ready.unwrap_or_else(|| panic!("no deck {id}"));
        assert_eq!(sorted(&ready.deck), sorted(&published), "{id}");
    }
}

/// Lists of other people: the seventeen beside the repository, or those of a folder of one's own. Nothing in the former is asked,
/// and each is a deck that a table takes, by the tournament form that it fits; in the latter cards may wait to be played here.
#[test]
fn lists_as_people_have_them() {
    let own = std::env::var_os("BREE_DECKS").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join(BESIDE);
    let folder = own.as_ref().unwrap_or(&beside);
    let Ok(files) = std::fs::read_dir(folder) else {
        assert!(own.is_none(), "no folder {}", folder.display());
        println!("skipped: no lists of decks beside this repository");
        return;
    };
    let files = files.map(|file| file.expect("a file").path());
    let mut files = files.filter(|file| file.extension().is_none_or(|kind| kind != "md")).collect::<Vec<_>>();
    files.sort();
    let (mut wrong, mut few) = (Vec::new(), Vec::new());
    for file in &files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = String::from_utf8_lossy(&std::fs::read(file).expect("a text")).into_owned();
        let reading = read_all(&text);
        let List { pool, deck, sideboard, sites, .. } = &reading.list;
        let (pool, deck, sideboard, sites) = (pool.len(), deck.len(), sideboard.len(), sites.len());
        println!("{name}: {pool} {deck} {sideboard} {sites}, {} waiting", reading.flaws.len());
        for flaw in &reading.flaws {
            let waits = matches!(&flaw.what, Wrong::Elsewhere(known) if known.whose == Whose::Ours);
            if own.is_none() || !waits && !matches!(flaw.what, Wrong::Unread) {
                wrong.push(format!("{name}: {flaw:?}"));
            }
        }
        wrong.extend(reading.remarks.iter().map(|remark| format!("{name}: a remark: {remark}")));
        let again = read_all(&write(&reading.list));
        if (again.flaws.len(), again.list.len()) != (0, reading.list.len()) {
            wrong.push(format!("{name}: written and read again it is another"));
        }
        if own.is_some() || !reading.flaws.is_empty() {
            continue;
        }
        let (form, faults) = list::deck_of(&reading.list).by(&STANDARD).form(&STANDARD);
        wrong.extend(faults.iter().map(|fault| {
            let card = fault.card.map(|card| &card.get().id);
            format!("{name}: {} {} {card:?} {}/{}", fault.clause, fault.what, fault.count, fault.limit)
        }));
        if faults.is_empty()
            && let Err(faults) = bring::read(&text, &form)
        {
            let told = faults.iter().map(|fault| fault.message.id).collect::<Vec<_>>();
            wrong.push(format!("{name}: refused by the form that it fits: {told:?}"));
        }
        if form.extras.few_creatures {
            few.push(name);
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    if own.is_none() {
        assert_eq!(files.len(), 17, "{}", folder.display());
        // Ten creatures and a half: its tournament did not count them.
        assert_eq!(few, ["archive-02.netmeccg.dck"], "played where creatures are not counted");
    }
}
