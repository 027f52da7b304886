//! The files of a pack, and the reading of all of them: every fault is reported, not the first only.

use serde::de::DeserializeOwned;
use table::data_file;

use super::fault::Fault;
use super::raw;

macro_rules! files {
    ($($field:ident: $type:ident = $file:literal;)*) => {
        /// The files of the house's own pack.
        pub const BUILT_IN: &[(&str, &str)] = &[$(($file, include_str!(concat!("../../data/", $file)))),*];

        /// A pack as it is written.
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        #[allow(missing_docs)]
        pub struct Raw { $(pub $field: raw::$type,)* }

        impl Raw {
            /// Reads all files; `text` gives the text of each by its name.
            ///
            /// # Errors
            /// Every file that is missing or cannot be read.
            pub fn read(text: &dyn Fn(&str) -> Option<String>) -> Result<Self, Vec<Fault>> {
                let mut faults = Vec::new();
                $(let $field = file::<raw::$type>($file, text, &mut faults);)*
                match ($($field,)*) {
                    ($(Some($field),)*) => Ok(Self { $($field),* }),
                    _ => Err(faults),
                }
            }
        }
    };
}

files! {
    map: Map = "map.toml";
    tracks: Tracks = "tracks.toml";
    heroes: Heroes = "heroes.toml";
    hero_cards: Cards = "hero_cards.toml";
    skills: Cards = "skills.toml";
    combat: Cards = "combat_decks.toml";
    characters: Characters = "characters.toml";
    items: Items = "items.toml";
    monsters: Monsters = "monsters.toml";
    minions: Minions = "minions.toml";
    missions: Missions = "missions.toml";
    plots: Plots = "plots.toml";
    shadows: Shadows = "shadow_cards.toml";
    events: Events = "events.toml";
    encounters: Encounters = "encounters.toml";
    perils: Perils = "perils.toml";
    corruptions: Corruptions = "corruption.toml";
    quests: Quests = "quests.toml";
}

fn file<T: DeserializeOwned>(
    name: &'static str,
    text: &dyn Fn(&str) -> Option<String>,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let read = text(name).ok_or_else(|| "the file is missing".to_owned());
    match read.and_then(|text| data_file::read(&text).map_err(|error| error.to_string())) {
        Ok(read) => Some(read),
        Err(reason) => {
            faults.push(Fault::new(name, "", reason));
            None
        }
    }
}
