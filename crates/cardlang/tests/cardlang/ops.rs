//! Ops and words made from tables.

use cardlang::{Bounds, Change, Fault, Ids, Node, OneOf, Ops, Rest, Used, Value, read, write};
use proptest::prelude::*;

cardlang::words! {
    /// Where it is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Place: "place" {
        /// The inn.
        "bree" => Bree,
        /// The golden hall.
        "edoras" => Edoras,
        /// The city.
        "minas_tirith" => MinasTirith,
    }
}

cardlang::ops! {
    /// What a card does.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Effect: "effect" {
        /// Units come to a place.
        "recruit" => Recruit {
            at: Place,
            /// How many.
            units: u8 = 1,
            with: Option<Place>,
            leader: bool,
        },
        /// Favor is won or lost.
        "favor" => Favor(by: Change),
        /// Somebody goes from one place to several.
        "go" => Go { to: OneOf<Place>, steps: Bounds<u8>, by: Vec<Place> },
        /// All of these.
        "each" => Each[Vec<Effect>],
        /// Something inside something.
        "twice" => Twice { what: Box<Effect> },
        /// Nothing.
        "rest" => Rest,
    }
}

fn wrong(text: &str) -> (String, usize) {
    let fault = read::<Effect>(text).expect_err(text);
    (fault.to_string(), fault.position(text).column)
}

#[test]
fn arguments_come_by_place_by_name_and_as_flags() {
    let all = Effect::Recruit { at: Place::Edoras, units: 2, with: Some(Place::Bree), leader: true };
    for text in [
        "recruit(edoras, 2, bree, leader)",
        "recruit(leader, edoras, 2, bree)",
        "recruit(units = 2, with = bree, at = edoras, leader)",
        "recruit(edoras, with = bree, units = 2, leader = yes)",
    ] {
        assert_eq!(read::<Effect>(text).as_ref(), Ok(&all), "{text}");
    }
    assert_eq!(write(&all), "recruit(edoras, 2, bree, leader)");
}

#[test]
fn what_goes_without_saying_is_not_written_and_what_follows_it_is_named() {
    let canonical = |text| write(&read::<Effect>(text).unwrap());
    assert_eq!(canonical("recruit(edoras, 1)"), "recruit(edoras)");
    assert_eq!(canonical("recruit(edoras, with=bree)"), "recruit(edoras, with=bree)");
    assert_eq!(canonical("recruit(edoras, 1, bree, leader=no)"), "recruit(edoras, with=bree)");
    assert_eq!(canonical("go(bree | edoras, 2..2, [])"), "go(bree | edoras, 2)");
    assert_eq!(canonical("rest()"), "rest");
}

#[test]
fn a_wrong_op_or_argument_is_told_with_its_place_and_a_hint() {
    for (text, why, column) in [
        ("recrut(edoras)", "unknown effect `recrut`; did you mean `recruit`?", 1),
        ("quite_different", "unknown effect `quite_different`", 1),
        ("recruit(edors)", "unknown place `edors`; did you mean `edoras`?", 9),
        ("recruit", "`recruit` lacks its argument `at`; it is a place", 1),
        ("recruit(edoras, 300)", "expected a number from 0 to 255, found `300`", 17),
        ("recruit(edoras, unit = 2)", "unknown argument of `recruit` `unit`; did you mean `units`?", 17),
        ("recruit(edoras, at = bree)", "expected a number from 0 to 255, found `edoras`", 9),
        ("recruit(at = bree, at = bree)", "`at` is given twice", 20),
        ("twice(rest, rest)", "`twice` takes no `rest`; it takes what", 13),
        ("rest(edoras)", "`rest` takes no `edoras`", 6),
        ("favor(1)", "expected a change as `+2` or `-1`, found `1`", 7),
        ("go(bree, 5..2)", "expected the lesser number first, found `5..2`", 10),
        ("each(rest, recruit(3))", "expected a place, found `3`", 20),
        ("twice(rest & rest)", "expected an effect, found `rest & rest`", 7),
        ("3", "expected an effect, found `3`", 1),
    ] {
        assert_eq!(wrong(text), (why.to_owned(), column), "{text}");
    }
}

#[test]
fn the_list_of_ops_is_there_to_be_shown() {
    let table = cardlang::ops::table::<Effect>();
    assert!(table.starts_with("`recruit(at, units?, with?, leader?)`: Units come to a place.\n"), "{table}");
    assert_eq!(table.lines().count(), Effect::ops().len());
    assert_eq!((Effect::ops()[0].parameters[0].what)(), "a place");
}

#[test]
fn every_op_inside_a_value_is_told() {
    let mut used = Vec::new();
    let value = read::<Effect>("each(twice(recruit(bree)), rest)").unwrap();
    value.visit(&mut |Used { kind, op }| used.push((kind, op.to_owned())));
    let ops = ["each", "twice", "recruit", "rest"];
    assert_eq!(used, ops.map(|op| ("effect", op.to_owned())));
}

