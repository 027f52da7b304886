//! Deck lists in what people find them in: data of programs, pages, posts of a forum, rows, letters of another machine.

use wizards::ids::CardId;
use wizards::list::{Flaw, List, Listed, Part, Wrong, read_all};

/// The numbers and names of each part, in the order of the names.
fn told(list: &List) -> String {
    let mut parts = Vec::new();
    for part in Part::ALL {
        let of = |cards: &[CardId]| cards.iter().map(|card| Listed::Card(*card)).collect::<Vec<_>>();
        let all = match part {
            Part::Pool => of(&list.pool),
            Part::Deck => of(&list.deck),
            Part::Sideboard => of(&list.sideboard),
            Part::Sites => list.sites.iter().map(|site| Listed::Site(*site)).collect(),
        };
        let mut names = all.iter().map(|one| one.name().en.as_str()).collect::<Vec<_>>();
        names.sort_unstable();
        parts.push(format!("{}: {}", part.word(), names.join(", ")));
    }
    parts.join("; ")
}

/// The deck that all of these hold.
const SAME: &str = "pool: Cram, Gimli; deck: Concealment, Concealment, Gandalf, Ghouls, Wizard’s Voice; sideboard: Twilight; sites: Bree, Lórien";

/// Read without a question, and without a line that is none.
fn holds(text: &str) {
    let reading = read_all(text);
    assert_eq!((reading.flaws.as_slice(), told(&reading.list).as_str()), (&[][..], SAME), "{text}");
}

/// The deck as a plain list.
const PLAIN: &str = "Pool\n1 Gimli\n1 Cram\n\nDeck\n1 Gandalf\n2 Concealment\n1 Wizard’s Voice\n1 Ghouls\n\nSideboard\n1 Twilight\n\nSites\n1 Bree\n1 Lórien\n";

