//! Records: read as written, replayed line by line, and refused whole with the line.

use table::{Ending, Match, Record, RecordError, Seat, SeatSet, Seated, Seed};

use crate::bids::{Bid, Bids, SOUND};

fn record() -> Record {
    let seed = Seed::from_number(5);
    let mut game = Match::<Bids<SOUND>>::start(3, &seed);
    for ply in 0..6 {
        game.choose(Seat::new(ply as usize % 2), game.since(Seat::new(ply as usize % 2)), Bid(1 + ply % 3))
            .unwrap();
    }
    let mut record = Record::of(&game);
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    record.seats = vec![Seated::Person("Ana María".into()), Seated::Bot("hard".into())];
    record
}

/// A game that was left before its end.
fn left(end: Option<Ending>, resigned: SeatSet) -> Record {
    let seed = Seed::from_number(5);
    let mut game = Match::<Bids<SOUND>>::start(3, &seed);
    game.choose(Seat::new(0), 0, Bid(2)).unwrap();
    Record { seed: Some(seed), resigned, end, ..Record::of(&game) }
}

fn again(text: &str) -> Result<(), RecordError> {
    let read = Record::read(text)?;
    read.record.replay::<Bids<SOUND>>()?;
    read.seal
}

fn sealed(body: &str) -> String {
    // Whoever changes a record on purpose can also mend its checksum.
    use sha2::Digest;
    let body = body.rsplit_once("checksum ").map_or(body, |(body, _)| body);
    let sum = sha2::Sha256::digest(body).iter().take(4).map(|byte| format!("{byte:02x}")).collect::<String>();
    format!("{body}checksum {sum}\n")
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let record = record();
    let read = record.to_string().parse::<Record>().unwrap();
    assert_eq!(read, record);
    let replayed = read.replay::<Bids<SOUND>>().unwrap();
    assert!(replayed.outcome().is_some());
    assert_eq!(replayed.outcome().map(Ending::Rules), record.end);
    assert_eq!(replayed.outcome(), record.outcome(replayed.players()));
}

#[test]
fn damage_is_noticed() {
    let text = record().to_string();
    let last = text.lines().count();
    let cut = &text[..text.len() / 2];
    assert_eq!(cut.parse::<Record>().unwrap_err().line, cut.lines().count());
    let changed = text.replacen("bid 2", "bid 3", 1);
    assert_eq!(changed.parse::<Record>().unwrap_err().line, last);
    let renamed = text.replacen("Ana", "Eva", 1);
    let error = again(&renamed).unwrap_err();
    assert!(error.line == last && error.why.contains("checksum"), "{error}");
    assert_eq!("[Event \"chess\"]\n".parse::<Record>().unwrap_err().line, 1);
    assert_eq!("".parse::<Record>().unwrap_err().line, 1);
    let newer = text.replacen("bree record 1", "bree record 2", 1);
    let error = newer.parse::<Record>().unwrap_err();
    assert!(error.line == 1 && error.why.contains("format 2"), "{error}");
}

/// The checksum says that something is wrong, the line that does not fit says what.
#[test]
fn damage_is_named_by_its_own_line() {
    let text = record().to_string();
    let line_of = |start: &str| 1 + text.lines().position(|line| line.starts_with(start)).unwrap();
    for (from, to, line) in [
        ("rules 1", "rules one", 3),
        ("rules 1", "rules 9", 3),
        ("bid 2", "bid 3", line_of("2 2 bid 2") + 2),
        ("2 2 bid", "3 2 bid", line_of("2 2 bid")),
        ("\"card\":", "\"card\";", line_of("  > ")),
        ("begin", "began", line_of("begin")),
        ("end {", "end [", line_of("end ")),
        ("seat 1 Ana María\nbot 2 hard", "seat 1 A\nbot 2 hard\nbot 3 hard", 9),
    ] {
        assert!(text.contains(from), "{from}");
        let error = again(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.line, line, "{from} -> {to}: {error}");
    }
    let error = again(&text.replacen("rules 1", "rules 9", 1)).unwrap_err();
    assert!(error.why.contains("rules 9"), "{error}");
}

