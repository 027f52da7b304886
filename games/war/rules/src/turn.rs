//! Chapter IV: the turn, phase by phase.

use table::SeatSet;

use crate::frame::Phase;
use crate::prelude::*;
use crate::questions::{HandLimit, Swap, TurnDraw};

/// Victory points with which the Shadow, and the Free Peoples, win.
pub const VICTORY: BySide<u8> = BySide::from_array([4, 10]);

/// The names, in scripts, of a side's draws from its Character deck and from its Strategy deck.
const DRAWN: BySide<[&str; 2]> = BySide::from_array([
    ["free character card", "free strategy card"],
    ["shadow character card", "shadow strategy card"],
]);

impl State {
    /// GDA-4.26: has the player of this seat used the one Ring that a player may use in a turn?
    pub(crate) fn has_used_ring(&self, seat: Seat) -> bool {
        self.ring_used[self.side_of(seat)] || self.team.ringed[seat.index()]
    }

    /// Uses a Ring: one of the Free Peoples goes over to the Shadow, one of the Shadow leaves the game.
    pub(crate) fn spend_ring(&mut self, side: Side, seat: Seat) {
        if self.has_partners(side) {
            self.team.ringed[seat.index()] = true;
        } else {
            self.ring_used[side] = true;
        }
        self.rings[side] -= 1;
        if side == Side::Free {
            self.rings[Side::Shadow] += 1;
        }
    }

    /// Begins a phase.
    pub fn phase(&mut self, phase: Phase, ctx: &mut Ctx<'_>) {
        match phase {
            Phase::Recover => self.recover(ctx),
            Phase::Fellowship => {
                self.deciding = self.leading;
                self.frames.push(Frame::Phase(Phase::Allocation));
                self.ask_guide();
                self.frames.push(Frame::EnterMordor);
                self.frames.push(Frame::Declare);
            }
            Phase::Allocation => {
                self.frames.push(Frame::Phase(Phase::Roll));
                self.frames.push(Frame::Allocate);
            }
            Phase::Roll => self.roll_actions(ctx),
            Phase::Victory => self.check_victory(ctx),
        }
    }

    /// Action dice that `side` has this turn.
    pub fn pool(&self, side: Side) -> u8 {
        let die = side.die();
        let brings = |who: &Character| who.side() == side && who.facts().die && self.in_play(*who);
        let extra = Character::ALL.into_iter().filter(brings).count() as u8;
        (die.start + extra).min(die.most)
    }

    fn recover(&mut self, ctx: &mut Ctx<'_>) {
        self.turn += 1;
        let turn = self.turn;
        ctx.tell(|| Event::Turn { turn });
        self.must_hunt = self.hunt_box[Side::Free] > 0;
        self.hunt_box = BySide::default();
        self.dice = BySide::default();
        self.ring_used = BySide::default();
        self.team.ringed = [false; 4];
        self.mouth_used = false;
        self.fellowship.stirred = false;
        self.frames.push(Frame::Phase(Phase::Fellowship));
        self.pass_leadership();
        for side in [Side::Shadow, Side::Free] {
            if self.has_partners(side) {
                self.frames.push(Swap { side, second: false });
            }
        }
        for side in [Side::Shadow, Side::Free] {
            for seat in self.seats(side) {
                // Each draws from both decks; of two partners, after the first turn, from one of their choice.
                if self.turn > 1 && self.has_partners(side) {
                    self.frames.push(TurnDraw(seat));
                } else {
                    Deck::ALL.into_iter().for_each(|deck| self.draw_card(seat, deck, ctx));
                }
            }
        }
    }

    fn pass_leadership(&mut self) {
        if self.turn > 1 {
            for side in Side::ALL {
                self.leading[side] = self.partner(self.leading[side]);
            }
        }
        self.deciding = self.leading;
    }

    /// Cards that are left in a deck.
    pub fn deck(&self, side: Side, deck: Deck) -> CardSet {
        self.cards.decks.and(CardSet::deck(side, deck))
    }

    /// A card goes face down from a hand.
    pub fn discard(&mut self, seat: Seat, card: Card, ctx: &mut Ctx<'_>) {
        self.cards.hands[seat.index()].remove(card);
        self.cards.buried[seat.index()].add(card);
        let deck = card.deck();
        let told = |card| move || Event::Discarded { seat, deck, card };
        ctx.tell_apart(SeatSet::only(seat), told(Some(card)), told(None));
    }

