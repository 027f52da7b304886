//! The bench where decks are made: what is pressed there is done, what may not be is not, and all that is wrong is said.

use std::collections::BTreeMap;
use std::time::Duration;

use canvas::{Bench, Language, Task};
use maud::html;
use table::{Game, Seat, SetupRequest};
use wizards::Wizards;
use wizards_page::WizardsPage;

/// The bench after pressing a button with these fields.
fn work(language: Language, fields: &[(&str, &str)]) -> Bench {
    canvas::learn(&canvas::words());
    canvas::learn(&wizards_page::words());
    let fields = fields
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect::<BTreeMap<_, _>>();
    let bench = canvas::of::<WizardsPage>().workshop().expect("a bench");
    assert_eq!(bench.brings(), "deck");
    bench.work(&Task {
        language,
        fields: &fields,
        at_table: false,
        picture: &|_| None,
        clause: &|clause| html! { i { (clause) } },
    })
}

fn pressed(text: &str, act: &str) -> Bench {
    work(Language::En, &[("text", text), ("act", act)])
}

#[test]
fn a_starter_deck_is_legal_and_has_no_faults() {
    for id in ["gandalf", "saruman"] {
        let bench = pressed("", &format!("start {id}"));
        assert!(bench.legal && bench.name.is_some(), "{id}");
        assert!(!bench.body.0.contains("SATM-"), "{id}");
        assert_eq!(wizards::list::read(&bench.text).map(|list| list.deck.len()), Ok(67));
    }
    assert!(!pressed("", "").legal, "nothing is no deck");
}

#[test]
fn one_more_one_less() {
    let bench = pressed("", "add deck glamdring");
    assert_eq!(bench.text, "Resources\n1 Glamdring (TW)\n");
    let again = pressed(&bench.text, "add deck glamdring");
    assert_eq!(again.text, bench.text, "of what is unique there is one");
    assert_eq!(pressed(&bench.text, "take deck glamdring").text, "");
    // What cannot be played, what belongs elsewhere, and what makes no sense.
    for act in ["add sites glamdring", "add deck bree", "take pool glamdring", "add", "choose", "mend x"] {
        assert_eq!(pressed(&bench.text, act).text, bench.text, "{act}");
    }
}

/// Every fault at once, each with its clause; by the basic rules others than by the standard ones.
#[test]
fn all_that_is_wrong_is_said_at_once() {
    let text = "Pool\n1 Gandalf\n1 Glamdring\nDeck\n4 Concealment\n2 Glamdring\nSideboard\n1 Dodge";
    let faults = |bench: &Bench| {
        let (_, faults) = bench.body.0.split_once("wizards-faults").expect("faults");
        let faults = faults.split_once("</ul>").expect("their end").0.to_owned();
        let clauses = faults.split("<i>").skip(1);
        clauses.map(|rest| rest.split_once('<').expect("an end").0.to_owned()).collect::<Vec<_>>()
    };
    let standard = work(Language::En, &[("text", text)]);
    let found = faults(&standard);
    for clause in ["SATM-2.2", "SATM-2.3", "SATM-2.4", "SATM-2.5"] {
        assert!(found.iter().any(|one| one == clause), "{clause}: {found:?}");
    }
    assert!(!standard.legal && !found.iter().any(|one| one == "SATM-2.12"), "{found:?}");
    let basic = faults(&work(Language::En, &[("text", text), ("option-rules", "basic")]));
    assert!(basic.iter().any(|one| one == "SATM-2.12"), "no sideboard: {basic:?}");
    assert!(!basic.iter().any(|one| one == "SATM-2.4"), "{basic:?}");
}

/// The value of a hidden field of what is drawn.
fn hidden(bench: &Bench, name: &str) -> String {
    let (_, rest) = bench.body.0.split_once(&format!("name=\"{name}\" value=\"")).expect("the field");
    rest.split_once('"').expect("its end").0.to_owned()
}