#[test]
fn an_end_that_the_rules_did_not_make_is_kept() {
    let [first, second] = [Seat::new(0), Seat::new(1)].map(SeatSet::only);
    for (end, resigned, lines) in [
        (Ending::Agreed, SeatSet::EMPTY, "end agreed\n"),
        (Ending::Agreed, second, "resigned 2\nend agreed\n"),
        (Ending::Resigned, first, "resigned 1\nend resigned\n"),
        (Ending::Abandoned, first, "resigned 1\nend abandoned\n"),
        (Ending::Abandoned, SeatSet::all(2), "resigned 1 2\nend abandoned\n"),
        (Ending::Unfinished, SeatSet::EMPTY, "end unfinished\n"),
    ] {
        let record = left(Some(end), resigned);
        let text = record.to_string();
        assert!(text.contains(&format!("\n{lines}checksum ")), "{text}");
        assert_eq!(text.parse::<Record>().as_ref(), Ok(&record));
        record.replay::<Bids<SOUND>>().unwrap();
    }
    let won = left(Some(Ending::Resigned), first).outcome(2).expect("a winner");
    assert_eq!(won.winners, second);
    // From before there was such a line.
    let old = left(None, SeatSet::EMPTY);
    assert!(!old.to_string().contains("end "));
    again(&old.to_string()).unwrap();
}

#[test]
fn an_end_that_cannot_be_is_refused_with_its_line() {
    let text = left(Some(Ending::Agreed), SeatSet::EMPTY).to_string();
    let line = 1 + text.lines().position(|line| line == "end agreed").unwrap();
    let rules = r#"end {"winners":[1],"together":false,"reason":"bids-over"}"#;
    for (end, line) in [
        ("end resigned", line),
        ("resigned 1 2\nend resigned", line + 1),
        ("resigned 3\nend agreed", line),
        ("resigned Ana\nend agreed", line),
        ("end somehow", line),
        (rules, line),
    ] {
        let error = again(&sealed(&text.replace("end agreed", end))).unwrap_err();
        assert_eq!(error.line, line, "{end}: {error}");
    }
    let over = record().to_string();
    let (body, _) = over.rsplit_once("end {").unwrap();
    for end in ["", "end agreed\n", "end unfinished\n"] {
        assert!(again(&sealed(&format!("{body}{end}checksum 0"))).is_err(), "{end}");
    }
}

#[test]
fn who_gave_up_does_not_win() {
    let mut record = record();
    let Some(Ending::Rules(outcome)) = &record.end else { panic!("the rules ended it") };
    let winner = outcome.winners.first().expect("a winner");
    record.resigned = SeatSet::only(winner);
    let read = record.to_string().parse::<Record>().unwrap();
    assert!(!read.outcome(2).unwrap().winners.has(winner));
    read.replay::<Bids<SOUND>>().unwrap();
}

#[test]
fn forgeries_are_refused_with_their_line() {
    let text = record().to_string();
    let line_of = |start: &str| 1 + text.lines().position(|line| line.starts_with(start)).unwrap();
    for (from, to, line) in [
        ("bid 2", "bid 3", line_of("2 2 bid 2") + 2),
        ("bid 2", "bid 7", line_of("2 2 bid 2")),
        ("bid 2", "dance", line_of("2 2 bid 2")),
        ("2 2 bid 2", "2 1 bid 2", line_of("2 2 bid 2")),
        ("2 2 bid 2", "2 4 bid 2", line_of("2 2 bid 2")),
        ("\"card\":", "\"card\":1", line_of("  > ")),
        ("game bids", "game chess", 2),
    ] {
        let forged = sealed(&text.replacen(from, to, 1))
            .parse::<Record>()
            .unwrap_or_else(|error| panic!("{to}: {error}"));
        let error = forged.replay::<Bids<SOUND>>().unwrap_err();
        assert_eq!(error.line, line, "{from} -> {to}: {error}");
    }
}

#[test]
fn a_forged_end_seed_or_order_is_refused() {
    let text = record().to_string();
    let replay =
        |text: String| text.parse::<Record>().and_then(|record| record.replay::<Bids<SOUND>>().map(drop));
    let seed = Seed::from_number(5).to_string();
    let other = sealed(&text.replace(&seed, &Seed::from_number(6).to_string()));
    assert!(replay(other).unwrap_err().why.contains("committed"));
    let without = sealed(&text.replace(&format!("seed {seed}\n"), ""));
    assert!(replay(without).unwrap_err().why.contains("without its seed"));
    let swapped = sealed(&text.replacen("\n2 2 bid", "\n3 2 bid", 1));
    assert!(replay(swapped).unwrap_err().why.contains("expected"));
    let winners = text.lines().find(|line| line.starts_with("end ")).unwrap();
    assert!(
        replay(sealed(&text.replace(winners, r#"end {"winners":[],"together":false,"reason":"bids-over"}"#)))
            .is_err()
    );
    let longer = sealed(&text.replace(winners, &format!("{winners}\n7 1 bid 1")));
    assert!(replay(longer).is_err());
}

#[test]
fn names_cannot_break_lines() {
    let mut record = record();
    record.seats[0] = Seated::Person("Ana\nseed 00".into());
    assert_eq!(record.to_string().parse::<Record>().unwrap().seats[0], Seated::Person("Ana seed 00".into()));
}
