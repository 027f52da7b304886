//! Refusals with the missing part: the card or target, when it is played, its cost, what it requires.

use table::{Arg, Refusal};

use crate::card::Face;
use crate::cards::statics::{Flag, May};
use crate::cards::{Cost, Mode};
use crate::choice::Shown;
use crate::event::Said;
use crate::prelude::*;
use crate::requires;

impl State {
    /// A refusal with the arguments of its words. Its card or target is `$piece` in every one of them. For a
    /// card that the seat does not see only the reason is given: anybody can send its number.
    pub(crate) fn refused(&self, seat: Seat, choice: &Choice, why: Why) -> Refusal {
        let mut refusal = Refusal::from(why);
        let numbers = subject(choice).into_iter().chain(leader(choice));
        if numbers.into_iter().any(|piece| !self.is_seen(seat, piece)) {
            refusal.message =
                refusal.message.with("piece", "wizards-this-card").with("when", "wizards-when-any");
            return refusal;
        }
        let about = || Arg::from("wizards-this-card");
        let subject = subject(choice).map(|piece| piece.shown(self));
        let card = match choice {
            Choice::Play(card, _) | Choice::Card(card) | Choice::Gain(card, _) => Some(card.said()),
            _ => None,
        };
        let named = subject.or(card);
        let is_named = named.is_some();
        let message = refusal.message.with("piece", named.unwrap_or_else(about));
        refusal.message = match (why, choice) {
            (Why::NOT_HERE, _) => message.with("when", self.window(choice)),
            (Why::COST, _) => message.with("cost", self.price(choice)),
            (Why::MIND, Choice::Follow(_, leader)) => {
                let led = Message { id: "wizards-no-no-direct-influence", args: message.args };
                led.with("leader", leader.shown(self))
            }
            (Why::MIND, _) => message.with("has", i64::from(self.general_free(seat).max(0))),
            (Why::TESTS, _) => {
                let asked = self.way(choice).and_then(|mode| requires::conditions(&mode.tests));
                with_what(message, "wizards-no-condition-of", asked.map(Arg::Said))
            }
            (Why::NO_TARGET, _) => {
                let target = self.way(choice).and_then(|mode| requires::kind(mode.target.as_ref()?));
                with_what(message, "wizards-no-no-target-of", target)
            }
            (Why::FOR_NOTHING, _) if is_named => {
                Message { id: "wizards-no-for-nothing-of", args: message.args }
            }
            (Why::ITEM_BARRED, _) => {
                with_what(message, "wizards-no-item-barred-of", self.item(choice).and_then(bearers))
            }
            (Why::NOT_PLAYABLE, _) => {
                let class = self.class_not_allowed(choice);
                with_what(message, "wizards-no-not-playable-here-of", class.map(|class| class.one().into()))
            }
            (Why::ALLY_PLACE | Why::FACTION_PLACE, _) => {
                with_what(message, "wizards-no-place-of", self.sites_named(choice).map(Arg::Said))
            }
            (Why::SUPPORT, Choice::Pick(piece)) => Message {
                id: if self.is_untapped(*piece) { Why::HAS_STRIKE.id() } else { Why::TAPPED.id() },
                args: message.args,
            },
            (Why::SIDEBOARD_DECK, _) => message.with("has", self.sides[seat].deck.len()),
            (Why::UNREACHABLE, Choice::Head(company, site)) => self.beyond(*company, *site, message),
            (Why::EXCESS, _) => message.with("left", self.combat.as_ref().map_or(0, |combat| combat.excess)),
            (Why::CALL | Why::GOAL, _) => self.call(seat, message),
            _ => message,
        };
        refusal
    }

    /// Does the seat see what this card is?
    fn is_seen(&self, seat: Seat, piece: PieceId) -> bool {
        self.pieces.get(piece.index()).is_some_and(|piece| {
            match (piece.owner == seat, piece.zone) {
                // What the other player has seen of a deck, and all have not, its owner has not seen.
                (true, Zone::Deck) => piece.is_known_to_all(),
                (own, zone) => own || piece.is_known() || zone.is_open(),
            }
        })
    }

