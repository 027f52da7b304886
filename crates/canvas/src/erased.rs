//! A page without its game's types, as the pages of the house know it. Here, and nowhere else, the types are dropped.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;

use maud::Markup;
use table::{BySeat, Explanation, Game, Info, Laid, Message, Observer, Picture, Refusal, Seat};

use crate::apart::Sheets;
use crate::line::{LOOKS_BACK, last_act, others, recent, remembered, tinge};
use crate::order::ordered;
use crate::spot::Places;
use crate::{
    Context, Drawn, Entry, Glance, Language, Layer, Line, Lit, Named, Page, Pictured, Rank, Rest, Scene,
    Spot, Stop, Strengths, Words, Workshop,
};

/// The page of a game, whichever it is.
pub trait AnyPage: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// [`Page::SEATS`].
    fn seats(&self) -> usize;
    /// [`Page::ROOM`].
    fn room(&self) -> usize;
    /// [`Page::COUNTS`].
    fn counts(&self) -> &'static str;
    /// [`Page::UNASKED`].
    fn unasked(&self) -> &'static [&'static str];
    /// [`Page::SELDOM`].
    fn seldom(&self) -> &'static [&'static str];
    /// [`Page::GLANCE`].
    fn glance(&self) -> Glance;
    /// [`Page::CAMPAIGN`].
    fn campaign(&self) -> Option<&'static str>;
    /// [`Page::PUBLISHED`] of a chapter and a number of seats.
    fn published(&self, chapter: &str, seats: usize) -> Option<u8>;
    /// [`Page::STRENGTHS`].
    fn strengths(&self) -> Option<Strengths>;
    /// [`Page::how`].
    fn how(&self, language: Language) -> Markup;
    /// [`Page::poster`].
    fn poster(&self) -> Markup;
    /// [`Page::shared`].
    fn shared(&self) -> Option<&'static [u8]>;
    /// [`Page::note`].
    fn note(&self, language: Language) -> Markup;
    /// [`Page::lessons`].
    fn lessons(&self) -> &'static [&'static str];
    /// [`Page::workshop`].
    fn workshop(&self) -> Option<&'static dyn Workshop>;
    /// [`Page::LIBRARY`].
    fn has_library(&self) -> bool;
    /// [`Page::library`], where nobody sits at a table.
    fn library(&self, language: Language) -> Vec<Entry>;
    /// [`Page::pictured`].
    fn pictured(&self) -> Vec<Pictured>;
    /// [`Page::signs`].
    fn signs(&self) -> Markup;
    /// [`Page::named`].
    fn named(&self, name: Named) -> Option<String>;
    /// [`Page::words`].
    fn words(&self) -> Words;
    /// [`Page::style`].
    fn style(&self) -> &'static str;
    /// [`Page::bench_style`].
    fn bench_style(&self) -> &'static str;
    /// [`Page::book`].
    fn book(&self) -> &'static str;
    /// [`Page::glossary`].
    fn glossary(&self) -> &'static str;
    /// [`Page::told_signs`].
    fn told_signs(&self) -> &'static [(&'static str, &'static str)];
    /// The table in a [`Picture`] of the game, for a reader who sits at `own`; nothing when it is of another game.
    fn open<'a>(
        &self,
        picture: &'a (dyn Any + Send),
        own: Option<Seat>,
        when: When,
    ) -> Option<Box<dyn AnyTable + 'a>>;
}

/// The moment a table is shown at: now, or an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Now: what the reader has not answered yet is lit.
    Now,
    /// An earlier moment: what was done last is lit.
    Then,
}

