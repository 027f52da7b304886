//! The requirements and effects of event cards, as values: read from the cards, played by the rules, and put
//! into words by the pages.
//!
//! **An effect is a type in one file**: its arguments, whether it would do anything, its question, the
//! answers with their objections, and its effect. The enum of them is made here, from the files in which they
//! stand.

pub use super::ops::{Levy, Spot};

use super::prelude::*;
use crate::nation::NationSet;

/// Something that a card needs.
pub trait Needed {
    /// Is it so?
    fn holds(&self, state: &State) -> bool;
}

/// The player an effect serves, among those who share a side (GDA-18.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Serves {
    /// Any player: no Nation of theirs acts.
    Anybody,
    /// Any player, as a side effect: the effect draws cards.
    Hand,
    /// The player of one of these Nations: troops of it come, go or fight.
    Troops(NationSet),
    /// The player of an Army that may march or attack, of any Nation: the rules for Armies know which may.
    Armies,
    /// The player of one of these Nations: its Political counter is turned or moved.
    Counters(NationSet),
}

impl Serves {
    /// The player of this Nation, troops of which come, go or fight.
    pub const fn troops(nation: Nation) -> Self {
        Self::Troops(NationSet::only(nation))
    }

    /// The player of this Nation, whose Political counter is turned or moved.
    pub const fn counter(nation: Nation) -> Self {
        Self::Counters(NationSet::only(nation))
    }
}

/// The effect of a card that is being done: the card, and the effect's place in its list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deed(pub Card, pub u8);

impl Deed {
    /// The card.
    pub const fn card(self) -> Card {
        self.0
    }

    /// The side of the card.
    pub const fn side(self) -> Side {
        self.0.side()
    }

    /// The effect.
    pub fn effect(self) -> Effect {
        entry(self.0).effects[usize::from(self.1)]
    }

    /// Each answer that the effect might be given.
    pub(crate) fn each_answer(self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let effect = self.effect();
        let regions = effect.regions(self, state).iter();
        regions.for_each(|at| offer(Choice::To(at)));
        let armies = effect.armies(state).iter();
        armies.for_each(|at| offer(Choice::From(at)));
        effect.answers(state, offer);
        if effect.optional() {
            offer(Choice::Done);
        }
    }
}

/// One thing that a card does. Most of these ask, and do it when they are answered.
pub trait Does {
    /// The player it serves. An effect that serves no player who may now be served is left out.
    fn serves(&self, state: &State) -> Serves;

    /// The ids of its options, from the first on.
    fn ways(&self) -> &'static [&'static str] {
        &[]
    }

    /// Would it have an effect now, for the player who decides? Not asked with two players where a card names
    /// its requirements.
    fn might(&self, _state: &State, _side: Side) -> bool {
        true
    }

    /// Does it, or asks. `ask` is the question that it may leave.
    fn does(&self, ask: Deed, state: &mut State, _ctx: &mut Ctx<'_>) {
        state.ask_option(ask);
    }

    /// Changes the battle that it begins.
    fn fights(&self, _state: &State, _battle: &mut Battle) {}

    /// May it be left undone, once it asks?
    fn optional(&self) -> bool {
        false
    }

    /// The player who answers, for a card of this side.
    fn chooser(&self, state: &State, side: Side) -> Seat {
        state.decider(side)
    }

    /// Regions that may be the answer.
    fn regions(&self, _ask: Deed, _state: &State) -> RegionSet {
        RegionSet::EMPTY
    }

    /// Armies that may be the answer.
    fn armies(&self, _state: &State) -> RegionSet {
        RegionSet::EMPTY
    }

    /// The reason why a region or an Army that is not among them is not the answer.
    fn why_not(&self, _ask: Deed, _state: &State, _choice: Choice) -> Why {
        Why::CARD_TEXT
    }

    /// Offers further answers, legal or not.
    fn answers(&self, _state: &State, offer: &mut dyn FnMut(Choice)) {
        (1..=self.ways().len()).for_each(|way| offer(Choice::Way(way as u8)));
    }

    /// The objection to one of these. A choice not among them is no answer: it may pass here.
    fn objection(&self, _ask: Deed, _state: &State, _choice: Choice) -> Verdict {
        Ok(())
    }

    /// Is there nothing to answer?
    fn moot(&self, ask: Deed, state: &State) -> bool {
        ask.says_nothing(state)
    }

    /// The id of an option.
    fn way(&self, way: u8) -> &'static str {
        let name = self.ways().get(usize::from(way).wrapping_sub(1));
        name.copied().unwrap_or("war-choice-done")
    }

    /// What it wants to be told, where the kind of its answers does not say it.
    fn wanted(&self) -> Option<&'static str> {
        None
    }

    /// The label and the help of an answer that is not an option.
    fn words(&self, ask: Deed, choice: Choice) -> Option<Words> {
        wording::by_card(choice, ask.0.term())
    }

    /// Does it in the region that was the answer, or with the Army there.
    fn answered_at(&self, _ask: Deed, _state: &mut State, _at: Region, _ctx: &mut Ctx<'_>) {}

    /// Applies the answer.
    fn answered(&self, ask: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::To(at) | Choice::From(at) = choice {
            self.answered_at(ask, state, at, ctx);
        }
    }
}

