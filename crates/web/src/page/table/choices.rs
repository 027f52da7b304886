//! The choices as buttons: each with its effect and its clause, or the reason why it may not be made.
//!
//! Answers stand together and scroll; what ends the question stands at its right and never does. What may not be made now is read in
//! a sheet of its own, so that it is never between two answers.

use std::cmp::Reverse;

use canvas::{Intent, Offer, Rank, capital};
use maud::{Markup, html};
use seen::{LaidFor, TableView};
use table::Message;

use super::lesson;
use super::sight::Sight;

/// The letters of ends that find room beside the answers in a narrow bar; with more they stand below them.
const BESIDE: usize = 20;

/// So many answers stand below each other beside the ends; more want the whole width.
const FEW: usize = 4;

/// So many answers of one kind stand open where there is nothing else but ends: who meets a strike is no choice of kinds.
const ALONE: usize = 5;

/// The number of the first fold of what cannot be made good, after all others.
const GRAVE: usize = 100;

/// An answer of more letters than this wants the whole width of a narrow bar.
const LONG: usize = 30;

/// The reader's choices, sorted.
struct Sorted<'a> {
    /// Answers without a place on the board.
    plain: Vec<&'a Offer>,
    /// Answers that are made on the board.
    placed: Vec<&'a Offer>,
    /// Choices that end the question, and last those that cannot be made good.
    ends: Vec<&'a Offer>,
    /// Choices that may not be made.
    closed: Vec<&'a Offer>,
}

impl<'a> Sorted<'a> {
    fn of(offers: &'a [Offer]) -> Self {
        let (closed, open) = offers.iter().partition::<Vec<_>, _>(|offer| offer.refusal.is_some());
        // What cannot be made good and is done to a thing on the board is found with that, and last of all.
        let answers = |offer: &&Offer| match offer.rank {
            Rank::First | Rank::Answer => true,
            Rank::End => false,
            Rank::Grave => !offer.in_bar,
        };
        let (mut answers, mut ends) = open.into_iter().partition::<Vec<_>, _>(answers);
        answers.sort_by_key(|offer| offer.rank);
        ends.sort_by_key(|offer| offer.rank);
        let (plain, placed) = answers.into_iter().partition(|offer| offer.in_bar);
        Self { plain, placed, ends, closed }
    }

    /// Many answers of one kind without a place on the board are one kind among those on the board: they would push these out of
    /// sight.
    fn gathers(mut self, sight: &Sight) -> Self {
        if self.placed.is_empty() && sight.intents().is_empty() {
            return self;
        }
        let of = |kind: &Message| {
            let same = self.plain.iter().filter(|offer| offer.kind.as_ref() == Some(kind));
            same.copied().collect::<Vec<_>>()
        };
        let is_much = |offers: &[&Offer]| offers.len() >= FEW || lines(sight, offers) > FEW;
        let many = |offer: &&Offer| offer.kind.as_ref().is_some_and(|kind| is_much(&of(kind)));
        let (gathered, plain) = self.plain.iter().copied().partition::<Vec<_>, _>(many);
        self.plain = plain;
        self.placed.splice(0..0, gathered);
        self
    }

    /// What a hint names stands first among those on the board, where no fold and no edge hides it.
    fn hinted(mut self, sight: &Sight) -> Self {
        self.placed.sort_by_key(|offer| !sight.hinted(offer));
        self
    }

    /// What a lesson wants stands first, and in the bar wherever else it lies.
    fn leads(mut self, wanted: Option<&str>) -> Self {
        let is_wanted = |offer: &&Offer| Some(offer.notation.as_str()) == wanted;
        let lists = [&mut self.plain, &mut self.placed, &mut self.ends];
        let found = lists.into_iter().find_map(|list| {
            let at = list.iter().position(is_wanted)?;
            Some(list.remove(at))
        });
        self.plain.splice(0..0, found);
        self
    }

    fn legal(&self) -> usize {
        self.plain.len() + self.placed.len() + self.ends.len()
    }
}

