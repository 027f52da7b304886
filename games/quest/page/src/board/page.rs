//! Middle-earth Quest on a page.

use canvas::{
    Context, Drawn, Entry, Glance, Language, Line, Named, Page, Rank, Spot, Stop, Strengths, Words,
};
use maud::{Markup, html};
use quest::state::SAURON;
use quest::view::View;
use quest::{Choice, Event, MiddleEarthQuest};
use table::{Laid, Message, Seat, Told};

use super::strength::STRENGTHS;
use super::{
    Scene, asked, combat, hand, hero, how, kinds, library, line, map, moment, players, poster, sauron, spots,
    stage, stops, story,
};

/// The page of Middle-earth Quest.
pub struct QuestPage;

impl Page for QuestPage {
    type Game = MiddleEarthQuest;

    const SEATS: usize = 2;

    const ROOM: usize = 4;

    const COUNTS: &'static str = "#story .qu-mark, #story .qu-note, #combat, .qu-sheet--turn";

    const STOPS: &'static [&'static str] = stops::STOPS;

    fn draw(scene: &Scene) -> Drawn {
        let stage = stage::stage(scene);
        Drawn {
            board: map::board(scene),
            hand: hand::hand(scene),
            turn: html! {
                (combat::combat(scene))
                (story::story(scene))
                (moment::moment(scene))
                @if scene.ctx.own == Some(SAURON) { (sauron::board(scene)) (hero::sheets(scene)) }
                @else { (hero::sheets(scene)) (sauron::board(scene)) }
                details #quest-how .qu-fold .qu-panel { summary .qu-panel__title { (scene.ctx.say("quest-help-title")) } (how::how(scene.ctx.language, false)) }
            },
            players: players::players(scene),
            marks: stage::marks(scene, &stage),
            stage: Some(stage),
        }
    }

    fn ask(scene: &Scene) -> Markup {
        asked::ask(scene)
    }

    fn ending(scene: &Scene) -> Markup {
        super::story::ending(scene)
    }

    fn facts(_view: &View, told: &[Told<Event>]) -> Vec<Message> {
        super::facts::facts(told)
    }

    fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
        spots::spot(view, own, choice)
    }

    fn rank(view: &View, laid: &Laid<Choice>) -> Rank {
        kinds::rank(view, laid)
    }

    fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        kinds::odds(view, laid)
    }

    fn kind(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        kinds::kind(view, laid)
    }

    fn intent(_view: &View, choices: &[Choice]) -> Option<Message> {
        kinds::intent(choices)
    }

    fn stop(view: &View, _own: Option<Seat>, _asked: &Message) -> Option<Stop> {
        stops::stop(view)
    }

    fn focus(view: &View, own: Option<Seat>) -> Seat {
        own.or(view.table.turn.of).unwrap_or(SAURON)
    }

    fn line(_: &View, event: &Event) -> Line {
        line::line(event)
    }

    const LIBRARY: bool = true;

    fn library(ctx: &Context, view: Option<&View>) -> Vec<Entry> {
        library::library(ctx, view)
    }

    fn signs() -> Markup {
        super::sign::signs()
    }

    fn named(name: Named) -> Option<String> {
        library::named(name)
    }

    fn entry(_view: &View, id: &str) -> Option<String> {
        library::entry(id)
    }

    fn unseen(view: &View, _own: Option<Seat>) -> Option<Vec<String>> {
        Some(library::unseen(view))
    }

    fn poster() -> Markup {
        poster::poster()
    }

    fn shared() -> Option<&'static [u8]> {
        Some(include_bytes!("../../shared.png"))
    }

    const STRENGTHS: Option<Strengths> = Some(STRENGTHS);

    const GLANCE: Glance =
        Glance { minutes: (120, 180), weight: 4, seat: 1, first: &[], main: &[], beside: &[], alone: &[] };

    fn how(language: Language) -> Markup {
        how::how(language, true)
    }

    fn lessons() -> &'static [&'static str] {
        &[
            include_str!("../../lessons/hero.toml"),
            include_str!("../../lessons/sauron.toml"),
            include_str!("../../lessons/last.toml"),
        ]
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

    fn glossary() -> &'static str {
        include_str!("../../../rules/glossary.toml")
    }
}