/// Makes the enum of ops from the files in which they stand.
macro_rules! ops_in {
    (
        $(#[$meta:meta])*
        enum $name:ident: $kind:literal as $trait:ident { $( $file:ident: $( $op:ident $(($type:ty))? ),+; )+ }
    ) => {
        $( pub use super::$file::{$($op),+}; )+

        cardlang::ops_of! {
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum $name: $kind as $trait { $( $( $op $(($type))? ),+ ),+ }
        }
    };
}

ops_in! {
    /// The requirements for playing a card.
    enum Need: "need" as Needed {
        ops: Company, InFellowship(InFellowship), InPlay(InPlay), KingWithArmy(KingWithArmy), KingIn(KingIn),
            Within(Within), Active(Active), AtWar(AtWar), ShadowAtWar, CompanionArmy, Outside, Progress, Revealed,
            Fallen(Fallen), Besieged(Besieged);
        dreadful_spells: SpellsNear;
        great_assaults: KingsSiege, SiegeWith(SiegeWith);
        help_unlooked_for: Relief;
        last_battle: AragornAbroad;
        spirit_of_mordor: MixedArmy;
        stormcrow: StormcrowNear;
        the_eagles: EaglesNear;
        the_ents: WhiteAnd(WhiteAnd);
    }
}

ops_in! {
    /// One thing that a card does.
    enum Effect: "effect" as Does {
        ops: Tile(Tile), Tiles(Tiles), Heal(Heal), HealByDice(HealByDice), CorruptByDice(CorruptByDice), Wound,
            Separate(Separate), SeparateOrWalk(SeparateOrWalk), Walk, Fly, Journey(Journey), March(March),
            RouseIf(RouseIf), ToWarIf(ToWarIf), Advance(Advance), Recruit(Recruit), RecruitInThree(RecruitInThree),
            RecruitIfArmy(RecruitIfArmy), Draw(Draw);
        another_way: AnotherWay;
        black_captain: Captain, CaptainLeads;
        challenge_of_the_king: Challenge;
        corsairs: Corsairs(Corsairs);
        cruel_weather: Drive;
        day_without_dawn: NoDawn;
        dead_men: DeadMen, DeadMenRout, DeadMenMuster(DeadMenMuster);
        denethors_folly: Folly(Folly);
        dreadful_spells: Spells;
        dunlendings: Dunlendings, DunlendingsFollow(DunlendingsFollow);
        faramirs_rangers: Ambush(Ambush);
        great_assaults: Assault;
        grey_company: GreyCompany;
        help_unlooked_for: Relieve;
        hill_trolls: Promote(Promote);
        lure_of_the_ring: Lure;
        mirror_of_galadriel: CharacterToWill, HealAt(HealAt);
        nazgul_search: SearchEnds;
        nazgul_strike: Strike;
        paths_of_the_woses: SecretPath(SecretPath);
        return_of_the_witch_king: Summon(Summon);
        return_to_valinor: Valinor;
        ringwraiths_abroad: Abroad;
        spirit_of_mordor: Discord(Discord);
        stormcrow: Stormcrow, StormcrowLoss;
        the_eagles: Eagles, EaglesDrive;
        the_ents: Ents, EntsEnd, EntsPlay;
        the_lidless_eye: Eyes(Eyes);
        wisdom_of_elrond: Counsel;
    }
}

/// The requirements of a card, and its effects in order.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// All of this must be so.
    pub needs: &'static [Need],
    /// One after another.
    pub effects: &'static [Effect],
}
