//! A hero's sheet: where, attributes, pools, favor; and the papers: quests, items, corruption.

use canvas::Context;
use maud::{Markup, html};
use quest::kinds::Attribute;
use quest::view::View;
use table::Seat;

use super::card;
use super::sign::icon;
use super::{Scene, part, piece, place_name, reader, who};

/// All heroes' sheets, one's own first.
pub(crate) fn sheets(scene: &Scene) -> Markup {
    let own = |seat: &Seat| scene.ctx.own != Some(*seat);
    let mut seats = scene.view.table.seats().collect::<Vec<_>>();
    seats.sort_by_key(own);
    html! { @for seat in seats { (sheet(scene, seat)) } }
}

fn sheet(scene: &Scene, seat: Seat) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let Some(who) = who(view, seat) else {
        return html! {};
    };
    let hero = view.table.hero(seat);
    let name = part(view, ctx, seat);
    let turn = view.table.turn.of == Some(seat);
    let talent = reader(view, ctx).talent(who).join(" ");
    html! {
        section id={ "sheet-" (seat) } class={ "qu-panel qu-sheet qu-h-" (who) @if turn { " qu-sheet--turn" } } aria-label=(name) {
            h3 .qu-panel__title {
                (piece::badge(ctx, who)) (name)
                span .qu-panel__sum { (place_name(ctx, hero.at)) }
            }
            div .qu-attributes { @for attribute in Attribute::ALL { (self::attribute(view, ctx, seat, attribute)) } }
            div .qu-pools { (pools(view, ctx, seat)) }
            p .qu-note { (talent) }
            @if ctx.own != Some(seat) { (papers(view, ctx, seat)) }
        }
    }
}

fn attribute(view: &View, ctx: &Context, seat: Seat, attribute: Attribute) -> Markup {
    let now = view.table.attribute(seat, attribute);
    let printed = view.table.sheet(seat).attributes[attribute.index()];
    let level = view.table.hero(seat).levels[attribute.index()];
    let weaker = (printed + level).saturating_sub(now);
    let name = ctx.say(attribute.term());
    let told = ctx.with(
        "quest-board-attribute",
        &[
            ("name", (&name).into()),
            ("now", now.into()),
            ("printed", printed.into()),
            ("levels", level.into()),
            ("weaker", weaker.into()),
        ],
    );
    let drawing = html! {
        (icon(attribute.id())) b { (now) } @if level > 0 { i { "+" (level) } } @if weaker > 0 { i { "−" (weaker) } }
        span .qu-pool__name { (name) }
    };
    ctx.thing(&format!("attribute-{seat}-{attribute}"), "qu-attribute", &told, &drawing)
}

/// Life, hand, rest and damage pools; favor and burdens.
fn pools(view: &View, ctx: &Context, seat: Seat) -> Markup {
    let hero = view.table.hero(seat);
    let [life, hand, damage] = view.counts.heroes.get(seat.index() - 1).copied().unwrap_or_default();
    let rest = hero.rest.len() as u8;
    let pool = |id: String, sign: &str, number: u8, words: &str, more: &str| {
        let name = ctx.say(words);
        let told =
            if more.is_empty() { format!("{name}: {number}") } else { format!("{name}: {number} ({more})") };
        ctx.thing(
            &id,
            &format!("qu-pool qu-pool--{sign}"),
            &told,
            &html! { (icon(sign)) b { (number) } span .qu-pool__name { (name) } },
        )
    };
    let titles = |cards: Vec<String>| cards.join(", ");
    let rested = titles(hero.rest.iter().map(|card| ctx.say(card.term())).collect());
    let open = titles(hero.open.iter().map(|card| ctx.say(card.term())).collect());
    let known = titles(hero.damage.iter().map(|card| ctx.say(card.term())).collect());
    html! {
        (pool(format!("life-{seat}"), "life", life, "quest-pool-life", ""))
        (pool(format!("held-{seat}"), "hand", hand, "quest-pool-hand", &open))
        (pool(format!("rest-{seat}"), "rest", rest, "quest-pool-rest", &rested))
        (pool(format!("damage-{seat}"), "damage", damage, "quest-pool-damage", &known))
        (pool(format!("favor-{seat}"), "favor", hero.favor, "quest-favor", ""))
        (pool(format!("burden-{seat}"), "corruption", hero.corruption.len() as u8, "quest-board-corruption", ""))
    }
}

/// Quests, items and corruption cards.
pub(crate) fn papers(view: &View, ctx: &Context, seat: Seat) -> Markup {
    let hero = view.table.hero(seat);
    let quests = hero.quests.iter().collect::<Vec<_>>();
    let corruption = hero.corruption.iter().collect::<Vec<_>>();
    let items = hero.items.iter().collect::<Vec<_>>();
    let own = ctx.own == Some(seat);
    let cards = html! {
        (card::row(&format!("quests-{seat}"), &ctx.say("quest-board-quests"), &format!("quest-{seat}"), &quests, &|id, one| card::quest(&view.table.pack, ctx, id, one)))
        (card::row(&format!("corruptions-{seat}"), &ctx.say("quest-board-corruption"), &format!("corruption-{seat}"), &corruption, &|id, one| card::corruption(&view.table.pack, ctx, id, one)))
        @if !items.is_empty() {
            div .qu-items {
                @for item in &items {
                    @let told = format!("{}: {}", ctx.say(item.term()), reader(view, ctx).item(*item).join(" "));
                    (ctx.thing(&format!("item-{seat}-{item}"), "qu-item", &told, &html! { (icon("item")) " " (ctx.say(item.term())) }))
                }
            }
        }
    };
    html! {
        @if own { (cards) }
        @else if !(quests.is_empty() && corruption.is_empty() && items.is_empty()) {
            details id={ "papers-" (seat) } .qu-fold { summary { (ctx.with("quest-board-papers", &[("number", ((quests.len() + corruption.len() + items.len()) as u32).into())])) } (cards) }
        }
    }
}
