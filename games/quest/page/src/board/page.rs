//! Middle-earth Quest on a page.

use canvas::{Drawn, Language, Line, Page, Spot, Words};
use maud::{Markup, html};
use quest::state::SAURON;
use quest::view::View;
use quest::{Choice, Event, MiddleEarthQuest};
use table::Seat;

use super::{Scene, combat, hand, hero, line, map, moment, players, poster, sauron, spots, story};

/// The page of Middle-earth Quest.
pub struct QuestPage;

impl Page for QuestPage {
    type Game = MiddleEarthQuest;

    const SEATS: usize = 2;

    const ROOM: usize = 9;

    fn draw(scene: &Scene) -> Drawn {
        Drawn {
            board: map::board(scene),
            hand: hand::hand(scene),
            turn: html! {
                (combat::combat(scene))
                (story::story(scene))
                (moment::moment(scene))
                @if scene.ctx.own == Some(SAURON) { (sauron::board(scene)) (hero::sheets(scene)) }
                @else { (hero::sheets(scene)) (sauron::board(scene)) }
                details #how .qfold .qpanel { summary .qpanel__title { (scene.ctx.say("quest-help-title")) } (help(scene.ctx.language)) }
            },
            players: players::players(scene),
        }
    }

    fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
        spots::spot(view, own, choice)
    }

    fn focus(view: &View, own: Option<Seat>) -> Seat {
        own.or(view.table.turn.of).unwrap_or(SAURON)
    }

    fn line(_: &View, event: &Event) -> Line {
        line::line(event)
    }

    fn poster() -> Markup {
        poster::poster()
    }

    fn note(language: Language) -> Markup {
        html! { aside .remark { h2 { (language.text("quest-help-title")) } (help(language)) } }
    }

    fn words() -> Words {
        crate::words()
    }

    fn style() -> &'static str {
        include_str!("../../style.css")
    }

    fn book() -> &'static str {
        crate::RULEBOOK
    }
}

/// How to play, in few lines.
fn help(language: Language) -> Markup {
    let say = |id: &str| language.text(id);
    let lines = |of: &str, count: usize| {
        (1..=count)
            .map(|line| language.text(&format!("quest-help-{of}-{line}")))
            .collect::<Vec<_>>()
    };
    html! {
        p { (say("quest-help-lead")) }
        h4 { (say("quest-help-heroes-title")) }
        p { (say("quest-help-heroes-aim")) }
        ol { @for line in lines("heroes", 4) { li { (line) } } }
        p { (say("quest-help-heroes-cards")) }
        h4 { (say("quest-help-sauron-title")) }
        p { (say("quest-help-sauron-aim")) }
        ol { @for line in lines("sauron", 6) { li { (line) } } }
        p { (say("quest-help-sauron-shadow")) }
        h4 { (say("quest-help-combat-title")) }
        ol { @for line in lines("combat", 4) { li { (line) } } }
        h4 { (say("quest-help-signs-title")) }
        ul .qsigns {
            @for (sign, id) in SIGNS { li { (super::sign::icon(sign)) " " (say(id)) } }
        }
    }
}

/// What the signs of the map mean.
const SIGNS: [(&str, &str); 10] = [
    ("haven", "quest-help-sign-haven"),
    ("hold", "quest-help-sign-stronghold"),
    ("influence", "quest-help-sign-influence"),
    ("favor", "quest-help-sign-favor"),
    ("character", "quest-help-sign-character"),
    ("monster", "quest-help-sign-monster"),
    ("minion", "quest-help-sign-minion"),
    ("plot", "quest-help-sign-plot"),
    ("event", "quest-help-sign-event"),
    ("any", "quest-help-sign-path"),
];
