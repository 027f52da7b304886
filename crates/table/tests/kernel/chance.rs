//! Chance: fair, committed to, resumable, scripted.

use table::{BySeat, Chance, Commitment, Draw, Seat, SeatSet, Seed};

#[test]
fn draws_are_fair() {
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let mut counts = [0_f64; 6];
    let draws = 60_000;
    (0..draws).for_each(|_| counts[chance.below(6) as usize] += 1.0);
    let expected = f64::from(draws) / 6.0;
    let chi_square = counts.iter().map(|count| (count - expected).powi(2) / expected).sum::<f64>();
    // Five degrees of freedom: 20.5 is passed once in a thousand seeds, and this seed is always the same.
    assert!(chi_square < 20.5, "{counts:?}");
}

#[test]
fn shuffles_keep_everything() {
    let mut cards = (0..52).collect::<Vec<_>>();
    Chance::from_seed(&Seed::from_number(2)).shuffle(&mut cards);
    assert_ne!(cards, (0..52).collect::<Vec<_>>());
    cards.sort_unstable();
    assert_eq!(cards, (0..52).collect::<Vec<_>>());
}

#[test]
fn chance_goes_on_where_it_stood() {
    let seed = Seed::from_number(3);
    let mut chance = Chance::from_seed(&seed);
    (0..17).for_each(|_| {
        chance.below(6);
    });
    let mut resumed = Chance::resume(&seed, chance.position());
    let rest = |chance: &mut Chance| (0..50).map(|_| chance.below(1000)).collect::<Vec<_>>();
    assert_eq!(rest(&mut chance), rest(&mut resumed));
}

#[test]
fn a_commitment_fits_its_seed_only() {
    let (one, two) = (Seed::from_number(1), Seed::from_number(2));
    assert_ne!(one.commitment(), two.commitment());
    let written = one.commitment().to_string();
    assert_eq!(written.parse::<Commitment>().unwrap(), one.commitment());
    assert_eq!(one.to_string().parse::<Seed>().unwrap(), one);
    assert!(!format!("{one:?}").contains(&one.to_string()), "a seed must not slip into a log");
    for wrong in ["", "12", &"g".repeat(64), &"é".repeat(32)] {
        assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
    }
}

#[test]
fn scripts_are_strict() {
    let name = |face: u32| ["a", "b", "c"][face as usize];
    let mut chance = Chance::scripted([Draw::Face("b".into()), Draw::Value(2)]);
    assert_eq!((chance.face(3, name), chance.below(3)), (1, 2));
    assert_eq!((chance.fault(), chance.unused()), (None, 0));
    chance.below(3);
    assert!(chance.fault().unwrap().contains("no more draws"));
    let mut chance = Chance::faces(["d"]);
    chance.face(3, name);
    assert!(chance.fault().is_some());
    let mut chance = Chance::scripted([Draw::Value(3)]);
    chance.below(3);
    assert!(chance.fault().is_some());
}

#[test]
fn seats_are_counted_from_one_where_people_read() {
    let seats = BySeat::new(3, |seat| seat.index() * 10);
    assert_eq!(serde_json::to_string(&seats).unwrap(), r#"{"1":0,"2":10,"3":20}"#);
    assert_eq!(serde_json::from_str::<BySeat<usize>>(r#"{"1":0,"2":10,"3":20}"#).unwrap(), seats);
    assert!(serde_json::from_str::<BySeat<usize>>(r#"{"1":0,"3":20}"#).is_err());
    assert!(serde_json::from_str::<Seat>("0").is_err() && serde_json::from_str::<Seat>("5").is_err());
    let set = [Seat::new(0), Seat::new(2)].into_iter().collect::<SeatSet>();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
    assert_eq!(
        (set.len(), set.first(), set.without(Seat::new(0)).first()),
        (2, Some(Seat::new(0)), Some(Seat::new(2)))
    );
}
