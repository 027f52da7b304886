//! Prompts, and what each choice is called and does.

use table::{Clause, Explanation, Message, Observer, Seat};

use crate::character::Character;
use crate::choice::{Bear, Choice};
use crate::clause;
use crate::figures::Figure;
use crate::frame::{Frame, Purpose};
use crate::nation::{Nation, Side};
use crate::state::State;
use crate::wording;

/// Who must do what, as `observer` is told it.
pub fn prompt(state: &State, observer: Observer) -> Message {
    if let Some(ending) = state.over {
        return Message::new(ending.reason());
    }
    let Some(frame) = state.question() else {
        return Message::new("war-wait");
    };
    match state.asked(frame) {
        Some(seat) if observer == Observer::Seat(seat) => ask(state, frame),
        Some(seat) => Message::new("war-wait").with("seat", seat),
        None => Message::new("war-wait"),
    }
}

/// A question of the battle that is fought, for one side: where, whether it attacks, with how many dice against how many.
fn battle(state: &State, id: &'static str, side: Side) -> Message {
    let Some(battle) = &state.battle else {
        return Message::new(id);
    };
    Message::new(id)
        .with("at", battle.at.term())
        .with("attacks", u8::from(battle.attacker == side))
        .with("own", state.strength(side))
        .with("other", state.strength(side.other()))
}

/// The question of a frame.
fn ask(state: &State, frame: &Frame) -> Message {
    let m = Message::new;
    let attacker = state
        .battle
        .as_ref()
        .map_or(Side::Shadow, |battle| battle.attacker);
    let fights = |id, side| battle(state, id, side);
    match *frame {
        Frame::HandLimit(seat) => m("war-ask-hand-limit").with("limit", state.hand_limit(seat) as u8),
        Frame::Declare => m("war-ask-declare"),
        Frame::EnterMordor => m("war-ask-enter-mordor"),
        Frame::Guide => m("war-ask-guide"),
        Frame::Allocate => m("war-ask-allocate"),
        Frame::Actions(_) => m("war-ask-actions"),
        Frame::AfterRing(_) => m("war-ask-after-ring"),
        Frame::UseDie(face) => m("war-ask-use-die").with("face", face.term()),
        Frame::TurnDraw(_) => m("war-ask-turn-draw"),
        Frame::Swap { .. } => m("war-ask-swap"),
        Frame::Mix { at, .. } => m("war-ask-mix").with("at", at.term()),
        Frame::Trim(at, ..) => m("war-ask-trim").with("at", at.term()),
        Frame::March { .. } => m("war-ask-march"),
        Frame::MarchTo { from, .. } => m("war-ask-march-to").with("from", from.term()),
        Frame::Pick {
            purpose, from, to, ..
        } => {
            let id = match purpose {
                Purpose::March | Purpose::Journey => "war-ask-pick-march",
                Purpose::Attack => "war-ask-pick-attack",
                Purpose::Advance => "war-ask-pick-advance",
            };
            m(id).with("from", from.term()).with("to", to.term())
        }
        Frame::Attack { .. } => m("war-ask-attack"),
        Frame::AttackAt { from, .. } => m("war-ask-attack-at").with("from", from.term()),
        Frame::Companions { .. } => m("war-ask-companions"),
        Frame::Separate { .. } => m("war-ask-separate"),
        Frame::Land { .. } => m("war-ask-land"),
        Frame::Minions { .. } => m("war-ask-minions"),
        Frame::FlyTo { who, .. } => m("war-ask-fly-to").with("figure", who.term()),
        Frame::Journey { .. } => m("war-ask-journey"),
        Frame::Trek { at, left, .. } => m("war-ask-trek").with("at", at.term()).with("left", left),
        Frame::Diplomacy => m("war-ask-diplomacy"),
        Frame::Recruit(_) => m("war-ask-recruit"),
        Frame::Place(who) => m("war-ask-place").with("who", who.term()),
        Frame::Crebain => m("war-ask-crebain"),
        Frame::Staff => m("war-ask-staff"),
        Frame::HuntCard => m("war-ask-hunt-card"),
        Frame::HuntGuide => m("war-ask-hunt-guide"),
        Frame::HuntBear => m("war-ask-hunt-bear").with("damage", state.hunt.map_or(0, |hunt| hunt.damage)),
        Frame::RevealAt => m("war-ask-reveal-at"),
        Frame::Balrog { .. } => m("war-ask-balrog"),
        Frame::Sorrow => m("war-ask-sorrow"),
        Frame::WhiteRider => m("war-ask-white-rider"),
        Frame::Withdraw => fights("war-ask-withdraw", attacker.other()),
        Frame::CombatCard(side) => fights("war-ask-combat-card", side),
        Frame::Hits { side, left } => fights("war-ask-hits", side).with("hits", left),
        Frame::HitsAt { left, at, .. } => m("war-ask-hits-at").with("hits", left).with("at", at.term()),
        Frame::Cease => fights("war-ask-cease", attacker),
        Frame::Retreat { ordered: false } => fights("war-ask-retreat", attacker.other()),
        Frame::Retreat { ordered: true } => fights("war-ask-scouts", attacker.other()),
        Frame::Press => fights("war-ask-press", attacker),
        Frame::Sorcery(deck) => m("war-ask-sorcery").with("deck", deck.term()),
        Frame::Wisdom(deck) => m("war-ask-wisdom").with("deck", deck.term()),
        Frame::CombatChoice(card) => m("war-ask-combat-choice").with("combat", card.facts().combat.term()),
        Frame::EventChoice(card, _) => m("war-ask-event-choice").with("card", card.term()),
        Frame::Palantir => m("war-ask-palantir"),
        Frame::Rout(at) => m("war-ask-rout").with("at", at.term()),
        Frame::Price { .. } => m("war-ask-price"),
        Frame::Share { .. } => m("war-ask-share"),
        Frame::Levy { at, .. } => m("war-ask-levy").with("at", at.term()),
        Frame::Phase(_)
        | Frame::EndAction
        | Frame::EndCard
        | Frame::Effect(..)
        | Frame::Battle(_)
        | Frame::Hunt(_)
        | Frame::Restore(_) => m("war-wait"),
    }
}

