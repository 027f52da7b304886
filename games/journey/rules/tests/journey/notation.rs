//! The notation of choices and of the Nazgûl route, tried with many values.

use journey::choice::Choice;
use journey::nazgul_route::{NazgulRoute, SquareBox};
use proptest::prelude::*;

#[test]
fn choices_are_read_as_they_are_written() {
    for text in [
        "take frodo",
        "roll",
        "repeat",
        "set red",
        "stop",
        "divide 1",
        "divide 24",
        "nazgul black",
        "settle",
        "forgo",
        "advance 0",
        "advance 40",
    ] {
        assert_eq!(text.parse::<Choice>().unwrap().to_string(), text);
    }
}

#[test]
fn other_texts_are_no_choices() {
    for text in [
        "",
        "Roll",
        "roll ",
        " roll",
        "take gandalf",
        "set purple",
        "divide 0",
        "divide 25",
        "divide 01",
        "divide +1",
        "divide",
        "advance -1",
        "advance 41",
        "set red blue",
        "roll 2",
    ] {
        assert!(text.parse::<Choice>().is_err(), "'{text}'");
    }
}

#[test]
fn routes_that_cannot_be() {
    for text in ["", "[", "[ ][x]", "[x| ][x]", "[y]", "[x] [x]", "[ |x]", &"[ ]".repeat(25)] {
        assert!(text.parse::<NazgulRoute>().is_err(), "'{text}'");
    }
}

/// A random history of a route: `true` divides a box (taken modulo the length), `false` marks the next.
fn happenings() -> impl Strategy<Value = (u8, Vec<(bool, u8)>)> {
    (1_u8..=24, prop::collection::vec((any::<bool>(), 0_u8..24), 0..60))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    /// VAM-4.4, VAM-4.5, VAM-A5: a mark takes one from what is left, a division adds one; marks go strictly from
    /// the left, and the text says it all.
    #[test]
    fn routes_count_right((length, happenings) in happenings()) {
        let mut route = NazgulRoute::new(length);
        for (divide, square) in happenings {
            let before = route.marks_left();
            let square = square % length;
            if divide && route.divisible(square) {
                route.divide(square);
                prop_assert_eq!(route.marks_left(), before + 1);
                prop_assert!(!route.divisible(square));
            } else if !divide {
                let marked = route.mark();
                prop_assert_eq!(marked.is_some(), before > 0);
                prop_assert_eq!(route.marks_left(), before.saturating_sub(1));
            }
            prop_assert_eq!(route.complete(), route.marks_left() == 0);
            prop_assert_eq!(route.to_string().parse::<NazgulRoute>().unwrap(), route);
            let full = |square: &SquareBox| matches!(square, SquareBox::Marked | SquareBox::BothMarked);
            let boxes = route.boxes().collect::<Vec<_>>();
            let first_open = boxes.iter().position(|square| !full(square)).unwrap_or(boxes.len());
            prop_assert!(!boxes[first_open..].iter().any(full));
        }
    }

    /// VAM-3.1, VAM-A4: the usual order (Gandalfs on the next boxes, then Nazgûl) leaves no less than any other.
    #[test]
    fn the_usual_order_is_never_worse(
        (length, happenings) in happenings(),
        order in Just(()).prop_perturb(|(), mut rng| (0..6).map(|_| rng.random::<u8>()).collect::<Vec<_>>()),
        gandalfs in 0_usize..4,
        nazgul in 0_usize..3,
    ) {
        let mut route = NazgulRoute::new(length);
        for (divide, square) in happenings.into_iter().take(12) {
            if divide && route.divisible(square % length) { route.divide(square % length); }
            else if !divide && route.marks_left() > 1 { route.mark(); }
        }
        let mut usual = route;
        (0..gandalfs).for_each(|_| if let Some(next) = usual.next_divisible() { usual.divide(next) });
        (0..nazgul).for_each(|_| { usual.mark(); });
        let mut other = route;
        let (mut gandalfs, mut nazgul, mut order) = (gandalfs, nazgul, order.into_iter().cycle());
        while gandalfs + nazgul > 0 && !other.complete() {
            let pick = order.next().unwrap_or(0);
            if nazgul > 0 && (gandalfs == 0 || pick % 2 == 0) {
                other.mark();
                nazgul -= 1;
            } else {
                let open = (0..length).filter(|square| other.divisible(*square)).collect::<Vec<_>>();
                if let Some(square) = open.get(usize::from(pick) % open.len().max(1)) { other.divide(*square); }
                gandalfs -= 1;
            }
        }
        prop_assert!(usual.marks_left() >= other.marks_left());
    }
}
