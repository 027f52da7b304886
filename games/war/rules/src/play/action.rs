//! Chapter IV: the uses of an Action die, and how each action begins.

use crate::prelude::*;
use crate::questions::Recruit;
use crate::state::Action;

/// The character an act brings into play.
pub const fn brought(act: Act) -> Option<Character> {
    match act {
        Act::WitchKing => Some(Character::WitchKing),
        Act::Mouth => Some(Character::MouthOfSauron),
        Act::Saruman => Some(Character::Saruman),
        Act::Crown => Some(Character::Aragorn),
        Act::WhiteRider => Some(Character::GandalfTheWhite),
        _ => None,
    }
}

/// The Companion whose plea an act is, and for which Nation.
const fn plea(act: Act) -> Option<(Character, Nation)> {
    match act {
        Act::Boromir => Some((Character::Boromir, Nation::Gondor)),
        Act::Legolas => Some((Character::Legolas, Nation::Elves)),
        Act::Gimli => Some((Character::Gimli, Nation::Dwarves)),
        _ => None,
    }
}

/// Can the die be spent as an Army result? The Mouth of Sauron turns one Muster result a turn into one, for who has him.
pub(crate) fn as_army(state: &State, side: Side, face: Face) -> bool {
    let mouth = Character::MouthOfSauron;
    let speaks = || state.in_play(mouth) && !state.mouth_used && state.obeys(side, mouth);
    face.as_army() || side == Side::Shadow && face == Face::Muster && speaks()
}

/// The side that can do this (`None`: both), and whether the die shows a face it needs.
fn needs(state: &State, side: Side, face: Face, act: Act) -> (Option<Side>, bool) {
    let (free, shadow) = (Some(Side::Free), Some(Side::Shadow));
    match act {
        Act::MarchLed | Act::AttackLed => (None, face.as_character()),
        Act::MoveFellowship | Act::Separate | Act::MoveCompanions => (free, face.as_character()),
        Act::Hide => {
            let strider = state.fellowship.guide == Some(Character::Strider);
            (free, face.as_character() || strider)
        }
        Act::MoveMinions => (shadow, face.as_character()),
        Act::March | Act::Attack => (None, as_army(state, side, face)),
        Act::Diplomacy | Act::Recruit => (None, face.as_muster()),
        Act::WitchKing | Act::Mouth | Act::Saruman | Act::Voice | Act::Uruks => (shadow, face.as_muster()),
        Act::DrawCharacter | Act::DrawStrategy => (None, face.as_event()),
        Act::WhiteRider | Act::Crown => (free, face == Face::Will),
        Act::Boromir | Act::Legolas | Act::Gimli => (free, true),
        Act::Skip => (None, true),
    }
}

/// Is `act` one for `side` with a die that shows this?
fn fits(state: &State, side: Side, face: Face, act: Act) -> bool {
    let (doer, shown) = needs(state, side, face, act);
    shown && doer.is_none_or(|doer| doer == side)
}

/// Is `act` worth considering with this die: the side's own, on this face, by a figure that is there?
pub(crate) fn comes_to_mind(state: &State, side: Side, face: Face, act: Act) -> bool {
    if !fits(state, side, face, act) {
        return false;
    }
    let there = match act {
        Act::Hide => !state.fellowship.hidden,
        Act::Separate => !state.companions().is_empty(),
        Act::MoveCompanions => state.companions_abroad().next().is_some(),
        Act::Voice | Act::Uruks => state.in_play(Character::Saruman),
        _ => true,
    };
    let waits = brought(act).is_none_or(|who| state.place(who) == Place::Aside);
    let pleads = plea(act).is_none_or(|(who, _)| state.in_play(who));
    there && waits && pleads
}

impl State {
    /// May a die of `side` that shows `face` be spent on `act`?
    pub fn may_act(&self, side: Side, face: Face, act: Act) -> bool {
        // For those many Armies would be looked at, only to tell why none of them can.
        let may = || match act {
            Act::MarchLed => self.can_march(side, Led::ByAny),
            Act::AttackLed => self.can_attack(side, Led::ByAny),
            Act::March => self.can_march(side, Led::Freely),
            Act::Attack => self.can_attack(side, Led::Freely),
            _ => objection(self, side, face, act).is_ok(),
        };
        fits(self, side, face, act) && may()
    }
}