/// A figure as two arguments: what it is, and of which Nation (its own name, where it has none).
fn figure(message: Message, figure: Figure) -> Message {
    let nation = match figure {
        Figure::Unit(nation, _) | Figure::Leader(nation) => nation.term(),
        Figure::Nazgul => Nation::Sauron.term(),
        Figure::Person(who) => who.term(),
    };
    message.with("figure", figure.term()).with("nation", nation)
}

/// What a choice is called, what it does, and the clause that allows it.
pub fn explain(state: &State, _seat: Seat, choice: &Choice) -> Explanation {
    let m = Message::new;
    let question = state.question();
    let (label, effect) = match *choice {
        Choice::Pass => (m("war-choice-pass"), m("war-effect-pass")),
        Choice::Done => (m("war-choice-done"), m("war-effect-done")),
        Choice::Yes => (m("war-choice-yes"), wording::yes(state)),
        Choice::No if matches!(question, Some(Frame::CombatCard(_))) => {
            (m("war-choice-no-card"), m("war-effect-no-card"))
        }
        Choice::No => (m("war-choice-no"), m("war-effect-no")),
        Choice::All => (m("war-choice-all"), m("war-effect-all")),
        Choice::Go => (m("war-choice-go"), m("war-effect-go")),
        Choice::Fight => (m("war-choice-fight"), m("war-effect-fight")),
        Choice::Withdraw => (m("war-choice-withdraw"), m("war-effect-withdraw")),
        Choice::Cease => (m("war-choice-cease"), m("war-effect-cease")),
        Choice::Die(face) => (
            m("war-choice-die").with("face", face.term()),
            m("war-effect-die").with("face", face.term()),
        ),
        Choice::Ring(from, to) => (
            m("war-choice-ring")
                .with("from", from.term())
                .with("to", to.term()),
            m("war-effect-ring")
                .with("from", from.term())
                .with("to", to.term()),
        ),
        Choice::Act(act) => (m(act.term()), m(act.effect())),
        Choice::Card(card) => wording::card(question, card),
        Choice::Lift(card) => (
            m("war-choice-lift").with("card", card.term()),
            m("war-effect-lift").with("card", card.term()),
        ),
        Choice::From(at) => wording::from(question, at),
        Choice::To(at) => wording::to(state, at),
        Choice::Take(taken) => (
            figure(m("war-choice-take"), taken),
            figure(m("war-effect-take"), taken),
        ),
        Choice::Lose(lost) => (
            figure(m("war-choice-lose"), lost),
            figure(m("war-effect-lose"), lost),
        ),
        Choice::Reduce(nation) => (
            m("war-choice-reduce").with("nation", nation.term()),
            m("war-effect-reduce").with("nation", nation.term()),
        ),
        Choice::Nation(nation) => wording::nation(question, nation),
        Choice::Recruit(come, at) => (
            figure(m("war-choice-recruit").with("at", at.term()), come),
            figure(m("war-effect-recruit").with("at", at.term()), come),
        ),
        Choice::At(here, at) => (
            figure(m("war-choice-at").with("at", at.term()), here),
            figure(m("war-effect-at").with("at", at.term()), here),
        ),
        Choice::Who(who) => wording::who(question, who),
        Choice::Count(count) => wording::count(question, count),
        Choice::Draw(deck) => (
            m("war-choice-draw").with("deck", deck.term()),
            m("war-effect-draw").with("deck", deck.term()),
        ),
        Choice::Bear(bear) => match bear {
            Bear::Guide => {
                let who = state
                    .fellowship
                    .guide
                    .map_or("war-character-gollum", Character::term);
                (
                    m("war-choice-bear-guide").with("who", who),
                    m("war-effect-bear-guide").with("who", who),
                )
            }
            Bear::Random => (m("war-choice-bear-random"), m("war-effect-bear-random")),
            Bear::Ring => {
                let damage = state.hunt.map_or(0, |hunt| hunt.damage);
                (
                    m("war-choice-bear-ring"),
                    m("war-effect-bear-ring").with("damage", damage),
                )
            }
        },
        Choice::Way(way) => {
            let id = match question {
                Some(Frame::EventChoice(card, index)) => State::way(*card, *index, way),
                _ => "war-choice-way",
            };
            (m(id).with("way", way), m("war-effect-way").with("way", way))
        }
    };
    Explanation {
        label,
        effect,
        clause: Clause(question.map_or(clause::TURN, rests_on)),
    }
}

