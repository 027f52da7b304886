//! The page of the toy in which each seat brings a deck, and a mind that brings its own.

use bots::{Levels, Mind, Minds};
use bree::RoomOf;
use canvas::{Drawn, Page, Scene, Spot, Words, WordsFile};
use maud::{Markup, html};
use table::{Rng, Seat, pick};

use crate::packs::{Choice, Packs, Setup, State, View};

/// The line with which it is added to a house.
pub fn room() -> RoomOf<Packs> {
    RoomOf::new((), Minds::of("packer", Packer, Levels::default()), PacksPage)
}

/// A bot's deck.
pub const BOTS_DECK: &str = "1 mouse\n2 cat";

/// Brings mice and cats, and plays as it comes.
#[derive(Clone, Debug)]
struct Packer;

impl Mind for Packer {
    type Game = Packs;

    fn brings(&self, _: &Setup, _: Seat, id: &str, _: &mut Rng) -> Option<String> {
        (id == "deck").then(|| BOTS_DECK.to_owned())
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        f64::from(state.points[seat]) / 10.0
    }

    fn habit(&self, _: &State, _: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        pick(rng, choices.len())
    }
}

struct PacksPage;

impl Page for PacksPage {
    type Game = Packs;

    fn draw(scene: &Scene<Packs>) -> Drawn {
        Drawn { board: html! { p #packs { (scene.ctx.say("packs-about")) } }, ..Drawn::default() }
    }

    fn spot(_view: &View, _own: Option<Seat>, _choice: &Choice) -> Spot {
        Spot::nowhere()
    }

    fn poster() -> Markup {
        html! { svg aria-hidden="true" {} }
    }

    fn words() -> Words {
        Words {
            of: "packs",
            files: &[WordsFile {
                name: "packs",
                es: include_str!("packs/es.ftl"),
                en: include_str!("packs/en.ftl"),
            }],
        }
    }

    fn style() -> &'static str {
        ""
    }

    fn book() -> &'static str {
        include_str!("packs/rulebook.toml")
    }
}
