//! The library of Middle-earth Quest: heroes, minions, monsters, characters, items, and all cards of the pack.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use canvas::{Context, Entry, Named};
use maud::{Markup, html};
use quest::ids::{
    Card, Character, Corruption, Encounter, Happening, Item, Minion, Mission, Monster, Peril, Plot, Quest,
    Shadow, Who,
};
use quest::kinds::Attribute;
use quest::pack::{Fighter, Pack};
use quest::view::View;

use super::{card, count, hand, reader_of};

/// All of it, of the pack that is played with.
pub(crate) fn library(ctx: &Context, view: Option<&View>) -> Vec<Entry> {
    let pack = view.map_or_else(Pack::standard, |view| view.table.pack.clone());
    let pack = &pack;
    let reader = reader_of(pack, ctx);
    let mut all = Vec::new();
    let mut add = |shelf, term: &str, drawing: Markup| {
        all.push(Entry { id: term.to_owned(), shelf, name: ctx.say(term), drawing, clauses: &[] });
    };
    let id = |term: &str| format!("lib-{term}");
    for who in Who::all() {
        let drawing = html! { div class={ "qu-card qu-h-" (who) } { (hand::printed(pack, ctx, who)) } };
        add("quest-shelf-heroes", who.term(), drawing);
    }
    for minion in Minion::all() {
        let facts = &pack.minions[minion.index()];
        let drawing = fights(ctx, minion.term(), &facts.fighter, &reader.minion(minion));
        add("quest-shelf-minions", minion.term(), drawing);
    }
    for monster in Monster::all() {
        let drawing = fights(ctx, monster.term(), &pack.monsters[monster.index()], &reader.monster(monster));
        add("quest-shelf-monsters", monster.term(), drawing);
    }
    for who in Character::all() {
        let favor = count("favor", pack.characters[who.index()].favor, &ctx.say("quest-favor"));
        add("quest-shelf-characters", who.term(), plain(ctx, who.term(), &favor, &reader.character(who)));
    }
    for item in Item::all() {
        add("quest-shelf-items", item.term(), plain(ctx, item.term(), &html! {}, &reader.item(item)));
    }
    for one in Card::all() {
        add("quest-shelf-combat", one.term(), card::combat(pack, ctx, &id(one.term()), one));
    }
    for one in Plot::all() {
        add("quest-shelf-plots", one.term(), card::plot(pack, ctx, &id(one.term()), one));
    }
    for one in Shadow::all() {
        add("quest-shelf-shadows", one.term(), card::shadow(pack, ctx, &id(one.term()), one));
    }
    for one in Happening::all() {
        add("quest-shelf-events", one.term(), card::event(pack, ctx, &id(one.term()), one));
    }
    for one in Encounter::all() {
        add("quest-shelf-encounters", one.term(), card::encounter(pack, ctx, &id(one.term()), one));
    }
    for one in Peril::all() {
        add("quest-shelf-perils", one.term(), card::peril(pack, ctx, &id(one.term()), one));
    }
    for one in Corruption::all() {
        add("quest-shelf-corruption", one.term(), card::corruption(pack, ctx, &id(one.term()), one));
    }
    for one in Quest::all() {
        add("quest-shelf-quests", one.term(), card::quest(pack, ctx, &id(one.term()), one));
    }
    for one in Mission::all() {
        add("quest-shelf-missions", one.term(), card::mission(pack, ctx, &id(one.term()), one));
    }
    all
}

/// Something without a card of its own: its name, its numbers, its sentences.
fn plain(ctx: &Context, term: &str, figures: &Markup, says: &[String]) -> Markup {
    html! {
        div .qu-card {
            header .qu-card__head { b .qu-card__title { (ctx.say(term)) } }
            div .qu-card__figures { (figures) }
            div .qu-card__says { @for line in says { p { (line) } } }
        }
    }
}

