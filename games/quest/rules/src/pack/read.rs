//! The reading of raw records into facts.

use super::files::Raw;
use super::map::Map;
use super::raw::{self, RawWords};
use super::{
    CardFacts, CharacterFacts, CorruptionFacts, EncounterFacts, EventFacts, Facts, Fault, Fighter, HeroFacts,
    MinionFacts, MissionFacts, PerilFacts, PlotFacts, QuestFacts, ShadowFacts, Texts,
};
use crate::effect::{Ability, Area, Burden, Condition, Effect, Inner, Odd, Op, Where, number_all};
use crate::ids::{Card, Face, Id, Place, Quest, Who};
use crate::pile::Pile;

/// Reads one record after the other and notes what is wrong with each.
struct Reading {
    file: &'static str,
    record: String,
    faults: Vec<Fault>,
    effects: Vec<Effect>,
}

impl Reading {
    fn wrong(&mut self, reason: impl Into<String>) {
        self.faults.push(Fault::new(self.file, &self.record, reason));
    }

    fn of(&mut self, file: &'static str, record: &str) {
        self.file = file;
        self.record.clear();
        self.record.push_str(record);
    }

    /// An id or a word of the program.
    fn word<T: std::str::FromStr<Err = E>, E: std::fmt::Display>(&mut self, word: &str) -> Option<T> {
        match word.parse() {
            Ok(found) => Some(found),
            Err(error) => {
                self.wrong(error.to_string());
                None
            }
        }
    }

    fn value<T: cardlang::Value>(&mut self, text: &str) -> Option<T> {
        match cardlang::read::<T>(text) {
            Ok(value) => Some(value),
            Err(fault) => {
                let column = fault.position(text).column;
                self.wrong(format!("column {column} of `{text}`: {fault}"));
                None
            }
        }
    }

    fn op(&mut self, words: &RawWords) -> Option<Op> {
        let mut read = Vec::new();
        for text in words.iter() {
            read.extend(self.value::<Effect>(text));
        }
        let effect = match read.len() {
            0 => return None,
            1 => read.remove(0),
            _ => {
                let inner = |effect| Inner { effect: Box::new(effect), op: Op(0) };
                Effect::All(read.into_iter().map(inner).collect())
            }
        };
        Some(number_all(effect, &mut self.effects))
    }

    /// Reads the places where a card applies: several areas are one.
    fn area(&mut self, words: &RawWords) -> Area {
        let mut all = Vec::new();
        for text in words.iter() {
            all.extend(self.value::<Area>(text));
        }
        let joined = all.into_iter().reduce(|one, other| Area::Of(Box::new(Where::Either { one, other })));
        joined.unwrap_or_else(|| {
            self.wrong("it does not say where");
            Area::Of(Box::new(Where::Any))
        })
    }
}

macro_rules! records {
    ($reading:ident, $file:literal, $records:expr, |$record:ident| $make:expr) => {{
        let mut made = Vec::new();
        for $record in &$records {
            $reading.of($file, &$record.id);
            let mut make = || $make;
            if let Some(facts) = make() {
                made.push(facts);
            }
        }
        made
    }};
}

