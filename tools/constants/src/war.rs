//! The tables of Guerra del Anillo, made of its data files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

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
struct Die {
    start: u8,
    most: u8,
    faces: [String; 6],
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
struct Card {
    id: String,
    en: String,
    #[serde(default)]
    es: String,
    kind: String,
    #[serde(default)]
    table: bool,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    does: Vec<String>,
    combat: String,
    combat_en: String,
    #[serde(default)]
    combat_es: String,
    first: Vec<u8>,
    player: Option<String>,
}

fn read<T: DeserializeOwned>(data: &Path, name: &str) -> T {
    let path = data.join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The list of a file with nothing else: `[[tile]]`, again and again.
fn list<T: DeserializeOwned>(data: &Path, name: &str, key: &str) -> Vec<T> {
    let mut all = read::<BTreeMap<String, Vec<T>>>(data, name);
    let items = all.remove(key).unwrap_or_else(|| panic!("{name}: no {key}"));
    assert!(all.is_empty(), "{name}: there is more than {key}");
    items
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

/// The id of facts, and that of their name in words.
fn named(kind: &str, id: &str) -> String {
    format!("id: {id:?}, term: \"war-{kind}-{id}\"")
}

/// A variant of an enum, if there is one.
fn some(kind: &str, id: Option<&str>) -> String {
    id.map_or("None".into(), |id| format!("Some({kind}::{})", camel(id)))
}

/// A variant of an enum: the one that holds a number, or one named by a word.
fn number_or_word(kind: &str, number: &str, value: &toml::Value) -> String {
    match value {
        toml::Value::Integer(count) => format!("{kind}::{number}({count})"),
        toml::Value::String(word) => format!("{kind}::{}", camel(word)),
        other => panic!("{other} is neither a number nor a word"),
    }
}

/// These fields, with what the data file says of them.
macro_rules! as_read {
    ($of:ident: $($field:ident),*) => {
        [$(format!("{}: {:?}", stringify!($field), $of.$field)),*].join(", ")
    };
}

/// Writes a table of these facts, of which the fields of each are given.
fn table(out: &mut String, name: &str, kind: &str, rows: impl ExactSizeIterator<Item = String>) {
    let _ = writeln!(out, "pub const {name}: [{kind}; {}] = [", rows.len());
    rows.for_each(|fields| out.push_str(&format!("{kind} {{ {fields} }},\n")));
    out.push_str("];\n");
}

/// The tables of the data files in a folder, as Rust.
///
/// # Panics
/// When a file cannot be read, or what it says does not fit together.
pub(crate) fn tables(data: &Path) -> String {
    let mut out = String::new();
    let regions = list::<Region>(data, "regions.toml", "region");
    let of = |id: &str| {
        let region = regions.iter().position(|region| region.id == id);
        region.unwrap_or_else(|| panic!("there is no region {id}"))
    };
    write_regions(&mut out, &regions, &of);
    write_setup(&mut out, &list(data, "setup.toml", "nation"), &of);
    write_dice(&mut out, &read(data, "dice.toml"));
    write_tiles(&mut out, &list(data, "hunt_tiles.toml", "tile"));
    write_characters(&mut out, &list(data, "characters.toml", "character"));
    write_cards(&mut out, &list(data, "cards.toml", "card"));
    out
}

fn write_regions(out: &mut String, regions: &[Region], of: &dyn Fn(&str) -> usize) {
    let set = |ids: &[String]| ids.iter().fold(0u128, |bits, id| bits | 1 << of(id));
    let near = regions.iter().map(|region| set(&region.adjacent));
    let walls = regions.iter().map(|region| set(&region.mountains));
    let (near, walls) = (near.collect::<Vec<_>>(), walls.collect::<Vec<_>>());
    for (a, Region { id, .. }) in regions.iter().enumerate() {
        let apart = near[a] & 1 << a == 0 && near[a] & walls[a] == 0;
        assert!(apart, "{id}: bad borders");
        for (b, Region { id: other, .. }) in regions.iter().enumerate() {
            let same = |sets: &[u128]| (sets[a] >> b & 1) == (sets[b] >> a & 1);
            assert!(same(&near) && same(&walls), "{id} and {other}: one-sided border");
        }
    }
    let rows = regions.iter().zip(near.iter().zip(&walls));
    let rows = rows.map(|(region, (near, walls))| {
        let named = named("region", &region.id);
        let read = as_read!(region: en, es, coast, east);
        let nation = some("Nation", region.nation.as_deref());
        let site = camel(region.site.as_deref().unwrap_or("none"));
        format!("{named}, {read}, nation: {nation}, site: Site::{site}, near: {near:#x}, walls: {walls:#x}")
    });
    table(out, "REGIONS", "RegionFacts", rows);
    let _ = writeln!(out, "pub static STEPS: [[u8; {0}]; {0}] = [", near.len());
    for start in 0..near.len() {
        let _ = writeln!(out, "{:?},", steps_from(start, &near));
    }
    out.push_str("];\n#[allow(missing_docs)]\nimpl Region {\n");
    for (index, region) in regions.iter().enumerate() {
        let _ = writeln!(out, "pub const {}: Region = Region::at({index});", shout(&region.id));
    }
    out.push_str("}\n");
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

fn write_setup(out: &mut String, nations: &[Nation], of: &dyn Fn(&str) -> usize) {
    let rows = nations.iter().map(|nation| {
        for kind in 0..3 {
            let deployed = nation.deployed.values().map(|figures| figures[kind]).sum::<u8>();
            let all = deployed + nation.reserve[kind];
            assert_eq!(all, nation.figures[kind], "{}: figures do not add up", nation.id);
        }
        let counted = counted(&nation.id);
        let read = as_read!(nation: active, steps, figures, reserve);
        let deployed = nation.deployed.iter();
        let deployed =
            deployed.map(|(region, figures)| format!("(Region::at({}), {figures:?}), ", of(region)));
        let deployed = deployed.collect::<String>();
        format!("{read}, counted: {counted:?}, deployed: &[{deployed}]")
    });
    table(out, "NATIONS", "NationFacts", rows);
}

/// The ids of the names of a Nation's figures, by kind: regular, elite, leader or Nazgûl.
fn counted(nation: &str) -> [String; 3] {
    let third = if nation == "sauron" { "nazgul".into() } else { format!("{nation}-leader") };
    [format!("{nation}-regular"), format!("{nation}-elite"), third]
        .map(|figure| format!("war-force-{figure}"))
}

fn write_dice(out: &mut String, dice: &BTreeMap<String, Die>) {
    let rows = ["free", "shadow"].map(|side| {
        let die = &dice[side];
        let faces = die.faces.each_ref().map(|face| format!("Face::{}", camel(face)));
        format!("{}, faces: [{}]", as_read!(die: start, most), faces.join(", "))
    });
    table(out, "DICE", "DieFacts", rows.into_iter());
}

fn write_tiles(out: &mut String, tiles: &[Tile]) {
    let rows = tiles.iter().map(|tile| {
        let named = named("tile", &tile.id);
        let read = as_read!(tile: count, reveal, stop);
        let damage = number_or_word("Damage", "Number", &tile.damage);
        let special = some("Side", tile.special.as_deref());
        format!("{named}, {read}, damage: {damage}, special: {special}")
    });
    table(out, "TILES", "TileFacts", rows);
}

fn write_characters(out: &mut String, characters: &[Character]) {
    let rows = characters.iter().map(|character| {
        let read = as_read!(character: en, es, leadership, die, captain);
        let level = number_or_word("Level", "Steps", &character.level);
        let rouses = match character.rouses.as_deref() {
            None => "None".into(),
            Some("any") => "Any".into(),
            Some(nation) => format!("Only(Nation::{})", camel(nation)),
        };
        let replaces = some("Character", character.replaces.as_deref());
        let companion = character.kind == "companion";
        let side = if companion { "Free" } else { "Shadow" };
        format!("{read}, side: Side::{side}, replaces: {replaces}, level: {level}, rouses: Rouses::{rouses}")
    });
    table(out, "CHARACTERS", "CharacterFacts", rows);
    let ids = characters.iter().map(|character| character.id.as_str());
    write_ids(out, "A Companion or a Minion.", r#"Character: "war-character-", "character""#, ids);
}

/// Writes an enum of these ids, in this order.
fn write_ids<'a>(out: &mut String, what: &str, head: &str, ids: impl Iterator<Item = &'a str>) {
    let _ = writeln!(out, "table::ids! {{\n/// {what}\n#[allow(missing_docs)]\npub enum {head} {{");
    for id in ids {
        let _ = writeln!(out, "{} = {id:?},", camel(id));
    }
    out.push_str("}\n}\n");
}

fn write_cards(out: &mut String, cards: &[Card]) {
    assert_eq!(cards.len(), 96, "four decks of 24");
    let rows = cards.iter().map(|card| {
        let named = named("card", &card.id);
        let read = as_read!(card: en, es, table, combat_en, combat_es);
        let (kind, combat) = (camel(&card.kind), camel(&card.combat));
        let player = some("Part", card.player.as_deref());
        let (needs, does, first) = (&card.needs, &card.does, &card.first);
        let lists = format!("needs: &{needs:?}, does: &{does:?}, first: &{first:?}");
        format!(
            "{named}, {read}, {lists}, kind: CardKind::{kind}, combat: Combat::{combat}, player: {player}"
        )
    });
    table(out, "CARDS", "CardFacts", rows);
    // Those that lie on the table are named by the rules: `Wizard's Staff` is `WIZARDS_STAFF`.
    out.push_str("#[allow(missing_docs)]\nimpl Card {\n");
    for (index, card) in cards.iter().enumerate().filter(|(_, card)| card.table) {
        let words = card.en.replace('\'', "").replace('í', "i");
        let name = shout(&words.replace(' ', "-"));
        let _ = writeln!(out, "pub const {name}: Card = Card::at({index});");
    }
    out.push_str("}\n");
    let combat = cards.iter().map(|card| card.combat.as_str()).collect::<BTreeSet<_>>();
    let head = r#"Combat: "war-combat-", "Combat card""#;
    write_ids(out, "What a card does in a battle.", head, combat.into_iter());
}