    /// The way of playing or using a card that a choice means.
    fn way(&self, choice: &Choice) -> Option<&'static Mode> {
        match *choice {
            Choice::Play(card, way) => card.get().modes.get(usize::from(way)),
            Choice::Use(piece, way) => self.pieces.get(piece.index())?.card.get().uses.get(usize::from(way)),
            _ => None,
        }
    }

    /// The item that a choice places with somebody.
    fn item(&self, choice: &Choice) -> Option<&'static Face> {
        match *choice {
            Choice::Gain(card, _) => Some(card.get()),
            Choice::Give(piece, _) => Some(self.pieces.get(piece.index())?.card.get()),
            _ => None,
        }
    }

    /// The class of an item whose own text names no sites, if the site of the character does not allow it.
    fn class_not_allowed(&self, choice: &Choice) -> Option<ItemClass> {
        let Choice::Gain(card, by) = *choice else { return None };
        let face = card.get();
        let class = face.class.filter(|class| *class != ItemClass::Special)?;
        let plain = face.at.is_empty() && !face.has.iter().any(names_sites);
        self.pieces.get(by.index())?;
        let site = self.find_company(self.company_of(by)?)?.site.get();
        (plain && !site.allows(class, &face.keywords, &face.id)).then_some(class)
    }

    /// The sites that a card names, if they are all it says, and that of the character is none of them.
    fn sites_named(&self, choice: &Choice) -> Option<Vec<Message>> {
        let Choice::Gain(card, by) = *choice else { return None };
        let face = card.get();
        self.pieces.get(by.index())?;
        let here = self.find_company(self.company_of(by)?)?.site;
        let more = !face.at_regions.is_empty() || face.has.iter().any(names_sites);
        let named = face.at.iter().map(|site| Message::new("wizards-list-name").with("name", site.said()));
        let all = named.collect::<Vec<_>>();
        (!all.is_empty() && !more && !face.at.has(here)).then_some(all)
    }

    /// The reach of a company that cannot come to a site.
    fn beyond(&self, id: CompanyId, site: SiteId, message: Message) -> Message {
        let Some(company) = self.find_company(id) else { return message };
        let from = company.site.get();
        let named =
            |id: &'static str| Message { id, args: message.args.clone() }.with("from", company.site.said());
        match from.haven {
            _ if self.rules.standard => {
                let path = named("wizards-no-beyond-regions").with("site", site.said());
                path.with("most", self.longest_chain(company.id))
            }
            Some(haven) => named("wizards-no-beyond-site").with("haven", haven.said()),
            None if from.is_haven() => named("wizards-no-beyond-haven"),
            None => message,
        }
    }

    /// When a choice may be made.
    pub(crate) fn window(&self, choice: &Choice) -> &'static str {
        self.way(choice).map_or("wizards-when-creature", |mode| mode.when.term())
    }

    /// The points and exhausted decks that calling the Council takes, and what the player has of them.
    fn call(&self, seat: Seat, message: Message) -> Message {
        let (decks, points) = match (self.rules.alone, self.rules.standard) {
            (Some(goal), _) => (0, goal.points.into()),
            (None, true) => (self.rules.length.decks(), self.rules.length.points()),
            (None, false) => (1, 20),
        };
        let message = message.with("decks", decks).with("needs", i64::from(points));
        message.with("has", i64::from(self.points_to_call(seat)))
    }

    /// The cost of a choice, as the requirement to pay it.
    fn price(&self, choice: &Choice) -> Vec<Message> {
        let cost = self.way(choice).into_iter().flat_map(|mode| &mode.cost);
        let price = cost.map(|cost| match cost {
            Cost::Tap(_) => Message::new("wizards-need-tap"),
            Cost::TapSelf => Message::new("wizards-need-tap-self"),
            Cost::TapBearer => Message::new("wizards-need-tap-bearer"),
            Cost::TapSite => Message::new("wizards-need-tap-site"),
            Cost::TapAgent(None) => Message::new("wizards-need-tap-target"),
            Cost::DiscardSelf => Message::new("wizards-need-discard-self"),
            Cost::TapAgent(Some(_)) => Message::new("wizards-need-tap-agent"),
            Cost::SpendAgent(_) => Message::new("wizards-need-spend-agent"),
            Cost::Limit(_) => Message::new("wizards-need-limit"),
            Cost::Once => Message::new("wizards-need-once"),
            Cost::Hand(_) => Message::new("wizards-need-hand"),
            Cost::SpendEvent(_) => Message::new("wizards-need-spend-event"),
            Cost::SpendStored(card) => Message::new("wizards-need-stored").with("card", card.said()),
            Cost::Forfeit(_) => Message::new("wizards-need-forfeit"),
            Cost::Spend(card) => Message::new("wizards-need-spend").with("card", card.said()),
        });
        price.collect()
    }
}

/// True of what a card says about the sites where it is played.
const fn names_sites(one: &Static) -> bool {
    matches!(one, Static::May(May { flag: Flag::BePlayed(_) }))
}

/// The message that names what is missing, where words can be had for it; else the one that does not.
fn with_what(message: Message, named: &'static str, what: Option<Arg>) -> Message {
    match what {
        Some(what) => Message { id: named, args: message.args }.with("what", what),
        None => message,
    }
}

/// Who alone can bear an item, where a word says it.
fn bearers(item: &'static Face) -> Option<Arg> {
    item.has.iter().find_map(|one| match one {
        Static::May(May { flag: Flag::BeBorne(kind) }) => requires::kind(kind),
        _ => None,
    })
}

/// The leader under whom a choice would place a character.
const fn leader(choice: &Choice) -> Option<PieceId> {
    match *choice {
        Choice::Follow(_, leader) => Some(leader),
        _ => None,
    }
}

/// The character or card that a choice is about.
const fn subject(choice: &Choice) -> Option<PieceId> {
    match *choice {
        Choice::Pick(piece)
        | Choice::Use(piece, _)
        | Choice::Follow(piece, _)
        | Choice::General(piece)
        | Choice::Join(piece, _)
        | Choice::Part(piece)
        | Choice::Give(piece, _)
        | Choice::Store(piece)
        | Choice::Remove(piece)
        | Choice::Try(piece)
        | Choice::Dismiss(piece)
        | Choice::Influence(piece, _) => Some(piece),
        _ => None,
    }
}
