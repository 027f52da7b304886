//! What must hold.

use super::{Ids, Kind, Read, Term, Who, language};
use crate::card::{RegionKind, Skill};
use crate::ids::CardId;

language! {
    /// Something that holds or does not.
    enum Condition {
        /// A card of this name is in play, whoever's.
        InPlay(CardId) = "in_play",
        /// Somebody or something is of this kind.
        Is(Who, Kind) = "is",
        /// Somebody has the skill, were it not for this card.
        IsWithoutThis(Who, Skill) = "is_without_this",
        /// Such a character is in the company.
        With(Kind) = "with",
        /// The company's site is of this kind.
        At(Kind) = "at",
        /// This card is at the same site.
        Here(CardId) = "here",
        /// The company has declared a new site, or is moving to one.
        Moving = "moving",
        /// The company is to go to such a site, shown or not.
        BoundFor(Kind) = "bound_for",
        /// The path of the moving company has at least so many of the symbol.
        PathAtLeast(RegionKind, i8) = "path_at_least",
        /// The attack has at least this prowess, whatever changes it.
        AttackAtLeast(i8) = "attack_at_least",
        /// The company has moved to such a site.
        MovedTo(Kind) = "moved_to",
        /// The company moves to a site that is not such a one.
        MovesOutside(Kind) = "moves_outside",
        /// The company's size is at most so much.
        CompanyAtMost(i8) = "company_at_most",
        /// The company has at least so many characters and allies.
        CompanyAtLeast(i8) = "company_at_least",
        /// One character, or one and a Hobbit, and no other ally.
        RidesAlone = "rides_alone",
        /// The company has faced such an attack this turn, before this one.
        Faced(Kind) = "faced",
        /// This attack has wounded somebody.
        WoundedSomebody = "wounded_somebody",
        /// A strike of this attack has succeeded.
        HitSomebody = "hit_somebody",
        /// The card is stored.
        Stored = "stored",
        /// The card is stored at such a site.
        StoredAt(Kind) = "stored_at",
        /// The card lies on one of this name.
        LaidOn(CardId) = "laid_on",
        /// The card was stored with the one on which it lay.
        StoredWith = "stored_with",
        /// Who pays bears the target.
        UserBears = "user_bears",
        /// The card was eliminated.
        Eliminated = "eliminated",
        /// The player's deck has at least so many cards.
        DeckAtLeast(i8) = "deck_at_least",
        /// Somebody joined or left the company.
        CompanyChanged = "company_changed",
        /// The turn has ended.
        TurnEnded = "turn_ended",
        /// The bearer can use a palantír.
        CanUsePalantir = "can_use_palantir",
        /// The company is at an untapped site with information.
        SiteInformation = "site_information",
        /// The company's site is tapped.
        SiteTapped = "site_tapped",
        /// The creature could attack the company.
        HasKey = "has_key",
        /// Somebody of the company bears a gold ring.
        GoldRing = "gold_ring",
        /// The company has fewer characters.
        FewerThan(i8) = "fewer_than",
        /// The company has played such a card at its site this turn.
        Gained(Kind) = "gained",
        /// What this card does lasts for the company.
        Affected(CardId) = "affected",
        /// The last declared action is a hazard that is aimed at the company or at something of it.
        Threatened = "threatened",
        /// The same of any company of the player that moves to such a site.
        ThreatenedAt(Kind) = "threatened_at",
        /// A card of this name is at such a site.
        StandsAt(CardId, Kind) = "stands_at",
        /// The path has a coastal sea, and nowhere two other symbols in a row.
        ByTheCoast = "by_the_coast",
        /// The way of the moving company goes through such a region.
        PassesThrough(Kind) = "passes_through",
        /// A play deck has been exhausted.
        DeckExhausted = "deck_exhausted",
        /// Nobody is at the site any more on which it lies; nobody of its player's is at, or bound for, the one that it is.
        SiteLeft = "site_left",
        /// Not that.
        Not(Box<Condition>) = "not",
        /// All of them.
        All(Conditions) = "all",
        /// At least one of them.
        Any(Conditions) = "any",
    }
}

/// A list of conditions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conditions(pub Vec<Condition>);

impl Read for Conditions {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        Condition::read(term, ids).map(|one| Self(vec![one]))
    }

    fn rest(terms: &[Term], ids: &Ids) -> Option<Result<Self, String>> {
        Some(terms.iter().map(|term| Condition::read(term, ids)).collect::<Result<_, _>>().map(Self))
    }
}
