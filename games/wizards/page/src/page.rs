//! SATM on a page.

use canvas::{Drawn, Line, Page, Scene, Spot, Words};
use maud::Markup;
use table::Seat;
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::event::Event;
use wizards::view::View;

use crate::{players, poster, sides};

/// The page of SATM.
pub struct WizardsPage;

impl Page for WizardsPage {
    type Game = Wizards;

    const SEATS: usize = 2;

    fn draw(scene: &Scene<Wizards>) -> Drawn {
        Drawn {
            board: sides::board(scene),
            hand: sides::hand(scene),
            turn: sides::turn(scene),
            players: players::players(scene),
        }
    }

    fn spot(_: &View, _: Option<Seat>, choice: &Choice) -> Spot {
        match *choice {
            Choice::Play(card, _) | Choice::Guard(card) | Choice::Card(card) | Choice::Lurk(card) => {
                hand(card)
            }
            Choice::Gain(card, by) => hand(card).and(format_args!("piece-{}", by.index())).in_bar(),
            Choice::Use(piece, _) | Choice::Pick(piece) => piece_spot(piece),
            Choice::Follow(piece, _)
            | Choice::General(piece)
            | Choice::Join(piece, _)
            | Choice::Part(piece)
            | Choice::Give(piece, _)
            | Choice::Store(piece)
            | Choice::Remove(piece)
            | Choice::Try(piece)
            | Choice::Dismiss(piece) => piece_spot(piece),
            Choice::Influence(_, of) | Choice::Sway(_, of) | Choice::Rescue(of) => piece_spot(of).in_bar(),
            Choice::Company(company) => Spot::at(format_args!("company-{company}")).in_bar(),
            Choice::Head(company, _) => Spot::at(format_args!("company-{company}")),
            Choice::Stay(company) => Spot::at(format_args!("company-{company}")),
            _ => Spot::nowhere(),
        }
    }

    fn focus(view: &View, own: Option<Seat>) -> Seat {
        own.unwrap_or(view.turn.active)
    }

    fn line(_view: &View, event: &Event) -> Line {
        match event {
            Event::Turn { .. } => Line::turn(),
            _ => Line::follows(),
        }
    }

    fn poster() -> Markup {
        poster::poster()
    }

    fn words() -> Words {
        crate::words()
    }

    fn style() -> &'static str {
        include_str!("../style.css")
    }

    fn book() -> &'static str {
        crate::RULEBOOK
    }
}

fn hand(card: wizards::ids::CardId) -> Spot {
    Spot::at(format_args!("hand-{card}")).in_bar()
}

fn piece_spot(piece: wizards::ids::PieceId) -> Spot {
    Spot::at(format_args!("piece-{}", piece.index()))
}