/// The deck is laid on the bench at once; what was not understood stands beside it, with what it may mean, and is answered by
/// one press.
#[test]
fn what_a_line_may_mean_is_one_list() {
    let paste = "Deck\n3x ocultamiento\n1 Palantír\n2 Glamdrin\n1 Xyzzy Foo\n1 Bolg\nSideboard\n1 Dogde";
    let asked = work(Language::En, &[("text", "1 Ghouls"), ("paste", paste), ("act", "read")]);
    assert_eq!(asked.text, "Resources\n3 Concealment (TW)\n", "what can be read is laid there");
    for part in [
        "5 names",
        "card palantir_of_orthanc",
        "card glamdring",
        "card dodge",
        "No card is called “Xyzzy Foo”",
        "Bolg is for minion players",
        "value=\"leave\"",
    ] {
        assert!(asked.body.0.contains(part), "{part}");
    }
    assert!(!asked.body.0.contains("Fog"), "Bolg is no slip of the pen");
    let rest = hidden(&asked, "rest");
    let chosen = |fields: &[(&str, &str)], act: &str| {
        let mut all = vec![("text", asked.text.as_str()), ("rest", rest.as_str()), ("act", act)];
        all.extend(fields);
        work(Language::En, &all)
    };
    let fields =
        [("means-0", "card palantir_of_orthanc"), ("means-1", "card glamdring"), ("means-4", "card dodge")];
    let put = chosen(&fields, "choose");
    assert_eq!(
        put.text,
        "Resources\n3 Concealment (TW)\n1 Palantír of Orthanc (TW)\n2 Glamdring (TW)\n\nSideboard\n1 Dodge (TW)\n",
        "as often as it says, and where it belongs"
    );
    assert!(put.body.0.contains("2 names") && put.body.0.contains("Xyzzy"), "the rest stays");
    let left = chosen(&[("means-0", "leave it"), ("means-1", "card gandalf")], "choose");
    assert_eq!(left.text, asked.text, "nothing that was not offered");
    assert!(left.body.0.contains("4 names"), "one of them is left out");
    let none = chosen(&[], "leave");
    assert_eq!(none.text, asked.text);
    assert!(!none.body.0.contains("wizards-rest"), "all of them are left out");
    // While it is there, one goes on making the deck.
    let more = chosen(&[], "add deck gandalf");
    assert!(more.text.contains("Gandalf") && hidden(&more, "rest") == rest);
}

/// A deck for others is refused by one sentence, in both languages, and nothing of the bench is lost.
#[test]
fn a_deck_for_others_is_refused() {
    let paste = "3 Orc Tracker\n1 Gorbag\n1 Shagrat\n3 Orc-watch";
    for (language, word) in [(Language::En, "for a minion player"), (Language::Es, "jugador de servidores")] {
        let bench = work(language, &[("text", "1 Dodge"), ("paste", paste), ("act", "read")]);
        assert_eq!(bench.text, "Resources\n1 Dodge (TW)\n");
        assert!(bench.body.0.contains(word) && bench.body.0.contains(paste), "{word}");
        assert!(bench.body.0.contains("<i>SATM-35.1</i>"), "by the clause");
        assert_eq!(
            bench.body.0.matches("<li").count()
                - work(language, &[("text", "1 Dodge")]).body.0.matches("<li").count(),
            1
        );
    }
}

/// Several items of minions that are not played here are told as what they are, by the clause; nobody is to wait for them.
#[test]
fn items_of_minions_are_told_together() {
    for (language, told, other) in [
        (
            Language::En,
            "Minion items that are not played here: Minor Ring, Paltry Ring ×2. ",
            "played here yet",
        ),
        (
            Language::Es,
            "Objetos de servidores que aquí no se juegan: Anillo Menor, Anillo Insignificante ×2. ",
            "Aún no se",
        ),
    ] {
        let paste = "3 Dodge\n1 Minor Ring\n2 Paltry Ring";
        let bench = work(language, &[("text", ""), ("paste", paste), ("act", "read")]);
        let body = &bench.body.0;
        assert!(body.contains(&format!("<li>{told}<i>SATM-35.1</i></li>")), "{body}");
        assert!(!body.contains(other), "{body}");
    }
}

