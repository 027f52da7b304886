//! What event cards need and do, as values: read from the cards, played by the rules, and put into words by the pages.
//!
//! **An effect is a type in one file**: what it is given, whether it would do anything, what it asks, what may be
//! answered and why not, and what it does. The enum of them and every dispatch are made here, without a catch-all.

pub use super::another_way::AnotherWay;
pub use super::black_captain::{Captain, CaptainLeads};
pub use super::challenge_of_the_king::Challenge;
pub use super::corsairs::Corsairs;
pub use super::cruel_weather::Drive;
pub use super::day_without_dawn::NoDawn;
pub use super::dead_men::{DeadMen, DeadMenMuster, DeadMenRout};
pub use super::denethors_folly::Folly;
pub use super::dreadful_spells::{Spells, SpellsNear};
pub use super::dunlendings::{Dunlendings, DunlendingsFollow};
pub use super::faramirs_rangers::Ambush;
pub use super::great_assaults::{Assault, KingsSiege, SiegeWith};
pub use super::grey_company::GreyCompany;
pub use super::help_unlooked_for::{Relief, Relieve};
pub use super::hill_trolls::Promote;
pub use super::last_battle::AragornAbroad;
pub use super::lure_of_the_ring::Lure;
pub use super::mirror_of_galadriel::{CharacterToWill, HealAt};
pub use super::nazgul_search::SearchEnds;
pub use super::nazgul_strike::Strike;
pub use super::ops::*;
pub use super::paths_of_the_woses::SecretPath;
pub use super::return_of_the_witch_king::Summon;
pub use super::return_to_valinor::Valinor;
pub use super::ringwraiths_abroad::Abroad;
pub use super::spirit_of_mordor::{Discord, MixedArmy};
pub use super::stormcrow::{Stormcrow, StormcrowLoss, StormcrowNear};
pub use super::the_eagles::{Eagles, EaglesDrive, EaglesNear};
pub use super::the_ents::{Ents, EntsEnd, EntsPlay, WhiteAnd};
pub use super::the_lidless_eye::Eyes;
pub use super::wisdom_of_elrond::Counsel;

use super::dispatch::dispatch;
use super::prelude::*;

/// Something that a card needs.
pub(super) trait Needed: Copy {
    /// Is it so?
    fn holds(self, state: &State) -> bool;
}

/// One thing that a card does. Most of these ask, and do it when they are answered.
pub(super) trait Does: Copy {
    /// What its options are called, from the first on.
    const WAYS: &'static [&'static str] = &[];

    /// Would it do anything now? What a card does that names what it needs is not looked at.
    fn might(self, _state: &State, _side: Side) -> bool {
        true
    }

    /// Does it, or asks. `ask` is the question that it may leave.
    fn does(self, ask: EventChoice, state: &mut State, _ctx: &mut Ctx<'_>) {
        state.frames.push(ask);
    }

    /// What it changes about a battle that it begins.
    fn fights(self, _state: &State, _battle: &mut Battle) {}

    /// May it be left undone, once it asks?
    fn optional(self) -> bool {
        false
    }

    /// Who answers, on a card of this side.
    fn chooser(self, side: Side) -> Side {
        side
    }

    /// Regions that may be the answer.
    fn regions(self, _ask: EventChoice, _state: &State) -> RegionSet {
        RegionSet::EMPTY
    }

    /// Armies that may be the answer.
    fn armies(self, _state: &State) -> RegionSet {
        RegionSet::EMPTY
    }

    /// Why a region or an Army that is not among them is not the answer.
    fn why_not(self, _ask: EventChoice, _state: &State, _choice: Choice) -> Why {
        Why::CARD_TEXT
    }

    /// What else one might answer, legal or not.
    fn answers(self, _state: &State, offer: &mut dyn FnMut(Choice)) {
        (1..=Self::WAYS.len()).for_each(|way| offer(Choice::Way(way as u8)));
    }

    /// Why not.
    fn objection(self, _ask: EventChoice, _state: &State, _choice: Choice) -> Verdict {
        Err(Why::NOT_NOW)
    }

    /// Is there nothing to answer?
    fn moot(self, ask: EventChoice, state: &State) -> bool {
        ask.says_nothing(state)
    }

    /// What an option is called.
    fn way(self, way: u8) -> &'static str {
        let ways = Self::WAYS.get(usize::from(way).wrapping_sub(1));
        ways.copied().unwrap_or("war-choice-way")
    }

    /// What an answer that is no option is called and does.
    fn words(self, ask: EventChoice, choice: Choice) -> Option<Words> {
        wording::by_card(choice, ask.0.term())
    }

    /// Does what was answered.
    fn answered(self, _ask: EventChoice, _state: &mut State, _choice: Choice, _ctx: &mut Ctx<'_>) {}
}

