//! The contract of a game's page.

use std::collections::HashMap;

use maud::{Markup, html};
use table::{Game, Laid, Message, Seat, Told, Way};

use crate::{
    Context, Entry, Glance, Language, Line, Named, Pictured, Rank, Rest, Spot, Stage, Stop, Strengths, Words,
    Workshop,
};

/// The page of a game: drawing, words, style.
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

    /// The number of seats for a game against bots.
    const SEATS: usize = Self::Game::INFO.most;

    /// The number of highlighted choices that also fit in the action bar; more fold away.
    const ROOM: usize = 7;

    /// A CSS selector of the parts that show the score: at the press of a key they are told in words.
    const COUNTS: &'static str = "";

    /// Steps at which there is often little to decide, by their words (message `ID-stop-WORD`): a reader may want to pass
    /// them without being asked.
    const STOPS: &'static [&'static str] = &[];

    /// Facts for strangers. `ID-box` says in which languages there is a box.
    const GLANCE: Glance =
        Glance { minutes: (30, 60), weight: 3, seat: 0, first: &[], main: &[], beside: &[], alone: &[] };

    /// The table as one reader sees it.
    fn draw(scene: &Scene<Self::Game>) -> Drawn;

    /// The subject of the question in the bar, where that is better shown than named: tokens to be clicked, or a
    /// [picker](crate::picker). No layers lie in it. Only called for a reader who has a legal choice.
    fn ask(_scene: &Scene<Self::Game>) -> Markup {
        html! {}
    }

    /// The lines of the journal that [`Page::ask`] tells, by their numbers, from 0: the strip beside it leaves them out. Only called for a
    /// reader who has a legal choice.
    fn recalls(_scene: &Scene<Self::Game>) -> Vec<usize> {
        Vec::new()
    }

    /// The result after the game, to stand below the words that say how it ended. No layers lie in it, and no ids.
    fn ending(_scene: &Scene<Self::Game>) -> Markup {
        html! {}
    }

    /// Facts of the whole game for the page at its end, counted from all that was told to its reader: strikes won, the luck of
    /// the dice.
    fn facts(
        _view: &<Self::Game as Game>::View,
        _told: &[Told<<Self::Game as Game>::Event>],
    ) -> Vec<Message> {
        Vec::new()
    }

    /// The place on the drawing of a choice of `own`, or of one that such a choice leads to.
    fn spot(
        _view: &<Self::Game as Game>::View,
        _own: Option<Seat>,
        _choice: &<Self::Game as Game>::Choice,
    ) -> Spot {
        Spot::nowhere()
    }

    /// The rank of a choice: an answer, the end of a question, or one that cannot be made good. Its label decides where a
    /// game has one word for several answers.
    fn rank(_view: &<Self::Game as Game>::View, _laid: &Laid<<Self::Game as Game>::Choice>) -> Rank {
        Rank::Answer
    }

    /// The kind of a choice that is made on the board, as a verb with its object: 'Move a minion'. Where there are too
    /// many to be listed, the bar has the kinds, each with its number, and choosing one lights that kind alone. The message's form `.next`,
    /// where it has one, says what is pressed then: 'Choose on the map which minion.' Where a label repeats what its kind says, the label's form `.listed`
    /// is what stands below the kind: 'Moria' below 'Move Boromir II'.
    fn kind(
        _view: &<Self::Game as Game>::View,
        _laid: &Laid<<Self::Game as Game>::Choice>,
    ) -> Option<Message> {
        None
    }

    /// The odds of a choice, in a few words: they stand on its button.
    fn odds(
        _view: &<Self::Game as Game>::View,
        _laid: &Laid<<Self::Game as Game>::Choice>,
    ) -> Option<Message> {
        None
    }

    /// The order of a choice that may be made among others that have one, the smallest first: what is worth most, what is nearest. They
    /// stand where such choices stood, and the rest where it was. Answers are given to whoever is asked alone, so that it may rest on
    /// what only they see.
    fn order(_view: &<Self::Game as Game>::View, _laid: &Laid<<Self::Game as Game>::Choice>) -> Option<u32> {
        None
    }

    /// The things that a choice leaves undone, in a few words: told where its button is pointed at, and read aloud with it.
    fn leaves(
        _view: &<Self::Game as Game>::View,
        _laid: &Laid<<Self::Game as Game>::Choice>,
    ) -> Option<Message> {
        None
    }

    /// The kind of a [way](Scene::ways), by its choices in order.
    fn intent(
        _view: &<Self::Game as Game>::View,
        _choices: &[<Self::Game as Game>::Choice],
    ) -> Option<Message> {
        None
    }

    /// The question once the first place of a [way](Scene::ways) was pressed and another is to follow: 'Whom does the Army in Edoras
    /// attack?'
    fn onward(
        _view: &<Self::Game as Game>::View,
        _choices: &[<Self::Game as Game>::Choice],
    ) -> Option<Message> {
        None
    }

    /// What a question that may be answered before it comes is about: such an answer holds as long as this is the same. `asked` is
    /// the id of the question's message.
    fn about(_view: &<Self::Game as Game>::View, _asked: &str) -> Option<String> {
        None
    }

    /// The [steps](Self::STOPS) at which nobody is asked who has not said that they want to be.
    const UNASKED: &'static [&'static str] = &[];

    /// The [steps](Self::STOPS) that pass for whoever wants to be asked seldom, besides those.
    const SELDOM: &'static [&'static str] = &[];

    /// The [steps](Self::STOPS) that may come for `own` at this table, as it stands.
    fn stops(_view: &<Self::Game as Game>::View, _own: Option<Seat>) -> &'static [&'static str] {
        Self::STOPS
    }

    /// The [step](Self::STOPS) at which `own` is asked `asked`, the question as the rules put it. It must not depend
    /// on hidden things.
    fn stop(_view: &<Self::Game as Game>::View, _own: Option<Seat>, _asked: &Message) -> Option<Stop> {
        None
    }

    /// What leaves alone the question `asked` and those that follow it: the end of a turn. It must not depend on hidden things, as a
    /// [stop](Self::stop) must not.
    fn rest(_view: &<Self::Game as Game>::View, _own: Option<Seat>, _asked: &Message) -> Option<Rest> {
        None
    }

    /// The seat whose pieces are shown to a reader who sits at `own`, or watches.
    fn focus(_view: &<Self::Game as Game>::View, own: Option<Seat>) -> Seat {
        own.unwrap_or(Seat::new(0))
    }

    /// The journal's telling of an event: its weight, its actor, its places.
    fn line(_view: &<Self::Game as Game>::View, _event: &<Self::Game as Game>::Event) -> Line {
        Line::follows()
    }

    /// The id of the thing a remark points at, if it is on the drawing now.
    fn pointed(_view: &<Self::Game as Game>::View, _remark: &str) -> Option<String> {
        None
    }

    /// The game in one small picture, for the entrance.
    fn poster() -> Markup;

    /// The same as a PNG of 1200 by 630, which programs show where somebody shares a link to a table.
    fn shared() -> Option<&'static [u8]> {
        None
    }

    /// The how-to page, drawn with the game's own pieces, for somebody who never saw it. The heading above it is the
    /// house's.
    fn how(_language: Language) -> Markup {
        html! {}
    }

    /// A note for readers of its rules: the source of its facts.
    fn note(_language: Language) -> Markup {
        html! {}
    }

    /// True if it has a library of its cards and people.
    const LIBRARY: bool = false;

    /// Everything that can be looked up, in order. At a table it is what that plays with, else what the house has.
    fn library(_ctx: &Context, _view: Option<&<Self::Game as Game>::View>) -> Vec<Entry> {
        Vec::new()
    }

    /// The entries of the [library](Self::library) of which a host may have pictures, with the names such a file may
    /// have.
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

    /// The entry of the [library](Self::library) for a name in a sentence.
    fn named(_name: Named) -> Option<String> {
        None
    }

    /// The entry for the thing with this id on the drawing.
    fn entry(_view: &<Self::Game as Game>::View, _id: &str) -> Option<String> {
        None
    }

    /// The entries that `own` cannot have seen yet, by what that seat may know. `None`: nothing here comes up by
    /// surprise.
    fn unseen(_view: &<Self::Game as Game>::View, _own: Option<Seat>) -> Option<Vec<String>> {
        None
    }

    /// The option whose values are the chapters of its campaign, where it has one: then there is a log of it.
    const CAMPAIGN: Option<&'static str> = None;

    /// The share of games that hard bots win, in percent, as it was measured: of each chapter with one seat, two, three and four.
    const PUBLISHED: &'static [(&'static str, [u8; 4])] = &[];

    /// The strength of its levels of bots against each other, where that was measured.
    const STRENGTHS: Option<Strengths> = None;

    /// Its lessons for somebody who does not know it, in the order in which they are taken: what the files hold, as
    /// [`table::Lesson`] reads them.
    fn lessons() -> &'static [&'static str] {
        &[]
    }

    /// The workbench where readers make what they bring to its tables, if it has one.
    fn workshop() -> Option<&'static dyn Workshop> {
        None
    }

    /// The words: [`words!`](macro@crate::words). They must name the game (`ID-name`), say what it is (`ID-about`), and
    /// say every message of its rules; [`proof`](crate::text::proof) helps to test it.
    fn words() -> Words;

    /// The style sheet: classes of its own, which begin with a prefix that its head names; colours from the tokens of the
    /// house.
    fn style() -> &'static str;

    /// The style of its bench, where decks are made, which no table loads.
    fn bench_style() -> &'static str {
        ""
    }

    /// The clauses of its rulebook, as the crate `rulebook` reads them.
    fn book() -> &'static str;

    /// The terms of its rulebook, each told in one sentence, as [`rulebook::Glossary`] reads them.
    fn glossary() -> &'static str {
        ""
    }

    /// The signs of its drawings that stand for terms: the id of the symbol, and the key of the term in the
    /// [glossary](Self::glossary). A sign tells its term where it stands, and on the sheet of what it is drawn on.
    fn told_signs() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// The input of a table's drawing.
