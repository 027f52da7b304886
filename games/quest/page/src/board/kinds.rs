//! The kinds of a question's answers: which end it, and of which kinds those are that lie on the board.

use canvas::Rank;
use quest::frame::Frame;
use quest::pack::Talent;
use quest::questions::hero::explore::Explore;
use quest::state::SAURON;
use quest::view::View;
use quest::{Choice, MiddleEarthQuest};
use table::{Laid, Message, Seat, flow};

use super::pays_the_last;

pub(crate) fn rank(view: &View, laid: &Laid<Choice>) -> Rank {
    match laid.choice {
        // The fight is given up; and what is corrupt is not easily rid of it.
        Choice::Exhaust | Choice::DarkPath => Rank::Grave,
        Choice::Slot(_) if plays_a_plot(view) => Rank::Grave,
        Choice::Done if plays_a_plot(view) && only_discards(view) => Rank::Answer,
        Choice::Rest | Choice::Heal if rests_in_vain(view) => Rank::End,
        Choice::No if rests_in_vain(view) => Rank::Answer,
        Choice::Explore if explores_in_vain(view) => Rank::End,
        choice => Rank::ends(matches!(choice, Choice::Done | Choice::No)),
    }
}

/// Would rest give the hero nothing? Then to go on is the first answer.
fn rests_in_vain(view: &View) -> bool {
    let Some(Frame::Rest(rest)) = view.table.frames.top() else {
        return false;
    };
    let hero = view.table.hero(rest.seat);
    let [_, _, damage] = view.counts.heroes.get(rest.seat.index() - 1).copied().unwrap_or_default();
    let away = !view.table.pack.map.havens.has(hero.at);
    let survives = |who| view.table.pack.hero(who).talent == Talent::Survivalist;
    let trains = away && hero.who.is_some_and(survives);
    hero.rest.is_empty() && damage == 0 && hero.corruption.is_empty() && !trains
}

/// Would the hero who travels find nothing here but the dark path? Then to travel is the first answer.
fn explores_in_vain(view: &View) -> bool {
    let Some(Frame::Travel(travel)) = view.table.frames.top() else {
        return false;
    };
    found(view, travel.seat).iter().all(|choice| *choice == Choice::DarkPath)
}

/// Is it Sauron's plot step? The plots that lie there are his own, and nearly always worth keeping.
pub(crate) fn plays_a_plot(view: &View) -> bool {
    matches!(view.table.frames.top(), Some(Frame::PlayPlot))
}

/// Could one but discard there? Then to keep everything is the first answer.
fn only_discards(view: &View) -> bool {
    let mut open = Vec::new();
    flow::choices::<MiddleEarthQuest>(&view.table, SAURON, &mut open);
    let has = |wanted: fn(&Choice) -> bool| open.iter().any(wanted);
    has(|choice| matches!(choice, Choice::Slot(_))) && !has(|choice| matches!(choice, Choice::Plot(_)))
}

