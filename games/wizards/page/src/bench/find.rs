//! The search for cards: the fields, and the finds.

use canvas::Value;
use maud::{Markup, html};
use wizards::card::{Race, RegionKind, SiteKind, Skill};
use wizards::ids::{CardId, RegionId, SiteId};
use wizards::list::{Listed, Part};

use super::wanted::{SORTS, Wanted};
use super::{Work, called, id};
use crate::card;
use crate::label::name;
use crate::sign::icon;
use crate::site;

/// The number of cards listed at first, and added each time.
const LISTED: usize = 30;

impl Work<'_> {
    /// The fields and the cards found.
    pub(super) fn found(&self) -> Markup {
        let wanted = Wanted::of(self.task);
        let found = wanted.found();
        let shown = self.task.field("shown").parse().unwrap_or(LISTED).clamp(LISTED, 2000);
        let shown = if self.task.field("act") == "more" { shown + LISTED } else { shown };
        let count = [("count", Value::Number(found.len() as u32))];
        html! {
            section #wizards-find aria-labelledby="wizards-find-title" {
                h2 #wizards-find-title .unseen { (self.say("wizards-bench-cards")) }
                (self.fields())
                p #wizards-found-count .wz-bench__count role="status" { (self.task.language.with("wizards-bench-found", &count)) }
                @for word in wanted.misspelt() {
                    @let near = self.task.language.list(&word.nearly);
                    @let words = [("word", (&word.typed).into()), ("near", (&near).into())];
                    p .wz-bench__count { (self.task.language.with("wizards-bench-nearly", &words)) }
                }
                ul #wizards-found .wz-found {
                    @for one in found.iter().take(shown) { (self.row(*one)) }
                }
                input type="hidden" name="shown" value=(shown);
                @if found.len() > shown { button #wizards-more type="submit" name="act" value="more" { (self.say("wizards-bench-more")) } }
            }
        }
    }

    fn fields(&self) -> Markup {
        let say = |id: String| self.say(&id);
        let sort = |sort: &&str| {
            let id = match *sort {
                "minor" | "major" | "greater" | "gold_ring" | "special" => format!("wizards-class-{sort}"),
                "site" => "wizards-bench-sites".to_owned(),
                _ => format!("wizards-sort-{sort}"),
            };
            ((*sort).to_owned(), say(id))
        };
        let races = Race::ALL.iter().filter(|race| CardId::all().any(|card| card.get().race == Some(**race)));
        let mut regions = RegionId::all()
            .map(|region| (region.to_string(), name(&region.get().name, self.task.language).to_owned()))
            .collect::<Vec<_>>();
        regions.sort_by_key(|(_, name)| wizards::list::plain(name));
        let keys = RegionKind::ALL.iter().map(|land| (land.word().to_owned(), self.say(land.term())));
        let keys =
            keys.chain(SiteKind::ALL.iter().map(|kind| (kind.word().to_owned(), self.say(kind.term()))));
        let mut sets = CardId::all()
            .map(|card| Listed::Card(card).number())
            .chain(SiteId::all().map(|site| Listed::Site(site).number()))
            .filter_map(|number| number.split('-').next())
            .map(str::to_owned)
            .collect::<Vec<_>>();
        sets.sort_unstable();
        sets.dedup();
        let points = (1..=5).map(|points: u8| (points.to_string(), format!("≥ {points}")));
        let of = |words: &[&str], prefix: &str| {
            words
                .iter()
                .map(|word| ((*word).to_owned(), self.say(&format!("wizards-bench-{prefix}-{word}"))))
                .collect::<Vec<_>>()
        };
        html! {
            div .wz-wanted {
                label .unseen for="wizards-words" { (self.say("wizards-bench-find")) }
                input #wizards-words type="search" name="find" value=(self.task.field("find")) placeholder=(self.say("wizards-bench-find")) data-live aria-keyshortcuts="/";
                (self.select("sort", &SORTS.iter().map(sort).collect::<Vec<_>>()))
                details #wizards-signs-wanted .wz-wanted__more open[["race", "skill", "key", "region", "points", "set", "can", "order"].iter().any(|field| !self.task.field(field).is_empty())] {
                    summary { (self.say("wizards-bench-narrow")) }
                    div .wz-wanted__signs {
                        (self.select("race", &races.map(|race| (race.word().to_owned(), self.say(race.term()))).collect::<Vec<_>>()))
                        (self.select("skill", &Skill::ALL.iter().map(|skill| (skill.word().to_owned(), self.say(skill.term()))).collect::<Vec<_>>()))
                        (self.select("key", &keys.collect::<Vec<_>>()))
                        (self.select("region", &regions))
                        (self.select("points", &points.collect::<Vec<_>>()))
                        (self.select("can", &of(&["yes", "no"], "can")))
                        (self.select("set", &sets.into_iter().map(|set| (set.clone(), set)).collect::<Vec<_>>()))
                        (self.select("order", &of(&["points", "prowess", "mind"], "order")))
                    }
                }
            }
        }
    }

    /// A field with values, the first of which is none; its label is the message `wizards-bench-by-FIELD`.
    fn select(&self, field: &str, values: &[(String, String)]) -> Markup {
        let label = self.say(&format!("wizards-bench-by-{field}"));
        let chosen = self.task.field(field);
        html! {
            select #{ "wizards-by-" (field) } name=(field) aria-label=(label) data-live {
                option value="" { (label) }
                @for (value, name) in values { option value=(value) selected[value == chosen] { (name) } }
            }
        }
    }

    fn row(&self, one: Listed) -> Markup {
        let band = match one {
            Listed::Card(card) => card::sort(card.get()),
            Listed::Site(_) => "site",
        };
        let missing = matches!(one, Listed::Card(card) if card.get().missing.is_some());
        let how = if missing { " wz-find--missing" } else { "" };
        html! {
            li #{ "find-" (id(one)) } class={ "wz-find wz-place wz-band wz-band--" (band) (how) } data-row {
                details .wz-find__name { summary { (title(self, one)) } }
                span .wz-find__signs { (signs_of(self, one)) }
                @if missing { span .wz-find__missing { (self.say("wizards-bench-missing")) } }
                span .wz-find__puts { @for part in self.parts_for(one) { (self.put(part, one)) } }
                (self.enlarged(one))
            }
        }
    }

    /// The parts where it may lie; the most usual first.
    fn parts_for(&self, one: Listed) -> impl Iterator<Item = Part> {
        let standard = self.rules.standard;
        let parts = [Part::Deck, Part::Sideboard, Part::Pool, Part::Sites].into_iter();
        parts.filter(move |part| part.takes(one) && (standard || *part != Part::Sideboard))
    }

    /// The button that puts one more there; it says how many there are.
    fn put(&self, part: Part, one: Listed) -> Markup {
        let full = self.full(part, one);
        let count = self.list.count(part, one);
        let language = self.task.language;
        let label = language
            .with(&format!("wizards-bench-put-{}", part.word()), &[("card", called(one, language).into())]);
        let why = full.map(|why| self.say(why));
        html! {
            button #{ "put-" (part.word()) "-" (id(one)) } .wz-put type="submit" name="act" value={ "add " (part.word()) " " (id(one)) }
                disabled[full.is_some()] title=(why.as_deref().unwrap_or(&label)) data-put {
                "+" (self.say(&format!("wizards-bench-short-{}", part.word())))
                @if count > 0 { " " b { (count) } }
                span .unseen { ": " (label) }
            }
        }
    }

    /// All that it says.
    pub(super) fn enlarged(&self, one: Listed) -> Markup {
        match one {
            Listed::Card(card) => card::sheet(card, &self.ctx, None),
            Listed::Site(site) => {
                html! { span .wz-sheet aria-hidden="true" { (site::whole(site, &self.ctx)) } }
            }
        }
    }
}

/// Its sign and its name.
pub(super) fn title(work: &Work, one: Listed) -> Markup {
    match one {
        Listed::Card(card) => {
            html! { span .wz-emblem { (icon(card::emblem(card.get()))) } span .wz-name { (called(one, work.task.language)) } }
        }
        Listed::Site(site) => site::title(site, &work.ctx),
    }
}

/// The numbers and signs by which one compares.
pub(super) fn signs_of(work: &Work, one: Listed) -> Markup {
    match one {
        Listed::Card(card) => {
            html! { (card::skills(card.get(), &work.ctx)) (card::printed(card.get(), &work.ctx)) (card::keys(card.get(), &work.ctx)) }
        }
        Listed::Site(site) => site::lands(&site.get().path, &work.ctx),
    }
}
