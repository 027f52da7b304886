//! Conditions, comparisons, sums and plans.

use cardlang::shape::{Amount, Compare, Logic, Plan};
use cardlang::{Comparison, Fault, Ids, Node, Value, read, write};
use proptest::prelude::*;

cardlang::words! {
    /// What a hero has.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Trait: "trait" {
        /// Wits.
        "wisdom" => Wisdom,
        /// Stain.
        "corruption" => Corruption,
    }
}

cardlang::ops! {
    /// What happens.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Deed: "deed" {
        /// Harm.
        "damage" => Damage { by: Amount<Trait> },
        /// Nothing more.
        "end" => End,
    }
}

cardlang::ops! {
    /// What may be so.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Fact: "fact" {
        /// At a haven.
        "haven" => Haven,
        /// It has a horse.
        "has" => Has { what: Trait },
    }
}

/// A fact, or a comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Test {
    Fact(Fact),
    Compare(Compare<Amount<Trait>>),
}

impl Value for Test {
    fn what() -> String {
        "a condition".to_owned()
    }
    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        if Compare::<Trait>::is(node) {
            Value::read(node, ids).map(Self::Compare)
        } else {
            Value::read(node, ids).map(Self::Fact)
        }
    }
    fn write(&self) -> Node {
        match self {
            Self::Fact(fact) => fact.write(),
            Self::Compare(compare) => compare.write(),
        }
    }
}

type Effects = Plan<Deed, Logic<Test>>;

#[test]
fn a_plan_reads_as_it_is_written() {
    for text in [
        "damage(2)",
        "damage(corruption * 2 + 3); end",
        "damage(3) | end",
        "may(damage(1); end)",
        "if haven: end else damage(min(5, corruption))",
        "if wisdom >= 2 & !(haven): damage(half(wisdom)); end",
        "if wisdom in 1..3 | has(wisdom): nothing",
    ] {
        let plan = read::<Effects>(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(write(&plan), text);
    }
}

#[test]
fn a_plan_says_what_is_wrong_in_it() {
    let fault = |text| read::<Effects>(text).unwrap_err().to_string();
    assert_eq!(fault("damage(2); ed"), "unknown deed `ed`; did you mean `end`?");
    assert_eq!(fault("if wisdm >= 2: end"), "unknown trait `wisdm`; did you mean `wisdom`?");
    assert_eq!(fault("damage(wisdom / 2)"), "expected no division, found `wisdom / 2`; `half(…)` rounds up");
    assert_eq!(fault("if wisdom in 3: end"), "expected numbers from `2..5`, found `3`");
}

#[test]
fn amounts_are_reckoned() {
    let mut traits = |which: &Trait| match which {
        Trait::Wisdom => 3,
        Trait::Corruption => -3,
    };
    for (text, value) in [
        ("wisdom * 2 - 1", 5),
        ("half(wisdom)", 2),
        ("half(corruption)", -1),
        ("min(wisdom, 2, corruption + 4)", 1),
        ("max(wisdom, 2)", 3),
    ] {
        assert_eq!(read::<Amount<Trait>>(text).unwrap().value(&mut traits), value, "{text}");
    }
}

#[test]
fn conditions_hold_or_not() {
    let logic = read::<Logic<Fact>>("haven & !(has(wisdom)) | true");
    assert!(logic.is_err(), "parentheses are needed");
    let logic = read::<Logic<Fact>>("haven & !(has(wisdom))").unwrap();
    assert!(logic.holds(&mut |fact| *fact == Fact::Haven));
    assert!(!logic.holds(&mut |_| true));
    let compare = read::<Compare<Trait>>("wisdom in 2..4").unwrap();
    assert!(compare.holds(&mut |_| 4) && !compare.holds(&mut |_| 5));
}

#[test]
fn the_opposite_of_a_comparison_holds_when_it_does_not() {
    for how in Comparison::ALL {
        for (left, right) in [(1, 2), (2, 2), (3, 2)] {
            assert_ne!(how.holds(&left, &right), how.opposite().holds(&left, &right));
            assert_eq!(how.holds(&left, &right), how.turned().holds(&right, &left));
        }
    }
}

fn amount() -> impl Strategy<Value = Amount<Trait>> {
    let leaf = prop_oneof![
        (-20..20_i64).prop_map(Amount::Number),
        prop::sample::select(&Trait::ALL).prop_map(Amount::Of),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let two = || (inner.clone().prop_map(Box::new), inner.clone().prop_map(Box::new));
        prop_oneof![
            two().prop_map(|(left, right)| Amount::Plus(left, right)),
            two().prop_map(|(left, right)| Amount::Minus(left, right)),
            two().prop_map(|(left, right)| Amount::Times(left, right)),
            prop::collection::vec(inner.clone(), 1..3).prop_map(Amount::Least),
            inner.prop_map(|of| Amount::Half(Box::new(of))),
        ]
    })
}

fn logic() -> impl Strategy<Value = Logic<Test>> {
    let leaf = prop_oneof![
        Just(Logic::Always),
        Just(Logic::Is(Test::Fact(Fact::Haven))),
        (amount(), prop::sample::select(&Comparison::ALL), amount())
            .prop_map(|(left, how, right)| Logic::Is(Test::Compare(Compare::Than(left, how, right)))),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|of| Logic::Not(Box::new(of))),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Logic::All),
            prop::collection::vec(inner, 2..4).prop_map(Logic::Any),
        ]
    })
}

fn plan() -> impl Strategy<Value = Effects> {
    let leaf = prop_oneof![
        Just(Plan::Nothing),
        Just(Plan::Do(Deed::End)),
        amount().prop_map(|by| Plan::Do(Deed::Damage { by })),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 2..4).prop_map(Plan::Then),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Plan::Choose),
            inner.clone().prop_map(|of| Plan::May(Box::new(of))),
            (logic(), inner.clone(), prop::option::of(inner)).prop_map(|(test, then, otherwise)| Plan::If(
                test,
                Box::new(then),
                otherwise.map(Box::new)
            )),
        ]
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back_as_the_same(plan in plan()) {
        let text = write(&plan);
        prop_assert_eq!(read::<Effects>(&text), Ok(plan), "{}", &text);
    }
}
