//! Decks: the cards a player brings, and every fault in them at once (chapter 2).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use table::data_file;

use crate::card::{Face, Keyword, SiteSet};
use crate::cards::statics::Flag;
use crate::options::Rules;
pub use crate::options::Sets;
use crate::prelude::*;

mod form;
mod later;
mod sites;

/// A deck that a player brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deck {
    pub id: String,
    /// Characters to draft the starting company from (SATM-3.1).
    pub draft: Vec<CardId>,
    /// Starting minor items (SATM-2.7).
    pub items: Vec<CardId>,
    /// The play deck.
    pub cards: Vec<CardId>,
    /// The sideboard (SATM-2.12).
    pub sideboard: Vec<CardId>,
    /// The location deck (SATM-2.1); of each haven there are as many as are wanted.
    #[serde(with = "sites")]
    pub sites: SiteSet,
}

/// A fault of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The clause that forbids it.
    pub clause: &'static str,
    /// The id of the sentence.
    pub what: &'static str,
    /// The card, if it is about one.
    pub card: Option<CardId>,
    /// The site, if it is about one.
    pub site: Option<SiteId>,
    /// The number found.
    pub count: i64,
    /// The number allowed, or required.
    pub limit: i64,
}

impl Fault {
    /// About nothing more than that.
    const fn new(clause: &'static str, what: &'static str) -> Self {
        Self { clause, what, card: None, site: None, count: 0, limit: 0 }
    }

    /// The set the fault is about.
    pub fn set(&self) -> Option<&'static str> {
        let number = match (self.card, self.site) {
            (Some(card), _) => &card.get().number,
            (None, Some(site)) => &site.get().number,
            (None, None) => return None,
        };
        Some(crate::card::set_of(number))
    }
}

impl Deck {
    /// Every fault of a deck, by the rules of a table (SATM-2.1 to SATM-2.16).
    pub fn faults(&self, rules: &Rules) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault = |clause, what, card, count: usize, limit: usize| {
            let (count, limit) = (count as i64, limit as i64);
            faults.push(Fault { card, count, limit, ..Fault::new(clause, what) });
        };
        let count = |test: &dyn Fn(&Face) -> bool| self.cards.iter().filter(|card| test(card.get())).count();
        let (resources, hazards) = self.sorts();
        if !(30..=50).contains(&resources) {
            fault(
                "SATM-2.2",
                "wizards-deck-resources",
                None,
                resources,
                if resources < 30 { 30 } else { 50 },
            );
        }
        if hazards != resources {
            fault("SATM-2.2", "wizards-deck-hazards", None, hazards, resources);
        }
        let characters = count(&|face| face.kind == CardKind::Character && !face.is_wizard());
        if characters > 10 {
            fault("SATM-2.8", "wizards-deck-characters", None, characters, 10);
        }
        self.check_wizards(rules, &mut fault);
        if rules.standard {
            let creatures = self.creature_halves(rules) / 2;
            if creatures < 12 && !rules.extras.few_creatures {
                fault("SATM-2.4", "wizards-deck-creatures", None, creatures, 12);
            }
            if self.sideboard.len() > rules.length.sideboard() {
                let most = rules.length.sideboard();
                fault("SATM-2.12", "wizards-deck-sideboard", None, self.sideboard.len(), most);
            }
        } else if !self.sideboard.is_empty() {
            fault("SATM-2.12", "wizards-deck-no-sideboard", None, self.sideboard.len(), 0);
        }
        self.check_copies(&mut fault);
        self.check_start(rules, &mut fault);
        if self.sites.is_empty() || SiteId::named("rivendell").is_some_and(|site| !self.sites.has(site)) {
            fault("SATM-2.17", "wizards-deck-rivendell", None, 0, 1);
        }
        self.check_later(rules, &mut faults);
        faults
    }

    /// Its resources and its hazards (SATM-2.2). A card of both sorts counts as either, so that there are as
    /// many of each as can be (SATM-25.7).
    pub fn sorts(&self) -> (usize, usize) {
        let count = |test: &dyn Fn(&Face) -> bool| self.cards.iter().filter(|card| test(card.get())).count();
        let either = count(&|face| face.either);
        let resources = count(&|face| face.is_resource() && !face.either);
        let hazards = count(&|face| face.is_hazard() && !face.either);
        let lacking = ((hazards + either).saturating_sub(resources) / 2).min(either);
        (resources + lacking, hazards + either - lacking)
    }

    /// Its creatures, counted in halves (SATM-2.4).
    pub fn creature_halves(&self, rules: &Rules) -> usize {
        let half = |card: &CardId| {
            let face = card.get();
            match face.kind {
                CardKind::Creature if face.or_event.is_some() => 1,
                CardKind::Creature => 2,
                // A hunting Dragon; one at home by a ruling.
                CardKind::Hazard if face.strikes > 0 => {
                    usize::from(!face.is_at_home() || rules.rulings.agents_are_half_creatures)
                }
                CardKind::Agent if rules.rulings.agents_are_half_creatures => 1,
                // SATM-35.5: Spawn that comes as an event.
                CardKind::Hazard if rules.rulings.agents_are_half_creatures && face.is(Keyword::Spawn) => 1,
                _ => 0,
            }
        };
        self.cards.iter().map(half).sum()
    }

    /// SATM-2.8, SATM-2.9, SATM-2.14.
    fn check_wizards(
        &self,
        rules: &Rules,
        fault: &mut impl FnMut(&'static str, &'static str, Option<CardId>, usize, usize),
    ) {
        let mut wizards = BTreeMap::<CardId, usize>::new();
        for card in self.cards.iter().filter(|card| card.get().is_wizard()) {
            *wizards.entry(*card).or_default() += 1;
        }
        let total = wizards.values().sum::<usize>();
        if !rules.standard {
            if wizards.len() > 1 {
                fault("SATM-2.8", "wizards-deck-one-wizard", None, wizards.len(), 1);
            }
            if total > 2 {
                fault("SATM-2.8", "wizards-deck-wizards", None, total, 2);
            }
        } else if total > 3 || wizards.len() > 2 {
            fault("SATM-2.9", "wizards-deck-wizards", None, total, 3);
        }
        // Of one wizard three, of the others one, with the sideboard.
        for card in self.sideboard.iter().filter(|card| card.get().is_wizard()) {
            *wizards.entry(*card).or_default() += 1;
        }
        let most = wizards.values().copied().max().unwrap_or(0);
        let several = wizards.values().filter(|copies| **copies > 1).count();
        if rules.standard && total <= 3 && (most > 3 || several > 1) {
            fault("SATM-2.14", "wizards-deck-wizards", None, most, 3);
        }
    }

    /// SATM-2.3, SATM-2.13, SATM-2.14: copies, over play deck, sideboard, draft and starting items.
    fn check_copies(&self, fault: &mut impl FnMut(&'static str, &'static str, Option<CardId>, usize, usize)) {
        let mut copies = BTreeMap::<CardId, usize>::new();
        for card in self.cards.iter().chain(&self.sideboard).chain(&self.draft).chain(&self.items) {
            *copies.entry(*card).or_default() += 1;
        }
        for (card, count) in copies {
            let face = card.get();
            let most = if face.is_wizard() || !face.unique { 3 } else { 1 };
            if count > most {
                fault("SATM-2.3", "wizards-deck-copies", Some(card), count, most);
            }
            if face.missing.is_some() {
                fault("SATM-0.4", "wizards-deck-unsupported", Some(card), count, 0);
            }
        }
    }

    /// SATM-2.5 to SATM-2.7, SATM-3.1, SATM-27.3.
    fn check_start(
        &self,
        rules: &Rules,
        fault: &mut impl FnMut(&'static str, &'static str, Option<CardId>, usize, usize),
    ) {
        if self.draft.len() > 10 {
            fault("SATM-3.1", "wizards-deck-draft", None, self.draft.len(), 10);
        }
        for card in &self.draft {
            let face = card.get();
            let wizard = face.is_wizard() && !rules.extras.wizard_at_start;
            let barred = face.has.contains(&Static::may_not(Flag::Start));
            if face.kind != CardKind::Character || wizard || barred {
                fault("SATM-2.5", "wizards-deck-start-character", Some(*card), 1, 0);
            }
        }
        if self.items.len() > 2 {
            fault("SATM-2.7", "wizards-deck-start-items", None, self.items.len(), 2);
        }
        for card in &self.items {
            let face = card.get();
            if face.class != Some(ItemClass::Minor) && !face.starts() {
                fault("SATM-2.7", "wizards-deck-start-minor", Some(*card), 1, 0);
            }
            if face.unique && rules.rulings.start_items_common {
                fault("SATM-2.7", "wizards-deck-start-unique", Some(*card), 1, 0);
            }
            if face.has.contains(&Static::may_not(Flag::Start)) {
                fault("SATM-2.7", "wizards-deck-start-barred", Some(*card), 1, 0);
            }
            if face.is(Keyword::HoardItem) {
                fault("SATM-27.3", "wizards-deck-start-hoard", Some(*card), 1, 0);
            }
        }
    }
}