/// Reads the whole pack.
pub(super) fn facts(raw: Raw) -> Result<Facts, Vec<Fault>> {
    let mut reading = Reading {
        file: "map.toml",
        record: String::new(),
        faults: super::check::ids(&raw),
        effects: Vec::new(),
    };
    if !reading.faults.is_empty() {
        // A missing or misplaced record would be blamed on all that come after it.
        return Err(reading.faults);
    }
    let map = Map::read(&raw.map, &mut reading.faults);
    let r = &mut reading;
    let cards = [
        records!(r, "hero_cards.toml", raw.hero_cards.card, |card| read_card(r, card, false)),
        records!(r, "skills.toml", raw.skills.card, |card| read_card(r, card, true)),
        records!(r, "combat_decks.toml", raw.combat.card, |card| read_card(r, card, false)),
    ]
    .concat();
    let quests = read_quests(r, &raw);
    let facts = Facts {
        map,
        heroes: records!(r, "heroes.toml", raw.heroes.hero, |hero| read_hero(r, hero, &raw, &quests)),
        cards,
        skills: pile(r, "skills.toml", &raw.skills, |_| true),
        decks: ["zealot", "ravager", "behemoth"].map(|deck| {
            let own = |card: &raw::Card| card.deck.as_deref() == Some(deck);
            pile(r, "combat_decks.toml", &raw.combat, own)
        }),
        characters: records!(r, "characters.toml", raw.characters.character, |who| read_character(r, who)),
        items: raw.items.item.iter().map(|item| item.count).collect(),
        monsters: records!(r, "monsters.toml", raw.monsters.monster, |foe| Some(Fighter {
            health: foe.health,
            fortitude: foe.fortitude,
            strength: foe.strength,
            wisdom: foe.wisdom,
            deck: r.word(&foe.deck)?,
        })),
        bags: records!(r, "monsters.toml", raw.monsters.pile, |bag| Some(read_bag(r, bag))),
        minions: records!(r, "minions.toml", raw.minions.minion, |minion| read_minion(r, minion)),
        missions: records!(r, "missions.toml", raw.missions.mission, |mission| Some(MissionFacts {
            sauron: mission.side == "sauron",
            asks: r.value(&mission.requires)?,
        })),
        plots: records!(r, "plots.toml", raw.plots.plot, |plot| read_plot(r, plot)),
        shadows: records!(r, "shadow_cards.toml", raw.shadows.card, |card| Some(ShadowFacts {
            count: card.count,
            pool: card.shadow_pool_required,
            moment: r.word(&card.when)?,
            does: r.op(&card.does),
        })),
        events: records!(r, "events.toml", raw.events.card, |card| read_event(r, card)),
        encounters: read_encounters(r, &raw),
        perils: records!(r, "perils.toml", raw.perils.card, |card| Some(PerilFacts {
            count: card.count,
            area: r.area(&card.r#where),
            does: r.op(&card.does),
        })),
        corruptions: records!(r, "corruption.toml", raw.corruptions.card, |card| read_corruption(r, card)),
        quests,
        effects: std::mem::take(&mut r.effects),
        raw,
        texts: Texts::default(),
    };
    if reading.faults.is_empty() { Ok(facts) } else { Err(reading.faults) }
}

fn read_quests(r: &mut Reading, raw: &Raw) -> Vec<QuestFacts> {
    let printed = records!(r, "quests.toml", raw.quests.quest, |quest| Some(QuestFacts {
        hero: r.word(&quest.hero),
        advanced: quest.kind == "advanced",
        task: r.value(&quest.task)?,
        setup: r.op(&quest.setup),
        reward: r.op(&quest.reward),
    }));
    // Encounters that are kept as quests follow those that are printed as such.
    let kept = records!(r, "encounters.toml", raw.encounters.card, |card| if card.quest {
        Some(QuestFacts {
            hero: None,
            advanced: false,
            task: r.value(&card.task)?,
            setup: r.op(&card.setup),
            reward: r.op(&card.reward),
        })
    } else {
        None
    });
    [printed, kept].concat()
}

fn read_character(r: &mut Reading, who: &raw::Character) -> Option<CharacterFacts> {
    let ability = r.op(&who.does).or_else(|| {
        r.wrong("it does nothing");
        None
    });
    Some(CharacterFacts { favor: who.favor, ability: ability? })
}

fn read_bag(r: &mut Reading, bag: &raw::Bag) -> Pile<Face, 10> {
    let mut tokens = Pile::EMPTY;
    for (face, count) in bag.tokens.iter().map(|(face, count)| (face.as_str(), *count)) {
        if let Some(face) = r.word(face) {
            fill(r, &mut tokens, face, count);
        }
    }
    fill(r, &mut tokens, Face::blank(), bag.blank);
    tokens
}

fn read_minion(r: &mut Reading, minion: &raw::Minion) -> Option<MinionFacts> {
    Some(MinionFacts {
        fighter: Fighter {
            health: minion.health,
            fortitude: minion.fortitude,
            strength: minion.strength,
            wisdom: minion.wisdom,
            deck: r.word(&minion.deck)?,
        },
        stage: minion.stage.saturating_sub(1),
        starts: places(r, &minion.start),
        steps: minion.steps,
        gift: r.word(&minion.id)?,
    })
}

fn read_encounters(r: &mut Reading, raw: &Raw) -> Vec<EncounterFacts> {
    let mut given = raw.quests.quest.len() as u8;
    records!(r, "encounters.toml", raw.encounters.card, |card| Some(EncounterFacts {
        group: r.word(&card.group)?,
        priority: card.priority,
        area: r.area(&card.r#where),
        quest: card.quest.then(|| {
            given += 1;
            Quest(given - 1)
        }),
        does: r.op(&card.does),
    }))
}

fn read_corruption(r: &mut Reading, card: &raw::Corruption) -> Option<CorruptionFacts> {
    let at_once = r.op(&card.does);
    let mut burden = if at_once.is_none() { r.value(&card.burden) } else { None };
    if let Some(does) = burden.as_mut().and_then(Burden::does) {
        does.op = number_all((*does.effect).clone(), &mut r.effects);
    }
    Some(CorruptionFacts { count: card.count, favor: card.discard_favor, at_once, burden })
}

fn places(r: &mut Reading, ids: &[String]) -> Vec<Place> {
    ids.iter().filter_map(|id| r.word(id)).collect()
}

/// Puts `count` copies into a pile, as long as there is room.
fn fill<T: Id, const N: usize>(r: &mut Reading, pile: &mut Pile<T, N>, item: T, count: u8) {
    if usize::from(count) > N - pile.len() {
        return r.wrong(format!("more than {N} of them"));
    }
    (0..count).for_each(|_| pile.add(item));
}

/// The cards of a deck.
fn pile<const N: usize>(
    r: &mut Reading,
    file: &'static str,
    cards: &raw::Cards,
    belongs: impl Fn(&raw::Card) -> bool,
) -> Pile<Card, N> {
    let mut pile = Pile::EMPTY;
    for card in cards.card.iter().filter(|card| belongs(card)) {
        r.of(file, &card.id);
        if let Ok(id) = card.id.parse() {
            fill(r, &mut pile, id, card.count);
        }
    }
    pile
}

fn read_card(r: &mut Reading, card: &raw::Card, skill: bool) -> Option<CardFacts> {
    let mut abilities = Vec::new();
    for text in card.does.iter() {
        abilities.extend(r.value::<Ability>(text));
    }
    let odd = card.id.parse().ok().and_then(Odd::of);
    if card.odd != odd.is_some() {
        r.wrong("`odd` is for the cards that have a file of their own, and for no others");
    }
    Some(CardFacts {
        melee: match card.kind.as_str() {
            "melee" => true,
            "ranged" => false,
            other => {
                r.wrong(format!("'{other}' is no type of combat cards"));
                false
            }
        },
        attack: card.attack,
        defence: card.defence,
        cost: card.strength_cost,
        icon: match &card.movement {
            Some(icon) => r.word(icon),
            None => None,
        },
        abilities,
        odd,
        skill,
    })
}

fn read_hero(r: &mut Reading, hero: &raw::Hero, raw: &Raw, quests: &[QuestFacts]) -> Option<HeroFacts> {
    let who = r.word::<Who, _>(&hero.id)?;
    let own = |advanced: bool| {
        let quests = quests.iter().enumerate();
        quests
            .filter(move |(_, quest)| quest.hero == Some(who) && quest.advanced == advanced)
            .map(|(index, _)| Quest(index as u8))
            .collect::<Vec<_>>()
    };
    let Some(advanced) = own(true).first().copied() else {
        r.wrong("there is no advanced quest");
        return None;
    };
    if own(false).is_empty() {
        r.wrong("there is no starting quest");
    }
    let of_hero = |card: &raw::Card| card.hero.as_deref() == Some(&hero.id);
    let deck = pile(r, "hero_cards.toml", &raw.hero_cards, of_hero);
    r.of("heroes.toml", &hero.id);
    Some(HeroFacts {
        attributes: [hero.fortitude, hero.strength, hero.agility, hero.wisdom],
        start: r.word(&hero.start)?,
        items: hero.start_items.iter().filter_map(|item| r.word(item)).collect(),
        talent: r.word(&hero.talent)?,
        deck,
        starting: own(false),
        advanced,
    })
}

fn read_plot(r: &mut Reading, plot: &raw::Plot) -> Option<PlotFacts> {
    let mut lasting = Vec::new();
    for text in plot.lasting.iter() {
        lasting.extend(r.value::<crate::effect::Lasting>(text));
    }
    Some(PlotFacts {
        starting: plot.kind == "starting",
        count: plot.count,
        pool: plot.shadow_pool_required,
        favor: plot.discard_favor,
        colour: r.word(&plot.marker)?,
        advance: plot.advance,
        area: r.area(&plot.affects),
        requires: match plot.requires.as_str() {
            "" => Condition::Yes,
            text => r.value(text)?,
        },
        on_play: r.op(&plot.does),
        lasting,
        setup: plot.setup.clone(),
    })
}

fn read_event(r: &mut Reading, card: &raw::Event) -> Option<EventFacts> {
    let mut characters = Vec::new();
    for arrival in &card.characters {
        characters.push((r.word(&arrival.character)?, r.word(&arrival.location)?));
    }
    let flag = match &card.event_token {
        Some(place) => r.word(place),
        None => None,
    };
    let moves = match &card.story_marker_each_story_step {
        Some(colour) => r.word(colour),
        None => None,
    };
    if card.odd != (card.id == "trust_in_friendship") {
        r.wrong("`odd` is for the cards that have a file of their own, and for no others");
    }
    Some(EventFacts {
        stage: card.stage.saturating_sub(1),
        priority: card.priority,
        flag,
        characters,
        favor: places(r, &card.favor),
        does: r.op(&card.does),
        moves,
    })
}
