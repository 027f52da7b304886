//! The spot of a choice: its place on the table, and the thing under which it is listed where it is one of several.

use std::collections::BTreeMap;

use canvas::Spot;
use table::Seat;
use wizards::choice::Choice;
use wizards::ids::{AgentId, CardId, PieceId, SiteId};
use wizards::state::Phase;
use wizards::view::View;

use crate::Scene;

/// The cards of a hand that is full, as long as no card says otherwise.
const HAND: usize = 8;

/// The spot of a choice. Each has ids of its own (`do-…`, and on the map `go-…` at a region, `to-…` at a site), too, wherever it
/// is listed.
pub(crate) fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
    let spot = match *choice {
        // In the hand the text of a card is cut, and to play it may tap somebody: its press opens all that it says, over the
        // button that plays it, with what that costs.
        Choice::Play(card, _) | Choice::Guard(card) | Choice::Lurk(card) | Choice::Gain(card, _) => {
            Spot::towards(hand(card))
        }
        // One card that goes for nothing is read before it goes.
        Choice::Card(card) if at_hand(view, own, card) && may_shed(view, own) => Spot::towards(hand(card)),
        Choice::Card(card) if at_hand(view, own, card) => Spot::at(hand(card)),
        // Before the game an item lies beside, and whoever is to bear it is pressed.
        Choice::Give(id, to) if !lies(view, id) && lies(view, to) => Spot::nowhere().and_if_alone(piece(to)),
        // Of the strikes that wait each is pressed where it stands, too.
        Choice::Pick(id) if lies(view, id) => match waiting(view, id) {
            Some(at) => Spot::at(piece(id)).and(strike(at)),
            None => Spot::at(piece(id)),
        },
        // Whoever presses a card in play may only want to read it: its text opens, and below it what may be done.
        Choice::Use(id, _)
        | Choice::Follow(id, _)
        | Choice::General(id)
        | Choice::Join(id, _)
        | Choice::Part(id)
        | Choice::Give(id, _)
        | Choice::Store(id)
        | Choice::Remove(id)
        | Choice::Try(id)
        | Choice::Dismiss(id)
        | Choice::Influence(_, id)
        | Choice::Sway(_, id)
        | Choice::Rescue(id)
            if lies(view, id) =>
        {
            Spot::towards(piece(id))
        }
        Choice::Wander(id, _)
        | Choice::Retrace(id)
        | Choice::GoHome(id)
        | Choice::Recover(id)
        | Choice::Rouse(id)
        | Choice::Summon(id)
        | Choice::Hide(id)
        | Choice::Unmask(id)
        | Choice::Waylay(id)
        | Choice::Ambush(id) => Spot::towards(agent(id)),
        Choice::Company(id) => {
            Spot::at(format_args!("company-{id}")).and(format_args!("token-{id}")).in_bar()
        }
        Choice::Stay(id) => Spot::towards(format_args!("company-{id}")),
        Choice::Head(id, site) => {
            let towards = Spot::towards(format_args!("company-{id}"));
            // One company alone goes there by a press on the site.
            let towards =
                towards.leads(self::site(site)).and_if_alone(self::site(site)).and(listed("to", choice));
            match site.get().region {
                Some(region) => towards.leads(format_args!("region-{region}")),
                None => towards,
            }
        }
        Choice::Site(site) => Spot::at(self::site(site)).in_bar(),
        Choice::Region(region) => Spot::at(format_args!("region-{region}")).in_bar(),
        _ => Spot::nowhere(),
    };
    spot.and(listed("do", choice)).and(listed("go", choice))
}

/// The place of a card of the hand.
pub(crate) fn hand(card: CardId) -> String {
    format!("hand-{card}")
}

/// The place of a site on the map.
pub(crate) fn site(site: SiteId) -> String {
    format!("site-{site}")
}

/// The place of an agent, face down or up.
pub(crate) fn agent(id: AgentId) -> String {
    format!("agent-{id}")
}

/// The place of a card in play.
pub(crate) fn piece(id: PieceId) -> String {
    format!("piece-{}", id.index())
}

/// The strike that waits for this piece while it is asked which is next; of several at it the first.
pub(crate) fn waiting(view: &View, id: PieceId) -> Option<usize> {
    let combat = view.combat.as_ref().filter(|combat| combat.assigned && combat.now.is_none())?;
    combat.open_strikes().find(|(_, target)| *target == id).map(|(at, _)| at)
}

/// The place of a strike, by its number.
pub(crate) fn strike(at: usize) -> String {
    format!("strike-{at}")
}

/// True if the reader holds it, or has it lie beside.
fn at_hand(view: &View, own: Option<Seat>, card: CardId) -> bool {
    let side = own.and_then(|own| view.sides.get(own.index()));
    side.is_some_and(|side| side.hand_known.contains(&card) || side.aside_known.contains(&card))
}

/// True where one card goes: at the end of a turn, if one likes, and of a hand that is one too large. Of a larger one several are
/// picked.
fn may_shed(view: &View, own: Option<Seat>) -> bool {
    let side = own.and_then(|own| view.sides.get(own.index()));
    side.is_some_and(|side| match view.turn.phase {
        Phase::Organization => false,
        Phase::EndOfTurn => side.hand <= HAND + 1,
        _ => side.hand == HAND + 1,
    })
}

fn lies(view: &View, id: PieceId) -> bool {
    view.cards.iter().any(|card| card.id == id)
}

/// The id under which a choice is listed: on its thing (`do`), or on the map, at a region (`go`) or a site (`to`).
pub(crate) fn listed(where_: &str, choice: &Choice) -> String {
    format!("{where_}-{choice}").replace([' ', '#'], "-")
}

/// The choices listed at each place.
pub(crate) struct Homes(BTreeMap<String, Vec<Choice>>);

impl Homes {
    /// The homes of all choices open now.
    pub(crate) fn of(scene: &Scene) -> Self {
        let mut homes = BTreeMap::<String, Vec<Choice>>::new();
        for choice in scene.legal() {
            if let Some(place) = spot(scene.view, scene.ctx.own, choice).pointed() {
                homes.entry(place.to_owned()).or_default().push(*choice);
            }
            if let Choice::Head(_, to) = choice {
                homes.entry(site(*to)).or_default().push(*choice);
                if let Some(region) = to.get().region {
                    homes.entry(format!("region-{region}")).or_default().push(*choice);
                }
            }
        }
        Self(homes)
    }

    /// The choices listed at a place.
    pub(crate) fn at(&self, place: &str) -> &[Choice] {
        self.0.get(place).map_or(&[], Vec::as_slice)
    }
}
