//! Requirements of cards, in the words of a refusal. Only what a single message says is named here; the rest is in the text of
//! the card, which is grown in the page.

use table::{Arg, Message};

use crate::cards::conditions::{
    At, CompanyAtMost, DeckAtLeast, Here, InPlay, MovedTo, Not, PathAtLeast, StoredAt, With,
};
use crate::cards::{Condition, Kind};
use crate::event::Said;

/// The conditions of a way of playing a card. `None` if there is none, or one of them has no message of its own.
pub(crate) fn conditions(tests: &[Condition]) -> Option<Vec<Message>> {
    let said = tests.iter().map(condition).collect::<Option<Vec<_>>>();
    said.filter(|said| !said.is_empty())
}

/// One condition.
fn condition(test: &Condition) -> Option<Message> {
    let plain = match test {
        Condition::Moving => "wizards-if-moving",
        Condition::SiteInformation => "wizards-if-site-information",
        Condition::SiteTapped => "wizards-if-site-tapped",
        Condition::GoldRing => "wizards-if-gold-ring",
        Condition::Stored => "wizards-if-stored",
        Condition::Restored => "wizards-if-restored",
        Condition::LiesInWait => "wizards-if-lies-in-wait",
        Condition::CanUsePalantir => "wizards-if-can-use-palantir",
        Condition::DragonAtHome => "wizards-if-dragon-at-home",
        Condition::AttackInPeril => "wizards-if-attack-in-peril",
        Condition::Not(Not { test }) => return denied(test),
        Condition::InPlay(InPlay { card }) => return Some(with("wizards-if-in-play", card.said())),
        Condition::Here(Here { card }) => return Some(with("wizards-if-here", card.said())),
        Condition::At(At { kind: at }) => return Some(with("wizards-if-at", kind(at)?)),
        Condition::MovedTo(MovedTo { kind: to }) => return Some(with("wizards-if-moved-to", kind(to)?)),
        Condition::StoredAt(StoredAt { kind: at }) => return Some(with("wizards-if-stored-at", kind(at)?)),
        Condition::With(With { kind: who }) => return Some(with("wizards-if-with", kind(who)?)),
        Condition::CompanyAtMost(CompanyAtMost { size }) => {
            return Some(with("wizards-if-company-at-most", size.said()));
        }
        Condition::DeckAtLeast(DeckAtLeast { count }) => {
            return Some(with("wizards-if-deck-at-least", count.said()));
        }
        Condition::PathAtLeast(PathAtLeast { land, count }) => {
            return Some(with("wizards-if-path-at-least", land.term().into()).with("b", count.said()));
        }
        _ => return None,
    };
    Some(Message::new(plain))
}

/// The opposite of a condition.
fn denied(test: &Condition) -> Option<Message> {
    match test {
        Condition::InPlay(InPlay { card }) => Some(with("wizards-ifnot-in-play", card.said())),
        Condition::At(At { kind: at }) => Some(with("wizards-ifnot-at", kind(at)?)),
        Condition::With(With { kind: who }) => Some(with("wizards-ifnot-with", kind(who)?)),
        Condition::Moving => Some(Message::new("wizards-ifnot-moving")),
        Condition::SiteTapped => Some(Message::new("wizards-ifnot-site-tapped")),
        Condition::Stored => Some(Message::new("wizards-ifnot-stored")),
        Condition::Restored => Some(Message::new("wizards-ifnot-restored")),
        _ => None,
    }
}

/// One of a kind, if a word says it.
pub(crate) fn kind(kind: &Kind) -> Option<Arg> {
    Some(match kind {
        Kind::Character => Arg::Term("wizards-kind-character"),
        Kind::Item => Arg::Term("wizards-kind-item"),
        Kind::Ally => Arg::Term("wizards-kind-ally"),
        Kind::Faction => Arg::Term("wizards-kind-faction"),
        Kind::Creature => Arg::Term("wizards-kind-creature"),
        Kind::Hazard => Arg::Term("wizards-kind-hazard"),
        Kind::Resource => Arg::Term("wizards-kind-resource"),
        Kind::AnySite => Arg::Term("wizards-kind-site"),
        Kind::Ring => Arg::Term("wizards-kind-ring"),
        Kind::Follower => Arg::Term("wizards-kind-follower"),
        Kind::Automatic => Arg::Term("wizards-kind-automatic"),
        Kind::Class(class) => Arg::Term(class.one()),
        Kind::Race(race) => Arg::Term(race.one()),
        Kind::Skill(skill) => Arg::Term(skill.one()),
        Kind::Slot(slot) => Arg::Term(slot.one()),
        Kind::Place(site) => Arg::Term(site.one()),
        Kind::Card(card) => card.said(),
        Kind::Site(site) => site.said(),
        Kind::Region(region) => region.said(),
        _ => return None,
    })
}

fn with(id: &'static str, what: Arg) -> Message {
    Message::new(id).with("a", what)
}