/// A table that is to be drawn, of whichever game.
pub trait AnyTable {
    /// The choices offered to the reader, in order.
    fn offers(&self) -> &[Offer];
    /// The telling of the last lines: one for each line of the picture.
    fn lines(&self) -> &[Line];
    /// The first line of the others' last acts; where one looks back, of the last act.
    fn others(&self) -> usize;
    /// The ids of all places touched since the reader's last act; where one looks back, by the last act.
    fn touched(&self) -> Vec<&str>;
    /// The ways the reader may take in one go.
    fn ways(&self) -> &[Way];
    /// The kinds of ways in one go, in order.
    fn intents(&self) -> &[Intent];
    /// [`Page::about`].
    fn about(&self, asked: &str) -> Option<String>;
    /// [`Page::stops`].
    fn stops(&self) -> &'static [&'static str];
    /// [`Page::stop`].
    fn stop(&self, asked: &Message) -> Option<Stop>;
    /// [`Page::rest`], where its answer may be given.
    fn rest(&self, asked: &Message) -> Option<Rest>;
    /// True if the reader can only end what is asked: nothing else may be done.
    fn only_ends(&self) -> bool {
        let mut legal = self.offers().iter().filter(|offer| offer.refusal.is_none()).peekable();
        legal.peek().is_some() && legal.all(|offer| offer.rank == Rank::End)
    }
    /// [`Page::library`], for the cards in play here.
    fn library(&self, language: Language) -> Vec<Entry>;
    /// [`Page::unseen`].
    fn unseen(&self) -> Option<Vec<String>>;
    /// [`Page::pointed`].
    fn pointed(&self, remark: &str) -> Option<String>;
    /// The table, drawn, and the layers in it.
    fn draw(&self, eye: &Eye) -> (Drawn, Vec<Layer>);
    /// The same without the [sheets that are only read](Context::later).
    fn draw_apart(&self, eye: &Eye) -> (Drawn, Vec<Layer>);
    /// Those sheets: the id and the element of each.
    fn sheets(&self, eye: &Eye) -> Vec<(String, Markup)>;
    /// [`Page::ask`], for whoever is asked; nothing for others.
    fn ask(&self, eye: &Eye) -> Markup;
    /// [`Page::recalls`], for whoever is asked.
    fn recalls(&self, eye: &Eye) -> Vec<usize>;
    /// [`Page::ending`].
    fn ending(&self, eye: &Eye) -> Markup;
    /// [`Page::facts`], of the lines of the picture.
    fn facts(&self) -> Vec<Message>;
}

/// A choice offered to the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The notation to send back.
    pub notation: String,
    /// The words of the choice.
    pub explanation: Explanation,
    /// The reason why it may not be made, if so.
    pub refusal: Option<Refusal>,
    /// The ids that it leads to, with blanks between them; `None` where it leads to nothing on the drawing.
    pub ahead: Option<String>,
    /// True if it stands in the bar as a button of full size, whatever is lit.
    pub in_bar: bool,
    /// The id of the element that choices leading to it point at.
    pub points: Option<String>,
    /// The ids of the places where it is made.
    pub lights: Vec<String>,
    /// Its rank among the answers.
    pub rank: Rank,
    /// Its kind, where it is made on the board.
    pub kind: Option<Message>,
    pub odds: Option<Message>,
    /// The things it leaves undone.
    pub leaves: Option<Message>,
}

impl Offer {
    /// The id of the button in the bar.
    pub fn button(&self) -> String {
        format!("choice-{}", self.notation.replace(' ', "-"))
    }

    /// The ids of all places where one may press for it; the button is there wherever the bar has room for it.
    pub fn places(&self) -> Vec<String> {
        let mut places = self.lights.clone();
        places.extend(self.points.clone().filter(|point| !self.lights.contains(point)));
        if self.in_bar || places.is_empty() {
            places.push(self.button());
        }
        places
    }
}

/// Things of one kind that may be done in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intent {
    /// The label.
    pub say: Message,
    /// The ids of the places where one begins them, each once.
    pub at: Vec<String>,
}

/// Something that may be done in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The choices to send, in order.
    pub choices: Vec<String>,
    /// The ids of the places where one clicks for it, in order.
    pub at: Vec<String>,
    /// The labels of the choices, in order, but for one that another says already.
    pub say: Vec<Message>,
    /// True if its last choice only says that no more is wanted.
    pub more: bool,
    /// The id of its kind's label.
    pub intent: Option<&'static str>,
    /// The question once its first place was pressed.
    pub onward: Option<Message>,
}

/// A reader of a table, and what the house knows of it.
#[derive(Clone, Copy)]
pub struct Eye<'a> {
    /// The reader's language.
    pub language: Language,
    /// The players' names.
    pub names: &'a BySeat<String>,
    /// The address of the library for the cards in play here.
    pub library: &'a str,
    /// The address of the host's own picture of an entry, where there is one that the reader may see.
    pub picture: &'a dyn Fn(&str) -> Option<String>,
    /// The ply to send with a choice.
    pub ply: u32,
    /// The question to the reader, in words.
    pub ask: &'a str,
    /// The choices of a hint, in notation: one, or two where either will do.
    pub hints: &'a [&'a str],
    /// The number of lines told before those of the picture.
    pub before: usize,
    /// A message in words for the reader.
    pub tell: &'a dyn Fn(&Message) -> String,
    /// As whom it addresses the reader: where several look at one screen, as nobody.
    pub reader: Observer,
    /// The house's markup for a seat, besides the game's.
    pub extra: &'a dyn Fn(Seat) -> Markup,
}

