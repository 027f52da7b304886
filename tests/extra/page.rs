//! The page of the toy: a list of who has how many points, a die, and a few words.

use bots::{Blank, Levels, Minds};
use bree::RoomOf;
use canvas::{Drawn, Page, Scene, Spot, Words, WordsFile};
use maud::{Markup, html};
use table::Seat;

use crate::race::{Choice, Race, SOUND, View};

/// The toy as it keeps its contract.
pub type Toy = Race<SOUND>;

/// The line with which it is added to a house.
pub fn room() -> RoomOf<Toy> {
    let minds = Minds::of("blank", Blank::new(), Levels::default());
    RoomOf::new((), minds, RacePage)
}

/// A race on a page.
pub struct RacePage;

impl Page for RacePage {
    type Game = Toy;

    fn draw(scene: &Scene<Toy>) -> Drawn {
        let (points, ctx) = (&scene.view.state.points, scene.ctx);
        let die = html! { (scene.view.state.rolled) };
        Drawn {
            board: html! { p .racetrack { (ctx.thing("die", "die", "die", &die)) } },
            players: html! {
                ul #players {
                    @for (seat, points) in points.iter() { li { (ctx.name(seat)) ": " (points) ((scene.extra)(seat)) } }
                }
            },
            ..Drawn::default()
        }
    }

    fn spot(_view: &View, _own: Option<Seat>, choice: &Choice<SOUND>) -> Spot {
        match choice {
            Choice::Roll => Spot::at("die"),
            Choice::Lane(_) | Choice::Bank => Spot::nowhere(),
        }
    }

    fn poster() -> Markup {
        html! { svg aria-hidden="true" {} }
    }

    fn words() -> Words {
        Words {
            of: "race",
            files: &[WordsFile {
                name: "race",
                es: include_str!("race/es.ftl"),
                en: include_str!("race/en.ftl"),
            }],
        }
    }

    fn style() -> &'static str {
        ".racetrack { color: inherit; }"
    }

    fn book() -> &'static str {
        include_str!("race/rulebook.toml")
    }
}
