//! The last battle and the last Hunt as they went: the rolls, their modifiers, and their results. Everything
//! is read from the journal, whose lines give the source of each number.

use canvas::account::{Part, account};
use table::Told;

use crate::prelude::*;

/// The number of journal lines read: the page always has that many of the last ones.
const LINES: usize = 60;

/// Does the event tell of a battle?
const fn of_battle(event: &Event) -> bool {
    comes_of_round(event)
        || matches!(
            event,
            Event::Attacked { .. }
                | Event::RoundBegins { .. }
                | Event::WhiteRider
                | Event::CombatCardChosen { .. }
                | Event::CombatCard { .. }
                | Event::CombatEffect { .. }
                | Event::Strength { .. }
                | Event::BattleRoll { .. }
                | Event::CardRoll { .. }
                | Event::Reroll { .. }
                | Event::AdvancedInto { .. }
        )
}

/// What came of a round, without its rolls.
const fn comes_of_round(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundHits { .. }
            | Event::Lost { .. }
            | Event::Reduced { .. }
            | Event::Slain { .. }
            | Event::Withdrew { .. }
            | Event::Retreated { .. }
            | Event::BattleEnds { .. }
            | Event::Captured { .. }
    )
}

/// Does it tell of a Hunt?
const fn of_hunt(event: &Event) -> bool {
    comes_of_hunt(event)
        || matches!(
            event,
            Event::FellowshipMoves { .. }
                | Event::HuntAgain { .. }
                | Event::TileDie { .. }
                | Event::HuntSoftened { .. }
                | Event::GuideHelps { .. }
                | Event::TakenAlive { .. }
                | Event::Guides { .. }
                | Event::Healed { .. }
                | Event::RevealedAt { .. }
                | Event::Driven { .. }
                | Event::MordorStep { .. }
        )
}

/// The roll or the tile of a Hunt, and what came of it.
const fn comes_of_hunt(event: &Event) -> bool {
    hunts(event)
        || matches!(
            event,
            Event::HuntDamage { .. } | Event::Corrupted { .. } | Event::Slain { .. } | Event::Revealed
        )
}

/// The class of a line: it begins something, or all before it led to it.
const fn class(event: &Event) -> &'static str {
    match event {
        Event::Attacked { .. } | Event::RoundBegins { .. } | Event::FellowshipMoves { .. } => {
            "wa-report--begins"
        }
        Event::RoundHits { .. }
        | Event::HuntDamage { .. }
        | Event::Corrupted { .. }
        | Event::MordorStep { .. } => "wa-report--comes",
        _ => "",
    }
}

/// A line of a report.
pub(crate) type Line<'a> = Part<'a, Event>;

/// Some of the last lines, with the number of those before them.
type Lines<'a> = (usize, &'a [Told<Event>]);

/// The lines since the last of this kind, that one among them.
fn since<'a>((before, told): Lines<'a>, starts: impl Fn(&Event) -> bool) -> Lines<'a> {
    let start = told.iter().rposition(|line| starts(&line.event)).unwrap_or(0);
    (before + start, &told[start..])
}

/// The last lines of this turn.
fn last<'a>(scene: &Scene<'a>) -> Lines<'a> {
    let skipped = scene.told.len().saturating_sub(LINES);
    this_turn((scene.before + skipped, &scene.told[skipped..]))
}

fn lines<'a>((before, told): Lines<'a>, belongs: fn(&Event) -> bool) -> Vec<Line<'a>> {
    (before + 1..).zip(told).filter(|(_, told)| belongs(&told.event)).collect()
}

/// The lines that the reader has not yet answered by an act of their own.
fn unanswered<'a>(scene: &Scene<'a>) -> Lines<'a> {
    let from = scene.recent.min(scene.told.len());
    (scene.before + from, &scene.told[from..])
}

/// Of these lines those since the Action dice were rolled: what was before is over with its turn.
fn this_turn((before, told): Lines<'_>) -> Lines<'_> {
    let rolls = |line: &Told<Event>| matches!(line.event, Event::ActionRoll { .. });
    let from = told.iter().rposition(rolls).map_or(0, |at| at + 1);
    (before + from, &told[from..])
}

/// These lines up to the end of the last action with such a line; nothing where there is none.
fn up_to_last<'a>((before, told): Lines<'a>, such: impl Fn(&Event) -> bool) -> Lines<'a> {
    let at = told.iter().rposition(|line| such(&line.event));
    let rest = |at: usize| told[at..].iter().position(|line| begins_action(&line.event));
    let end = at.map_or(0, |at| rest(at).map_or(told.len(), |more| at + more));
    (before, &told[..end])
}