/// The page `P` without its types.
pub fn of<P: Page>() -> &'static dyn AnyPage {
    &Erased::<P>(PhantomData)
}

struct Erased<P>(PhantomData<P>);

impl<P: Page> AnyPage for Erased<P> {
    fn info(&self) -> Info {
        P::Game::INFO
    }

    fn seats(&self) -> usize {
        P::SEATS
    }

    fn room(&self) -> usize {
        P::ROOM
    }

    fn counts(&self) -> &'static str {
        P::COUNTS
    }

    fn unasked(&self) -> &'static [&'static str] {
        P::UNASKED
    }

    fn seldom(&self) -> &'static [&'static str] {
        P::SELDOM
    }

    fn glance(&self) -> Glance {
        P::GLANCE
    }

    fn campaign(&self) -> Option<&'static str> {
        P::CAMPAIGN
    }

    fn published(&self, chapter: &str, seats: usize) -> Option<u8> {
        let (_, shares) = P::PUBLISHED.iter().find(|(of, _)| *of == chapter)?;
        shares.get(seats.checked_sub(1)?).copied()
    }

    fn strengths(&self) -> Option<Strengths> {
        P::STRENGTHS
    }

    fn how(&self, language: Language) -> Markup {
        P::how(language)
    }

    fn poster(&self) -> Markup {
        P::poster()
    }

    fn shared(&self) -> Option<&'static [u8]> {
        P::shared()
    }

    fn note(&self, language: Language) -> Markup {
        P::note(language)
    }

    fn lessons(&self) -> &'static [&'static str] {
        P::lessons()
    }

    fn workshop(&self) -> Option<&'static dyn Workshop> {
        P::workshop()
    }

    fn has_library(&self) -> bool {
        P::LIBRARY
    }

    fn library(&self, language: Language) -> Vec<Entry> {
        P::library(&Context::plain(language), None)
    }

    fn pictured(&self) -> Vec<Pictured> {
        P::pictured()
    }

    fn signs(&self) -> Markup {
        P::signs()
    }

    fn named(&self, name: Named) -> Option<String> {
        P::named(name)
    }

    fn words(&self) -> Words {
        P::words()
    }

    fn style(&self) -> &'static str {
        P::style()
    }

    fn bench_style(&self) -> &'static str {
        P::bench_style()
    }

    fn book(&self) -> &'static str {
        P::book()
    }

    fn glossary(&self) -> &'static str {
        P::glossary()
    }

    fn told_signs(&self) -> &'static [(&'static str, &'static str)] {
        P::told_signs()
    }

    fn open<'a>(
        &self,
        picture: &'a (dyn Any + Send),
        own: Option<Seat>,
        when: When,
    ) -> Option<Box<dyn AnyTable + 'a>> {
        let picture = picture.downcast_ref::<Picture<P::Game>>()?;
        Some(Box::new(Open::<P>::new(picture, own, when)))
    }
}

/// A picture with the places of its choices.
struct Open<'a, P: Page> {
    picture: &'a Picture<P::Game>,
    own: Option<Seat>,
    when: When,
    places: Places,
    offers: Vec<Offer>,
    ways: Vec<Way>,
    intents: Vec<Intent>,
    lines: Vec<Line>,
}