/// The clause on which a question rests.
const fn rests_on(frame: &Frame) -> &'static str {
    match frame {
        Frame::HandLimit(_) => clause::HAND_LIMIT,
        Frame::Declare => clause::DECLARE,
        Frame::EnterMordor => clause::ENTER_MORDOR,
        Frame::Guide => clause::GUIDE,
        Frame::Allocate => clause::ALLOCATION,
        Frame::Actions(_) => clause::ALTERNATE,
        Frame::AfterRing(_) => clause::RINGS,
        Frame::Share { .. } => clause::RECRUIT_LIMITS,
        Frame::UseDie(_) => clause::FACES,
        Frame::Trim(..) => clause::STACKING,
        Frame::TurnDraw(_) => clause::TEAM_DRAW,
        Frame::Swap { .. } => clause::SWAP,
        Frame::Mix { .. } => clause::MIXED,
        Frame::March { .. } | Frame::MarchTo { .. } | Frame::Journey { .. } | Frame::Trek { .. } => {
            clause::MARCH
        }
        Frame::Pick { purpose, .. } => match purpose {
            Purpose::March | Purpose::Journey => clause::MARCH,
            Purpose::Attack => clause::REARGUARD,
            Purpose::Advance => clause::ADVANCE,
        },
        Frame::Attack { .. } | Frame::AttackAt { .. } => clause::ATTACK,
        Frame::Companions { .. } => clause::COMPANION_MOVE,
        Frame::Separate { .. } | Frame::Land { .. } => clause::SEPARATE,
        Frame::Minions { .. } | Frame::FlyTo { .. } => clause::NAZGUL_MOVE,
        Frame::Diplomacy => clause::POLITICS,
        Frame::Recruit(_) => clause::RECRUIT,
        Frame::Place(_) => clause::CHARACTERS,
        Frame::Crebain | Frame::Staff | Frame::Balrog { .. } | Frame::Sorrow | Frame::Palantir => {
            clause::ON_TABLE
        }
        Frame::HuntCard => clause::HUNT_TABLE,
        Frame::HuntGuide => clause::HUNT_GUIDE,
        Frame::HuntBear => clause::HUNT_CASUALTY,
        Frame::RevealAt => clause::REVEAL,
        Frame::WhiteRider | Frame::Sorcery(_) | Frame::Wisdom(_) => clause::CHARACTERS,
        Frame::Withdraw => clause::WITHDRAW,
        Frame::CombatCard(_) | Frame::CombatChoice(_) => clause::COMBAT_CARD,
        Frame::Hits { .. } => clause::CASUALTIES,
        Frame::HitsAt { .. } => clause::CARD_LOSSES,
        Frame::Cease => clause::CEASE,
        Frame::Retreat { .. } | Frame::Rout(_) => clause::RETREAT,
        Frame::Press => clause::SIEGE_LASTS,
        Frame::EventChoice(..) | Frame::Price { .. } => clause::PLAY_CARD,
        Frame::Levy { .. } => clause::RECRUIT_CARD,
        _ => clause::TURN,
    }
}