#[test]
fn ops_are_strings_for_serde() {
    #[derive(serde::Deserialize)]
    struct Card {
        effect: Effect,
    }
    let card = toml::from_str::<Card>("effect = 'favor(+2)'").unwrap();
    assert_eq!(card.effect, Effect::Favor(Change(2)));
    let error = toml::from_str::<Card>("effect = 'favour(+2)'").map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("did you mean `favor`?"), "{error}");
    assert_eq!(card.effect.to_string().parse::<Effect>(), Ok(card.effect));
}

cardlang::ops! {
    /// Where something is.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Area: "area" or Place(Place) or Number(u8) {
        /// Not there.
        "not" => Not { of: Box<Area> },
        /// So near.
        "within" => Within { of: Box<Area>, steps: u8 },
        /// Somebody says which.
        "choose" => Choose { who: Place, of: Rest<Area> },
        /// Here or there.
        "if" => If { test: Box<Area>, then: Box<Area>, otherwise: Option<Box<Area>> },
    }
}

#[test]
fn something_else_may_stand_in_the_place_of_an_op() {
    for text in [
        "edoras",
        "7",
        "not(bree)",
        "within(not(7), 2)",
        "choose(bree)",
        "choose(bree, edoras, within(bree, 1), 3)",
        "if(bree, 1)",
        "if(bree, 1, not(edoras))",
    ] {
        assert_eq!(read::<Area>(text).map(|area| write(&area)), Ok(text.to_owned()));
    }
    let fault = |text| read::<Area>(text).unwrap_err().to_string();
    assert_eq!(fault("edors"), "unknown place `edors`; did you mean `edoras`?");
    assert_eq!(fault("withn(bree, 2)"), "unknown area `withn`; did you mean `within`?");
    assert_eq!(fault("not(withn(bree, 2))"), "unknown area `withn`; did you mean `within`?");
    assert_eq!(fault("quite_elsewhere"), "unknown area `quite_elsewhere`");
    assert_eq!(fault("a & b"), "expected an area, found `a & b`");
    let mut used = Vec::new();
    read::<Area>("not(bree)").unwrap().visit(&mut |of| used.push(of.op.to_owned()));
    assert_eq!(used, ["not"]);
    assert_eq!(Area::Number(3).word(), None);
}

/// An id of the game, as a game writes it by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Card(u8);

impl Value for Card {
    fn what() -> String {
        "a card".to_owned()
    }
    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        let number = node.as_word().and_then(|word| word.strip_prefix("card_"));
        let number = number.and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| node.expected(&Self::what()))
    }
    fn write(&self) -> Node {
        Node::word(format!("card_{}", self.0))
    }
}

cardlang::ops! {
    /// An op with only what may be left out.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Draw: "draw" {
        /// Cards are drawn.
        "draw" => Draw { count: u8 = 1, not: Option<Card> },
    }
}

#[test]
fn an_op_may_stand_alone_when_all_may_be_left_out() {
    let draw = Draw::Draw { count: 1, not: None };
    assert_eq!(read::<Draw>("draw"), Ok(draw.clone()));
    assert_eq!(write(&draw), "draw");
    assert_eq!(read::<Draw>("draw(not = card_3)"), Ok(Draw::Draw { count: 1, not: Some(Card(3)) }));
}

fn place() -> impl Strategy<Value = Place> {
    prop::sample::select(&Place::ALL)
}

fn effect() -> impl Strategy<Value = Effect> {
    let leaf = prop_oneof![
        (place(), any::<u8>(), prop::option::of(place()), any::<bool>())
            .prop_map(|(at, units, with, leader)| Effect::Recruit { at, units, with, leader }),
        any::<i16>().prop_map(|by| Effect::Favor(Change(by))),
        (
            prop::collection::vec(place(), 1..4),
            any::<u8>(),
            any::<u8>(),
            prop::collection::vec(place(), 0..3)
        )
            .prop_map(|(to, one, two, by)| Effect::Go {
                to: OneOf(to),
                steps: Bounds { least: one.min(two), most: one.max(two) },
                by
            }),
        Just(Effect::Rest),
    ];
    leaf.prop_recursive(4, 20, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Effect::Each),
            inner.prop_map(|what| Effect::Twice { what: Box::new(what) }),
        ]
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back_as_the_same(effect in effect()) {
        let text = write(&effect);
        prop_assert_eq!(read::<Effect>(&text), Ok(effect), "{}", &text);
        prop_assert_eq!(write(&read::<Effect>(&text).unwrap()), text);
    }
}

cardlang::ops! {
    /// An op of a book that is read once, and can be copied.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Sign: "sign" {
        /// Several numbers, or one.
        "several" => Several(numbers: &'static [u8]),
    }
}

#[test]
fn one_of_a_list_needs_no_brackets() {
    assert_eq!(read::<Sign>("several([1, 2])"), Ok(Sign::Several(&[1, 2])));
    assert_eq!(read::<Sign>("several(1)"), Ok(Sign::Several(&[1])));
    assert_eq!(write(&Sign::Several(&[1])), "several(1)");
    assert_eq!(write(&Sign::Several(&[1, 2])), "several([1, 2])");
    assert!(read::<Sign>("several").is_err());
    assert!(read::<Sign>("several(1, 2)").is_err());
}