/// A ready deck as written in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawReady {
    pub(crate) id: String,
    pub(crate) name: table::Names,
    pub(crate) wants: table::Names,
    pub(crate) list: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    deck: Vec<RawDeck>,
    ready: Vec<RawReady>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeck {
    id: String,
    #[allow(dead_code)] // For whoever shows decks.
    name: table::Names,
    #[allow(dead_code)] // It is among the characters.
    wizard: CardId,
    start: Vec<CardId>,
    start_items: BTreeMap<CardId, CardId>,
    characters: BTreeMap<CardId, usize>,
    resources: BTreeMap<CardId, usize>,
    hazards: BTreeMap<CardId, usize>,
}

static FILE: LazyLock<RawFile> = LazyLock::new(|| {
    let file = data_file::read::<RawFile>(include_str!("../data/decks.toml"));
    file.unwrap_or_else(|error| panic!("the decks: {error}"))
});

static STARTERS: LazyLock<Vec<Deck>> = LazyLock::new(|| FILE.deck.iter().map(starter).collect());

/// The starter decks of the book (SATM-2.19), with every site.
pub fn starters() -> &'static [Deck] {
    &STARTERS
}

/// The ready decks, as they are written.
pub(crate) fn ready_as_written() -> &'static [RawReady] {
    &FILE.ready
}

fn starter(raw: &RawDeck) -> Deck {
    let lists = [&raw.characters, &raw.resources, &raw.hazards];
    let copies = lists.into_iter().flatten();
    Deck {
        id: raw.id.clone(),
        draft: raw.start.clone(),
        items: raw.start_items.keys().copied().collect(),
        cards: copies.flat_map(|(card, count)| std::iter::repeat_n(*card, *count)).collect(),
        sideboard: Vec::new(),
        sites: SiteId::all().collect(),
    }
}