impl<'a, P: Page> Open<'a, P> {
    fn new(picture: &'a Picture<P::Game>, own: Option<Seat>, when: When) -> Self {
        let spot = |choice: &<P::Game as Game>::Choice| P::spot(&picture.view, own, choice);
        let order = |laid: &Laid<<P::Game as Game>::Choice>| {
            laid.refusal.is_none().then(|| P::order(&picture.view, laid)).flatten()
        };
        // Whatever is counted below is counted in this order: answers and their places.
        let all = ordered(&picture.laid.iter().map(|laid| (order(laid), laid)).collect::<Vec<_>>());
        let spots = all.iter().map(|laid| spot(&laid.choice)).collect::<Vec<_>>();
        let legal = all.iter().map(|laid| laid.refusal.is_none());
        let offer = |(laid, at): (&Laid<<P::Game as Game>::Choice>, &Spot)| Offer {
            notation: laid.choice.to_string(),
            explanation: laid.explanation.clone(),
            refusal: laid.refusal.clone(),
            ahead: pointed(at, laid.ahead.iter().map(spot)),
            in_bar: at.stands_in_bar(),
            points: at.pointed().map(str::to_owned),
            lights: at.lit().map(str::to_owned).collect(),
            rank: P::rank(&picture.view, laid),
            kind: P::kind(&picture.view, laid),
            odds: P::odds(&picture.view, laid),
            leaves: P::leaves(&picture.view, laid),
        };
        let place = |choice: &<P::Game as Game>::Choice| spot(choice).pointed().map(str::to_owned);
        let way = |way: &table::Way<<P::Game as Game>::Choice>| {
            Some(Way {
                choices: way.choices.iter().map(ToString::to_string).collect(),
                at: way.at.iter().map(place).collect::<Option<_>>()?,
                say: way.say.clone(),
                more: way.more,
                intent: P::intent(&picture.view, &way.choices).map(|intent| intent.id),
                onward: P::onward(&picture.view, &way.choices),
            })
        };
        let told = picture.told.iter();
        let mut lines = told.map(|told| P::line(&picture.view, &told.event)).collect::<Vec<_>>();
        tinge(&mut lines);
        Self {
            picture,
            own,
            when,
            intents: intents::<P>(picture, place),
            ways: picture.ways.iter().filter_map(way).collect(),
            lines,
            places: Places::of(spots.iter().zip(legal)),
            offers: all.iter().copied().zip(&spots).map(offer).collect(),
        }
    }
}

/// The ids that a choice leads to, and those that its following choices point at; each once, with blanks between them.
fn pointed(own: &Spot, following: impl Iterator<Item = Spot>) -> Option<String> {
    let following = following.filter_map(|spot| spot.pointed().map(str::to_owned));
    let mut all = own.leading().chain(following).collect::<Vec<_>>();
    all.sort_unstable();
    all.dedup();
    (!all.is_empty()).then(|| all.join(" "))
}

/// The kinds of ways in one go, each with the places where it begins.
fn intents<P: Page>(
    picture: &Picture<P::Game>,
    place: impl Fn(&<P::Game as Game>::Choice) -> Option<String>,
) -> Vec<Intent> {
    let mut intents = Vec::<Intent>::new();
    for way in &picture.ways {
        let Some(at) = way.at.first().and_then(&place) else { continue };
        let Some(say) = P::intent(&picture.view, &way.choices) else { continue };
        match intents.iter_mut().find(|intent| intent.say == say) {
            Some(intent) if intent.at.contains(&at) => {}
            Some(intent) => intent.at.push(at),
            None => intents.push(Intent { say, at: vec![at] }),
        }
    }
    intents
}

impl<P: Page> AnyTable for Open<'_, P> {
    fn offers(&self) -> &[Offer] {
        &self.offers
    }

    fn lines(&self) -> &[Line] {
        &self.lines
    }

    fn others(&self) -> usize {
        let before = remembered(&self.lines);
        match self.when {
            When::Now => before + others(&self.lines[before..], self.own),
            When::Then => self.recent(),
        }
    }

    fn touched(&self) -> Vec<&str> {
        let lines = self.lines.iter().skip(self.recent());
        lines.flat_map(Line::touched).collect()
    }

    fn ways(&self) -> &[Way] {
        &self.ways
    }

    fn intents(&self) -> &[Intent] {
        &self.intents
    }

    fn about(&self, asked: &str) -> Option<String> {
        P::about(&self.picture.view, asked)
    }

    fn stops(&self) -> &'static [&'static str] {
        P::stops(&self.picture.view, self.own)
    }

    fn stop(&self, asked: &Message) -> Option<Stop> {
        P::stop(&self.picture.view, self.own, asked)
    }

    fn rest(&self, asked: &Message) -> Option<Rest> {
        let rest = P::rest(&self.picture.view, self.own, asked)?;
        let legal = |offer: &Offer| offer.notation == rest.answer && offer.refusal.is_none();
        self.offers.iter().any(legal).then_some(rest)
    }

    fn library(&self, language: Language) -> Vec<Entry> {
        P::library(&Context::plain(language), Some(&self.picture.view))
    }

    fn unseen(&self) -> Option<Vec<String>> {
        P::unseen(&self.picture.view, self.own)
    }

    fn pointed(&self, remark: &str) -> Option<String> {
        P::pointed(&self.picture.view, remark)
    }

    fn draw(&self, eye: &Eye) -> (Drawn, Vec<Layer>) {
        self.scene(eye, P::draw)
    }

    fn draw_apart(&self, eye: &Eye) -> (Drawn, Vec<Layer>) {
        let (drawn, layers, _) = self.scene_with(Sheets::Apart, eye, P::draw);
        (drawn, layers)
    }

    fn sheets(&self, eye: &Eye) -> Vec<(String, Markup)> {
        self.scene_with(Sheets::gathered(), eye, P::draw).2.into_inner()
    }

    fn ask(&self, eye: &Eye) -> Markup {
        // Others are asked something else, or nothing: what is drawn of the frame on top is not theirs.
        let ask = |scene: &Scene<P::Game>| match scene.legal().next() {
            Some(_) => P::ask(scene),
            None => Markup::default(),
        };
        self.scene(eye, ask).0
    }

    fn recalls(&self, eye: &Eye) -> Vec<usize> {
        let recalls = |scene: &Scene<P::Game>| match scene.legal().next() {
            Some(_) => P::recalls(scene),
            None => Vec::new(),
        };
        self.scene(eye, recalls).0
    }

    fn ending(&self, eye: &Eye) -> Markup {
        self.scene(eye, P::ending).0
    }

    fn facts(&self) -> Vec<Message> {
        P::facts(&self.picture.view, &self.picture.told)
    }
}