pub struct Scene<'a, G: Game> {
    /// The reader's view.
    pub view: &'a G::View,
    /// The question to the reader, as the rules put it; none where the reader has no choices.
    pub asked: Option<&'a Message>,
    /// The reader's choices: legal ones, and dimmed ones with the reason.
    pub laid: &'a [Laid<G::Choice>],
    /// The ways the reader may take in one go: one clicks at the places of each, and all of it is sent as one.
    pub ways: &'a [Way<G::Choice>],
    /// The last events: the last [`LOOKS_BACK`](crate::LOOKS_BACK) lines, or all where there are fewer.
    pub told: &'a [Told<G::Event>],
    /// The number of lines told before those.
    pub before: usize,
    /// The telling of each of those.
    pub lines: &'a [Line],
    /// The first of those that the reader has not answered by an act of their own.
    pub recent: usize,
    /// The ply to send with a choice: it identifies this question.
    pub ply: u32,
    /// The question to the reader, in words.
    pub ask: &'a str,
    /// The house's markup for a seat, besides the game's: its player, and who is away.
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

    /// The lines since the reader's last act.
    pub fn since(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().skip(self.recent)
    }

    /// The number of the last line of this kind, from 1, if it is among those [told](Self::told). It grows whenever it
    /// happens again, and so tells a [die](Context::die) when to tumble.
    pub fn last(&self, kind: impl Fn(&G::Event) -> bool) -> Option<usize> {
        let last = self.told.iter().rposition(|told| kind(&told.event));
        last.map(|index| self.before + index + 1)
    }
}

/// A table, drawn. [Layers](Context::layer) in the parts are kept by the context.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    pub board: Markup,
    /// The reader's hand: dice, cards.
    pub hand: Markup,
    /// The numbers of this turn.
    pub turn: Markup,
    /// The players, in an element with the id `players`.
    pub players: Markup,
    /// The subjects of the question, for a table that stands on a stage; without it the page is laid out by its marks
    /// alone.
    pub stage: Option<Stage>,
    /// Classes of the page's `main`, by which the style lays it out: a style that asks what is in it (`:has`) is asked anew
    /// at every change.
    pub marks: &'static str,
}