/// What stands on a choice's button besides its name.
pub(crate) fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    let table = &view.table;
    if pays_all(view, laid.choice) {
        return Some(Message::new("quest-board-odds-last"));
    }
    match (laid.choice, table.frames.top()) {
        (Choice::Pool, Some(Frame::Extend(extend))) => {
            let most = extend.pool.min(table.pool_room()).min(extend.left);
            return Some(Message::new("quest-board-odds-pool").with("number", most));
        }
        (Choice::Slot(space), Some(Frame::Explore(_))) => {
            let plot = table.sauron.active.get(usize::from(space).wrapping_sub(1)).copied().flatten();
            let favor = plot.map(|(plot, _)| table.pack.plot(plot).favor);
            return favor.map(|favor| Message::new("quest-board-odds-favor").with("favor", favor));
        }
        (Choice::Card(card), Some(Frame::Shielded(shielded))) => {
            let wards = table.pack.card(card).defence.min(shielded.left);
            return Some(Message::new("quest-board-odds-shields").with("number", wards));
        }
        (Choice::Explore, Some(Frame::Travel(travel))) => {
            let found = found(view, travel.seat);
            if found.iter().any(|choice| *choice != Choice::DarkPath) {
                return None;
            }
            return Some(Message::new("quest-board-odds-explore").with("dark", found.len()));
        }
        (Choice::Rest, Some(Frame::Rest(rest))) => {
            let cards = table.hero(rest.seat).rest.len();
            return Some(Message::new("quest-board-odds-rest").with("rest", cards));
        }
        (Choice::Heal, Some(Frame::Rest(rest))) => {
            let [_, _, damage] = view.counts.heroes.get(rest.seat.index() - 1).copied().unwrap_or_default();
            let message =
                Message::new("quest-board-odds-heal").with("rest", table.hero(rest.seat).rest.len());
            return Some(message.with("damage", damage));
        }
        _ => {}
    }
    let id = match laid.explanation.effect.id {
        "quest-effect-lay-out" => "quest-board-odds-out",
        "quest-effect-dark-path" => "quest-board-odds-dark",
        _ => return None,
    };
    Some(Message::new(id))
}

/// What a hero finds who explores now: where that is nothing but the dark path, it is said before it is done.
fn found(view: &View, seat: Seat) -> Vec<Choice> {
    let (mut there, mut open) = (view.table.clone(), Vec::new());
    there.frames.push(Explore { seat });
    flow::choices::<MiddleEarthQuest>(&there, seat, &mut open);
    open.retain(|choice| *choice != Choice::Done);
    open
}

/// Would a choice pay for a path with all the cards that a hero has?
pub(crate) fn pays_all(view: &View, choice: Choice) -> bool {
    paid(view, choice).is_some_and(|(seat, cards)| pays_the_last(view, seat, cards))
}

/// The hand cards that a choice pays a path with, or begins to pay with, and who pays them.
fn paid(view: &View, choice: Choice) -> Option<(Seat, u8)> {
    let table = &view.table;
    match (choice, table.frames.top()?) {
        (Choice::Go(..), Frame::Travel(travel)) => Some((travel.seat, 1)),
        (Choice::March(to), Frame::Travel(travel)) => {
            let path = table.path_to(travel.seat, to)?;
            Some((travel.seat, table.number(travel.seat, path)))
        }
        (Choice::Card(_), Frame::Pay(pay)) => Some((pay.seat, pay.left)),
        _ => None,
    }
}

pub(crate) fn kind(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    match laid.choice {
        Choice::Slot(_) if plays_a_plot(view) => Some(Message::new("quest-answers-drop-plot")),
        choice => of(choice),
    }
}

/// The kind of an order given in one go.
pub(crate) fn intent(choices: &[Choice]) -> Option<Message> {
    choices.first().copied().and_then(of)
}

fn of(choice: Choice) -> Option<Message> {
    let kind = match choice {
        Choice::Go(..) | Choice::March(_) => "quest-answers-travel",
        Choice::At(_) => "quest-answers-place",
        Choice::Token(_) => "quest-answers-monster",
        Choice::MoveToken(..) => "quest-answers-move-monster",
        Choice::From(_) => "quest-answers-place-monster",
        Choice::Minion(_) | Choice::HealMinion(_) => "quest-answers-minion",
        Choice::MoveMinion(..) => "quest-answers-move-minion",
        Choice::Scout(_) => "quest-answers-scout",
        Choice::Card(_) => "quest-answers-card",
        Choice::Plot(_) | Choice::Slot(_) => "quest-answers-plot",
        Choice::Shadow(_) => "quest-answers-shadow",
        Choice::Peril(_) => "quest-answers-peril",
        Choice::Corruption(_) => "quest-answers-corruption",
        Choice::Character(_) => "quest-answers-character",
        _ => return None,
    };
    Some(Message::new(kind))
}
