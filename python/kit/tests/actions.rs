//! Numbers and rows of actions are those of the kernel's choices, for good.

use std::collections::{HashMap, HashSet};

use kit::{Actions, ENGINES, Request};
use table::{pick, rng};

/// FNV-1a of notations, a line each.
fn fnv(names: &[String]) -> u64 {
    let mixed = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    names.iter().flat_map(|name| name.bytes().chain([b'\n'])).fold(0xcbf2_9ce4_8422_2325, mixed)
}

#[test]
fn every_number_has_one_notation() {
    // The number of actions, and a hash of their notations in order: a list that grows at its end keeps the hash of what it had.
    let sizes = [
        ("journey", 84, 0x5e8b_537b_9911_1bb8),
        ("tricks", 644, 0xdb52_7892_0af8_61b7),
        ("quest", 10_933, 0xa808_df6d_f997_8b60),
    ];
    for engine in ENGINES {
        let Actions::Numbered(names) = engine.actions() else { continue };
        let game = engine.info().id;
        let (_, size, hash) = *sizes.iter().find(|(known, ..)| *known == game).unwrap();
        assert!(names.len() >= size, "{game}: nets were trained for these numbers");
        let found = fnv(&names[..size]);
        assert_eq!(found, hash, "{game}: nets were trained for these numbers: {found:#x}");
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
    }
}

#[test]
fn numbers_and_rows_say_what_the_choice_is() {
    for engine in ENGINES {
        let game = engine.info().id;
        let (mut moments, mut rows_of, mut alike) = (0, HashMap::<Vec<i16>, String>::new(), 0);
        for seed in 0.. {
            if moments >= 12_000 {
                break;
            }
            let request = Request { seed, ..Request::default() };
            let (mut episode, mut luck) = (engine.make(&request).unwrap(), rng(seed));
            for _ in 0..4000 {
                let Some(mover) = episode.asks().first() else { break };
                let (notations, rows) = (episode.notations(mover), episode.encoded(mover));
                assert_eq!(rows.len(), notations.len() * engine.columns());
                assert!(notations.len() <= engine.most(), "{game}: {} choices at once", notations.len());
                moments += 1;
                let mut here = HashSet::new();
                for (row, notation) in rows.chunks(engine.columns()).zip(&notations) {
                    match engine.actions() {
                        Actions::Numbered(names) => assert_eq!(&names[row[0] as usize], notation),
                        Actions::Rows(columns) => {
                            for (column, value) in columns.iter().zip(row) {
                                assert!(
                                    (0..column.size as i16).contains(value),
                                    "{game} {notation}: {}",
                                    column.name
                                );
                            }
                            assert!(row[0] > 0, "{game}: '{notation}' has no verb");
                            alike += usize::from(!here.insert(row.to_vec()));
                            if game == "war" {
                                let known = rows_of.entry(row.to_vec()).or_insert_with(|| notation.clone());
                                assert_eq!(known, notation, "two actions of war with one row");
                            }
                        }
                    }
                }
                episode.step_at(mover, pick(&mut luck, notations.len())).unwrap();
            }
        }
        // In SATM two copies of a card that lie alike are one action in all but their number.
        assert!(alike * 50 < moments, "{game}: {alike} rows twice in {moments} lists");
    }
}
