//! Sauron's draws, plots and placements. Chapters 2, 3 and 5.5.

use crate::board::Token;
use crate::effect::{Lasting, Moment, Op};
use crate::frame::Do;
use crate::ids::Bag;
use crate::pack::Gift;
use crate::prelude::*;
use crate::questions::sauron::place_monster::PlaceMonster;

pub(crate) const SAURON_ONLY: SeatSet = SeatSet::only(SAURON);

impl State {
    /// Sauron draws shadow cards.
    pub fn draw_shadows(&mut self, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            let decks = &mut self.decks;
            if decks.shadows.is_empty() {
                decks.shadows_out.pour_into(&mut decks.shadows);
            }
            let Some(card) = decks.shadows.draw(ctx.chance) else {
                break;
            };
            self.sauron.shadows.add(card);
            ctx.journal.reveal_to(SAURON_ONLY);
            ctx.tell_apart(
                SAURON_ONLY,
                || Event::ShadowDrawn { card: Some(card) },
                || Event::ShadowDrawn { card: None },
            );
        }
    }

    /// The next plot: the one on top, if Sauron has left one there; then the shuffled ones; then those he put under
    /// them. With no card left the discards make a new deck.
    pub(crate) fn next_plot(&mut self, ctx: &mut Ctx<'_>) -> Option<Plot> {
        let decks = &mut self.decks;
        if let Some(plot) = decks.top.take() {
            return Some(plot);
        }
        if decks.plots.is_empty() && decks.under.is_empty() {
            decks.plots_out.pour_into(&mut decks.plots);
        }
        if decks.plots.is_empty() {
            return decks.under.take_bottom();
        }
        decks.plots.draw(ctx.chance)
    }

    /// Sauron draws plots into his hand.
    pub(crate) fn draw_plots(&mut self, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            ctx.journal.reveal_to(SAURON_ONLY);
            let Some(plot) = self.next_plot(ctx) else { break };
            self.sauron.plots.add(plot);
            ctx.tell_apart(
                SAURON_ONLY,
                || Event::PlotDrawn { plot: Some(plot) },
                || Event::PlotDrawn { plot: None },
            );
        }
    }

    /// Sauron draws plots to look at: he keeps some and puts the others under the deck.
    pub(crate) fn look_at_plots(&mut self, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            ctx.journal.reveal_to(SAURON_ONLY);
            let Some(plot) = self.next_plot(ctx) else { break };
            self.sauron.looking.add(plot);
            ctx.tell_apart(
                SAURON_ONLY,
                || Event::PlotDrawn { plot: Some(plot) },
                || Event::PlotDrawn { plot: None },
            );
        }
    }

    /// Sauron discards shadow cards by chance.
    pub fn discard_shadows(&mut self, cards: u8, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        for _ in 0..cards {
            let Some(card) = self.sauron.shadows.draw(ctx.chance) else {
                break;
            };
            self.sauron.open_shadows.take(card);
            self.decks.shadows_out.add(card);
            ctx.tell(|| Event::ShadowDiscarded { card });
        }
    }

    /// An active plot is discarded.
    pub fn discard_plot(&mut self, slot: usize, ctx: &mut Ctx<'_>) {
        if let Some((plot, _)) = self.sauron.active[slot].take() {
            // A starting plot leaves the game: the advanced ones alone make the deck.
            if self.pack.plot(plot).starting {
                self.decks.plots_away.add(plot);
            } else {
                self.decks.plots_out.add(plot);
            }
            ctx.tell(|| Event::PlotGone { plot });
        }
    }

    /// May this plot be played at that place, for all the cards say (MEQ-2.3a, MEQ-2.3b)?
    pub(crate) fn plot_fits(&self, plot: Plot, place: Place) -> Verdict {
        let facts = self.pack.plot(plot);
        let hero = self.first_hero();
        require(self.sauron.pool >= facts.pool, Why::POOL_TOO_SMALL)?;
        require(self.plots_active() < 3, Why::NO_SPACE)?;
        let fits = self.area(&facts.area, hero, Some(place)).has(place);
        require(fits && self.holds(&facts.requires, hero, Some(place)), Why::REQUIREMENT)
    }

    /// The places where a plot may be played.
    pub(crate) fn plot_places(&self, plot: Plot) -> Places {
        let facts = self.pack.plot(plot);
        let places = self.area(&facts.area, self.first_hero(), None);
        places.iter().filter(|place| self.plot_fits(plot, *place).is_ok()).collect()
    }

    /// A plot comes into play: its space, its token, its effect.
    pub(crate) fn play_plot(&mut self, plot: Plot, place: Place, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        if let Some(space) = self.sauron.active.iter_mut().find(|space| space.is_none()) {
            *space = Some((plot, place));
        }
        ctx.tell(|| Event::PlotPlayed { plot, place });
        if let Some(op) = self.pack.plot(plot).on_play {
            self.frames.push(Do::new(op, self.first_hero(), Some(place), Source::Plot(plot)));
        }
    }

    /// Sauron looks for a plot in the deck and the discards.
    pub fn find_plot(&mut self, plots: &[Plot], play: bool, op: Op, ctx: &mut Ctx<'_>) {
        let find = crate::questions::effects::find_plot::FindPlot { op, play };
        ctx.journal.reveal_to(SAURON_ONLY);
        let decks = &mut self.decks;
        let (under, top) = (std::mem::take(&mut decks.under), decks.top.take());
        under.iter().chain(top).for_each(|plot| decks.plots.add(plot));
        let _ = plots;
        self.frames.push(find);
    }

    /// Could Sauron, by open knowledge, play a shadow card at this moment (MEQ-5.5)? It must not depend on his hand.
    pub fn shadow_possible(&self, moment: Moment, seat: Seat) -> bool {
        let over = self.concluded && !self.options.errata;
        if over || self.turn.shadow || self.sauron.shadows.is_empty() {
            return false;
        }
        Shadow::all().any(|card| {
            let facts = self.pack.shadow(card);
            let seen = self.decks.shadows_out.count(card) as u8;
            facts.count > seen && facts.pool <= self.sauron.pool && self.is_moment(card, moment, seat)
        })
    }

    /// Is this the moment of a card?
    fn is_moment(&self, card: Shadow, moment: Moment, seat: Seat) -> bool {
        let wild = || !self.pack.map.havens.has(self.hero(seat).at);
        match (self.pack.shadow(card).moment, moment) {
            (Moment::TurnStartWild, Moment::TurnStart) | (Moment::Entering, Moment::Entering) => wild(),
            (Moment::CombatMinion, Moment::Combat) => {
                self.combat.as_ref().is_some_and(|combat| combat.minion().is_some())
            }
            (own, now) => own == now,
        }
    }

    /// May Sauron play this shadow card now?
    pub(crate) fn may_play_shadow(&self, card: Shadow, moment: Moment, seat: Seat) -> Verdict {
        require(!self.turn.shadow, Why::ONE_SHADOW)?;
        require(self.pack.shadow(card).pool <= self.sauron.pool, Why::SHADOW_POOL)?;
        require(self.sauron.shadows.has(card) && self.is_moment(card, moment, seat), Why::NOT_NOW)
    }

    /// Sauron plays a shadow card, on a hero. In a hero's own turn a Cloak and greed answer it.
    pub(crate) fn play_shadow(&mut self, card: Shadow, seat: Seat, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        self.turn.shadow = true;
        self.sauron.shadows.take(card);
        self.sauron.open_shadows.take(card);
        self.decks.shadows_out.add(card);
        ctx.tell(|| Event::ShadowPlayed { card });
        let source = Source::Shadow(card);
        if let Some(active) = self.turn.of {
            let corruption = self.hero(active).corruption;
            for burden in corruption.iter() {
                if let Some(crate::effect::Burden::ShadowPlayed { does }) =
                    &self.pack.corruption(burden).burden
                {
                    let op = does.op;
                    self.frames.push(Do::new(op, active, None, Source::Corruption(burden)));
                }
            }
            if self.has_item(active, "elven_cloak") {
                self.frames.push(crate::cards::elven_cloak::Cloak);
            }
        }
        if let Some(op) = self.pack.shadow(card).does {
            self.frames.push(Do::new(op, seat, None, source));
        }
    }

    /// May a monster come here at all: no hero is here, and it is no haven?
    pub(crate) fn may_hold_monster(&self, place: Place) -> bool {
        !self.pack.map.havens.has(place) && !self.heroes.iter().any(|hero| hero.at == place)
    }

    /// The places where monsters may be placed by a command at all.
    fn monster_ground(&self) -> Places {
        let map = &self.pack.map;
        let serpent = self.pack.minion_with(Gift::Serpent).and_then(|minion| self.board.minion_at(minion));
        let near = serpent.map_or(Places::EMPTY, |at| map.adjacent[at.index()].with(at));
        let heroes = self.heroes.iter().map(|hero| hero.at).collect();
        self.influenced().or(near).minus(map.havens).minus(heroes)
    }

    /// The places for a monster of this pile.
    pub fn places_for(&self, bag: Bag) -> Places {
        self.monster_ground().and(self.pack.map.piles[bag.index()])
    }

    /// Is there a token in this pile, and a place for it?
    pub(crate) fn can_place(&self, bag: Bag) -> bool {
        let left = self.decks.bags[bag.index()].len() + self.decks.bags_out[bag.index()].len();
        left > 0 && !self.places_for(bag).is_empty()
    }

    /// Sauron takes a token from a pile and looks at it.
    pub fn take_token(&mut self, bag: Bag, ctx: &mut Ctx<'_>) -> bool {
        let (left, out) = (&mut self.decks.bags[bag.index()], &mut self.decks.bags_out[bag.index()]);
        if left.is_empty() {
            out.pour_into(left);
        }
        let Some(face) = left.draw(ctx.chance) else {
            return false;
        };
        self.sauron.token = Some((bag, face));
        ctx.journal.reveal_to(SAURON_ONLY);
        ctx.tell_apart(
            SAURON_ONLY,
            || Event::TokenTaken { bag, face: Some(face) },
            || Event::TokenTaken { bag, face: None },
        );
        true
    }

    /// He puts it face down on a place: its number on the map.
    pub fn put_token(&mut self, place: Place, ctx: &mut Ctx<'_>) -> Option<u8> {
        let (bag, face) = self.sauron.token.take()?;
        ctx.tell(|| Event::TokenPlaced { bag, place });
        let seen = SeatSet::EMPTY;
        Some(self.board.add_token(Token { at: place, face, bag, seen }))
    }

    /// A token of a place's pile comes to it at once, influence or not.
    pub(crate) fn place_from_pile(&mut self, place: Place, ctx: &mut Ctx<'_>) {
        if self.may_hold_monster(place) && self.take_token(self.pack.bag(place), ctx) {
            self.put_token(place, ctx);
        }
    }

    /// Sauron takes a token from a pile and then says where it goes.
    pub(crate) fn place_monster_of(&mut self, bag: Bag, ctx: &mut Ctx<'_>) {
        if self.take_token(bag, ctx) {
            self.frames.push(PlaceMonster);
        }
    }

    /// A monster leaves the map, face up.
    pub(crate) fn remove_token(&mut self, number: u8, ctx: &mut Ctx<'_>) {
        if let Some(token) = self.board.take_token(number) {
            self.decks.bags_out[token.bag.index()].add(token.face);
            ctx.journal.reveal();
            ctx.tell(|| Event::TokenGone { face: token.face, place: token.at });
        }
    }

    /// A hero looks at the faces of all monsters of a place.
    pub fn look_at(&mut self, seat: Seat, place: Place, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal_to(SeatSet::only(seat));
        for number in 0..self.board.monsters.len() as u8 {
            let Some(token) = self.board.monsters[usize::from(number)].as_mut() else {
                continue;
            };
            if token.at == place {
                token.seen.add(seat);
                let face = token.face;
                ctx.tell_apart(
                    SeatSet::only(seat),
                    || Event::TokenSeen { token: number, face: Some(face) },
                    || Event::TokenSeen { token: number, face: None },
                );
            }
        }
    }

    /// A character comes to a place, from wherever it is.
    pub(crate) fn bring_character(&mut self, who: Character, place: Place, ctx: &mut Ctx<'_>) {
        self.board.characters[who.index()] = Some(place);
        ctx.tell(|| Event::CharacterComes { who, place });
    }

    /// A character goes back to the area beside the map.
    pub fn lose_character(&mut self, who: Character, ctx: &mut Ctx<'_>) {
        if self.board.characters[who.index()].take().is_some() {
            ctx.tell(|| Event::CharacterLeaves { who });
        }
    }

    /// Does a plot corrupt a hero who consults this character?
    pub(crate) fn tainted(&self, who: Character) -> bool {
        let taints =
            |(plot, _): &(Plot, Place)| self.pack.plot(*plot).lasting.contains(&Lasting::Taints { who });
        self.sauron.active.iter().flatten().any(taints)
    }
}
