//! The deck, part by part.

use maud::{Markup, html};
use wizards::card::{CardKind, Face};
use wizards::list::{Listed, Part};

use super::{Work, called, find, id};

/// A pile: the word for it, the part of the list, and which of its cards.
type Pile = (&'static str, Part, fn(&Face) -> bool);

const PILES: [Pile; 6] = [
    ("start", Part::Pool, |face| face.kind == CardKind::Character),
    ("items", Part::Pool, |face| face.kind != CardKind::Character),
    ("characters", Part::Deck, |face| face.kind == CardKind::Character),
    ("resources", Part::Deck, Face::is_resource),
    ("hazards", Part::Deck, Face::is_hazard),
    ("sideboard", Part::Sideboard, |_| true),
];

impl Work<'_> {
    pub(super) fn piles(&self) -> Markup {
        let empty = self.list.is_empty();
        html! {
            section #wizards-piles aria-labelledby="wizards-piles-title" {
                h2 #wizards-piles-title .unseen { (self.say("wizards-bench-deck")) }
                @if empty {
                    p { (self.say("wizards-bench-empty")) }
                    p .wz-bench__starts { @for deck in wizards::deck::starters() {
                        button #{ "start-" (deck.id) } type="submit" name="act" value={ "start " (deck.id) } { (super::starter(deck, self.task.language)) }
                    } }
                    h3 { (self.say("wizards-bench-ready")) }
                    ul #wizards-ready .wz-bench__ready { @for ready in wizards::ready::ready() {
                        li {
                            button #{ "start-" (ready.deck.id) } type="submit" name="act" value={ "start " (ready.deck.id) } { (super::starter(&ready.deck, self.task.language)) }
                            " " (crate::label::name(ready.wants, self.task.language))
                        }
                    } }
                }
                @for pile in PILES { (self.pile(pile)) }
                (self.site_pile())
                @if !empty { details .sure { summary .quiet { (self.say("wizards-bench-clear")) } button #wizards-empty type="submit" name="act" value="empty" { (self.say("wizards-bench-clear-sure")) } } }
            }
        }
    }

    fn pile(&self, (word, part, of): Pile) -> Markup {
        let cards = match part {
            Part::Pool => &self.list.pool,
            Part::Sideboard => &self.list.sideboard,
            _ => &self.list.deck,
        };
        let cards = cards.iter().filter(|card| of(card.get())).copied().map(Listed::Card);
        let mut cards = cards.collect::<Vec<_>>();
        let count = cards.len();
        cards.sort_by_cached_key(|one| match one {
            Listed::Card(card) => {
                let face = card.get();
                (
                    face.kind as u8,
                    -i16::from(face.mind.unwrap_or(0)),
                    wizards::list::plain(called(*one, self.task.language)),
                )
            }
            Listed::Site(_) => Default::default(),
        });
        cards.dedup();
        html! {
            @if count > 0 {
                h3 .wz-pile__head { (self.say(&format!("wizards-bench-pile-{word}"))) " " b { (count) } }
                ul .wz-pile { @for one in cards { (self.line(part, one)) } }
            }
        }
    }

    fn site_pile(&self) -> Markup {
        let mut sites = self.list.sites.clone();
        sites
            .sort_by_cached_key(|site| wizards::list::plain(called(Listed::Site(*site), self.task.language)));
        sites.dedup();
        html! {
            h3 .wz-pile__head { (self.say("wizards-bench-pile-sites")) " " b { (self.list.sites.len()) } }
            @if sites.is_empty() { p .wz-bench__count { (self.say("wizards-bench-every-site")) } }
            @else {
                ul .wz-pile { @for site in sites { (self.line(Part::Sites, Listed::Site(site))) } }
                button #wizards-every-site .quiet type="submit" name="act" value="every-site" { (self.say("wizards-bench-all-sites")) }
            }
        }
    }

    /// One card with how many of it, one less and one more.
    fn line(&self, part: Part, one: Listed) -> Markup {
        let language = self.task.language;
        let card = [("card", called(one, language).into())];
        let full = self.full(part, one);
        let band = match one {
            Listed::Card(card) => crate::card::sort(card.get()),
            Listed::Site(_) => "site",
        };
        let (part, id) = (part.word(), id(one));
        html! {
            li #{ "in-" (part) "-" (id) } class={ "wz-in wz-place wz-band wz-band--" (band) } data-row {
                b .wz-in__count { (self.list.count(placed_part(part), one)) }
                details .wz-find__name { summary { (find::title(self, one)) } }
                span .wz-find__signs { (find::signs_of(self, one)) }
                button #{ "less-" (part) "-" (id) } .wz-oneless type="submit" name="act" value={ "take " (part) " " (id) }
                    aria-label=(language.with("wizards-bench-less", &card)) data-less { "−" }
                button #{ "more-" (part) "-" (id) } .wz-oneless type="submit" name="act" value={ "add " (part) " " (id) } disabled[full.is_some()]
                    title=[full.map(|why| self.say(why))] aria-label=(language.with("wizards-bench-another", &card)) data-put { "+" }
                (self.enlarged(one))
            }
        }
    }
}

/// The part with a word that is one.
fn placed_part(word: &str) -> Part {
    Part::named(word).unwrap_or(Part::Deck)
}