dispatch! {
    /// What must be so for a card to be played.
    enum Need: "need" {
        Company,
        InFellowship(InFellowship),
        InPlay(InPlay),
        KingWithArmy(KingWithArmy),
        KingIn(KingIn),
        Within(Within),
        AragornAbroad,
        WhiteAnd(WhiteAnd),
        EaglesNear,
        Active(Active),
        AtWar(AtWar),
        ShadowAtWar,
        MixedArmy,
        Relief,
        CompanionArmy,
        Outside,
        Progress,
        Revealed,
        SpellsNear,
        KingsSiege,
        SiegeWith(SiegeWith),
        Fallen(Fallen),
        Besieged(Besieged),
        StormcrowNear,
    }
    Needed {
        fn holds(state: &State) -> bool;
    }
}

dispatch! {
    /// One thing that a card does.
    enum Effect: "effect" {
        Tile(Tile),
        Heal(Heal),
        HealByDice(HealByDice),
        HealAt(HealAt),
        CorruptByDice(CorruptByDice),
        Wound,
        AnotherWay,
        Separate(Separate),
        SeparateOrWalk(SeparateOrWalk),
        Walk,
        RouseIf(RouseIf),
        ToWarIf(ToWarIf),
        CharacterToWill,
        Challenge,
        Eagles,
        EaglesDrive,
        Ents,
        EntsEnd,
        EntsPlay,
        DeadMen,
        DeadMenRout,
        DeadMenMuster(DeadMenMuster),
        Recruit(Recruit),
        RecruitInThree(RecruitInThree),
        Draw(Draw),
        GreyCompany,
        Advance(Advance),
        Counsel,
        Discord(Discord),
        Ambush(Ambush),
        RecruitIfArmy(RecruitIfArmy),
        Relieve,
        SecretPath(SecretPath),
        Journey(Journey),
        March(March),
        Tiles(Tiles),
        Fly,
        SearchEnds,
        Drive,
        Strike,
        Lure,
        Eyes(Eyes),
        Spells,
        Assault,
        Abroad,
        Captain,
        CaptainLeads,
        Valinor,
        Folly(Folly),
        NoDawn,
        Stormcrow,
        StormcrowLoss,
        Corsairs(Corsairs),
        Dunlendings,
        DunlendingsFollow(DunlendingsFollow),
        Summon(Summon),
        Promote(Promote),
    }
    Does {
        fn might(state: &State, side: Side) -> bool;
        fn does(ask: EventChoice, state: &mut State, ctx: &mut Ctx<'_>);
        fn fights(state: &State, battle: &mut Battle);
        fn optional() -> bool;
        fn chooser(side: Side) -> Side;
        fn regions(ask: EventChoice, state: &State) -> RegionSet;
        fn armies(state: &State) -> RegionSet;
        fn why_not(ask: EventChoice, state: &State, choice: Choice) -> Why;
        fn answers(state: &State, offer: &mut dyn FnMut(Choice));
        fn objection(ask: EventChoice, state: &State, choice: Choice) -> Verdict;
        fn moot(ask: EventChoice, state: &State) -> bool;
        fn way(way: u8) -> &'static str;
        fn words(ask: EventChoice, choice: Choice) -> Option<Words>;
        fn answered(ask: EventChoice, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>);
    }
}

/// What a card needs, and what it does, in order.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// All of this must be so.
    pub needs: &'static [Need],
    /// One after another.
    pub effects: &'static [Effect],
}
