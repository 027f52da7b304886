// Written by `cargo run -p constants` from games/war/rules/data.
const CHARACTERS: [CharacterFacts; 12] = [
CharacterFacts { en: "Gandalf the Grey", es: "Gandalf el Gris", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(3), rouses: Rouses::Any },
CharacterFacts { en: "Strider", es: "Trancos", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(3), rouses: Rouses::Only(Nation::North) },
CharacterFacts { en: "Boromir", es: "Boromir", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(2), rouses: Rouses::Only(Nation::Gondor) },
CharacterFacts { en: "Legolas", es: "Legolas", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(2), rouses: Rouses::Only(Nation::Elves) },
CharacterFacts { en: "Gimli", es: "Gimli", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(2), rouses: Rouses::Only(Nation::Dwarves) },
CharacterFacts { en: "Meriadoc Brandybuck", es: "Meriadoc Brandigamo", leadership: 1, die: false, captain: false, side: Side::Free, replaces: None, level: Level::Steps(1), rouses: Rouses::Any },
CharacterFacts { en: "Peregrin Took", es: "Peregrin Tuk", leadership: 1, die: false, captain: false, side: Side::Free, replaces: None, level: Level::Steps(1), rouses: Rouses::Any },
CharacterFacts { en: "Aragorn - Heir to Isildur", es: "Aragorn - Heredero de Isildur", leadership: 2, die: true, captain: true, side: Side::Free, replaces: Some(Character::Strider), level: Level::Steps(3), rouses: Rouses::Any },
CharacterFacts { en: "Gandalf the White", es: "Gandalf el Blanco", leadership: 1, die: true, captain: false, side: Side::Free, replaces: Some(Character::GandalfTheGrey), level: Level::Steps(3), rouses: Rouses::Any },
CharacterFacts { en: "The Witch-king", es: "El Rey Brujo", leadership: 2, die: true, captain: false, side: Side::Shadow, replaces: None, level: Level::Unlimited, rouses: Rouses::None },
CharacterFacts { en: "The Mouth of Sauron", es: "Boca de Sauron", leadership: 2, die: true, captain: false, side: Side::Shadow, replaces: None, level: Level::Steps(3), rouses: Rouses::None },
CharacterFacts { en: "Saruman", es: "Saruman", leadership: 1, die: true, captain: false, side: Side::Shadow, replaces: None, level: Level::Steps(0), rouses: Rouses::None },
];
table::ids! {
/// A Companion or a Minion.
#[allow(missing_docs)]
pub enum Character: "war-character-", "character" {
GandalfTheGrey = "gandalf-the-grey",
Strider = "strider",
Boromir = "boromir",
Legolas = "legolas",
Gimli = "gimli",
Meriadoc = "meriadoc",
Peregrin = "peregrin",
Aragorn = "aragorn",
GandalfTheWhite = "gandalf-the-white",
WitchKing = "witch-king",
MouthOfSauron = "mouth-of-sauron",
Saruman = "saruman",
}
}
