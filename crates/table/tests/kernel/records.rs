//! Records: read as written, replayed line by line, and refused whole with the line.

use table::{Match, Record, Seat, Seed};

use crate::bids::{Bid, Bids, SOUND};

fn record() -> Record {
    let seed = Seed::from_number(5);
    let mut game = Match::<Bids<SOUND>>::start(3, &seed);
    for ply in 0..6 {
        game.choose(
            Seat::new(ply as usize % 2),
            game.since(Seat::new(ply as usize % 2)),
            Bid(1 + ply % 3),
        )
        .unwrap();
    }
    let mut record = Record::of(&game);
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    record.seats = vec!["Ana María".into(), "bot hard".into()];
    record
}

fn sealed(body: &str) -> String {
    // Whoever changes a record on purpose can also mend its checksum.
    use sha2::Digest;
    let body = body.rsplit_once("checksum ").map_or(body, |(body, _)| body);
    let sum = sha2::Sha256::digest(body)
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect::<String>();
    format!("{body}checksum {sum}\n")
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let record = record();
    let read = record.to_string().parse::<Record>().unwrap();
    assert_eq!(read, record);
    let replayed = read.replay::<Bids<SOUND>>().unwrap();
    assert_eq!(replayed.outcome(), record.outcome);
    assert!(record.outcome.is_some());
}

#[test]
fn damage_is_noticed() {
    let text = record().to_string();
    let last = text.lines().count();
    let cut = &text[..text.len() / 2];
    assert_eq!(cut.parse::<Record>().unwrap_err().line, cut.lines().count());
    let changed = text.replacen("bid 2", "bid 3", 1);
    assert_eq!(changed.parse::<Record>().unwrap_err().line, last);
    assert_eq!("[Event \"chess\"]\n".parse::<Record>().unwrap_err().line, 1);
    assert_eq!("".parse::<Record>().unwrap_err().line, 1);
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
    let replay = |text: String| {
        text.parse::<Record>()
            .and_then(|record| record.replay::<Bids<SOUND>>().map(drop))
    };
    let seed = Seed::from_number(5).to_string();
    let other = sealed(&text.replace(&seed, &Seed::from_number(6).to_string()));
    assert!(replay(other).unwrap_err().why.contains("committed"));
    let without = sealed(&text.replace(&format!("seed {seed}\n"), ""));
    assert!(replay(without).unwrap_err().why.contains("without its seed"));
    let swapped = sealed(&text.replacen("\n2 2 bid", "\n3 2 bid", 1));
    assert!(replay(swapped).unwrap_err().why.contains("expected"));
    let winners = text.lines().find(|line| line.starts_with("end ")).unwrap();
    assert!(
        replay(sealed(&text.replace(
            winners,
            r#"end {"winners":[],"together":false,"reason":"bids-over"}"#
        )))
        .is_err()
    );
    let longer = sealed(&text.replace(winners, &format!("{winners}\n7 1 bid 1")));
    assert!(replay(longer).is_err());
}

#[test]
fn names_cannot_break_lines() {
    let mut record = record();
    record.seats[0] = "Ana\nseed 00".into();
    assert_eq!(
        record.to_string().parse::<Record>().unwrap().seats[0],
        "Ana seed 00"
    );
}
