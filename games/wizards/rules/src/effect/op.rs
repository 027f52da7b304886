//! What is done when a mode resolves or a trigger goes off.

use super::{Amount, Condition, Ids, Kind, Read, Stat, Term, Until, Who, language};
use crate::card::{Race, RegionKind};
use crate::ids::{CardId, RegionId};

language! {
    /// What can be cancelled.
    enum Cancelled {
        /// The attack that is faced.
        Attack = "attack",
        /// The strike that is faced.
        Strike = "strike",
        /// The card that is the target, in play or in the chain: it is discarded.
        Target = "target",
        /// An effect earlier in the chain that would send the company back.
        Return = "return",
        /// The effect of the card itself.
        Effect = "effect",
        /// The last declared hazard that is aimed at the company or at something of it.
        Hazard = "hazard",
        /// The attempt to influence that is about to be rolled.
        Influence = "influence",
    }

    /// What a character or a card is turned to.
    enum Status {
        /// Tapped.
        Tapped = "tapped",
        /// From tapped to untapped.
        Untapped = "untapped",
        /// Wounded.
        Wounded = "wounded",
        /// From wounded to tapped.
        Rested = "rested",
        /// Healed and untapped.
        Well = "well",
    }

    /// Where cards are looked for, and where they go.
    enum Zone {
        /// The play deck; afterwards it is shuffled.
        Deck = "deck",
        /// The discard pile.
        Discard = "discard",
        /// Play deck and discard pile.
        Both = "both",
        /// The hand.
        Hand = "hand",
        /// The hand, shown to the other player first.
        Shown = "hand_shown",
        /// Into play.
        Play = "play",
    }

    /// How a company travels differently.
    enum Travel {
        /// Another destination, and another movement phase at once.
        Again = "again",
        /// It must do nothing in its site phase.
        NoSitePhase = "no_site_phase",
        /// Back to its site of origin.
        Back = "back",
        /// To any site of this kind.
        AnySite(Kind) = "any_site",
        /// To the nearest haven at once, without a movement phase.
        NearestHaven = "nearest_haven",
        /// Back to where it began the turn, without a movement phase.
        Began = "began",
        /// To the site that the card itself is.
        ThisSite = "this_site",
    }

    /// How a number is scaled.
    enum Scale {
        /// Halved, rounded up.
        Half = "half",
        /// Doubled.
        Double = "double",
    }

    /// What is at stake in a corruption check besides the character.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Stake {
        /// A ring of the character, and not the character.
        Ring = "ring",
        /// The One Ring, which somebody else of the company bears.
        TheOneRing = "the_one_ring",
    }

    /// One operation.
    enum Op {
        /// A number of somebody changes for a while.
        Raise(Who, Stat, Amount, Until) = "raise",
        /// The same, up to a maximum.
        RaiseUpTo(Who, Stat, Amount, i8, Until) = "raise_up_to",
        /// A number of somebody is halved (rounded up) or doubled for a while.
        Scale(Who, Stat, Scale, Until) = "scale",
        /// A number of all such attacks changes for a while.
        RaiseAttacks(Kind, Stat, Amount, Until) = "raise_attacks",
        /// A number of all such attacks on this company changes for a while.
        RaiseAttacksOn(Kind, Stat, Amount, Until) = "raise_attacks_on",
        /// Every site in play but havens taps that has at least so many of the symbol in its printed path.
        TapSites(RegionKind, i8) = "tap_sites",
        /// A corruption check.
        Check(Who, Amount) = "check",
        /// So many corruption checks, one after another.
        Checks(Who, Amount, Amount) = "checks",
        /// Two dice and the amount: below the number, the operation is done. The target's player rolls.
        RollUnder(i8, Amount, Box<Op>) = "roll_under",
        /// Two dice and the amount: above the number, the operation is done.
        RollOver(i8, Amount, Box<Op>) = "roll_over",
        /// Cancels.
        Cancel(Cancelled) = "cancel",
        /// Turns somebody or something.
        Make(Who, Status) = "make",
        /// Discards from play, with what it controls, followers excepted.
        Discard(What) = "discard",
        /// A character returns to the hand; one item may be passed on.
        ToHand(Who) = "to_hand",
        /// Somebody loses so many items of a kind; the defender chooses.
        Lose(Who, Kind, Count) = "lose",
        /// So many cards of a kind go from a zone to a zone.
        Fetch(Zone, Kind, i8, Zone) = "fetch",
        /// The company faces an attack.
        FaceAttack(Race, i8, i8) = "attack",
        /// The struck character does not tap by the strike, unless it is wounded.
        StayUntapped = "stay_untapped",
        /// Two rolls against the strike; the better counts.
        TwoRolls = "two_rolls",
        /// One region or site of the company counts as another kind until the end of the turn.
        Relabel(Kind, Kind) = "relabel",
        /// The company's hazard limit changes, not below a floor.
        HazardLimit(Amount, i8) = "hazard_limit",
        /// The company travels differently.
        Travel(Travel) = "travel",
        /// Such creatures may not be played on the company this turn.
        Forbid(Kind) = "forbid",
        /// A gold ring of the company is tested.
        TestRing(Amount) = "test_ring",
        /// The opponent discards so many cards of the hand, by choice.
        OpponentDiscards(Amount) = "opponent_discards",
        /// The company's player discards so many cards of the hand at random.
        LoseCards(Amount) = "lose_cards",
        /// The company's player shows so many cards of the hand, picked at random.
        ShowHand(Amount) = "show_hand",
        /// The creature, in play as an event, attacks the company.
        AttacksNow = "attacks_now",
        /// Every site of one kind counts as another, until the long events of its player leave.
        RelabelAll(Kind, Kind) = "relabel_all",
        /// A gold ring of the company is tested with two rolls, of which one counts.
        TestRingTwice(Amount) = "test_ring_twice",
        /// Hand and discard pile are shuffled into the deck, and so many cards are drawn.
        FreshHand(i8) = "fresh_hand",
        /// Cards to draw if the influence check succeeds.
        Reward(i8) = "reward",
        /// A number of each such character changes for a while.
        RaiseEach(Kind, Stat, Amount, Until) = "raise_each",
        /// Only under a condition.
        If(Condition, Box<Op>) = "if",
        /// The strike takes its target prisoner at such a site, if it succeeds (SATM-30.1).
        Capture(Kind) = "capture",
        /// The prisoners of the card make a body check.
        BodyCheck(Amount) = "body_check",
        /// The prisoners of the card are free if a roll and their body is above the number.
        BreakFree(i8) = "break_free",
        /// The hand of the opponent is looked at.
        LookAtHand = "look_at_hand",
        /// The top cards of somebody's play deck are looked at, and shuffled there.
        LookAtTop(Who, i8) = "look_at_top",
        /// The company may go from the one to the other of each two of these regions.
        Passes(Regions) = "passes",
        /// The company faces an attack as its movement phase begins.
        AttackOnTheWay(Race, i8, i8) = "attack_on_the_way",
        /// Such creatures, and no others, may be played on the company this turn, whatever they are keyed to.
        Only(Kind) = "only",
        /// One such creature may be played on the company this turn, keyed to that.
        Permit(Kind, Kind) = "permit",
        /// Somebody can use a palantír until the turn ends.
        EnablePalantir(Who) = "enable_palantir",
        /// Somebody cannot be discarded or return to the hand until the turn ends.
        Shelter(Who) = "shelter",
        /// The user joins the company that is attacked, and faces a strike.
        JoinAttacked = "join_attacked",
        /// An untapped character of the company may tap and take the card.
        Entrust = "entrust",
        /// A character of the hand comes into play under the direct influence of another.
        Meet = "meet",
        /// Another character of the company may play an item of the site, which does not tap.
        SearchSite = "search_site",
        /// Cards of the deck are turned up until an item is found; then the user is struck.
        SearchDeck = "search_deck",
        /// A gold ring of the company may be replaced by any ring but The One Ring.
        ReplaceRing = "replace_ring",
        /// A faction is brought in from afar: what is added to the roll; how far from the haven it may be.
        BringFaction(i8, Count) = "bring_faction",
        /// Of those whom the attack has wounded one is given the card.
        Mark = "mark",
        /// Everybody else at the site is tempted by the item that was gained there.
        Covet = "covet",
        /// A corruption check for which something else is at stake.
        Tempt(Who, Amount, Stake) = "tempt",
        /// The corruption check that is about to be rolled succeeds.
        PassCheck = "pass_check",
        /// Whoever has failed a corruption check attacks the company.
        Betray = "betray",
        /// All strikes of the attack fail, if two dice and somebody's prowess exceed its prowess.
        Overpower(Who) = "overpower",
        /// The attacker chooses who faces the attack.
        AttackerChooses = "attacker_chooses",
        /// The card is laid on one of this name that its player's character bears.
        LayOn(CardId) = "lay_on",
        /// The top cards of a play deck, of whichever its player chooses now, are looked at and shuffled there.
        LookAtDeck(i8) = "look_at_deck",
        /// The Nazgûl that attacks the company as a creature, or the next one that does, has a beast to ride.
        Mount = "mount",
        /// The next Nazgûl event that its player taps returns to the hand.
        SpareNazgul = "spare_nazgul",
        /// For each character that was tapped a Nazgûl's attack or event is cancelled.
        Praise = "praise",
        /// A wizard gives up his form, and all strikes of the attack fail.
        Sacrifice(Who) = "sacrifice",
        /// The player wins.
        Win = "win",
    }
}