impl<P: Page> Open<'_, P> {
    /// The start of what is lit as recent.
    fn recent(&self) -> usize {
        let from = match self.when {
            When::Now => recent(&self.lines, self.own),
            When::Then => last_act(&self.lines, |index| self.picture.told[index].ply),
        };
        from.max(remembered(&self.lines))
    }

    /// Draws something of the scene, for this eye; with the layers in it.
    fn scene<R>(&self, eye: &Eye, draw: impl FnOnce(&Scene<P::Game>) -> R) -> (R, Vec<Layer>) {
        let (drawn, layers, _) = self.scene_with(Sheets::Within, eye, draw);
        (drawn, layers)
    }

    /// The same where sheets that are only read lie elsewhere; with those that were gathered.
    fn scene_with<R>(
        &self,
        sheets: Sheets,
        eye: &Eye,
        draw: impl FnOnce(&Scene<P::Game>) -> R,
    ) -> (R, Vec<Layer>, Sheets) {
        let lit = |id: &str| {
            let offer = &self.offers[self.places.lit(id)?];
            Some(Lit {
                notation: offer.notation.clone(),
                label: (eye.tell)(&offer.explanation.label),
                effect: (eye.tell)(&offer.explanation.effect),
                ply: eye.ply,
                ahead: offer.ahead.clone(),
            })
        };
        let refused = |id: &str| {
            let refusal = self.offers[self.places.refused(id)?].refusal.as_ref()?;
            Some(format!("{} ({})", (eye.tell)(&refusal.message), refusal.clause))
        };
        let number = |hint: &&str| self.offers.iter().position(|offer| offer.notation == *hint);
        let hints = eye.hints.iter().filter_map(number).collect::<Vec<_>>();
        let hinted = |id: &str| {
            let at = |number: usize| self.offers[number].points.as_deref() == Some(id);
            hints.iter().any(|number| at(*number) || self.places.lit(id) == Some(*number))
        };
        let begins = |id: &str| self.ways.iter().any(|way| way.at.first().is_some_and(|at| at == id));
        let view = &self.picture.view;
        let entry = |id: &str| P::entry(view, id);
        let ctx = Context {
            entry: &entry,
            library: eye.library,
            picture: eye.picture,
            language: eye.language,
            own: self.own,
            focus: P::focus(view, self.own),
            names: eye.names,
            lit: &lit,
            refused: &refused,
            hinted: &hinted,
            begins: &begins,
            tell: eye.tell,
            reader: eye.reader,
            layers: RefCell::default(),
            sheets,
        };
        // A page that was followed for long has more lines, a fresh one all: both are drawn alike.
        let known = self.lines.len().saturating_sub(LOOKS_BACK);
        let drawn = draw(&Scene {
            view,
            asked: self.picture.asked.as_ref(),
            laid: &self.picture.laid,
            ways: &self.picture.ways,
            told: &self.picture.told[known..],
            lines: &self.lines[known..],
            recent: self.recent() - known,
            before: eye.before + known,
            ply: eye.ply,
            ask: eye.ask,
            extra: eye.extra,
            ctx: &ctx,
        });
        (drawn, ctx.layers.into_inner(), ctx.sheets)
    }
}
