// Written by `cargo run -p constants` from games/war/rules/data.
const DICE: [DieFacts; 2] = [
DieFacts { start: 4, most: 6, faces: [Face::Character, Face::Character, Face::Event, Face::Muster, Face::MusterArmy, Face::Will] },
DieFacts { start: 7, most: 10, faces: [Face::Character, Face::Army, Face::Muster, Face::Event, Face::MusterArmy, Face::Eye] },
];
