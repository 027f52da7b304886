//! The statistics of the deck: minds of its characters, points by class, and where its creatures may be played.

use maud::{Markup, html};
use wizards::card::{CardKind, Face, RegionKind, SiteKind};

use super::Work;
use crate::sign::icon;

/// One bar: its label, as a sign or a number, its name, and how much.
struct Bar {
    label: Markup,
    name: String,
    much: u32,
}

impl Work<'_> {
    pub(super) fn curves(&self) -> Markup {
        html! {
            @if !self.list.is_empty() {
                details #wizards-curves .wz-curves open {
                    summary { (self.say("wizards-bench-curves")) }
                    (self.bars("mind", &self.minds()))
                    (self.bars("points", &self.points()))
                    (self.bars("lands", &self.lands()))
                }
            }
        }
    }

    fn faces(&self) -> impl Iterator<Item = &'static Face> {
        self.list.pool.iter().chain(&self.list.deck).map(|card| card.get())
    }

    fn minds(&self) -> Vec<Bar> {
        let minds = self.faces().filter_map(|face| face.mind).collect::<Vec<_>>();
        let most = minds.iter().copied().max().unwrap_or(0).max(6);
        let of = |mind: i8| Bar {
            label: html! { (mind) },
            name: mind.to_string(),
            much: minds.iter().filter(|other| **other == mind).count() as u32,
        };
        (1..=most).map(of).collect()
    }

    /// Points that the deck could make, by class; for several copies of a card each copy.
    fn points(&self) -> Vec<Bar> {
        let classes = [
            ("characters", "character", CardKind::Character),
            ("items", "item", CardKind::Item),
            ("factions", "faction", CardKind::Faction),
            ("allies", "ally", CardKind::Ally),
        ];
        let mut bars = classes
            .into_iter()
            .map(|(word, sign, kind)| Bar {
                label: icon(sign),
                name: self.say(&format!("wizards-points-{word}")),
                much: self
                    .faces()
                    .filter(|face| face.kind == kind)
                    .map(|face| u32::try_from(face.points).unwrap_or(0))
                    .sum(),
            })
            .collect::<Vec<_>>();
        bars.push(Bar {
            label: icon("resource"),
            name: self.say("wizards-points-other"),
            much: self
                .faces()
                .filter(|face| face.kind == CardKind::Resource)
                .map(|face| u32::try_from(face.points).unwrap_or(0))
                .sum(),
        });
        bars
    }

    /// The number of its creatures that may be keyed to each land and each sort of site.
    fn lands(&self) -> Vec<Bar> {
        let creatures = || self.faces().filter(|face| face.kind == CardKind::Creature);
        let lands = RegionKind::ALL.iter().map(|land| Bar {
            label: icon(land.word()),
            name: self.say(land.term()),
            much: creatures().filter(|face| face.keys.lands.iter().any(|(other, _)| other == land)).count()
                as u32,
        });
        let sites = SiteKind::ALL.iter().filter(|kind| **kind != SiteKind::Haven).map(|kind| Bar {
            label: icon(kind.word()),
            name: self.say(kind.term()),
            much: creatures().filter(|face| face.keys.places.contains(kind)).count() as u32,
        });
        lands.chain(sites).collect()
    }

    fn bars(&self, what: &str, bars: &[Bar]) -> Markup {
        let most = bars.iter().map(|bar| bar.much).max().unwrap_or(0).max(1);
        html! {
            h3 .wz-curve__head { (self.say(&format!("wizards-bench-curve-{what}"))) }
            ul .wz-curve {
                @for bar in bars {
                    li title=(bar.name) {
                        b { @if bar.much > 0 { (bar.much) } }
                        svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true" { @let high = bar.much * 40 / most; rect x="0" y=(40 - high) width="10" height=(high) {} }
                        span { span aria-hidden="true" { (bar.label) } span .unseen { (bar.name) } }
                    }
                }
            }
        }
    }
}