    /// The seat draws a card, if the deck has one, and discards what is over the limit.
    pub(crate) fn draw_card(&mut self, seat: Seat, deck: Deck, ctx: &mut Ctx<'_>) {
        let cards = self.deck(self.side_of(seat), deck);
        if cards.is_empty() {
            return;
        }
        let roll = DRAWN[self.side_of(seat)][deck as usize];
        let Some(card) = one_of(ctx, roll, cards.iter(), Card::id) else {
            return;
        };
        self.cards.decks.remove(card);
        self.cards.hands[seat.index()].add(card);
        ctx.journal.reveal_to(SeatSet::only(seat));
        let told = |card| move || Event::Drew { seat, deck, card };
        ctx.tell_apart(SeatSet::only(seat), told(Some(card)), told(None));
        if !self.frames.contains(&Frame::HandLimit(HandLimit(seat))) {
            self.frames.push(HandLimit(seat));
        }
    }

    /// The smallest and the largest number of dice the Shadow may put into the Hunt Box.
    pub(crate) fn hunt_bounds(&self) -> (u8, u8) {
        let most = (self.companions().len() as u8).max(1);
        (u8::from(self.must_hunt), most.min(self.pool(Side::Shadow)))
    }

    fn roll_actions(&mut self, ctx: &mut Ctx<'_>) {
        for side in Side::ALL {
            let (what, hunting) = match side {
                Side::Free => ("free dice", 0),
                Side::Shadow => ("shadow dice", self.hunt_box[side]),
            };
            let dice = self.pool(side).saturating_sub(hunting);
            let faces = side.die().faces;
            let mut rolled = arrayvec::ArrayVec::<Face, 10>::new();
            ctx.chance.roll(what, dice.into());
            for _ in 0..dice {
                let face = faces[ctx.chance.face(6, |n| faces[n as usize].id()) as usize];
                rolled.push(face);
                if face == Face::Eye {
                    self.hunt_box[Side::Shadow] += 1;
                } else {
                    self.dice[side][face] += 1;
                }
            }
            ctx.tell(|| Event::ActionRoll { side, faces: rolled.to_vec() });
        }
        self.frames.push(Frame::Phase(Phase::Victory));
        self.ask_action(0);
    }

    /// The side and player of the `n`-th go of the phase: the sides alternate, and of two partners the one
    /// who does not lead begins.
    pub fn actor(&self, n: u8) -> (Side, Seat) {
        let side = Side::ALL[usize::from(n % 2)];
        let leader = self.leading[side];
        (side, if n % 4 < 2 { self.partner(leader) } else { leader })
    }

    fn check_victory(&mut self, ctx: &mut Ctx<'_>) {
        if self.fellowship.mordor.is_some() && !self.fellowship.stirred {
            self.corrupt(1, ctx);
        }
        // The first that holds counts.
        for (side, ending) in [(Side::Shadow, Ending::Conquered), (Side::Free, Ending::Banished)] {
            if self.victory_points(side) >= VICTORY[side] {
                self.end(ending, ctx);
            }
        }
        self.frames.push(Frame::Phase(Phase::Recover));
    }

    /// A card leaves the table.
    pub fn lift(&mut self, card: Card, ctx: &mut Ctx<'_>) {
        if self.cards.table.has(card) {
            self.cards.table.remove(card);
            self.cards.discarded.add(card);
            ctx.tell(|| Event::Lifted { card });
        }
    }

    /// The action is over.
    pub fn end_action(&mut self, ctx: &mut Ctx<'_>) {
        // Asked first, in case something must go: then it is the end once more.
        self.frames.push(Frame::EndAction);
        if self.trim() {
            return;
        }
        let side = self.acting();
        if self.ask_to_mix() {
            return;
        }
        self.frames.pop();
        self.close_deeds(side);
        self.check_table(ctx);
        let to_hunt_box = self.action.take().is_some_and(|action| action.to_hunt_box);
        if to_hunt_box && !self.moves_unnoticed() {
            self.hunt_box[Side::Free] += 1;
        }
        self.moved.clear();
        self.deciding = self.leading;
    }
}
