//! The printed words that tell cards apart: races, skills, classes, symbols.

/// Enums whose values have a word in the data files, and a term for people.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident, $called:literal { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The one with this word.
            pub fn named(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The id of its name in words.
            pub const fn term(self) -> &'static str {
                match self { $(Self::$variant => concat!("wizards-", $called, "-", $word),)* }
            }

            /// The id of one such thing, with its article.
            pub const fn one(self) -> &'static str {
                match self { $(Self::$variant => concat!("wizards-", $called, "-", $word, ".one"),)* }
            }
        }

        impl cardlang::Value for $name {
            fn what() -> String {
                concat!("a ", $called).to_owned()
            }

            fn read(node: &cardlang::Node, _: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
                let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
                let known = Self::ALL.iter().map(|one| one.word());
                Self::named(word).ok_or_else(|| cardlang::Fault::unknown(node.at.clone(), $called, word, known))
            }

            fn attempt(node: &cardlang::Node, _: &cardlang::Ids) -> Option<Self> {
                Self::named(node.as_word()?)
            }

            fn write(&self) -> cardlang::Node {
                cardlang::Node::word(self.word())
            }
        }
    )*};
}

words! {
    /// A people, or a sort of creature (SATM-7.1).
    Race, "race" {
        /// Elves.
        Elf = "elf",
        /// Hobbits: half a character for a company's size.
        Hobbit = "hobbit",
        /// Dwarves.
        Dwarf = "dwarf",
        /// Dúnedain.
        Dunadan = "dunadan",
        /// Men.
        Man = "man",
        /// Wizards.
        Wizard = "wizard",
        /// Orcs.
        Orc = "orc",
        /// Trolls.
        Troll = "troll",
        /// Undead.
        Undead = "undead",
        /// Wolves.
        Wolf = "wolf",
        /// Spiders.
        Spider = "spider",
        /// Animals.
        Animal = "animal",
        /// Dragons.
        Dragon = "dragon",
        /// Drakes, which are no Dragons.
        Drake = "drake",
        /// Nazgûl.
        Nazgul = "nazgul",
        /// Ents.
        Ent = "ent",
        /// Giants.
        Giant = "giant",
        /// Awakened plants.
        AwakenedPlant = "awakened_plant",
        /// Pûkel-creatures.
        PukelCreature = "pukel_creature",
        /// Woses.
        Wose = "wose",
        /// Eagles.
        Eagle = "eagle",
        /// The Balrog.
        Balrog = "balrog",
        /// Slayers.
        Slayer = "slayer",
        /// Maiar.
        Maia = "maia",
        /// An item like no other.
        Special = "special",
    }

    /// A skill of a character (SATM-7.2).
    Skill, "skill" {
        /// Warrior.
        Warrior = "warrior",
        /// Scout.
        Scout = "scout",
        /// Ranger.
        Ranger = "ranger",
        /// Sage.
        Sage = "sage",
        /// Diplomat.
        Diplomat = "diplomat",
    }

    /// A class of items that a site allows (SATM-19.16).
    ItemClass, "class" {
        /// Minor.
        Minor = "minor",
        /// Major.
        Major = "major",
        /// Greater.
        Greater = "greater",
        /// A gold ring.
        GoldRing = "gold_ring",
        /// Special: its own text says where.
        Special = "special",
    }

    /// One of each is in use at a time (SATM-19.18).
    Slot, "slot" {
        /// A weapon.
        Weapon = "weapon",
        /// Armour.
        Armour = "armour",
        /// A shield.
        Shield = "shield",
        /// A helmet.
        Helmet = "helmet",
    }

    /// Words at the start of a card's text, handles for other cards (SATM-25.1).
    Keyword, "keyword" {
        /// Environment.
        Environment = "environment",
        /// A corruption card.
        Corruption = "corruption",
        /// A wizard's spell.
        Spell = "spell",
        /// A ritual.
        Ritual = "ritual",
        /// A palantír.
        Palantir = "palantir",
        /// A Dwarven ring.
        DwarvenRing = "dwarven_ring",
        /// A magic ring.
        MagicRing = "magic_ring",
        /// A lesser ring.
        LesserRing = "lesser_ring",
        /// The One Ring.
        TheOneRing = "the_one_ring",
        /// An item of a hoard (SATM-27.1).
        HoardItem = "hoard_item",
        /// A hoard.
        Hoard = "hoard",
        /// Spawn.
        Spawn = "spawn",
        /// A technology.
        Technology = "technology",
        /// A light enchantment.
        LightEnchantment = "light_enchantment",
        /// A dark enchantment.
        DarkEnchantment = "dark_enchantment",
        /// An offering attempt.
        Offering = "offering",
        /// A riddling attempt.
        Riddling = "riddling",
        /// A flattery attempt.
        Flattery = "flattery",
        /// Stolen knowledge.
        StolenKnowledge = "stolen_knowledge",
        /// Lost knowledge.
        LostKnowledge = "lost_knowledge",
        /// A hazard host (SATM-30.1).
        Host = "host",
        /// An item of minions: borne and not used (SATM-35.2).
        Minion = "minion",
    }

    /// A kind of site.
    SiteKind, "site" {
        /// A haven.
        Haven = "haven",
        /// A free-hold.
        FreeHold = "free_hold",
        /// A border-hold.
        BorderHold = "border_hold",
        /// Ruins and lairs.
        RuinsAndLairs = "ruins_and_lairs",
        /// A shadow-hold.
        ShadowHold = "shadow_hold",
        /// A dark-hold.
        DarkHold = "dark_hold",
    }

    /// A kind of region: the symbols of a site path.
    RegionKind, "region" {
        /// Wilderness.
        Wilderness = "wilderness",
        /// Border-land.
        BorderLand = "border_land",
        /// Free-domain.
        FreeDomain = "free_domain",
        /// Shadow-land.
        ShadowLand = "shadow_land",
        /// Dark-domain.
        DarkDomain = "dark_domain",
        /// Coastal sea.
        CoastalSea = "coastal_sea",
    }

    /// The duration of an event (SATM-14.17 to SATM-14.19).
    Duration, "duration" {
        /// The event resolves and is discarded.
        Short = "short",
        /// Until its owner's next long-event phase, or the opponent's for a hazard.
        Long = "long",
        /// Until something discards it.
        Permanent = "permanent",
    }
}

impl RegionKind {
    /// The kind with this letter on the map.
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'w' => Self::Wilderness,
            'b' => Self::BorderLand,
            'f' => Self::FreeDomain,
            's' => Self::ShadowLand,
            'd' => Self::DarkDomain,
            'c' => Self::CoastalSea,
            _ => return None,
        })
    }
}
