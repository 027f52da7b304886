//! Counts of the cards: known, played and tested.

use table::offer;

use crate::MiddleEarthQuest;
use crate::ids::{
    Card, Character, Corruption, Encounter, Happening, Item, Minion, Mission, Monster, Peril, Plot, Quest,
    Shadow,
};
use crate::pack::Pack;

impl offer::Cards for MiddleEarthQuest {
    /// Everything that has words on it. A use is the kind and the id, in the singular: `quest:plot-urgent_summons`.
    fn cards(pack: &Pack) -> Vec<offer::Card> {
        let mut all = Vec::new();
        let mut shelf = |kind: &'static str, one: &str, id: &'static str, playable, unconfirmed: bool| {
            all.push(offer::Card {
                kind,
                id: format!("{one}-{id}"),
                playable,
                reconstructed: unconfirmed,
                uses: vec![format!("quest:{one}-{id}")],
                ..offer::Card::default()
            });
        };
        let raw = &pack.raw;
        let unsure = |what: &[String]| !what.is_empty();
        let fighting = [&raw.hero_cards, &raw.skills, &raw.combat];
        let unconfirmed = fighting.iter().flat_map(|cards| &cards.card);
        for (card, record) in Card::all().zip(unconfirmed) {
            shelf("combat cards", "card", card.id(), true, unsure(&record.unconfirmed));
        }
        for (plot, facts) in Plot::all().zip(&pack.plots) {
            let acts = facts.advance > 0 || facts.on_play.is_some() || !facts.lasting.is_empty();
            shelf("plots", "plot", plot.id(), acts, false);
        }
        for (card, facts) in Shadow::all().zip(&pack.shadows) {
            shelf("shadow cards", "shadow", card.id(), facts.does.is_some(), false);
        }
        for (card, record) in Happening::all().zip(&raw.events.card) {
            let facts = pack.event(card);
            let acts = record.odd || facts.does.is_some() || facts.moves.is_some();
            shelf("events", "event", card.id(), acts, unsure(&record.unconfirmed));
        }
        for (card, record) in Encounter::all().zip(&raw.encounters.card) {
            let facts = pack.encounter(card);
            let acts = facts.does.is_some() || facts.quest.is_some();
            shelf("encounters", "encounter", card.id(), acts, unsure(&record.unconfirmed));
        }
        for (card, record) in Peril::all().zip(&raw.perils.card) {
            let acts = pack.peril(card).does.is_some();
            shelf("perils", "peril", card.id(), acts, unsure(&record.unconfirmed));
        }
        for (card, record) in Corruption::all().zip(&raw.corruptions.card) {
            let facts = pack.corruption(card);
            let acts = facts.at_once.is_some() || facts.burden.is_some();
            shelf("corruption cards", "corruption", card.id(), acts, unsure(&record.unconfirmed));
        }
        for quest in Quest::all().take(raw.quests.quest.len()) {
            shelf("quests", "quest", quest.id(), true, false);
        }
        for (mission, record) in Mission::all().zip(&raw.missions.mission) {
            shelf("missions", "mission", mission.id(), true, unsure(&record.unconfirmed));
        }
        for who in Character::all() {
            shelf("characters", "character", who.id(), true, false);
        }
        for (item, record) in Item::all().zip(&raw.items.item) {
            shelf("items", "item", item.id(), true, unsure(&record.unconfirmed));
        }
        for (monster, record) in Monster::all().zip(&raw.monsters.monster) {
            shelf("monsters", "monster", monster.id(), true, unsure(&record.unconfirmed));
        }
        for minion in Minion::all() {
            shelf("minions", "minion", minion.id(), true, false);
        }
        all
    }
}