/// A list's cards against fallen Wizards and its notes are reported.
#[test]
fn what_is_read_over_is_told() {
    let paste = "[starting]\n1 Gimli\n[anti-FW]\nTwilight\nDodge\n[resources]\n3 Dodge\nwhat a card";
    let bench = work(Language::En, &[("text", ""), ("paste", paste), ("act", "read")]);
    for part in ["2 cards against fallen Wizards", "1 line was taken for a remark", "what a card"] {
        assert!(bench.body.0.contains(part), "{part}");
    }
    assert_eq!(bench.text, "Pool\n1 Gimli (TW)\n\nResources\n3 Dodge (TW)\n");
    // Also where nothing else is in it: then nothing of the bench is lost.
    let bench = work(Language::En, &[("text", "1 Ghouls"), ("paste", "# 3 Dodge"), ("act", "read")]);
    for part in ["This list cannot be taken in", "1 line was taken for a remark", "# 3 Dodge"] {
        assert!(bench.body.0.contains(part), "{part}");
    }
    assert_eq!(bench.text, "Hazards\n1 Ghouls (TW)\n");
}

/// A deck that was kept by another way and cannot be read is shown as what is being read in.
#[test]
fn nothing_is_lost_of_a_text_that_cannot_be_read() {
    let bench = work(Language::En, &[("text", "1 Gandalff\n1 Glamdring")]);
    assert!(bench.body.0.contains("Gandalff") && bench.body.0.contains("card gandalf"));
    assert!(bench.text.contains("Glamdring") && !bench.legal);
}

/// Whatever is sent, the page stays one that can be read: a text full of faults, a field full of words, a pile of cards.
#[test]
fn a_bench_has_an_end() {
    let usual = pressed("", "start gandalf").body.0.len() + 20_000;
    for text in ["a\n".repeat(4000), "zzzz\n".repeat(3000), "a".repeat(16_000), "99 Dodge\n".repeat(1500)] {
        let bench = work(Language::En, &[("paste", &text), ("act", "read")]);
        let flaws = bench.body.0.matches("<li").count();
        let few = pressed("", "").body.0.matches("<li").count();
        let flaws = flaws - few;
        assert!((1..=41).contains(&flaws), "{flaws}");
        assert!(bench.body.0.len() < usual + 2 * text.len(), "{}", bench.body.0.len());
        assert!(bench.body.0.contains(&text), "nothing of it is lost");
    }
    // Of a field that is full of words the first are looked for.
    let words = format!("glamdring {}", "sword ".repeat(2000));
    let found = work(Language::En, &[("find", &words)]);
    let few = work(Language::En, &[("find", &words[..60])]);
    let rows = |bench: &Bench| bench.body.0.matches("id=\"find-").count();
    assert_eq!(rows(&found), rows(&few));
    let odd = format!("{}qqqq", "a ".repeat(30));
    assert!(rows(&work(Language::En, &[("find", &odd)])) > 0, "what is behind is not looked for");
}

/// A misspelt word shows the one found in its place; a picture of the host's stands in the sheet.
#[test]
fn what_was_meant_is_said() {
    let bench = work(Language::En, &[("find", "glamdrin weapon")]);
    assert!(!bench.body.0.contains("No card says"), "it is the beginning of a word");
    let bench = work(Language::En, &[("find", "glamdrign weapon")]);
    assert!(bench.body.0.contains("find-glamdring"));
    assert!(bench.body.0.contains("No card says “glamdrign”; shown is “glamdring”."));
    let bench = work(Language::Es, &[("find", "glamdrign")]);
    assert!(bench.body.0.contains("Ninguna carta dice «glamdrign»"));
    let none = work(Language::En, &[("find", "qqqqqq")]);
    assert!(!none.body.0.contains("id=\"find-"));
}

