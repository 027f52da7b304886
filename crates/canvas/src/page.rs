//! What a game's page is.

use std::collections::HashMap;

use maud::{Markup, html};
use table::{Game, Laid, Message, Seat, Told, Way};

use crate::{
    Context, Entry, Glance, Language, Line, Named, Pictured, Rank, Spot, Stage, Stop, Words, Workshop,
};

/// The page of a game: how its table is drawn, what it says, and what it looks like.
///
/// Everything is in the game's own types: a choice is a choice, an event an event. [`of`](crate::of) makes of it an
/// [`AnyPage`](crate::AnyPage), which is all that the pages of the house know.
///
/// ```
/// use canvas::{Drawn, Page, Scene, Spot, Words};
/// use journey::choice::Choice;
/// use journey::view::View;
/// use journey::Journey;
/// use maud::{Markup, html};
/// use table::Seat;
///
/// /// El viaje a Mordor as a list of names.
/// struct Plain;
///
/// impl Page for Plain {
///     type Game = Journey;
///
///     fn draw(scene: &Scene<Journey>) -> Drawn {
///         let ctx = scene.ctx;
///         // What changes by itself is a layer: an update sends only those that changed.
///         let cup = ctx.layer("div", "bowl", html! { div #bowl { (ctx.thing("cup", "cup", "The cup", &html! { "…" })) } });
///         Drawn {
///             board: html! { section { (cup) } },
///             players: html! { ul #players { @for (seat, _) in scene.view.seats.iter() { li { (ctx.name(seat)) } } } },
///             ..Drawn::default()
///         }
///     }
///
///     fn spot(_view: &View, _own: Option<Seat>, choice: &Choice) -> Spot {
///         match choice {
///             Choice::Roll | Choice::Repeat => Spot::nowhere().and("cup"),
///             _ => Spot::nowhere(),
///         }
///     }
///
///     fn poster() -> Markup {
///         html! { svg .poster aria-hidden="true" {} }
///     }
///
///     // In a crate of its own: `canvas::words!("journey")`, `include_str!("../style.css")`, and so on.
///     fn words() -> Words {
///         Words { of: "plain", files: &[] }
///     }
///     fn style() -> &'static str {
///         ".bowl { color: inherit; }"
///     }
///     fn book() -> &'static str {
///         ""
///     }
/// }
///
/// let page = canvas::of::<Plain>();
/// assert_eq!(page.info().id, "journey");
/// ```
pub trait Page: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// With how many seats it is best begun by somebody who is alone.
    const SEATS: usize = Self::Game::INFO.most;

    /// Up to so many choices that are lit on the board stand in the bar too; more fold away.
    const ROOM: usize = 7;

    /// What of the drawing says how the table stands, as a selector of CSS: at the press of a key it is told in words.
    const COUNTS: &'static str = "";

    /// Steps at which there is often little to decide, by their words (`ID-stop-WORD` says which): a reader may want to pass
    /// them without being asked.
    const STOPS: &'static [&'static str] = &[];

    /// What a stranger wants to know of it before anything else. `ID-box` says in which languages there is a box.
    const GLANCE: Glance = Glance { minutes: (30, 60), weight: 3, first: &[], main: &[], beside: &[] };

    /// The table as one reader sees it.
    fn draw(scene: &Scene<Self::Game>) -> Drawn;

    /// What the question in the bar is about, where that is better shown than named: tokens to be clicked, or a
    /// [picker](crate::picker). No layers lie in it.
    fn ask(_scene: &Scene<Self::Game>) -> Markup {
        html! {}
    }

    /// After the game: what it came to, to stand below the words that say how it ended. No layers lie in it, and no ids.
    fn ending(_scene: &Scene<Self::Game>) -> Markup {
        html! {}
    }

    /// Where on the drawing a choice is made that lies before `own`, or one that such a choice leads to.
    fn spot(
        _view: &<Self::Game as Game>::View,
        _own: Option<Seat>,
        _choice: &<Self::Game as Game>::Choice,
    ) -> Spot {
        Spot::nowhere()
    }

    /// Which choices end a question, and which cannot be made good. What one is called tells where a game has one word for several
    /// answers.
    fn rank(_view: &<Self::Game as Game>::View, _laid: &Laid<<Self::Game as Game>::Choice>) -> Rank {
        Rank::Answer
    }

    /// Of what kind a choice is that is made on the board, as a verb with its object: 'Move a minion'. Where there are too many
    /// to be listed, the bar has the kinds, each with how many there are, and who chooses one sees those alone lit.
    fn kind(
        _view: &<Self::Game as Game>::View,
        _laid: &Laid<<Self::Game as Game>::Choice>,
    ) -> Option<Message> {
        None
    }

    /// The same of what is done [in one go](Scene::ways), by its choices in order.
    fn intent(
        _view: &<Self::Game as Game>::View,
        _choices: &[<Self::Game as Game>::Choice],
    ) -> Option<Message> {
        None
    }

    /// Those of the [steps](Self::STOPS) at which nobody is asked who has not said that they want to be.
    const UNASKED: &'static [&'static str] = &[];

    /// Which of the [steps](Self::STOPS) it is that `own` is asked at: `asked` is the id of the question's message. What it
    /// is must not depend on what is hidden.
    fn stop(_view: &<Self::Game as Game>::View, _own: Option<Seat>, _asked: &str) -> Option<Stop> {
        None
    }

    /// Whose things are shown to a reader who sits at `own`, or watches.
    fn focus(_view: &<Self::Game as Game>::View, own: Option<Seat>) -> Seat {
        own.unwrap_or(Seat::new(0))
    }

    /// How the journal tells an event: what weight it has, who did it, what it touched.
    fn line(_view: &<Self::Game as Game>::View, _event: &<Self::Game as Game>::Event) -> Line {
        Line::follows()
    }

    /// The id of what a remark points at, if it is on the drawing now.
    fn pointed(_view: &<Self::Game as Game>::View, _remark: &str) -> Option<String> {
        None
    }

    /// The game in one small picture, for the entrance.
    fn poster() -> Markup;

    /// The same as a PNG of 1200 by 630, which programs show where somebody shares a link to a table.
    fn shared() -> Option<&'static [u8]> {
        None
    }

    /// How it is played, on one page that is drawn with its own pieces: for somebody who never saw it. The heading above it is the
    /// house's.
    fn how(_language: Language) -> Markup {
        html! {}
    }

    /// What readers of its rules must know: where its facts are from.
    fn note(_language: Language) -> Markup {
        html! {}
    }

    /// Has it a library of its cards and people?
    const LIBRARY: bool = false;

    /// Everything that can be looked up, in order. At a table it is what that plays with, else what the house has.
    fn library(_ctx: &Context, _view: Option<&<Self::Game as Game>::View>) -> Vec<Entry> {
        Vec::new()
    }

    /// The entries of the [library](Self::library) of which a host may have pictures of their own, by what such a file may be called.
    fn pictured() -> Vec<Pictured> {
        let entries = |language| Self::library(&Context::plain(language), None);
        // Each language may have an order of its own.
        let other = entries(Language::Es).into_iter().map(|entry| (entry.id, entry.name));
        let mut other = other.collect::<HashMap<_, _>>();
        let of = |entry: Entry| {
            let other = other.remove(&entry.id);
            let names = std::iter::once(entry.name).chain(other).collect();
            Pictured { id: entry.id, names, numbers: Vec::new() }
        };
        entries(Language::En).into_iter().map(of).collect()
    }

    /// The signs that its drawings use, where no table brings them.
    fn signs() -> Markup {
        html! {}
    }

    /// Which entry of the [library](Self::library) a name in a sentence is of.
    fn named(_name: Named) -> Option<String> {
        None
    }

    /// Which entry the thing with this id on the drawing is of.
    fn entry(_view: &<Self::Game as Game>::View, _id: &str) -> Option<String> {
        None
    }

    /// The entries that `own` cannot have seen yet, by what that seat may know: what may still come up. `None`: nothing
    /// here comes up by surprise.
    fn unseen(_view: &<Self::Game as Game>::View, _own: Option<Seat>) -> Option<Vec<String>> {
        None
    }

    /// Its lessons for somebody who does not know it, in the order in which they are taken: what the files hold, as
    /// [`table::Lesson`] reads them.
    fn lessons() -> &'static [&'static str] {
        &[]
    }

    /// Where readers make what they bring to its tables, if it has such a place.
    fn workshop() -> Option<&'static dyn Workshop> {
        None
    }

    /// Its words: [`words!`](macro@crate::words). They must name the game (`ID-name`), say what it is (`ID-about`), and say
    /// every message of its rules; [`proof`](crate::text::proof) helps to test it.
    fn words() -> Words;

    /// Its part of the style sheet: classes of its own, which begin with a prefix that its head names; colours from the tokens of the
    /// house.
    fn style() -> &'static str;

    /// The clauses of its rulebook, as the crate `rulebook` reads them.
    fn book() -> &'static str;
}