const fn begins_action(event: &Event) -> bool {
    matches!(event, Event::DieTaken { .. } | Event::Turn { .. })
}

const fn begins_round(event: &Event) -> bool {
    matches!(event, Event::RoundBegins { .. } | Event::Attacked { .. })
}

const fn begins_battle(event: &Event) -> bool {
    matches!(event, Event::Attacked { .. })
}

const fn hunts(event: &Event) -> bool {
    matches!(event, Event::HuntRoll { .. } | Event::TileDrawn { .. })
}

/// The lines of the round that is being fought; of a battle that is over, of all its rounds. A battle of the action before stays as long
/// as nothing else is fought or hunted and the reader has not acted since, until the dice of the next turn are rolled.
pub(crate) fn battle<'a>(scene: &Scene<'a>) -> Vec<Line<'a>> {
    let from = if scene.view.battle.is_some() { begins_round } else { begins_battle };
    let now = fought(since(last(scene), begins_action), from);
    if !now.is_empty() || !hunted(last(scene)).is_empty() {
        return now;
    }
    let open = up_to_last(this_turn(unanswered(scene)), begins_round);
    if !open.1.iter().any(|line| begins_round(&line.event)) {
        return Vec::new();
    }
    // Its attack may lie before what the reader has done in it.
    let whole = up_to_last(this_turn((scene.before, scene.told)), begins_round);
    let begins = whole.1.iter().any(|line| begins_battle(&line.event));
    fought(if begins { whole } else { open }, from)
}

/// The lines of the last round, or of the last battle, among these.
fn fought(told: Lines<'_>, from: fn(&Event) -> bool) -> Vec<Line<'_>> {
    if !told.1.iter().any(|line| begins_round(&line.event)) {
        return Vec::new();
    }
    lines(since(told, from), of_battle)
}

/// The lines of the Hunt of this action; or of one that the reader has not answered yet, though the Shadow may have attacked since; or of
/// the action before, while only the Shadow has used a die since then: whoever moved the Fellowship sees the roll when it is their turn
/// again.
pub(crate) fn hunt<'a>(scene: &Scene<'a>) -> Vec<Line<'a>> {
    let (before, told) = last(scene);
    let now = hunted((before, told));
    if !now.is_empty() {
        return now;
    }
    let open = hunted(up_to_last(this_turn(unanswered(scene)), hunts));
    if !open.is_empty() || !fought(since((before, told), begins_action), begins_round).is_empty() {
        return open;
    }
    let is_shadow = |line: &Told<Event>| matches!(line.event, Event::DieTaken { side: Side::Shadow, .. });
    let used = told.iter().rposition(|line| begins_action(&line.event));
    let used = used.filter(|at| is_shadow(&told[*at]));
    used.map_or_else(Vec::new, |at| hunted((before, &told[..at])))
}

/// The lines of the Hunt of the last action among these.
fn hunted(told: Lines<'_>) -> Vec<Line<'_>> {
    let moves = |event: &Event| matches!(event, Event::FellowshipMoves { .. });
    let action = since(told, |event| begins_action(event) || moves(event));
    if !action.1.iter().any(|line| hunts(&line.event)) {
        return Vec::new();
    }
    lines(action, of_hunt)
}

/// What a question of a battle follows, and its panel does not tell: the round before this one, with the region where it was fought, the
/// lines of what came of it, and whether that was another attack.
pub(crate) struct RoundBefore<'a> {
    pub(crate) at: Option<Region>,
    pub(crate) lines: Vec<Line<'a>>,
    pub(crate) attacked_again: bool,
}

/// The round before the one that is fought, as long as nothing has come of that.
pub(crate) fn round_before<'a>(scene: &Scene<'a>) -> Option<RoundBefore<'a>> {
    let (before, told) = unanswered(scene);
    let comes = |event: &Event| matches!(event, Event::RoundHits { .. });
    let began = told.iter().rposition(|line| begins_round(&line.event))?;
    if told[began..].iter().any(|line| comes(&line.event)) {
        return None;
    }
    let hits = told[..began].iter().rposition(|line| comes(&line.event))?;
    let ends = |event: &Event| begins_round(event) || begins_action(event);
    let end = told[hits..].iter().position(|line| ends(&line.event)).map_or(told.len(), |more| hits + more);
    let at = scene.told[..scene.recent + hits].iter().rev().find_map(|line| match line.event {
        Event::Attacked { at, .. } => Some(at),
        _ => None,
    });
    let attacks = |event: &Event| matches!(event, Event::Attacked { .. });
    Some(RoundBefore {
        at,
        lines: lines((before + hits, &told[hits..end]), comes_of_round),
        attacked_again: told[end..].iter().any(|line| attacks(&line.event)),
    })
}