/// The letters of an answer.
fn letters(sight: &Sight, offer: &Offer) -> usize {
    sight.say(&offer.explanation.label).chars().count()
}

/// Does an answer want the whole width of a narrow bar, or more?
fn is_long(sight: &Sight, offer: &Offer) -> bool {
    letters(sight, offer) > LONG
}

/// The lines that answers take in a narrow bar.
fn lines(sight: &Sight, offers: &[&Offer]) -> usize {
    offers.iter().map(|offer| 1 + usize::from(is_long(sight, offer))).sum()
}

/// The form with all choices; first the one that a lesson wants.
pub(super) fn choices(sight: &Sight, view: &TableView, laid: &LaidFor, wanted: Option<&str>) -> Markup {
    let sorted = Sorted::of(sight.offers()).gathers(sight).hinted(sight).leads(wanted);
    let only = sorted.legal() == 1;
    let rest = rest(sight, view);
    let end_letters = sorted.ends.iter().map(|offer| letters(sight, offer)).sum::<usize>();
    let long = |offer: &&Offer| is_long(sight, offer);
    let all = || sorted.plain.iter().chain(&sorted.placed);
    let below = end_letters > BESIDE || rest.is_some() || all().count() > FEW || all().any(long);
    // What cannot be made good is folded away beside the ends, where it is in sight however long the list is.
    let (graves, placed) =
        sorted.placed.iter().partition::<Vec<&Offer>, _>(|offer| offer.rank == Rank::Grave && !only);
    let answers = !sorted.plain.is_empty() || !placed.is_empty() || !sight.intents().is_empty();
    let ends = !sorted.ends.is_empty() || !graves.is_empty() || rest.is_some();
    html! {
        form #choose .choose .choose--below[below] method="post" action={ "/t/" (view.id) "/choose" } data-api={ "/api/v1/tables/" (view.id) "/choices" } {
            input type="hidden" name="seat" value=(laid.seat);
            input type="hidden" name="ply" value=(laid.ply);
            @if answers {
                div #answers .choose__answers {
                    @if !sorted.plain.is_empty() { (list(sight, &sorted.plain, "choices choices--main", only)) }
                    (kinds(sight, &placed, sorted.plain.len()))
                    @if !ends { (refused(sight, &sorted.closed)) }
                }
            }
            @if ends || (!answers && !sorted.closed.is_empty()) {
                div .choose__ends {
                    @if !sorted.ends.is_empty() || rest.is_some() {
                        ul .choices .choices--ends {
                            @for offer in &sorted.ends { li { (choice(sight, offer, only)) } }
                            @if let Some(rest) = rest { li { (rest) } }
                        }
                    }
                    @for (number, (kind, offers)) in by_kind(&graves).iter().enumerate() {
                        (folded(sight, GRAVE + number, *kind, offers, std::iter::empty()))
                    }
                    (refused(sight, &sorted.closed))
                }
            }
        }
    }
}

/// The press that leaves alone all that would still be asked: by script, as the answers to come are given there. While one learns each
/// question is a stop of its own.
fn rest(sight: &Sight, view: &TableView) -> Option<Markup> {
    let rest = sight.rest().filter(|_| !lesson::runs(view))?;
    let (say, leaves) = rest.press?;
    let leaves = sight.say(&leaves);
    Some(html! {
        button #choice-rest .choice name="choice" value=(rest.answer) aria-describedby="choice-rest-what" title=(leaves) { (sight.say(&say)) }
        p #choice-rest-what .choice__effect { (leaves) "." }
    })
}

/// The offers of each kind, in the order in which the first of each comes.
fn by_kind<'a>(offers: &[&'a Offer]) -> Vec<(Option<&'a Message>, Vec<&'a Offer>)> {
    let mut kinds = Vec::<(Option<&Message>, Vec<&Offer>)>::new();
    for offer in offers {
        match kinds.iter_mut().find(|(kind, _)| *kind == offer.kind.as_ref()) {
            Some((_, offers)) => offers.push(offer),
            None => kinds.push((offer.kind.as_ref(), vec![offer])),
        }
    }
    kinds
}