/// The reason why a die of `side` that shows `face` may not be spent on `act`.
pub fn objection(state: &State, side: Side, face: Face, act: Act) -> Verdict {
    let (doer, shown) = needs(state, side, face, act);
    require(doer.is_none_or(|doer| doer == side), Why::NOT_YOUR_SIDE)?;
    let crowns = matches!(act, Act::WhiteRider | Act::Crown);
    require(shown, if crowns { Why::ONLY_WILL } else { Why::WRONG_FACE })?;
    if let Some(who) = brought(act) {
        return state.objection_to_bring(who);
    }
    if let Some((who, nation)) = plea(act) {
        return state.objection_to_plead(who, nation);
    }
    match act {
        Act::MarchLed => state.objection_to_any_march(side, Led::ByAny),
        Act::AttackLed => state.objection_to_any_attack(side, Led::ByAny),
        Act::March => state.objection_to_any_march(side, Led::Freely),
        Act::Attack => state.objection_to_any_attack(side, Led::Freely),
        Act::MoveFellowship => state.objection_to_move_fellowship(),
        Act::Hide => require(!state.fellowship.hidden, Why::ALREADY_HIDDEN),
        Act::Separate => {
            require(state.fellowship.mordor.is_none(), Why::IN_MORDOR)?;
            require(!state.companions().is_empty(), Why::NOBODY_LEFT)
        }
        Act::MoveCompanions => state.objection_to_any_walk(Travel::PLAIN),
        Act::MoveMinions => require(state.can_fly(false, People::EMPTY), Why::NO_MINIONS),
        Act::Diplomacy => {
            let nations = side.nations().iter();
            let verdicts = nations.map(|nation| state.objection_to_diplomacy(side, *nation));
            any(Why::AT_WAR_ALREADY, verdicts)
        }
        Act::Recruit => state.objection_to_any_recruit(side, None),
        Act::DrawCharacter => require(!state.deck(side, Deck::Character).is_empty(), Why::DECK_EMPTY),
        Act::DrawStrategy => require(!state.deck(side, Deck::Strategy).is_empty(), Why::DECK_EMPTY),
        Act::Voice => state.objection_to_voice(),
        Act::Uruks => state.objection_to_uruks(),
        _ => Ok(()),
    }
}

/// Takes a die, and asks for its use.
pub fn begin(state: &mut State, n: u8, face: Face, ctx: &mut Ctx<'_>) {
    let (side, seat) = state.actor(n);
    state.dice[side][face] -= 1;
    state.deciding[side] = seat;
    state.action = Some(Action { side, face, to_hunt_box: false });
    ctx.tell(|| Event::DieTaken { side, face });
    // The order of four players repeats; a turn is counted within it.
    state.ask_action((n + 1) % 4);
    state.frames.push(Frame::EndAction);
    state.ask_use(face);
}

/// The die is spent on `act`.
pub fn perform(state: &mut State, face: Face, act: Act, ctx: &mut Ctx<'_>) {
    let side = state.acting();
    ctx.tell(|| Event::Acts { side, act });
    // With the last die the turn ends, all draw, and only these words may tell a skipped action from one that
    // drew the deck's last card.
    if act == Act::Skip && Side::ALL.iter().all(|side| state.dice_left(*side) == 0) {
        ctx.journal.reveal();
    }
    if matches!(act, Act::March | Act::Attack) && !face.as_army() {
        state.mouth_used = true;
    }
    if let Some(who) = brought(act) {
        return state.ask_place(who, ctx);
    }
    if let Some((_, nation)) = plea(act) {
        return state.advance(nation, Because::Companion, ctx);
    }
    let may_stop = false;
    match act {
        Act::MarchLed => state.ask_march(Led::ByAny, 1, may_stop),
        Act::March => state.ask_march(Led::Freely, 2, may_stop),
        Act::AttackLed => state.ask_attack(Led::ByAny, may_stop),
        Act::Attack => state.ask_attack(Led::Freely, may_stop),
        Act::MoveFellowship => {
            if let Some(action) = state.action.as_mut() {
                action.to_hunt_box = true;
            }
            state.move_fellowship(ctx);
        }
        Act::Hide => state.hide(ctx),
        Act::Separate => state.ask_to_separate(Travel::PLAIN, u8::MAX),
        Act::MoveCompanions => state.ask_to_walk(Travel::PLAIN, u8::MAX),
        Act::MoveMinions => state.ask_to_fly(false),
        Act::Diplomacy => state.frames.push(Frame::Diplomacy),
        Act::Recruit => state.frames.push(Recruit(None)),
        Act::DrawCharacter => state.draw_card(state.decider(side), Deck::Character, ctx),
        Act::DrawStrategy => state.draw_card(state.decider(side), Deck::Strategy, ctx),
        Act::Voice => state.voice(ctx),
        Act::Uruks => state.uruks(ctx),
        _ => {}
    }
}
