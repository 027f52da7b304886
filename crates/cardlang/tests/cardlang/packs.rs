//! Packs: records, and every mistake at once.

use cardlang::pack::{Entry, Files, Provenance, Record, Source, SpanishName, Text, Title};
use cardlang::{Fault, Ids, Node, Used, Value};
use serde::Deserialize;

cardlang::id! {
    /// Another card.
    struct CardId: "card"
}

cardlang::ops! {
    /// The effect of a card.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Effect: "effect" {
        /// Cards.
        "draw" => Draw { count: u8 = 1 },
        /// Another one.
        "play" => Play { card: CardId },
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Mode {
    #[expect(dead_code, reason = "it is only there to be read wrongly")]
    when: String,
    does: Vec<Effect>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Card {
    #[expect(dead_code, reason = "the entry has it too")]
    id: String,
    name: Option<Title>,
    #[serde(default)]
    modes: Vec<Mode>,
    effect: Option<Effect>,
    #[expect(dead_code, reason = "it is only there to be read wrongly")]
    cost: u8,
    sources: Option<Provenance>,
}

impl Record for Card {
    const TABLE: &'static str = "card";
    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        let does = self.modes.iter().flat_map(|mode| &mode.does).chain(&self.effect);
        does.for_each(|effect| effect.visit(seen));
    }
}

fn mistakes(files: Files<'_>) -> Vec<String> {
    let mistakes = files.end().expect_err("something is wrong");
    mistakes.iter().map(ToString::to_string).collect()
}

fn cards(text: &str) -> (Vec<Entry<Card>>, Vec<String>) {
    let mut files = Files::new([("cards.toml", text)]);
    let cards = files.records::<Card>();
    (
        cards,
        files
            .end()
            .map_or_else(|mistakes| mistakes.iter().map(ToString::to_string).collect(), |()| Vec::new()),
    )
}

#[test]
fn records_of_several_files_come_in_order() {
    let mut files = Files::new([
        ("one.toml", "schema = 2\n[[card]]\nid = 'a'\ncost = 1\n[[card]]\nid = 'b'\ncost = 2"),
        ("two.toml", "[[card]]\nid = 'c'\ncost = 3\neffect = 'draw'\n"),
    ]);
    let cards = files.records::<Card>();
    assert_eq!(cards.iter().map(|card| card.id.as_str()).collect::<String>(), "abc");
    assert_eq!(files.value::<u32>("schema"), Some(2));
    assert_eq!(files.end(), Ok(()));
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let text = "\
[[card]]
id = 'first'
cost = 300
effect = \"dra\\u0077(two)\"
colour = 'red'

[[card]]
id = 'second'
modes = [
    { when = 'now', does = ['draw', 'drow(2)', 'play(3)'] },
    { whn = 'later', does = ['draw(1, 2)'] },
]

[[crd]]
id = 'third'
";
    assert_eq!(
        cards(text).1,
        [
            "cards.toml:3:8: first: invalid value: integer `300`, expected u8",
            "cards.toml:4:21: first: expected a number from 0 to 255, found `two`",
            "cards.toml:5:1: first: unknown field `colour`, expected one of `id`, `name`, `modes`, `effect`, \
             `cost`, `sources`",
            "cards.toml:7:1: second: missing field `cost`",
            "cards.toml:10:38: second: unknown effect `drow`; did you mean `draw`?",
            "cards.toml:10:54: second: expected a card, found `3`",
            "cards.toml:11:7: second: unknown field `whn`, expected `when` or `does`",
            "cards.toml:11:39: second: `draw` takes no `2`; it takes count",
            "cards.toml:14:3: unknown table or key `crd`; did you mean `card`?",
        ]
    );
}

#[test]
fn sub_tables_with_heads_of_their_own_are_found_too() {
    let text = "\
[[card]]
id = 'a'
cost = 1
[[card.modes]]
when = 3
does = ['draw']
[[card.modes]]
when = 'now'
does = ['drew']
[card.name]
es = 'A'
";
    let told = cards(text).1;
    assert_eq!(
        told,
        [
            "cards.toml:5:8: a: invalid type: integer `3`, expected a string",
            "cards.toml:9:10: a: unknown effect `drew`; did you mean `draw`?",
            "cards.toml:10:1: a: missing field `en`",
        ]
    );
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    let told = cards("[[card]]\nid = 'a'\ncost = \n").1;
    assert!(told[0].starts_with("cards.toml:3:"), "{told:?}");
}

#[test]
fn an_id_may_stand_but_once_in_a_pack() {
    let one = "[[card]]\nid = 'a'\ncost = 1\n";
    let mut files = Files::new([("one.toml", one), ("two.toml", one)]);
    assert_eq!(files.records::<Card>().len(), 1);
    assert_eq!(mistakes(files), ["two.toml:2:1: a: there is one already, at one.toml:1:1"]);
}

#[test]
fn ids_that_nobody_has_are_told() {
    let text = "[[card]]\nid = 'a'\ncost = 1\neffect = 'play(b)'\n[[card]]\nid = 'bb'\ncost = 1\neffect = 'play(a)'\n";
    let mut files = Files::new([("cards.toml", text)]);
    let cards = files.records::<Card>();
    let known = cards.iter().map(|card| card.id.as_str()).collect::<Vec<_>>();
    files.known(&cards, "card", &known);
    assert_eq!(mistakes(files), ["cards.toml:4:16: a: unknown card `b`; did you mean `a`?"]);
}

#[test]
fn a_pack_can_have_mistakes_of_its_own() {
    let text = "[[card]]\nid = 'a'\ncost = 1\n";
    let mut files = Files::new([("cards.toml", text)]);
    let cards = files.records::<Card>();
    files.mistake(&cards[0], "cost", "nothing is cheap");
    files.mistake(&cards[0], "colour", "it has none");
    assert_eq!(mistakes(files), ["cards.toml:1:1: a: it has none", "cards.toml:3:1: a: nothing is cheap"]);
}

#[test]
fn a_record_says_how_its_facts_are_known() {
    let text = "\
[[card]]
id = 'a'
cost = 1
sources = { cost = 'rulebook', effect = 'reconstructed' }
[[card]]
id = 'b'
cost = 1
sources = 'public'
";
    let (cards, told) = cards(text);
    assert_eq!(told, Vec::<String>::new());
    let sources = |card: usize| cards[card].sources.as_ref().unwrap();
    assert_eq!(sources(0).of("cost"), Some(Source::Rulebook));
    assert_eq!(sources(0).of("name"), None);
    assert_eq!(sources(0).least_certain(), Source::Reconstructed);
    assert_eq!(sources(1).of("anything"), Some(Source::Public));
}

#[test]
fn a_spanish_name_of_ours_is_marked() {
    let text = "[[card]]\nid = 'a'\ncost = 1\nname = { es = 'La', en = 'The', es_from = 'ours' }\n";
    let (cards, _) = cards(text);
    assert_eq!(cards[0].name.as_ref().unwrap().es_from, SpanishName::Ours);
}

/// A card by its place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place(usize);

impl Value for Place {
    fn what() -> String {
        "a card".to_owned()
    }
    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        ids.read("card", node).map(Self)
    }
    fn write(&self) -> Node {
        Node::word(format!("card_{}", self.0))
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Hunter {
    #[expect(dead_code, reason = "the entry has it too")]
    id: String,
    #[serde(default)]
    hunts: Vec<Text>,
}

impl Record for Hunter {
    const TABLE: &'static str = "hunter";
}

#[test]
fn texts_may_wait_until_all_ids_are_known() {
    let text = "[[hunter]]\nid = 'orc'\nhunts = ['elf', 'orc', 'efl']\n[[hunter]]\nid = 'elf'\n";
    let mut files = Files::new([("hunters.toml", text)]);
    let hunters = files.records::<Hunter>();
    let mut ids = Ids::default();
    ids.add("card", hunters.iter().map(|hunter| hunter.id.as_str()));
    let hunted = files.read_all::<Place, _>(&hunters[0], &hunters[0].hunts, &ids);
    assert_eq!(hunted, [Place(1), Place(0)]);
    assert_eq!(mistakes(files), ["hunters.toml:3:25: orc: unknown card `efl`; did you mean `elf`?"]);
}