/// Choices made on the board: one by one where there is room beside so many others, else by kinds, each with its number.
fn kinds(sight: &Sight, placed: &[&Offer], beside: usize) -> Markup {
    let kinds = by_kind(placed);
    // What may be done in one go and is a kind here as well is told once.
    let (with, intents) = sight.intents().iter().partition::<Vec<_>, _>(|intent| {
        kinds.iter().any(|(kind, offers)| offers.len() > 1 && *kind == Some(&intent.say))
    });
    // Of a few kinds those that have room beside the others stand open; where there are many one chooses the kind first. One answer
    // alone needs no fold.
    let few = kinds.len() + intents.len() <= 3;
    let others = (kinds.len() + intents.len()).saturating_sub(1);
    let alone = kinds.len() == 1 && intents.is_empty() && beside == 0;
    let room = if alone { sight.room().max(ALONE) } else { sight.room() };
    let mut room = room.saturating_sub(others + beside.saturating_sub(FEW));
    let (open, mut folds) = kinds.into_iter().partition::<Vec<_>, _>(|(kind, offers)| {
        let led = with.iter().any(|intent| Some(&intent.say) == *kind);
        // What is many anyhow is not measured.
        let fits = offers.len() == 1 || (few && !led && offers.len() <= room && lines(sight, offers) <= room);
        room = if fits { room.saturating_sub(lines(sight, offers)) } else { room };
        fits
    });
    folds.sort_by_key(|(_, offers)| Reverse(offers.len()));
    let open = open.into_iter().flat_map(|(_, offers)| offers).collect::<Vec<_>>();
    let fold = |number, kind: Option<&Message>, offers: &[&Offer]| {
        let starts = with.iter().filter(|intent| Some(&intent.say) == kind).flat_map(|intent| &intent.at);
        folded(sight, number, kind, offers, starts)
    };
    html! {
        // A kind is one line: below a list it would be out of sight.
        @for (number, (kind, offers)) in folds.iter().enumerate() { (fold(number, *kind, offers)) }
        @for (number, intent) in intents.iter().enumerate() { (intended(sight, number, intent)) }
        @if !open.is_empty() { (list(sight, &open, "choices choices--small", false)) }
    }
}

/// Answers of one kind, folded away: who unfolds them sees them alone lit, too, and `starts`, where one begins what is done in one
/// go.
fn folded<'a>(
    sight: &Sight,
    number: usize,
    kind: Option<&Message>,
    offers: &[&'a Offer],
    starts: impl Iterator<Item = &'a String>,
) -> Markup {
    let points = offers.iter().filter_map(|offer| offer.points.as_deref());
    let starts = starts.map(String::as_str).collect::<Vec<_>>();
    let intent = kind.filter(|_| !starts.is_empty()).map(|kind| key(kind.id));
    let mut at = points.chain(starts).collect::<Vec<_>>();
    at.dedup();
    html! {
        details id={ "kind-" (number) } .folded .kind name="kind" data-intent=[intent] {
            summary .choice data-ahead=[(!at.is_empty()).then(|| at.join(" "))] {
                @match kind {
                    Some(kind) => (counted(sight, kind, offers.len())),
                    None => (sight.language.with("table-folded", &[("number", (offers.len() as u32).into())])),
                }
            }
            @if let Some(kind) = kind { p .kind__next { (next(sight, kind)) } }
            ul .choices .choices--small {
                @for offer in offers { li data-place=[offer.points.as_deref()] { (labelled(sight, offer, false, &listed(sight, offer))) } }
            }
        }
    }
}

/// The name of a kind for the script, by the id of its label: without the game's.
pub(super) fn key(id: &str) -> &str {
    id.split_once('-').map_or(id, |(_, key)| key)
}