/// What is discarded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Somebody, or the card itself: from play, with what it controls.
    Who(Who),
    /// `environments(resource)`: such environment cards, in play and in the chain.
    Environments(Kind),
    /// `corruption_card(target)`: one corruption card of somebody.
    CorruptionCard(Who),
    /// `every(nazgul)`: each such card in the neutral zone.
    Every(Kind),
    /// A card by its name, at the same site.
    Card(CardId),
}

impl Read for What {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        let (word, args) = term.parts()?;
        let mut args = super::read::Args::new(word, args);
        match word {
            "environments" => args.next(ids).map(Self::Environments),
            "corruption_card" => args.next(ids).map(Self::CorruptionCard),
            "every" => args.next(ids).map(Self::Every),
            _ => Who::read(term, ids).map(Self::Who).or_else(|_| CardId::read(term, ids).map(Self::Card)),
        }
    }
}

/// Regions, two by two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regions(pub Vec<RegionId>);

impl Regions {
    /// The pairs.
    pub fn pairs(&self) -> impl Iterator<Item = (RegionId, RegionId)> + '_ {
        self.0.chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }
}

impl Read for Regions {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        RegionId::read(term, ids).map(|one| Self(vec![one]))
    }

    fn rest(terms: &[Term], ids: &Ids) -> Option<Result<Self, String>> {
        let all = terms.iter().map(|term| RegionId::read(term, ids));
        Some(all.collect::<Result<Vec<_>, _>>().and_then(|all| match all.len() % 2 {
            0 => Ok(Self(all)),
            _ => Err("regions come in pairs".to_owned()),
        }))
    }
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many.
    Number(i8),
    /// `all`.
    All,
}

impl Read for Count {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        match term {
            Term::Call(word, _) if word == "all" => Ok(Self::All),
            _ => i8::read(term, ids).map(Self::Number),
        }
    }
}

impl Copy for Cancelled {}
impl Copy for Stake {}
impl Copy for Status {}
impl Copy for Scale {}
impl Copy for Zone {}