/// Every way to open a table has its words, and each ready deck can be brought as it is.
#[test]
fn one_plays_with_what_lies_there() {
    canvas::learn(&canvas::words());
    canvas::learn(&wizards_page::words());
    let bench = canvas::of::<WizardsPage>().workshop().expect("a bench");
    let openings = bench.openings();
    assert_eq!(openings.len(), 3);
    for opening in openings {
        assert_eq!((opening.seats.len(), opening.seats[0]), (2, "me"));
        let options = opening.options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
        let request = SetupRequest { players: 2, options: options.collect() };
        Wizards::setup(&(), &request).expect(opening.word);
    }
    for language in Language::ALL {
        let ready = bench.ready(language, &BTreeMap::new());
        assert_eq!(ready.len(), 2 + wizards::ready::ready().len());
        for deck in ready {
            let request = SetupRequest { players: 2, options: Default::default() };
            let mut setup = Wizards::setup(&(), &request).expect("a table");
            let faults = Wizards::bring(&(), &mut setup, Some(Seat::new(0)), "deck", &deck.text);
            assert!(faults.is_empty(), "{}: {faults:?}", deck.id);
        }
    }
}

/// A table that waits for a deck offers those that it takes, as it takes them: to a basic game without a sideboard, to one of fewer
/// sets none that needs others.
#[test]
fn a_table_offers_the_decks_that_it_takes() {
    canvas::learn(&canvas::words());
    canvas::learn(&wizards_page::words());
    let bench = canvas::of::<WizardsPage>().workshop().expect("a bench");
    let offered = |option: &str, value: &str| {
        let options = BTreeMap::from([(option.to_owned(), value.to_owned())]);
        let request = SetupRequest { players: 2, options: options.clone() };
        let mut setup = Wizards::setup(&(), &request).expect("a table");
        let ready = bench.ready(Language::En, &options);
        for deck in &ready {
            let faults = Wizards::bring(&(), &mut setup, Some(Seat::new(0)), "deck", &deck.text);
            assert!(faults.is_empty(), "{option} {value}: {}: {faults:?}", deck.id);
        }
        ready.into_iter().map(|deck| deck.id).collect::<Vec<_>>()
    };
    let all = offered("rules", "standard");
    assert_eq!(all.len(), 2 + wizards::ready::ready().len());
    assert_eq!(offered("rules", "basic"), all);
    let base = offered("sets", "base");
    assert!(base.contains(&"gandalf") && !base.contains(&"dragons"), "{base:?}");
}

/// How long this thread has been on a processor; nothing where the system does not tell that.
fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The most that reading a list may take of a processor, beside what the bench takes to be drawn: five times the 20 ms of a server's
/// build. The rules are optimised for tests, too, but check every sum; the page is not, and the time is told in steps of up to
/// 10 ms. What others do meanwhile does not count.
const MOST: Duration = Duration::from_millis(100);

/// Reading much of nothing costs little: 20,000 letters, as names, as words, as numbers, as one line.
#[test]
fn nonsense_is_read_soon() {
    let longest = |begins: &str| begins.repeat(20_000 / begins.len());
    for text in [
        "Zzzz\n",
        "1 Gandlaf\n",
        "q w e r t y\n",
        "3 a\n",
        "x",
        "1 Concealmnt of the Darkk\n",
        "a, b; c: d\n",
    ] {
        let paste = longest(text);
        let pressed = |paste: &str| {
            let before = worked();
            work(Language::En, &[("paste", paste), ("act", "read")]);
            worked().zip(before).map(|(after, before)| after.saturating_sub(before))
        };
        // Once, so that what is made for all is there.
        pressed(&paste);
        let took = pressed(&paste).zip(pressed("")).map(|(took, usual)| took.saturating_sub(usual));
        println!("{text:?}: {took:?}");
        assert!(took.is_none_or(|took| took < MOST), "{text:?}: {took:?}");
    }
}

