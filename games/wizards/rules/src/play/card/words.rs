//! The printed words that tell cards apart: races, skills, classes, symbols.

/// Words of the language, each with its term for people, and the term of one such thing.
macro_rules! printed {
    ($(
        $(#[$doc:meta])*
        $name:ident: $called:literal said $said:literal { $($(#[$about:meta])* $word:literal => $variant:ident,)* }
    )*) => {$(
        cardlang::words! {
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum $name: $called said $said { $( $(#[$about])* $word => $variant ),* }
        }

        impl $name {
            /// Its word.
            pub const fn word(self) -> &'static str {
                self.name()
            }

            /// The id of one such thing, with its article.
            pub const fn one(self) -> &'static str {
                match self { $(Self::$variant => concat!($said, $word, ".one"),)* }
            }
        }
    )*};
}

printed! {
    /// A people, or a sort of creature (SATM-7.1).
    Race: "race" said "wizards-race-" {
        /// Elves.
        "elf" => Elf,
        /// Hobbits: half a character for a company's size.
        "hobbit" => Hobbit,
        /// Dwarves.
        "dwarf" => Dwarf,
        /// Dúnedain.
        "dunadan" => Dunadan,
        /// Men.
        "man" => Man,
        /// Wizards.
        "wizard" => Wizard,
        /// Orcs.
        "orc" => Orc,
        /// Trolls.
        "troll" => Troll,
        /// Undead.
        "undead" => Undead,
        /// Wolves.
        "wolf" => Wolf,
        /// Spiders.
        "spider" => Spider,
        /// Animals.
        "animal" => Animal,
        /// Dragons.
        "dragon" => Dragon,
        /// Drakes, which are no Dragons.
        "drake" => Drake,
        /// Nazgûl.
        "nazgul" => Nazgul,
        /// Ents.
        "ent" => Ent,
        /// Giants.
        "giant" => Giant,
        /// Awakened plants.
        "awakened_plant" => AwakenedPlant,
        /// Pûkel-creatures.
        "pukel_creature" => PukelCreature,
        /// Woses.
        "wose" => Wose,
        /// Eagles.
        "eagle" => Eagle,
        /// The Balrog.
        "balrog" => Balrog,
        /// Slayers.
        "slayer" => Slayer,
        /// Maiar.
        "maia" => Maia,
        /// An item like no other.
        "special" => Special,
    }

    /// A skill of a character (SATM-7.2).
    Skill: "skill" said "wizards-skill-" {
        /// Warrior.
        "warrior" => Warrior,
        /// Scout.
        "scout" => Scout,
        /// Ranger.
        "ranger" => Ranger,
        /// Sage.
        "sage" => Sage,
        /// Diplomat.
        "diplomat" => Diplomat,
    }

    /// A class of items that a site allows (SATM-19.16).
    ItemClass: "class" said "wizards-class-" {
        /// Minor.
        "minor" => Minor,
        /// Major.
        "major" => Major,
        /// Greater.
        "greater" => Greater,
        /// A gold ring.
        "gold_ring" => GoldRing,
        /// Special: its own text says where.
        "special" => Special,
    }

    /// One of each is in use at a time (SATM-19.18).
    Slot: "slot" said "wizards-slot-" {
        /// A weapon.
        "weapon" => Weapon,
        /// Armour.
        "armour" => Armour,
        /// A shield.
        "shield" => Shield,
        /// A helmet.
        "helmet" => Helmet,
    }

    /// Words at the start of a card's text, handles for other cards (SATM-25.1).
    Keyword: "keyword" said "wizards-keyword-" {
        /// Environment.
        "environment" => Environment,
        /// A corruption card.
        "corruption" => Corruption,
        /// A wizard's spell.
        "spell" => Spell,
        /// A ritual.
        "ritual" => Ritual,
        /// A palantír.
        "palantir" => Palantir,
        /// A Dwarven ring.
        "dwarven_ring" => DwarvenRing,
        /// A magic ring.
        "magic_ring" => MagicRing,
        /// A lesser ring.
        "lesser_ring" => LesserRing,
        /// The One Ring.
        "the_one_ring" => TheOneRing,
        /// An item of a hoard (SATM-27.1).
        "hoard_item" => HoardItem,
        /// A hoard.
        "hoard" => Hoard,
        /// Spawn.
        "spawn" => Spawn,
        /// A technology.
        "technology" => Technology,
        /// A light enchantment.
        "light_enchantment" => LightEnchantment,
        /// A dark enchantment.
        "dark_enchantment" => DarkEnchantment,
        /// An offering attempt.
        "offering" => Offering,
        /// A riddling attempt.
        "riddling" => Riddling,
        /// A flattery attempt.
        "flattery" => Flattery,
        /// Stolen knowledge.
        "stolen_knowledge" => StolenKnowledge,
        /// Lost knowledge.
        "lost_knowledge" => LostKnowledge,
        /// A hazard host (SATM-30.1).
        "host" => Host,
        /// An item of minions: borne and not used (SATM-35.2).
        "minion" => Minion,
    }

    /// A kind of site.
    SiteKind: "site" said "wizards-site-" {
        /// A haven.
        "haven" => Haven,
        /// A free-hold.
        "free_hold" => FreeHold,
        /// A border-hold.
        "border_hold" => BorderHold,
        /// Ruins and lairs.
        "ruins_and_lairs" => RuinsAndLairs,
        /// A shadow-hold.
        "shadow_hold" => ShadowHold,
        /// A dark-hold.
        "dark_hold" => DarkHold,
    }

    /// A kind of region: the symbols of a site path.
    RegionKind: "region" said "wizards-region-" {
        /// Wilderness.
        "wilderness" => Wilderness,
        /// Border-land.
        "border_land" => BorderLand,
        /// Free-domain.
        "free_domain" => FreeDomain,
        /// Shadow-land.
        "shadow_land" => ShadowLand,
        /// Dark-domain.
        "dark_domain" => DarkDomain,
        /// Coastal sea.
        "coastal_sea" => CoastalSea,
    }

    /// The duration of an event (SATM-14.17 to SATM-14.19).
    Duration: "duration" said "wizards-duration-" {
        /// The event resolves and is discarded.
        "short" => Short,
        /// Until its owner's next long-event phase, or the opponent's for a hazard.
        "long" => Long,
        /// Until something discards it.
        "permanent" => Permanent,
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
