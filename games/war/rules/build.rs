//! Turns the data files into tables the compiler can check and fold: the rules read no file at run time.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Regions {
    region: Vec<Region>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Region {
    id: String,
    en: String,
    es: String,
    nation: Option<String>,
    site: Option<String>,
    #[serde(default)]
    coast: bool,
    #[serde(default)]
    east: bool,
    adjacent: Vec<String>,
    #[serde(default)]
    mountains: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    nation: Vec<Nation>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nation {
    id: String,
    active: bool,
    steps: u8,
    figures: [u8; 3],
    reserve: [u8; 3],
    deployed: BTreeMap<String, [u8; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dice {
    free: Die,
    shadow: Die,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    start: u8,
    most: u8,
    faces: [String; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    tile: Vec<Tile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    id: String,
    count: u8,
    damage: toml::Value,
    special: Option<String>,
    #[serde(default)]
    reveal: bool,
    #[serde(default)]
    stop: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Characters {
    character: Vec<Character>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Character {
    id: String,
    en: String,
    es: String,
    kind: String,
    replaces: Option<String>,
    level: toml::Value,
    leadership: u8,
    rouses: Option<String>,
    #[serde(default)]
    die: bool,
    #[serde(default)]
    captain: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    en: String,
    es: Option<String>,
    kind: String,
    #[serde(default)]
    table: bool,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    does: Vec<String>,
    combat: String,
    combat_en: String,
    combat_es: Option<String>,
    first: Vec<u8>,
    player: Option<String>,
}

fn read<T: for<'de> Deserialize<'de>>(name: &str) -> T {
    let path = Path::new("data").join(name);
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `minas-tirith` as the name of a variant: `MinasTirith`.
fn camel(id: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('-').map(word).collect()
}

/// `minas-tirith` as the name of a constant: `MINAS_TIRITH`.
fn shout(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut out = String::new();
    let regions = read::<Regions>("regions.toml").region;
    let index = regions
        .iter()
        .enumerate()
        .map(|(index, region)| (region.id.clone(), index))
        .collect::<BTreeMap<_, _>>();
    let of = |id: &String| *index.get(id).unwrap_or_else(|| panic!("there is no region {id}"));
    write_regions(&mut out, &regions, &of);
    write_setup(&mut out, &read::<Setup>("setup.toml").nation, &of);
    write_dice(&mut out, &read("dice.toml"));
    write_tiles(&mut out, &read::<Tiles>("hunt_tiles.toml").tile);
    write_characters(&mut out, &read::<Characters>("characters.toml").character);
    write_cards(&mut out, &read::<Cards>("cards.toml").card);
    let path = Path::new(&env::var("OUT_DIR").expect("cargo sets OUT_DIR")).join("tables.rs");
    fs::write(path, out).expect("the tables can be written");
}

fn write_regions(out: &mut String, regions: &[Region], of: &dyn Fn(&String) -> usize) {
    let set = |ids: &[String]| ids.iter().fold(0u128, |bits, id| bits | 1 << of(id));
    let near = regions
        .iter()
        .map(|region| set(&region.adjacent))
        .collect::<Vec<_>>();
    let walls = regions
        .iter()
        .map(|region| set(&region.mountains))
        .collect::<Vec<_>>();
    for (a, region) in regions.iter().enumerate() {
        assert!(
            near[a] & 1 << a == 0 && near[a] & walls[a] == 0,
            "{}: bad borders",
            region.id
        );
        for b in 0..regions.len() {
            let same = |sets: &[u128]| (sets[a] >> b & 1) == (sets[b] >> a & 1);
            assert!(
                same(&near) && same(&walls),
                "{} and {}: one-sided border",
                region.id,
                regions[b].id
            );
        }
    }
    let _ = writeln!(out, "pub const REGIONS: [RegionFacts; {}] = [", regions.len());
    for (region, (near, walls)) in regions.iter().zip(near.iter().zip(&walls)) {
        let nation = match &region.nation {
            Some(nation) => format!("Some(Nation::{})", camel(nation)),
            None => "None".into(),
        };
        let site = camel(region.site.as_deref().unwrap_or("none"));
        let _ = writeln!(
            out,
            "RegionFacts {{ id: {:?}, term: {:?}, en: {:?}, es: {:?}, nation: {nation}, site: Site::{site}, \
             coast: {}, east: {}, near: {near:#x}, walls: {walls:#x} }},",
            region.id,
            format!("war-region-{}", region.id),
            region.en,
            region.es,
            region.coast,
            region.east,
        );
    }
    let _ = writeln!(out, "];\npub static STEPS: [[u8; {0}]; {0}] = [", near.len());
    for start in 0..near.len() {
        let _ = writeln!(out, "{:?},", steps_from(start, &near));
    }
    let _ = writeln!(out, "];\n#[allow(missing_docs)]\nimpl Region {{");
    for (index, region) in regions.iter().enumerate() {
        let _ = writeln!(out, "pub const {}: Region = Region({index});", shout(&region.id));
    }
    let _ = writeln!(out, "}}");
}

/// Borders to cross from `start` to each region.
fn steps_from(start: usize, near: &[u128]) -> Vec<u8> {
    let mut steps = vec![u8::MAX; near.len()];
    let (mut reached, mut edge) = (1u128 << start, 1u128 << start);
    for step in 0..u8::MAX {
        let regions = (0..near.len()).filter(|region| edge >> region & 1 != 0);
        let next = regions.fold(0, |next, region| {
            steps[region] = step;
            next | near[region]
        });
        edge = next & !reached;
        reached |= next;
        if edge == 0 {
            break;
        }
    }
    steps
}

fn write_setup(out: &mut String, nations: &[Nation], of: &dyn Fn(&String) -> usize) {
    let _ = writeln!(out, "pub const NATIONS: [NationFacts; {}] = [", nations.len());
    for nation in nations {
        for (kind, count) in nation.figures.iter().enumerate() {
            let deployed = nation.deployed.values().map(|figures| figures[kind]).sum::<u8>();
            assert_eq!(
                deployed + nation.reserve[kind],
                *count,
                "{}: figures do not add up",
                nation.id
            );
        }
        let deployed = nation
            .deployed
            .iter()
            .map(|(region, figures)| format!("(Region({}), {figures:?})", of(region)))
            .collect::<Vec<_>>();
        let _ = writeln!(
            out,
            "NationFacts {{ id: {:?}, term: {:?}, counted: {:?}, active: {}, steps: {}, figures: {:?}, reserve: {:?}, deployed: &[{}] }},",
            nation.id,
            format!("war-nation-{}", nation.id),
            counted(&nation.id),
            nation.active,
            nation.steps,
            nation.figures,
            nation.reserve,
            deployed.join(", "),
        );
    }
    let _ = writeln!(out, "];");
}

/// The ids of the names of a Nation's figures, by kind: regular, elite, leader or Nazgûl.
fn counted(nation: &str) -> [String; 3] {
    let third = if nation == "sauron" {
        "nazgul".into()
    } else {
        format!("{nation}-leader")
    };
    [format!("{nation}-regular"), format!("{nation}-elite"), third]
        .map(|figure| format!("war-force-{figure}"))
}

fn write_dice(out: &mut String, dice: &Dice) {
    let die = |die: &Die| {
        let faces = die
            .faces
            .iter()
            .map(|face| format!("Face::{}", camel(face)))
            .collect::<Vec<_>>();
        format!(
            "DieFacts {{ start: {}, most: {}, faces: [{}] }}",
            die.start,
            die.most,
            faces.join(", ")
        )
    };
    let _ = writeln!(
        out,
        "pub const DICE: [DieFacts; 2] = [{}, {}];",
        die(&dice.free),
        die(&dice.shadow)
    );
}

fn write_tiles(out: &mut String, tiles: &[Tile]) {
    let _ = writeln!(out, "pub const TILES: [TileFacts; {}] = [", tiles.len());
    for tile in tiles {
        let damage = match &tile.damage {
            toml::Value::Integer(number) => format!("Damage::Number({number})"),
            toml::Value::String(word) => format!("Damage::{}", camel(word)),
            other => panic!("{}: {other} is no damage", tile.id),
        };
        let special = match &tile.special {
            Some(side) => format!("Some(Side::{})", camel(side)),
            None => "None".into(),
        };
        let _ = writeln!(
            out,
            "TileFacts {{ id: {:?}, term: {:?}, count: {}, damage: {damage}, special: {special}, reveal: {}, stop: {} }},",
            tile.id,
            format!("war-tile-{}", tile.id),
            tile.count,
            tile.reveal,
            tile.stop,
        );
    }
    let _ = writeln!(out, "];");
}

fn write_characters(out: &mut String, characters: &[Character]) {
    let _ = writeln!(
        out,
        "pub const CHARACTERS: [CharacterFacts; {}] = [",
        characters.len()
    );
    for character in characters {
        let level = match &character.level {
            toml::Value::Integer(level) => format!("Level::Steps({level})"),
            toml::Value::String(word) => format!("Level::{}", camel(word)),
            other => panic!("{}: {other} is no level", character.id),
        };
        let rouses = match character.rouses.as_deref() {
            None => "Rouses::None".into(),
            Some("any") => "Rouses::Any".into(),
            Some(nation) => format!("Rouses::Only(Nation::{})", camel(nation)),
        };
        let replaces = match &character.replaces {
            Some(other) => format!("Some(Character::{})", camel(other)),
            None => "None".into(),
        };
        let side = if character.kind == "companion" {
            "Free"
        } else {
            "Shadow"
        };
        let _ = writeln!(
            out,
            "CharacterFacts {{ id: {:?}, term: {:?}, en: {:?}, es: {:?}, side: Side::{side}, replaces: {replaces}, \
             level: {level}, leadership: {}, rouses: {rouses}, die: {}, captain: {} }},",
            character.id,
            format!("war-character-{}", character.id),
            character.en,
            character.es,
            character.leadership,
            character.die,
            character.captain,
        );
    }
    let _ = writeln!(out, "];\n/// A Companion or a Minion.");
    let _ = writeln!(
        out,
        "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]"
    );
    let _ = writeln!(out, "#[allow(missing_docs)]\n#[repr(u8)]\npub enum Character {{");
    for character in characters {
        let _ = writeln!(out, "{},", camel(&character.id));
    }
    let _ = writeln!(
        out,
        "}}\nimpl Character {{\n/// All, in the order of the data file."
    );
    let all = characters
        .iter()
        .map(|character| format!("Self::{}", camel(&character.id)))
        .collect::<Vec<_>>();
    let _ = writeln!(
        out,
        "pub const ALL: [Self; {}] = [{}];\n}}",
        all.len(),
        all.join(", ")
    );
}

fn write_cards(out: &mut String, cards: &[Card]) {
    assert_eq!(cards.len(), 96, "four decks of 24");
    let mut combat = cards.iter().map(|card| card.combat.clone()).collect::<Vec<_>>();
    combat.sort();
    combat.dedup();
    let _ = writeln!(out, "pub const CARDS: [CardFacts; {}] = [", cards.len());
    for card in cards {
        let player = match &card.player {
            Some(player) => format!("Some(Part::{})", camel(player)),
            None => "None".into(),
        };
        let _ = writeln!(
            out,
            "CardFacts {{ id: {:?}, term: {:?}, en: {:?}, es: {:?}, kind: CardKind::{}, table: {}, \
             needs: &{:?}, does: &{:?}, combat: Combat::{}, combat_en: {:?}, combat_es: {:?}, first: &{:?}, player: {player} }},",
            card.id,
            format!("war-card-{}", card.id),
            card.en,
            card.es.as_deref().unwrap_or(""),
            camel(&card.kind),
            card.table,
            card.needs,
            card.does,
            camel(&card.combat),
            card.combat_en,
            card.combat_es.as_deref().unwrap_or(""),
            card.first,
        );
    }
    let _ = writeln!(
        out,
        "];\ntable::ids! {{\n/// What a card does in a battle.\n#[allow(missing_docs)]\npub enum Combat: \"war-combat-\" {{"
    );
    for id in &combat {
        let _ = writeln!(out, "{} = {id:?},", camel(id));
    }
    let _ = writeln!(out, "}}\n}}");
}