/// What came of a Hunt that the reader has not answered yet, where another is on that a later action brought.
pub(crate) fn hunt_first<'a>(scene: &Scene<'a>) -> Vec<Line<'a>> {
    let (before, told) = unanswered(scene);
    let Some(now) = told.iter().rposition(|line| begins_action(&line.event)) else {
        return Vec::new();
    };
    let mut all = hunted(up_to_last((before, &told[..now]), hunts));
    all.retain(|(_, line)| comes_of_hunt(&line.event));
    all
}

/// What came of the Hunt that the reader has not answered yet, where a battle follows it of which nothing has come.
pub(crate) fn hunt_before<'a>(scene: &Scene<'a>) -> Vec<Line<'a>> {
    let (before, told) = up_to_last(unanswered(scene), hunts);
    let mut later = scene.told.iter().skip(scene.recent + told.len());
    if later.any(|line| matches!(line.event, Event::RoundHits { .. })) {
        return Vec::new();
    }
    let mut all = hunted((before, told));
    all.retain(|(_, line)| comes_of_hunt(&line.event));
    all
}

/// The lines, with the dice as they lie.
pub(crate) fn report(id: &str, ctx: &Context, lines: &[Line]) -> Markup {
    account(ctx, id, &ctx.say("war-board-report"), lines, class, |number, event| dice(id, number, event))
}

/// What is over, in one line with what it came to: what is asked next is about something else, and stays in sight. Whoever presses it
/// reads how it went.
pub(crate) fn over(ctx: &Context, [id, told]: [&str; 2], name: &Markup, lines: &[Line]) -> Markup {
    let mut came = lines.iter().filter(|(_, line)| is_outcome(&line.event)).collect::<Vec<_>>();
    // Who has taken a place has won what was fought for it.
    if came.iter().any(|(_, line)| matches!(line.event, Event::Captured { .. })) {
        came.retain(|(_, line)| !matches!(line.event, Event::BattleEnds { .. }));
    }
    if came.is_empty() {
        came.extend(lines.last());
    }
    let said = came.into_iter().map(|(_, line)| (ctx.tell)(&line.say));
    let said = hits(ctx, lines).into_iter().chain(said).collect::<Vec<_>>();
    html! {
        details id=(id) .wa-track .wa-fold .wevent {
            summary .wa-track__title { (name) span .wa-over { (said.join(" ")) } }
            (report(told, ctx, lines))
        }
    }
}

/// The hits of a battle of several rounds; nothing where it is so long that its first rounds are not among the lines that are read.
fn hits(ctx: &Context, lines: &[Line]) -> Option<String> {
    lines.first().filter(|(_, line)| begins_battle(&line.event))?;
    let rounds = lines.iter().filter_map(|(_, line)| match line.event {
        Event::RoundHits { free, shadow } => Some([free, shadow]),
        _ => None,
    });
    let rounds = rounds.collect::<Vec<_>>();
    let of = |side: usize| rounds.iter().map(|hits| u32::from(hits[side])).sum::<u32>();
    let words = [("free", of(0).into()), ("shadow", of(1).into())];
    (rounds.len() > 1).then(|| ctx.with("war-board-hits-in-all", &words))
}

/// Is it what one would tell of it first: who fell, what was won or borne?
const fn is_outcome(event: &Event) -> bool {
    matches!(
        event,
        Event::Slain { .. }
            | Event::Corrupted { .. }
            | Event::Revealed
            | Event::BattleEnds { .. }
            | Event::Captured { .. }
    )
}

/// The dice of a line, those that count set off. The line says the same in words. They tumble when they are new.
pub(crate) fn dice(id: &str, number: usize, event: &Event) -> Markup {
    let (faces, need, bonus) = match event {
        Event::BattleRoll { faces, need, bonus, .. } => (faces, *need, *bonus),
        Event::CardRoll { faces, need, .. } => (faces, *need, 0),
        Event::HuntRoll { faces, boxed, card, .. } => (faces, 6, (boxed + card) as i8),
        _ => return html! {},
    };
    html! {
        span id={ (id) "-roll-" (number) } .wa-roll aria-hidden="true" data-roll=(number) {
            @for face in faces.iter().copied() {
                @let counts = face == 6 || face != 1 && face as i8 + bonus >= need as i8;
                span .wa-face .wa-face--hit[counts] { (face) }
            }
        }
    }
}
