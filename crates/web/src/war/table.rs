//! The table of Guerra del Anillo as one observer sees it, put together from its parts.

use maud::{Markup, html};
use table::{BySeat, Seat};
use war::nation::Side as Camp;
use war::view::View;

use super::context::Context;
use super::map::map;
use super::sign::{icon, signs};
use super::{battle, cards, counters, side, spots};

/// What the table is drawn from.
pub struct Scene<'a> {
    /// What the observer sees.
    pub view: &'a View,
    /// Words, and what may be chosen.
    pub ctx: &'a Context<'a>,
    /// The reader's own seat.
    pub own: Option<Seat>,
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// The legal choices, in notation.
    pub choices: &'a [&'a str],
}

/// The side of a seat.
pub const fn camp_of(view: &View, seat: Seat) -> Camp {
    let free = if view.players == 4 { 2 } else { 1 };
    if seat.index() < free {
        Camp::Free
    } else {
        Camp::Shadow
    }
}

impl Scene<'_> {
    /// The map with all that stands on it, the dice, and figures that may be chosen.
    pub fn board(&self) -> Markup {
        let told = |region: &str| counters::told(self.view, self.ctx, region);
        html! {
            div #war-table .warsheet {
                div #sign-sheet .layer hidden[true] { (signs()) }
                (map(self.ctx, &counters::counters(self.view, self.ctx), &told))
            }
            (side::dice(self.view, self.ctx, self.choices, &spots::spots(self.ctx, self.choices.iter().copied())))
        }
    }

    /// Cards.
    pub fn hand(&self) -> Markup {
        html! {
            div .warhand { (cards::cards(self.view, self.ctx, self.own, self.names)) }
        }
    }

    /// What goes on, and what is counted.
    pub fn turn(&self) -> Markup {
        html! { (battle::battle(self.view, self.ctx)) (side::tracks(self.view, self.ctx)) }
    }

    /// Who plays which side.
    pub fn players(&self, extra: &dyn Fn(Seat) -> Markup) -> Markup {
        let view = self.view;
        html! {
            ul #players .players aria-label=(self.ctx.say("war-board-players")) {
                @for (seat, _) in view.hands.iter() {
                    @let camp = camp_of(view, seat);
                    @let won = view.over.is_some_and(|over| over.winner() == camp);
                    li id={ "player-" (seat) } .player .player--won[won] .player--focus[self.own == Some(seat)] {
                        span class={ "badge-picture wbadge wbadge--" (camp) } { (icon(if camp == Camp::Free { "will" } else { "eye" })) }
                        span .player__who {
                            span .player__name { (self.names.get(seat).map_or("", String::as_str)) }
                            (extra(seat))
                        }
                        (cards::backs(view, self.ctx, seat, camp))
                        span .player__hobbit { (self.ctx.say(camp.term())) }
                    }
                }
            }
        }
    }
}
