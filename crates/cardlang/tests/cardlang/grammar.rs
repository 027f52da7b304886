//! Text and its pieces: what binds how, and the one canonical spelling.

use cardlang::{Arg, Comparison, Form, Node, Sign};
use proptest::prelude::*;

/// A text that is canonical is written as it was read.
fn canonical(text: &str) {
    let node = Node::parse(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    assert_eq!(node.to_string(), text);
}

#[test]
fn goals_of_tricks_stay_as_they_are_spelt() {
    for goal in [
        "majority(self + player_of(black_tower))",
        "tricks(self, before=black_tower) == 2 & tricks(self, after=black_tower) == 0",
        "cards(self, forests) >= 6",
        "tricks(self) in 1..2",
        "fewest(self, tricks, joint)",
        "cards(self, forests:param | forests:param+8) >= 1 & tricks(self) >= 2",
        "every(all: tricks(each) >= 1)",
        "flip(ring_1: tricks(self) > tricks(smeagol); tricks(self) < tricks(smeagol))",
        "cards(self, value == 2) == 1",
        "tricks(self, won_with=value == 8) >= 2 & cards(self, ring_1) == 0",
        "most(self, cards(mountains))",
        "!(tricks(self) == 1)",
        "exchange(any, except frodo)",
        "exchange_lost(not ring_1)",
        "burden(2..5)",
        "add(hills_8 | mountains_8 | forests_8 | shadows_8)",
        "(a == 1 & b == 2) | c == 3",
    ] {
        canonical(goal);
    }
}

#[test]
fn effects_of_other_games_fit() {
    for effect in [
        "recruit(edoras, units(rohan, 1), leader(rohan))",
        "favor(+1) | corruption(-1); if wisdom > monsters(region): gain(horse)",
        "if opponent == melee: attack(+3) else defence(+2)",
        "if corruption >= 2: fight(cave_troll) else fight(giant_spider)",
        "damage(5 * corruption) | damage(3); corruption(+1)",
        "whilst in_play(doors_of_night): prowess(+2)",
        "static(prowess, +2, against=race(orc)); static(influence, +2, against=faction(iron_hill_dwarves))",
        "limit(-1 * path(wilderness), least=2)",
        "move(from=[discard, deck], to=hand, count=up_to 3)",
        "(if a == 1: b; c); d",
        "if(at_least(wisdom, influence(here)), item(horse), if(yes, cure(1)))",
    ] {
        canonical(effect);
    }
}

#[test]
fn blanks_and_useless_parentheses_say_nothing() {
    let plain = Node::parse("a(b, c=2) & d >= 1").unwrap();
    assert_eq!(Node::parse("  a ( b,c = 2, )&( d>=1 )").unwrap(), plain);
}

#[test]
fn a_colon_without_a_blank_ties_and_one_with_a_blank_opens_a_clause() {
    let tie = Node::parse("hills:3 | rings:1").unwrap();
    assert!(matches!(tie.form, Form::Any(parts) if matches!(parts[0].form, Form::Tie(..))));
    let clause = Node::parse("hills: 3 | 1").unwrap();
    assert!(matches!(clause.form, Form::Clause(_, body) if matches!(body.form, Form::Any(_))));
}

#[test]
fn a_body_reaches_as_far_as_it_can() {
    let node = Node::parse("a; if b: c; d else e; f").unwrap();
    let Form::Sequence(parts) = node.form else { panic!("a sequence") };
    assert_eq!(parts.len(), 2);
    let Form::If(_, then, Some(otherwise)) = &parts[1].form else { panic!("an if") };
    assert_eq!((then.to_string(), otherwise.to_string()), ("c; d".to_owned(), "e; f".to_owned()));
}

#[test]
fn every_piece_knows_where_it_stands() {
    let text = "a & op(b, name = c + 1)";
    let Form::All(parts) = Node::parse(text).unwrap().form else { panic!("both") };
    assert_eq!(&text[parts[1].at.clone()], "op(b, name = c + 1)");
    let Form::Call(_, args) = &parts[1].form else { panic!("a call") };
    assert_eq!(&text[args[1].at.clone()], "name = c + 1");
    assert_eq!(&text[args[1].value.at.clone()], "c + 1");
}

fn word() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["a", "edoras", "up_to", "o1", "2d6"]).prop_map(str::to_owned)
}

fn boxed(node: impl Into<Node>) -> Box<Node> {
    Box::new(node.into())
}

/// Any piece a writer can make.
fn node() -> impl Strategy<Value = Node> {
    let leaf = prop_oneof![
        word().prop_map(Node::word),
        (0..1000_i64).prop_map(|number| Form::Number(number).into()),
        (-50..50_i64).prop_map(|number| Form::Signed(number).into()),
    ];
    leaf.prop_recursive(5, 40, 4, |inner| {
        let several = || prop::collection::vec(inner.clone(), 2..4);
        let arg =
            (prop::option::of(word()), inner.clone()).prop_map(|(name, value)| Arg { name, at: 0..0, value });
        let args = prop::collection::vec(arg, 0..4);
        let two = || (inner.clone(), inner.clone());
        let form =
            prop_oneof![
                (word(), args).prop_map(|(word, args)| Form::Call(word, args)),
                (word(), word()).prop_map(|(mark, of)| Form::Mark(mark, boxed(Node::word(of)))),
                inner.clone().prop_map(|of| Form::Not(boxed(of))),
                prop::collection::vec(inner.clone(), 0..3).prop_map(Form::List),
                two().prop_map(|(left, right)| Form::Tie(boxed(left), boxed(right))),
                (two(), prop::sample::select(&Sign::ALL)).prop_map(|((left, right), sign)| Form::Sum(
                    boxed(left),
                    sign,
                    boxed(right)
                )),
                two().prop_map(|(from, to)| Form::Range(boxed(from), boxed(to))),
                (two(), prop::sample::select(&Comparison::ALL))
                    .prop_map(|((left, right), how)| Form::Compare(boxed(left), how, boxed(right))),
                two().prop_map(|(left, right)| Form::In(boxed(left), boxed(right))),
                several().prop_map(Form::All),
                several().prop_map(Form::Any),
                two().prop_map(|(head, body)| Form::Clause(boxed(head), boxed(body))),
                (two(), prop::option::of(inner.clone())).prop_map(|((test, then), otherwise)| Form::If(
                    boxed(test),
                    boxed(then),
                    otherwise.map(boxed)
                )),
                several().prop_map(Form::Sequence),
            ];
        form.prop_map(Node::from)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back_as_the_same(node in node()) {
        let text = node.to_string();
        let read = Node::parse(&text).map_err(|fault| TestCaseError::fail(format!("{text}: {fault}")))?;
        prop_assert_eq!(&read, &node, "{}", &text);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[a-c0-9(),;:=<>!&|+*./\\[\\]\\- ifé]{0,40}") {
        if let Ok(node) = Node::parse(&text) {
            let again = node.to_string();
            prop_assert_eq!(Node::parse(&again).map(|node| node.to_string()), Ok(again));
        }
    }
}