/// Choices made in one go, by the places where they begin: a kind without a list, which says what is pressed next.
fn intended(sight: &Sight, number: usize, intent: &Intent) -> Markup {
    html! {
        details id={ "intent-" (number) } .kind .kind--intent name="kind" data-intent=(key(intent.say.id)) {
            summary .choice data-ahead=(intent.at.join(" ")) { (counted(sight, &intent.say, intent.at.len())) }
            p .kind__next { (next(sight, &intent.say)) }
        }
    }
}

/// A kind with the number of its answers, where there are more than one; in a lesson, which wants one of them, without it.
fn counted(sight: &Sight, kind: &Message, count: usize) -> String {
    let what = sight.say(kind);
    if count == 1 || !sight.taught().is_empty() {
        return what;
    }
    sight.language.with("table-kind", &[("what", (&what).into()), ("number", (count as u32).into())])
}

/// What is pressed next, once a kind is chosen: as the game says it, or in general.
fn next(sight: &Sight, kind: &Message) -> String {
    let own = sight.language.text_if_known(&format!("{}.next", kind.id));
    own.unwrap_or_else(|| sight.language.text("table-kind-next"))
}

/// The choices that may not be made now and why, in a sheet of its own.
fn refused(sight: &Sight, closed: &[&Offer]) -> Markup {
    let title = sight.language.with("table-refused", &[("number", (closed.len() as u32).into())]);
    html! {
        @if !closed.is_empty() {
            input #why-not .button .quiet type="button" popovertarget="choices-refused" aria-label=(title) value=(title);
            div #choices-refused .sheet .refusals popover="auto" role="dialog" aria-labelledby="why-not" {
                input .button .quiet .refusals__close type="button" popovertarget="choices-refused" popovertargetaction="hide"
                    aria-label=(sight.language.text("house-close")) value="×";
                h2 { (title) }
                ul { @for offer in closed { li { (choice(sight, offer, false)) } } }
            }
        }
    }
}

fn list(sight: &Sight, offers: &[&Offer], class: &str, only: bool) -> Markup {
    html! { ul class=(class) { @for offer in offers { li { (choice(sight, offer, only)) } } } }
}

/// What an answer says below its kind: without what the kind has said, where it has such a form (`.listed`).
fn listed(sight: &Sight, offer: &Offer) -> String {
    let label = &offer.explanation.label;
    let own = offer.kind.as_ref().and_then(|_| sight.say_form(label, "listed"));
    // A name may begin with its article.
    own.map_or_else(|| sight.say(label), |own| capital(&own))
}

fn choice(sight: &Sight, offer: &Offer, only: bool) -> Markup {
    labelled(sight, offer, only, &sight.say(&offer.explanation.label))
}

fn labelled(sight: &Sight, offer: &Offer, only: bool, label: &str) -> Markup {
    let id = offer.button();
    let what = format!("{id}-what");
    let leaves = offer.leaves.as_ref().map(|leaves| sight.say(leaves));
    html! {
        @match &offer.refusal {
            None => {
                button id=(id) .choice .choice--main[only] .choice--told[offer.odds.is_some()] .choice--grave[offer.rank == Rank::Grave] .choice--hinted[sight.hinted(offer)] name="choice" value=(offer.notation) data-ahead=[offer.ahead.as_deref()] aria-describedby=(what) title=[leaves.as_deref()] { (label) @if let Some(odds) = &offer.odds { " " small .choice__odds { (sight.say(odds)) } } }
                p id=(what) .choice__effect { @if let Some(leaves) = &leaves { (leaves) ". " } (sight.say(&offer.explanation.effect)) " " (sight.ctx.clause_link(offer.explanation.clause)) }
            }
            Some(refusal) => {
                button id=(id) .refused name="choice" value=(offer.notation) aria-disabled="true" aria-describedby=(what) { (label) }
                p id=(what) .refused__why { (sight.say(&refusal.message)) " " (sight.ctx.clause_link(refusal.clause)) }
            }
        }
    }
}
