// Written by `cargo run -p constants` from games/war/rules/data.
const TILES: [TileFacts; 15] = [
TileFacts { id: "eye-reveal", term: "war-tile-eye-reveal", count: 4, reveal: true, stop: false, damage: Damage::Eye, special: None },
TileFacts { id: "0-reveal", term: "war-tile-0-reveal", count: 2, reveal: true, stop: false, damage: Damage::Number(0), special: None },
TileFacts { id: "1", term: "war-tile-1", count: 2, reveal: false, stop: false, damage: Damage::Number(1), special: None },
TileFacts { id: "1-reveal", term: "war-tile-1-reveal", count: 2, reveal: true, stop: false, damage: Damage::Number(1), special: None },
TileFacts { id: "2", term: "war-tile-2", count: 2, reveal: false, stop: false, damage: Damage::Number(2), special: None },
TileFacts { id: "2-reveal", term: "war-tile-2-reveal", count: 1, reveal: true, stop: false, damage: Damage::Number(2), special: None },
TileFacts { id: "3", term: "war-tile-3", count: 3, reveal: false, stop: false, damage: Damage::Number(3), special: None },
TileFacts { id: "elven-cloaks", term: "war-tile-elven-cloaks", count: 1, reveal: false, stop: false, damage: Damage::Number(0), special: Some(Side::Free) },
TileFacts { id: "elven-rope", term: "war-tile-elven-rope", count: 1, reveal: false, stop: false, damage: Damage::Number(0), special: Some(Side::Free) },
TileFacts { id: "phial-of-galadriel", term: "war-tile-phial-of-galadriel", count: 1, reveal: false, stop: false, damage: Damage::Number(-2), special: Some(Side::Free) },
TileFacts { id: "smeagol-helps-nice-master", term: "war-tile-smeagol-helps-nice-master", count: 1, reveal: false, stop: false, damage: Damage::Number(-1), special: Some(Side::Free) },
TileFacts { id: "shelobs-lair", term: "war-tile-shelobs-lair", count: 1, reveal: false, stop: true, damage: Damage::Die, special: Some(Side::Shadow) },
TileFacts { id: "the-ring-is-mine", term: "war-tile-the-ring-is-mine", count: 1, reveal: true, stop: true, damage: Damage::Eye, special: Some(Side::Shadow) },
TileFacts { id: "on-on-they-went", term: "war-tile-on-on-they-went", count: 1, reveal: false, stop: true, damage: Damage::Number(3), special: Some(Side::Shadow) },
TileFacts { id: "give-it-to-uss", term: "war-tile-give-it-to-uss", count: 1, reveal: true, stop: true, damage: Damage::Number(1), special: Some(Side::Shadow) },
];