#[test]
fn data_of_programs() {
    // Names and numbers by whatever keys; notes are none of it.
    holds(
        r#"{"name":"My deck","date":"2019-03-04","pool":[{"qty":1,"card":"Gimli"},{"qty":1,"card":"Cram"}],
        "characters":[{"qty":1,"card":"Gandalf"}],"resources":[{"qty":2,"card":"Concealment"},{"qty":1,"card":"Wizard\u2019s Voice"}],
        "hazards":[{"qty":1,"card":"Ghouls"}],"sideboard":[{"qty":1,"card":"Twilight"}],
        "sites":[{"qty":1,"card":"Bree"},{"qty":1,"card":"L\u00f3rien"}],"notes":"3 Dodge would be better"}"#,
    );
    holds(
        r#"{"deck": {"title": "x", "sections": [
        {"name": "Pool", "cards": [{"name": "Gimli", "set": "TW", "count": 1, "code": "TW-159"}, {"name": "Cram", "count": "1"}]},
        {"name": "Deck", "cards": [{"name": "Gandalf", "alignment": "Hero"}, {"name": "Concealment", "count": 2, "set": "METW"},
            {"name": "Wizard's Voice"}, {"name": "Ghouls"}]},
        {"name": "Sideboard", "cards": [{"name": "Twilight"}]},
        {"name": "Sites", "cards": [{"name": "bree [h] (tw)"}, {"name": "lorien"}]}]}}"#,
    );
    holds(
        r#"{"startingPool": {"Gimli": 1, "cram": 1}, "playDeck": {"gandalf [h] (tw)": 1, "concealment": 2, "wizard's voice": 1, "ghouls": 1},
        "sideboard": {"twilight": 1}, "siteDeck": {"Bree": 1, "Lorien": 1}}"#,
    );
    holds(
        r#"[{"section": "Pool", "name": "Gimli"}, {"section": "Pool", "name": "Cram"}, {"section": "Play deck", "name": "Gandalf"},
        {"section": "Play deck", "name": "Concealment", "quantity": 2}, {"section": "Play deck", "name": "Wizard's Voice"},
        {"section": "Play deck", "name": "Ghouls"}, {"section": "Sideboard", "name": "Twilight"}, {"section": "Sites", "name": "Bree"},
        {"section": "Sites", "name": "Lórien"}]"#,
    );
    holds(
        r#"{"Pool": ["Gimli", "1 Cram"], "Deck": ["Gandalf", "Concealment x2", ["Wizard's Voice", 1], "Ghouls"], "Sideboard": ["Twilight"],
        "Sites": ["Bree", "Lórien"]}"#,
    );
    holds(
        r#"{"decklist": "Pool\n1 Gimli\n1 Cram\nDeck\n1 Gandalf\n2 Concealment\n1 Wizard's Voice\n1 Ghouls\nSideboard\n1 Twilight\nSites\n1 Bree\n1 Lórien"}"#,
    );
    holds(
        r#"{:name "My deck", :pool [{:qty 1 :card "Gimli"} {:qty 1 :card "Cram"}] :deck [{:qty 1 :card "Gandalf"} {:qty 2 :card "Concealment"}
        {:qty 1 :card "Wizard's Voice"} {:qty 1 :card "Ghouls"}] :sideboard [{:qty 1 :card "Twilight"}] :sites [{:qty 1 :card "Bree"} {:qty 1 :card "Lórien"}]}"#,
    );
    // A saved table, with places and colours of things: one entry a card.
    let card = |name: &str| {
        format!(
            r#"{{"Name": "Card", "Nickname": "{name}", "Description": "", "CardID": 101, "Transform": {{"posX": 1.5, "scaleX": 1}}, "Color": {{"r": 1, "g": 1}}}}"#
        )
    };
    let pile = |name: &str, cards: &[&str]| {
        let cards = cards.iter().map(|name| card(name)).collect::<Vec<_>>().join(",\n");
        format!(
            r#"{{"Name": "Deck", "Nickname": "{name}", "DeckIDs": [100, 101], "ContainedObjects": [{cards}]}}"#
        )
    };
    let piles = [
        pile("Pool", &["Gimli", "Cram"]),
        pile("Play deck", &["Gandalf", "Concealment", "Concealment", "Wizard’s Voice", "Ghouls"]),
        pile("Sideboard", &["Twilight"]),
        pile("Sites", &["Bree", "Lórien"]),
    ];
    holds(&format!(r#"{{"SaveName": "", "ObjectStates": [{}]}}"#, piles.join(",\n")));
}

#[test]
fn pages_and_files_of_tags() {
    let sections = [
        ("Pool", vec![(1, "Gimli"), (1, "Cram")]),
        ("Deck", vec![(1, "Gandalf"), (2, "Concealment"), (1, "Wizard&rsquo;s Voice"), (1, "Ghouls")]),
        ("Sideboard", vec![(1, "Twilight")]),
        ("Sites", vec![(1, "Bree"), (1, "L&oacute;rien")]),
    ];
    type Card = (i32, &'static str);
    let written = |head: fn(&str) -> String, card: fn(Card) -> String, end: &str| {
        let section = |(name, cards): &(&str, Vec<Card>)| {
            format!("{}{}{end}", head(name), cards.iter().map(|one| card(*one)).collect::<String>())
        };
        sections.iter().map(section).collect::<String>()
    };
    for (head, end) in [
        ("<deck name=\"Mine\" game=\"METW\">\n", "</deck>"),
        ("<?xml version=\"1.0\"?><!DOCTYPE deck><deck>", "<notes>3 Dodge</notes></deck>"),
    ] {
        for text in [
            written(
                |name| format!("<section id=\"{name}\">\n"),
                |(count, name)| format!("<card name=\"{name}\" set=\"TW\" count=\"{count}\"/>\n"),
                "</section>",
            ),
            written(
                |name| format!("<section name='{name}' shared='False'>"),
                |(count, name)| format!("<card qty='{count}' id='1a-2b'>{name}</card>"),
                "</section>",
            ),
            written(
                |name| format!("<{name}>"),
                |(count, name)| format!("<card>{name}</card>\n").repeat(count as usize),
                "\n",
            ),
            written(
                |name| format!("<{name}>"),
                |(count, name)| {
                    format!("<card><quantity>{count}</quantity><name>{name}</name><set>TW</set></card>")
                },
                "",
            ),
        ] {
            holds(&format!("{head}{text}{end}"));
        }
    }
    let page = |text: String| {
        format!(
            "<html><head><title>My deck</title><style>body {{ color: red }}</style></head><body>{text}</body></html>"
        )
    };
    holds(&page(written(
        |name| format!("<h2>{name}</h2><ul>"),
        |(count, name)| format!("<li>{count}&times; <a href=\"/card/{count}\"><b>{name}</b></a></li>"),
        "</ul>",
    )));
    holds(&page(written(
        |name| format!("<p><b>{name}</b><br/>"),
        |(count, name)| format!("{count}&nbsp;{name}<br>"),
        "</p>",
    )));
    holds(&page(written(
        |name| format!("<h3>{name}</h3><table>"),
        |(count, name)| format!("<tr><td>{name}</td><td>{count}</td></tr>"),
        "</table>",
    )));
    // A sign for 'less' is no tag.
    assert_eq!(read_all("3 Dodge <- the best\n2 Concealment <3").list.deck.len(), 5);
}

#[test]
fn posts_of_forums() {
    let posted = |head: fn(&str) -> String, card: fn(&str, &str) -> String| {
        let line = |line: &str| match line.split_once(' ') {
            Some((count, name)) => card(count, name),
            None if line.is_empty() => String::new(),
            None => head(line),
        };
        PLAIN.lines().map(|one| line(one) + "\n").collect::<String>()
    };
    for text in [
        posted(|name| format!("[b]{name}[/b]"), |count, name| format!("[*]{count}x [i]{name}[/i]")),
        posted(
            |name| format!("[size=150][color=#FF0000]{name}:[/color][/size]"),
            |count, name| format!("{count} [url=https://a.example/b/{count}]{name}[/url]"),
        ),
        posted(
            |name| format!("## {name}"),
            |count, name| format!("* **{count}x** [{name}](https://a.example/{count})"),
        ),
        posted(|name| format!("~~{name}~~"), |count, name| format!("1. {count}x *{name}*")),
        posted(|name| format!("{name} (9 cards, all good)"), |count, name| format!("[ ] {count} {name}")),
        posted(|name| format!("9x {name}"), |count, name| format!("\u{25a0} {{{count}}} {name}")),
        posted(|name| format!("{name} - Total: 9"), |count, name| format!("{name} ({count} copies)")),
        posted(str::to_uppercase, |count, name| {
            format!("{} {name}", if count == "1" { "One" } else { "two" })
        }),
        posted(
            |name| format!(">> {name} <<"),
            |count, name| format!("{count}\u{445} {name} https://a.example/{count}"),
        ),
        posted(|name| format!("{name} = 9"), |count, name| format!("{name} ........ {count}")),
        posted(|name| format!("{name}\n----"), |count, name| format!("{count}   {name}        METW   Hero")),
        posted(|name| format!("| {name} | |"), |count, name| format!("| {count} | {name} |")),
    ] {
        holds(&text);
    }
    // What is said of the deck is no card of it.
    holds(&format!("Player: Slayer\nDate: 1999\nWizard: Gandalf\n{PLAIN}"));
    assert_eq!(read_all("Wizard: Gandalf\nDeck\n3 Dodge").list.deck.len(), 4, "where it is the only one");
}

#[test]
fn cards_in_a_row() {
    holds(
        "Pool: Gimli, Cram\nDeck: Gandalf, 2 Concealment, 1 Wizard's Voice, Ghouls\nSideboard: Twilight\nSites: Bree, Lórien",
    );
    holds(
        "Pool: Gimli w/ Cram\nDeck: Gandalf; Concealment (2); Wizard's Voice; Ghouls\nSideboard: Twilight\nSites: Bree & Lórien",
    );
    holds(
        "Pool - Gimli (1), Cram (1)\nDeck\nGandalf / Concealment x2 / Wizard's Voice / Ghouls\nSideboard\nTwilight\nSites\nBree + Lórien",
    );
    holds(
        "Pool: Gimli and Cram; Deck: Gandalf, Ghouls, 2x Concealment y Wizard's Voice; Sideboard: Twilight; Sites: Bree, Lórien",
    );
    // A name may hold a comma, or a word between two.
    let deck = read_all("Deck: 2 Horns, Horns, Horns, 1 Biter and Beater!, 1 Dodge").list.deck;
    assert_eq!(deck.len(), 4, "{deck:?}");
    // What is misspelt in a row is told, and the others are kept.
    let reading = read_all("Deck: 2 Dodge, 3 Glamdrin, 1 Ghouls");
    assert_eq!((reading.list.deck.len(), reading.flaws.len()), (3, 1), "{reading:?}");
    assert!(matches!(&reading.flaws[0].what, Wrong::Unknown { nearest, .. } if !nearest.is_empty()));
    // The same name again is another copy; in both languages it is one card.
    assert_eq!(read_all("Deck: Dodge, Dodge, Dodge").list.deck.len(), 3);
    assert_eq!(read_all("Deck\nConcealment, Ocultamiento").list.deck.len(), 1);
    // A remark behind a card is no second card.
    assert_eq!(read_all("3 Dodge - like Concealment, Stealth\n1 Ghouls").list.deck.len(), 4);
}

/// Words above some of the cards, as people sort them, part no list; and what is apart is told from what is not.
#[test]
fn headings_of_every_sort() {
    let text = "Pool\nGimli\nMinor items:\nCram\nPlay deck\nCharacters\nGandalf\nMP resources\nNon-MP\nConcealment\nUntap\nConcealment\nWizard's Voice\n\
        Hazards\nAnti-character\nGhouls\nMisc\nSideboard\nVersus fallen wizards\nDodge\nVs. Minion\nTwilight\nSites\nFree-holds\nLórien\nBorder-holds\nBree";
    holds(text);
    assert_eq!(read_all(text).apart, 1);
    holds(&format!(
        "Pool:\nGimli\nItems: Cram\nDeck (characters): Gandalf\nDeck (resources): {}\nDeck (hazards): Ghouls\nSideboard (hazards): Twilight\nSites\nBree\nLórien",
        "2 Concealment, Wizard's Voice"
    ));
}

#[test]
fn letters_of_another_machine() {
    holds(&PLAIN.replace('\n', "\r\n"));
    holds(&format!("\u{feff}{PLAIN}"));
    // Read as Latin-1, as Windows', or as neither.
    holds(&PLAIN.replace('’', "\u{92}"));
    holds(&PLAIN.replace('ó', "Ã³").replace('’', "â€™"));
    holds(&PLAIN.replace('ó', "\u{c3}\u{b3}").replace('’', "\u{e2}\u{80}\u{99}"));
    holds(&PLAIN.replace(['ó', '’'], "\u{fffd}"));
    holds(&PLAIN.replace(['ó', '’'], "?"));
    // Two bytes a letter.
    holds(&PLAIN.chars().flat_map(|letter| [letter, '\0']).collect::<String>());
    // Nothing is made of a name that hardly has letters.
    assert!(read_all("1 ???? ??").list.is_empty());
}

#[test]
fn numbers_for_names() {
    holds(
        "Pool\nTW-159\n1 TD-105\nDeck\n1 TW 156\n2 [TW-204]\n1 TW-366 Wizard's Voice\n1 (tw-38) Ghouls\nSideboard\n1 [TW] Twilight\nSites\nTW378\n1 METW-408\n",
    );
    // A number tells apart what one name leaves open.
    for number in ["TW-266", "LE-324"] {
        let reading = read_all(&format!("Deck\n2;Anillo Menor;{number}"));
        let known = |flaw: &Flaw| match flaw.what {
            Wrong::Elsewhere(known) => known.number,
            _ => "",
        };
        let cards = reading.list.deck.iter().map(|card| card.get().number.as_str());
        let told = cards.chain(reading.flaws.iter().map(known)).collect::<Vec<_>>();
        assert!(told.iter().all(|told| *told == number) && !told.is_empty(), "{reading:?}");
    }
    assert!(read_all("Deck\n1 TW-999").list.is_empty(), "no card has it");
    // Beside it stands how many.
    for line in ["TW\t209\tDodge\t3", "3,Dodge,TW,209", "TW;38;Ghouls;3", "3 Dodge|TW|1"] {
        assert_eq!(read_all(&format!("Deck\n{line}")).list.deck.len(), 3, "{line}");
    }
}

#[test]
fn what_people_call_them() {
    for (said, name) in [
        ("Gandalf the Grey", "Gandalf"),
        ("Samwise Gamgee", "Sam Gamgee"),
        ("Lothlórien", "Lórien"),
        ("Tuma", "“Tom” (Tûma)"),
        ("Isle of Ulond", "Isle of the Ulond"),
        ("Iron Hill Dwarfhold", "Iron Hill Dwarf-hold"),
    ] {
        let reading = read_all(&format!("1 {said}"));
        let names = told(&reading.list);
        assert!(reading.flaws.is_empty() && names.contains(name), "{said}: {names}");
    }
    // Several of one are called so, too; a number may be the card's mind, or that of the line.
    assert_eq!(told(&read_all("3 Dodges").list), told(&read_all("3 Dodge").list));
    let pool =
        read_all("Pool\nAragorn II (9), Bilbo (5)\n2 Cram\nMinor items: Elven Cloak\n3 Gandalf\n1 Dodge")
            .list;
    let names = "pool: Aragorn II, Bilbo, Cram, Cram, Elven Cloak; deck: Dodge, Gandalf, Gandalf, Gandalf; sideboard: ; sites: ";
    assert_eq!(told(&pool), names);
    assert_eq!(read_all("1) Dodge\n2) Dodge\n3) Ghouls").list.deck.len(), 3);
    assert_eq!(read_all("(3) Dodge\n3. Ghouls").list.deck.len(), 4);
    // Initials are asked about, not taken.
    let reading = read_all("3 Dodge\n3 AUO");
    assert!(
        matches!(&reading.flaws[0].what, Wrong::Unknown { nearest, .. } if nearest.len() == 1),
        "{reading:?}"
    );
}
