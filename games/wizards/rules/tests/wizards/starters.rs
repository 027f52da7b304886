//! The 113 cards that the two starter decks and the book's example game name: all can be played, and each has a test.

use std::collections::BTreeSet;

use wizards::card::{CardKind, Face, book};
use wizards::deck::starters;

use crate::named;

/// The cards, by their English names.
const CARDS: [(CardKind, &[&str]); 7] = [
    (
        CardKind::Character,
        &[
            "Annalena",
            "Aragorn II",
            "Bard Bowman",
            "Beregond",
            "Beretar",
            "Bombur",
            "Boromir II",
            "Celeborn",
            "Elladan",
            "Elrohir",
            "Éomer",
            "Erkenbrand",
            "Faramir",
            "Gandalf",
            "Gimli",
            "Glorfindel II",
            "Haldir",
            "Háma",
            "Kíli",
            "Legolas",
            "Mablung",
            "Merry",
            "Peath",
            "Pippin",
            "Saruman",
        ],
    ),
    (CardKind::Ally, &["Goldberry", "Gollum", "Quickbeam"]),
    (
        CardKind::Faction,
        &[
            "Dunlendings",
            "Ents of Fangorn",
            "Rangers of Ithilien",
            "Rangers of the North",
            "Riders of Rohan",
            "Tower Guard of Minas Tirith",
            "Wood-elves",
        ],
    ),
    (
        CardKind::Creature,
        &[
            "Ambusher",
            "“Bert” (Bûrat)",
            "Brigands",
            "Cave-drake",
            "Ghosts",
            "Ghouls",
            "Giant",
            "Giant Spiders",
            "Lesser Spiders",
            "Old Man Willow",
            "Orc-guard",
            "Orc-lieutenant",
            "Orc-raiders",
            "Orc-warband",
            "Orc-warriors",
            "Orc-watch",
            "“Tom” (Tûma)",
            "Wargs",
            "Wolves",
        ],
    ),
    (
        CardKind::Hazard,
        &[
            "Awaken Denizens",
            "Awaken Minions",
            "Call of Home",
            "Choking Shadows",
            "Doors of Night",
            "Lure of Expedience",
            "Lure of Nature",
            "Lure of Power",
            "Lure of the Senses",
            "Minions Stir",
            "Muster Disperses",
            "New Moon",
            "Plague of Wights",
            "River",
            "Twilight",
            "Wake of War",
            "Weariness of the Heart",
        ],
    ),
    (
        CardKind::Item,
        &[
            "Dagger of Westernesse",
            "Elven Cloak",
            "Glamdring",
            "Great-shield of Rohan",
            "Hauberk of Bright Mail",
            "Healing Herbs",
            "Miruvor",
            "Orcrist",
            "Palantír of Annúminas",
            "Palantír of Orthanc",
            "Potion of Prowess",
            "Red Arrow",
            "Scroll of Isildur",
            "Shield of Iron-bound Ash",
            "Star-glass",
            "Sword of Gondolin",
        ],
    ),
    (
        CardKind::Resource,
        &[
            "A Friend or Three",
            "Block",
            "Bridge",
            "Concealment",
            "Dark Quarrels",
            "Dodge",
            "Dreams of Lore",
            "Escape",
            "Fair Travels in Wilderness",
            "Fellowship",
            "Ford",
            "Halfling Stealth",
            "Halfling Strength",
            "Lapse of Will",
            "Lucky Strike",
            "Muster",
            "New Friendship",
            "Rescue Prisoners",
            "Risky Blow",
            "Vanishment",
        ],
    ),
];

/// The choices of the example game: `head c1 rivendell`.
const EXAMPLE: &str = include_str!("example.rs");

/// The sites that the example game goes to.
const SITES: [&str; 6] = ["Barrow-downs", "Henneth Annûn", "Lórien", "Old Forest", "Rivendell", "Weathertop"];

fn face(name: &str) -> &'static Face {
    let found = book().cards.iter().find(|face| face.name.en == name);
    found.unwrap_or_else(|| panic!("no card '{name}'"))
}

/// SATM-2.19, SATM-33.1: every one of them may be in a deck, and a test shows what it does; so with the sites, to which a company
/// may go. Nobody is forgotten: the decks of the book hold no card that is not named here.
#[test]
fn all_113_can_be_played_and_are_tested() {
    let mut named_here = BTreeSet::new();
    for (kind, names) in CARDS {
        for name in names {
            let face = face(name);
            assert_eq!(face.kind, kind, "{name}");
            assert_eq!(face.missing, None, "{name} cannot be played");
            assert!(named::by_a_test(&face.id), "no test shows what {name} does");
            assert!(named_here.insert(face.id.as_str()), "{name} twice");
        }
    }
    for name in SITES {
        let sites = book().sites.iter();
        let site = sites.into_iter().find(|site| site.name.en == name);
        let site = site.unwrap_or_else(|| panic!("no site '{name}'"));
        let reached = site.is_haven() || site.haven.is_some();
        assert!(reached, "no way leads to {name}");
        let goes = EXAMPLE.contains(&format!(" {}\"", site.id));
        assert!(goes, "the example does not go to {name}");
        assert!(named_here.insert(site.id.as_str()), "{name} twice");
    }
    assert_eq!(named_here.len(), 113);
    for deck in starters() {
        let cards = deck.draft.iter().chain(&deck.items).chain(&deck.cards);
        for card in cards {
            assert!(named_here.contains(card.get().id.as_str()), "{card} of {}", deck.id);
        }
    }
}