fn fights(ctx: &Context, term: &str, facts: &Fighter, says: &[String]) -> Markup {
    let numbers = [
        (facts.health, "quest-attribute-health"),
        (facts.fortitude, Attribute::Fortitude.term()),
        (facts.strength, Attribute::Strength.term()),
        (facts.wisdom, Attribute::Wisdom.term()),
    ];
    let figures = html! {
        @for (number, name) in numbers { span .qu-card__kind { (ctx.say(name)) " " b { (number) } } }
    };
    plain(ctx, term, &figures, says)
}

/// Every entry by its word in ids; a word for several is left out.
static WORDS: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let mut words = BTreeMap::<&str, Option<&str>>::new();
    for (word, term) in terms() {
        words.entry(word).and_modify(|known| *known = None).or_insert(Some(term));
    }
    words.into_iter().filter_map(|(word, term)| Some((word, term?))).collect()
});

/// All words and terms.
fn terms() -> Vec<(&'static str, &'static str)> {
    let mut all = Vec::new();
    macro_rules! add { ($($kind:ty),*) => { $(all.extend(<$kind>::all().map(|one| (one.id(), one.term())));)* } }
    add!(
        Who, Minion, Monster, Character, Item, Card, Plot, Shadow, Happening, Encounter, Peril, Corruption,
        Quest, Mission
    );
    all
}

static TERMS: LazyLock<std::collections::BTreeSet<&'static str>> =
    LazyLock::new(|| terms().into_iter().map(|(_, term)| term).collect());

/// The library entry of a name in a sentence.
pub(crate) fn named(name: Named) -> Option<String> {
    let Named::Term(term) = name else { return None };
    TERMS.contains(term).then(|| term.to_owned())
}

/// The library entry of the thing with this id: the id ends with its word, and with a number where it lies there twice.
pub(crate) fn entry(id: &str) -> Option<String> {
    let kinds = [
        "card",
        "stacked",
        "plot",
        "shadow",
        "peril",
        "dealt",
        "played",
        "lies",
        "turned",
        "active",
        "quest",
        "corruption",
        "mission",
        "hero",
        "minion",
        "character",
        "combat",
    ];
    let (kind, rest) = id.split_once('-')?;
    if !kinds.contains(&kind) {
        return None;
    }
    rest.split('-').find_map(|word| WORDS.get(word)).map(|term| (*term).to_owned())
}

/// The cards that may still come up, as far as a view tells: the cards left in decks that all can count, and
/// of those that Sauron holds or draws the ones the reader has not seen. Skills return to their hero and are
/// left out.
pub(crate) fn unseen(view: &View) -> Vec<String> {
    let (decks, sauron) = (&view.table.decks, &view.table.sauron);
    let mut all = Vec::new();
    for pile in &decks.events {
        all.extend(pile.iter().map(Happening::term));
    }
    for pile in &decks.encounters {
        all.extend(pile.iter().map(Encounter::term));
    }
    all.extend(decks.perils.iter().map(Peril::term));
    all.extend(decks.corruption.iter().map(Corruption::term));
    let seen = |one: &Shadow| {
        let piles = [&decks.shadows_out, &sauron.shadows, &sauron.choosing];
        piles.iter().any(|pile| pile.has(*one)) || sauron.open_shadows.has(*one)
    };
    all.extend(Shadow::all().filter(|one| !seen(one)).map(Shadow::term));
    let seen = |one: &Plot| {
        let piles = [&decks.plots_out, &decks.under, &sauron.plots, &sauron.looking];
        let active = sauron.active.iter().flatten().any(|(plot, _)| plot == one);
        active
            || decks.top == Some(*one)
            || piles.iter().any(|pile| pile.has(*one))
            || decks.plots_away.has(*one)
            || sauron.open_plots.has(*one)
    };
    all.extend(Plot::all().filter(|one| !seen(one)).map(Plot::term));
    let known = |one: &Mission| view.missions.contains(&Some(*one));
    all.extend(Mission::all().filter(|one| !known(one)).map(Mission::term));
    let all = all.into_iter().map(str::to_owned).collect::<std::collections::BTreeSet<_>>();
    all.into_iter().collect()
}
