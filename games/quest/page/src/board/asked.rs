//! Questions that are answered in one panel: cards that pay, cards that are kept, damage. All of it goes to the table at once, each card
//! judged by the rules as if it went alone.

use canvas::picker::{AtOnce, Pick, Picker, at_once, picker, times};
use maud::{Markup, html};
use quest::Choice;
use quest::frame::Frame;
use quest::ids::{Card, Shadow};
use table::Seat;

use super::sign::icon;
use super::{Scene, pays_the_last};

/// The panel of the open question; nothing where one press answers it.
pub(crate) fn ask(scene: &Scene) -> Markup {
    let table = &scene.view.table;
    let Some(own) = scene.ctx.own else {
        return html! {};
    };
    match table.frames.top() {
        // What would be the end of the hero is not chosen for the reader.
        Some(Frame::Pay(pay)) if pay.left > 1 && pays_the_last(scene.view, own, pay.left) => {
            let number = pay.left.min(copies(table.hero(own).hand.len()));
            exactly(scene, "quest-board-pick-pay-last", number, of_hand(scene, own, 0, &|_| false))
        }
        Some(Frame::Pay(pay)) if pay.left > 1 => {
            let path = table.path_to(own, pay.to);
            let alone = |card: Card| path.is_some_and(|path| table.pays(own, path, card));
            cards(scene, own, pay.left, "quest-board-pick-pay", &alone)
        }
        Some(Frame::Discard(discard)) if discard.left > 1 => {
            cards(scene, own, discard.left, "quest-board-pick-discard", &|_| false)
        }
        Some(Frame::Damage(damage)) if damage.left > 1 => wound(scene, own, damage.left, damage.from_hand),
        Some(Frame::KeepShadow(keep)) if keep.keep > 1 => kept(scene, keep.keep),
        Some(Frame::BuryPlot) => buried(scene),
        Some(Frame::Extend(extend)) if extend.left > 1 => {
            let room = |place| (Choice::At(place).to_string(), table.room(extend.root, place));
            let pool = (Choice::Pool.to_string(), extend.pool.min(table.pool_room()));
            let rooms = extend.open.iter().map(room).chain([pool]).collect::<Vec<_>>();
            times(scene.ctx, extend.left, &rooms)
        }
        _ => html! {},
    }
}

/// Is it answered in a panel by cards of the hand? They stand in that panel, too.
pub(crate) fn is_of_hand(scene: &Scene) -> bool {
    let table = &scene.view.table;
    let many = match table.frames.top() {
        Some(Frame::Pay(pay)) => pay.left > 1,
        Some(Frame::Discard(discard)) => discard.left > 1,
        Some(Frame::Damage(damage)) => damage.left > 1,
        _ => false,
    };
    let holds = |own: Seat| !table.hero(own).hand.is_empty();
    many && scene.legal().next().is_some() && scene.ctx.own.is_some_and(holds)
}

/// So many cards of the hand, those that are worth least beforehand; what `alone` would do is spared.
fn cards(scene: &Scene, own: Seat, number: u8, label: &str, alone: &dyn Fn(Card) -> bool) -> Markup {
    let held = scene.view.table.hero(own).hand.len();
    let number = number.min(copies(held));
    exactly(scene, label, number, of_hand(scene, own, number, alone))
}

/// Damage: from the life pool as far as that may be, the rest from hand.
fn wound(scene: &Scene, own: Seat, left: u8, from_hand: u8) -> Markup {
    let [life, hand, _] = scene.view.counts.heroes.get(own.index() - 1).copied().unwrap_or_default();
    let number = left.min(life.saturating_add(hand));
    let of_life = life.min(number.saturating_sub(from_hand.min(hand)));
    let mut picks = of_hand(scene, own, number - of_life, &|_| false);
    if of_life > 0 {
        let pick = Pick {
            choice: Choice::Life.to_string(),
            most: of_life,
            picked: of_life,
            name: scene.ctx.say("quest-pool-life"),
            drawing: icon("life"),
            rest: Some(Choice::AllLife.to_string()),
        };
        picks.insert(0, pick);
    }
    exactly(scene, "quest-board-pick-damage", number, picks)
}

/// Shadow cards to be kept; which they are is for the player alone.
fn kept(scene: &Scene, number: u8) -> Markup {
    let choosing = &scene.view.table.sauron.choosing;
    let pick = |card: Shadow| Pick {
        choice: Choice::Shadow(card).to_string(),
        most: copies(choosing.count(card)),
        picked: 0,
        name: scene.ctx.say(card.term()),
        drawing: icon("shadow"),
        rest: None,
    };
    exactly(scene, "quest-board-pick-keep", number, choosing.titles().map(pick).collect())
}

/// The plots that go to the bottom: in the order in which they lie there, or one by one.
fn buried(scene: &Scene) -> Markup {
    let looking = &scene.view.table.sauron.looking;
    // The last one goes by itself.
    let plots = looking.iter().take(looking.len().saturating_sub(1));
    let choices = plots.map(|plot| Choice::Plot(plot).to_string()).collect::<Vec<_>>();
    html! { @if !choices.is_empty() { (at_once(&html! { (scene.ctx.say("quest-board-pick-bury")) }, &AtOnce { id: "bury-all".to_owned(), choices, ..AtOnce::default() })) } }
}

/// A picker of just so many, whose last pick ends it.
fn exactly(scene: &Scene, label: &str, number: u8, picks: Vec<Pick>) -> Markup {
    let asked = Picker {
        id: scene.ply.to_string(),
        picks,
        exactly: Some(number),
        fewer: None,
        whole: None,
        go: None,
        label: scene.ctx.say(label),
        others: Vec::new(),
    };
    picker(scene.ctx, &asked)
}

fn copies(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// The cards of a hand, `number` of them picked beforehand.
fn of_hand(scene: &Scene, own: Seat, number: u8, alone: &dyn Fn(Card) -> bool) -> Vec<Pick> {
    let (view, ctx) = (scene.view, scene.ctx);
    let (hand, pack) = (&view.table.hero(own).hand, &view.table.pack);
    let mut picks = hand.titles().map(|card| (card, hand.count(card), 0_u8)).collect::<Vec<_>>();
    let left = |all: usize, picked: u8| all - usize::from(picked);
    for _ in 0..number {
        // What would do alone goes last, before that the last card with its sign; else first of two alike, and the weak ones.
        let worth = |card: Card, rest: usize| {
            let facts = pack.card(card);
            let alike = picks.iter().filter(|(other, ..)| pack.card(*other).icon == facts.icon);
            let of_sign = alike.map(|(_, all, picked)| left(*all, *picked)).sum::<usize>();
            (alone(card), facts.icon.is_some() && of_sign < 2, rest < 2, facts.attack + facts.defence)
        };
        let spared = picks.iter().enumerate().filter(|(_, (_, all, picked))| left(*all, *picked) > 0);
        let Some((at, _)) = spared.min_by_key(|(_, (card, all, picked))| worth(*card, left(*all, *picked)))
        else {
            break;
        };
        picks[at].2 += 1;
    }
    let pick = |(card, all, picked): (Card, usize, u8)| {
        let facts = pack.card(card);
        // What it does besides stands on the card itself, which lies in sight.
        let drawing = html! { @if let Some(terrain) = facts.icon { (icon(terrain.id())) } };
        let choice = Choice::Card(card).to_string();
        Pick { choice, most: copies(all), picked, name: ctx.say(card.term()), drawing, rest: None }
    };
    picks.into_iter().map(pick).collect()
}