/// What a table is drawn from.
pub struct Scene<'a, G: Game> {
    /// What the reader sees.
    pub view: &'a G::View,
    /// What lies before the reader: legal choices, and dimmed ones with the reason.
    pub laid: &'a [Laid<G::Choice>],
    /// What the reader may do in one go: one clicks at the places of each, and all of it is sent as one.
    pub ways: &'a [Way<G::Choice>],
    /// The last of what happened: the last [`LOOKS_BACK`](crate::LOOKS_BACK) lines, or all where there are fewer.
    pub told: &'a [Told<G::Event>],
    /// How many lines the reader was told before those.
    pub before: usize,
    /// How each of those is told.
    pub lines: &'a [Line],
    /// Where in those the part begins that the reader has not answered by an act of their own.
    pub recent: usize,
    /// The ply that a choice is sent with: it tells this question from others.
    pub ply: u32,
    /// What the reader is asked, in words.
    pub ask: &'a str,
    /// What the house knows of a seat besides the game: whose it is, who is away.
    pub extra: &'a dyn Fn(Seat) -> Markup,
    /// Words, names, and what may be chosen.
    pub ctx: &'a Context<'a>,
}

impl<G: Game> Scene<'_, G> {
    /// The legal choices.
    pub fn legal(&self) -> impl Iterator<Item = &G::Choice> {
        let legal = self.laid.iter().filter(|laid| laid.refusal.is_none());
        legal.map(|laid| &laid.choice)
    }

    /// What happened since the reader's last act.
    pub fn since(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().skip(self.recent)
    }

    /// The number of the last line of this kind, from 1, if one of those [told](Self::told) is. It grows whenever it
    /// happens again, and so tells a [die](Context::die) when to tumble.
    pub fn last(&self, kind: impl Fn(&G::Event) -> bool) -> Option<usize> {
        let last = self.told.iter().rposition(|told| kind(&told.event));
        last.map(|index| self.before + index + 1)
    }
}

/// A table, drawn. [Layers](Context::layer) in the parts are kept by the context.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// The board.
    pub board: Markup,
    /// What lies at hand: dice, cards.
    pub hand: Markup,
    /// What counts this turn.
    pub turn: Markup,
    /// Who plays; an element with the id `players`.
    pub players: Markup,
    /// What the question is about, for a table that stands on a stage; without it the page is laid out by its marks alone.
    pub stage: Option<Stage>,
    /// Classes of the page's `main`, by which the style lays it out: a style that asks what is in it (`:has`) is asked anew
    /// at every change.
    pub marks: &'static str,
}
