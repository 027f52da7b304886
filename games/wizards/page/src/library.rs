//! The library of SATM: all cards and sites of the book.

use std::collections::HashMap;
use std::sync::LazyLock;

use canvas::{Context, Entry, Named, Pictured};
use maud::html;
use table::Names;
use wizards::card::CardKind;
use wizards::ids::{CardId, SiteId};
use wizards::list::Listed;
use wizards::view::View;

use crate::card::{self, sort};
use crate::label::{called, card_id, name, site_id};
use crate::site;

/// All of it.
pub(crate) fn library(ctx: &Context) -> Vec<Entry> {
    let mut cards = CardId::all().collect::<Vec<_>>();
    cards.sort_by_key(|card| shelf(*card).0);
    let cards = cards.into_iter().map(|of| Entry {
        id: card_id(of),
        shelf: shelf(of).1,
        name: called(of, ctx).to_owned(),
        drawing: html! { div .wz-library { (card::sheet(of, ctx, None)) (card::skills(of.get(), ctx)) p .unseen { (card::told(of, ctx)) } } },
        clauses: &[],
    });
    let sites = SiteId::all().map(|of| Entry {
        id: site_id(of),
        shelf: "wizards-shelf-sites",
        name: name(&of.get().name, ctx.language).to_owned(),
        drawing: html! { div .wz-library .entry__card { (site::whole(of, ctx)) } },
        clauses: &[],
    });
    cards.chain(sites).collect()
}

/// The file names that a picture of each card may have: its number in a set, or its name.
pub(crate) fn pictured() -> Vec<Pictured> {
    let cards = CardId::all().map(|card| (card_id(card), Listed::Card(card)));
    let sites = SiteId::all().map(|site| (site_id(site), Listed::Site(site)));
    let of = |(id, one): (String, Listed)| {
        let Names { es, en } = one.name();
        Pictured { id, names: vec![en.clone(), es.clone()], numbers: vec![one.number().to_owned()] }
    };
    cards.chain(sites).map(of).collect()
}

/// The shelf of a card, and its order.
fn shelf(card: CardId) -> (u8, &'static str) {
    let face = card.get();
    match face.kind {
        CardKind::Character if sort(face) == "wizard" => (0, "wizards-shelf-wizards"),
        CardKind::Character => (1, "wizards-shelf-characters"),
        CardKind::Item => (2, "wizards-shelf-items"),
        CardKind::Ally => (3, "wizards-shelf-allies"),
        CardKind::Faction => (4, "wizards-shelf-factions"),
        CardKind::Resource => (5, "wizards-shelf-resources"),
        CardKind::Creature => (6, "wizards-shelf-creatures"),
        CardKind::Hazard => (7, "wizards-shelf-hazards"),
        CardKind::Agent => (8, "wizards-shelf-agents"),
    }
}

/// Every entry by its English name.
static NAMES: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let sites = SiteId::all().map(|site| (site.get().name.en.as_str(), site_id(site)));
    let cards = CardId::all().map(|card| (card.get().name.en.as_str(), card_id(card)));
    sites.chain(cards).collect()
});

/// The library entry of a name in a sentence.
pub(crate) fn named(name: Named) -> Option<String> {
    match name {
        Named::Name(names) => NAMES.get(names.en.as_str()).cloned(),
        Named::Term(_) => None,
    }
}

/// The library entry of the thing with this id: a card of the hand, one in play or an agent, as far as the reader knows it; a
/// site, or that of a company.
pub(crate) fn entry(view: &View, of: &str) -> Option<String> {
    let (what, which) = of.split_once('-')?;
    match what {
        "hand" => CardId::named(which).map(card_id),
        "piece" => {
            let piece = which.parse::<usize>().ok()?;
            let there = view.cards.iter().find(|card| card.id.index() == piece)?;
            Some(card_id(there.piece.card))
        }
        "agent" => {
            let agent = view.agents.iter().find(|agent| agent.id.to_string() == which)?;
            agent.card.map(card_id)
        }
        "site" => SiteId::named(which).map(site_id),
        "company" => {
            let mut all = view.companies.iter();
            all.find(|company| company.id.to_string() == which).map(|company| site_id(company.site))
        }
        _ => None,
    }
}