/// A list that was read in can be taken out again letter for letter, as long as its deck lies on the bench, and with a deck that is kept.
#[test]
fn a_list_goes_out_as_it_came() {
    let came = "My deck & <mine>\n\nDeck\n3 Dodge # \u{e9}\n1 Bolg\n";
    let bench = work(Language::En, &[("act", "read"), ("paste", came)]);
    let kept = "name=\"came\" value=\"My deck &amp; &lt;mine&gt;\n\nDeck\n3 Dodge # \u{e9}\n1 Bolg\n\"";
    assert!(bench.body.0.contains(kept) && bench.body.0.contains("wizards-came"), "{}", bench.body.0);
    // It stays while cards are put in and taken out, and when nothing of another list can be read.
    let with = |fields: &[(&str, &str)]| {
        let all = [&[("text", bench.text.as_str()), ("came", came)], fields].concat();
        work(Language::Es, &all)
    };
    assert!(with(&[("act", "take deck dodge")]).body.0.contains(kept));
    assert!(with(&[("act", "read"), ("paste", "nothing at all")]).body.0.contains(kept));
    // With another deck it goes.
    for act in ["start gandalf", "empty"] {
        assert!(!with(&[("act", act)]).body.0.contains("wizards-came"), "{act}");
    }
    // It is saved as a file beside the deck as it was read, whatever letters it has.
    let saved = "download=\"came.txt\" href=\"data:text/plain;charset=utf-8,My%20deck%20%26%20%3Cmine%3E%0A%0ADeck%0A3%20Dodge%20%23%20%C3%A9%0A1%20Bolg%0A\"";
    assert!(bench.body.0.contains(saved), "{}", bench.body.0);
    let grown =
        "download=\"gccg.txt\" href=\"data:text/plain;charset=utf-8,Resources%0A3%20Dodge%20%28TW%29%0A\"";
    assert!(bench.body.0.contains(grown), "{}", bench.body.0);
    // A deck that a program kept as people write it goes out so, too; one that was kept here is no list of its own.
    let raw = work(Language::En, &[("text", "My deck\n3x Dodge")]);
    assert!(raw.body.0.contains("name=\"came\" value=\"My deck\n3x Dodge\""), "{}", raw.body.0);
    for own in ["Resources\n3 Dodge (TW)\n", "Resources\r\n3 Dodge (TW)\r\n"] {
        assert!(!work(Language::En, &[("text", own)]).body.0.contains("wizards-came"), "{own:?}");
    }
    let other = with(&[("act", "read"), ("paste", "1 Ghouls")]);
    assert!(!other.body.0.contains(kept) && other.body.0.contains("name=\"came\" value=\"1 Ghouls\""));
}

/// A deck of too few creatures is played at a table that does not count them; the bench offers it only where it is wanted.
#[test]
fn few_creatures_are_an_option() {
    let starter = pressed("", "start gandalf");
    assert!(!starter.body.0.contains("wizards-option-few-creatures"));
    let creature =
        |line: &&str| ["Brigands", "Cave-drake", "Giant", "Orc-"].iter().any(|name| line.contains(name));
    let few = starter.text.lines().filter(|line| !creature(line)).collect::<Vec<_>>().join("\n");
    // 14 hazards of whatever sort in their place.
    let few = few
        + "\nHazards\n3 River\n3 Lost in Border-lands\n3 Lost in Free-domains\n3 Lost in Shadow-lands\n2 Gloom\nSideboard\n1 Gwaihir\n";
    let bench = work(Language::En, &[("act", "read"), ("paste", &few)]);
    assert!(bench.legal, "{}", bench.body.0);
    assert!(bench.body.0.contains("name=\"option-few-creatures\""));
    assert!(bench.body.0.contains("<option value=\"yes\" selected>"));
    let counted = work(
        Language::En,
        &[("text", &bench.text), ("option-few-creatures", "no"), ("option-rules", "standard")],
    );
    assert!(!counted.legal && counted.body.0.contains("SATM-2.4"), "whoever wants twelve is told of them");
    assert!(counted.body.0.contains("name=\"option-few-creatures\""), "and may choose");
}
