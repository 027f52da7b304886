//! What is asked of an operation, of a condition and of a static; and the lists of them, made from the files in which they
//! stand.

use crate::card::Touches;
use crate::ctx::Ctx;
use crate::ids::CompanyId;
use crate::rules::Scope;
use crate::state::{Change, Does as Declared, Link, State};
use crate::why::Verdict;

use super::Who;

/// The operation that is being done: of which declared action, and where it stands among what that does.
#[derive(Clone, Copy, Debug)]
pub struct Deed<'a> {
    /// The declared action.
    pub link: &'a Link,
    /// Its place among the operations of the action.
    pub index: u8,
}

impl Deed<'_> {
    /// From where it is looked at.
    pub(crate) const fn scope(&self) -> Scope {
        self.link.scope()
    }

    /// That what the card says lasts, for this company alone if one is given.
    pub(crate) fn said(&self, state: &State, company: Option<CompanyId>) -> Option<Change> {
        let (card, op) = (state.piece(self.link.piece).card, self.index);
        match self.link.does {
            Declared::Mode(mode) => Some(Change::Said { card, uses: false, mode, op, company }),
            Declared::Use(mode) => Some(Change::Said { card, uses: true, mode, op, company }),
            Declared::Trigger(on) => Some(Change::SetOff { card, on, op, company }),
            _ => None,
        }
    }
}

/// An operation: what is done when a mode resolves or a trigger goes off.
pub trait Does {
    /// Does it. What takes longer is put on the stack.
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>);

    /// Could it change anything, now or later (SATM-17.11)? What is made of other than the table's own cards cannot be told
    /// beforehand.
    fn matters(&self, _state: &State, _scope: &Scope) -> bool {
        true
    }

    /// Why its action may not be declared, whatever else it does.
    fn objection(&self, _state: &State, _scope: &Scope) -> Verdict {
        Ok(())
    }

    /// Is it what an action costs besides: a check, a wound, a weakness of one's own (`own`: not a hazard)?
    fn is_price(&self, _own: bool) -> bool {
        false
    }

    /// Is it about a company, so that one is asked for?
    fn is_of_company(&self) -> bool {
        false
    }

    /// Whose corruption check it is, if it is one.
    fn checks(&self) -> Option<Who> {
        None
    }

    /// Is it for one of those whom the attack has wounded?
    fn is_for_wounded(&self) -> bool {
        false
    }

    /// May no card on guard do it (SATM-16.11)?
    fn is_barred_on_guard(&self) -> bool {
        false
    }

    /// The operation that it does if something holds, or comes up.
    fn inner(&self) -> Option<&'static Op> {
        None
    }
}

/// A condition: something that holds or does not.
pub trait Holds {
    /// Does it hold?
    fn holds(&self, state: &State, scope: &Scope) -> bool;

    /// Is it about a company, so that one is asked for?
    fn is_of_company(&self) -> bool {
        false
    }
}

/// A static: what is true as long as a card is in play. What it says is asked where the rules need it.
pub trait Says {
    /// Which numbers it touches.
    fn touches(&self) -> Touches {
        Touches::NOTHING
    }
}

/// Makes the enum of types from the files in which they stand.
macro_rules! files_of {
    (
        $(#[$meta:meta])*
        enum $name:ident: $kind:literal as $trait:ident { $( $file:ident: $( $op:ident $(($type:ty))? ),+; )+ }
    ) => {
        $( use super::$file::{$($op),+}; )+

        impl $name {
            /// The files in which they stand, each with its words.
            pub const FILES: &[(&str, &[&str])] =
                &[$( (stringify!($file), &[$( <$op as cardlang::typed::OpType>::WORD ),+]) ),+];
        }

        cardlang::ops_of! {
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum $name: $kind wordless as $trait { $( $( $op $(($type))? ),+ ),+ }
        }
    };
}

files_of! {
    /// What is done when a mode resolves or a trigger goes off.
    enum Op: "operation" as Does {
        ops: Raise(Raise), RaiseAttacksOn(RaiseAttacksOn), RaiseEach(RaiseEach), Attempt(Attempt), Check(Check), Tempt(Tempt), RollUnder(RollUnder), RollOver(RollOver),
            ForEach(ForEach), OnlyIf(OnlyIf), Duplicate, Heed(Heed),
            Cancel(Cancel), Make(Make), TapSites(TapSites), Discard(Discard), ToHand(ToHand), Lose(Lose), Fetch(Fetch),
            LookAtHand, FaceAttack(FaceAttack), AttacksNow, StayUntapped, Relabel(Relabel), HazardLimit(HazardLimit),
            Travels(Travels), Passes(Passes), Forbid(Forbid), Permit(Permit), TestRing(TestRing), Capture(Capture), Restore(Restore);
        a_chance_meeting: Meeting;
        aware_of_their_ways: Expose(Expose);
        bring_our_curses_home: Bind, Haunt;
        deftness_of_agility: DoubleUp(DoubleUp);
        dragons_breath: Breathe;
        exile_of_solitude: CarryOff, CarryAllOff;
        fury_of_the_iron_crown: Forfeit(Forfeit);
        great_secrets_buried_there: Bury(Bury);
        left_behind: SplitOff(SplitOff);
        ride_against_the_enemy: RideAgainst, CallUp, AllyAttacks, CallOffAlly;
        rumor_of_wealth: StirDragon;
        troll_purse: GuardPurse(GuardPurse);
        waylaid_wounded_and_orc_dragged: DropRing(DropRing);
        winds_of_wrath: BlowAway;
        cunning_foes: AgentAttacks(AgentAttacks), TakeHome;
        earth_tremors: RockFall(RockFall);
        good_sense_revolts: Sways(Sways), AidSway(AidSway);
        like_the_crash_of_battering_rams: Batter;
        memories_stolen: Remember(Remember);
        monstrosity_of_diverse_shape: CallAgain(CallAgain);
        mordor_in_arms: ThreeHosts;
        pierced_by_many_wounds: Pierce;
        prowess_of_age: Age;
        rats: Gnaw;
        shadow_out_of_the_dark: WakeDead;
        thrice_outnumbered: KeepUp(KeepUp);
        trouble_on_all_borders: Raid(Raid);
        alatar: JoinAttacked;
        anduril: LayOn(LayOn);
        bounty_of_the_hoard: Welcome(Welcome);
        ash_mountains: AttackOnTheWay(AttackOnTheWay);
        crebain: ShowHand(ShowHand);
        dragons_hunger: Feeding;
        drowning_seas: LoseCards(LoseCards);
        enruned_shield: Blunt;
        cruel_caradhras: StrikeEach(StrikeEach);
        dwar_of_waw: RaiseAttacks(RaiseAttacks);
        eyes_of_mandos: Foresee(Foresee);
        faction_from_afar: BringFaction(BringFaction);
        favor_of_the_valar: FreshHand(FreshHand);
        fell_beast: Mount;
        folco_boffin: MakeWay;
        flies_and_spiders: BreakFree(BreakFree);
        glamour_of_surpassing_excellence: ShakeOff(ShakeOff);
        gollums_fate: Win;
        greed: Covet;
        horn_of_defiance: FaceAll;
        khamul_the_easterling: OpponentDiscards(OpponentDiscards);
        little_snuffler: Bar(Bar);
        magical_harp: Keep(Keep);
        lordly_presence: Reward(Reward);
        lucky_search: SearchDeck;
        lucky_strike: TwoRolls;
        lure_of_nature: Checks(Checks);
        mirror_of_galadriel: LookAtDeck(LookAtDeck);
        miruvor: RaiseUpTo(RaiseUpTo);
        morgul_horse: SpareNazgul;
        my_precious: Crave;
        nameless_thing: Parry;
        nenya: PassCheck;
        news_of_doom: DoomFactions;
        palantiri: LookAtTop(LookAtTop), EnablePalantir(EnablePalantir);
        paths_of_the_dead: Only(Only);
        pledge_of_conduct: Pledging;
        praise: DriveAway;
        promptings_of_wisdom: HoldCourse;
        quiet_lands: Rescale(Rescale);
        rebel_talk: Release(Release);
        rescue_prisoners: HandOver;
        revealed_to_all_watchers: Restacking;
        ringlore: ChangeRing;
        rolled_down_to_the_sea: GivingUpRing;
        sacrifice_of_form: Sacrifice(Sacrifice);
        seized_by_terror: PartBack(PartBack);
        slip_treacherously: TapItems;
        spells_of_the_barrow_wights: BodyCheck(BodyCheck);
        strider: Become(Become);
        stench_of_mordor: TappingOne(TappingOne);
        thorough_search: Search;
        tidings_of_bold_spies: MeetGarrison;
        tookish_blood: Shelter(Shelter);
        traitor: Betray;
        true_fana: Overpower(Overpower);
        were_worm: Plunder(Plunder);
        wisp_of_pale_sheen: Daze;
        witch_king_of_angmar: RelabelAll(RelabelAll);
        two_or_three_tribes_present: Exempt(Exempt);
        unabated_in_malice: Malice;
        withered_lands: Widen(Widen);
        withdrawn_to_mordor: Withdraw(Withdraw), Unguard;
        wizards_test: TestRingTwice(TestRingTwice);
        wounds_of_the_nazgul: Marking, MarkFirst;
    }
}

files_of! {
    /// Something that holds or does not.
    enum Condition: "condition" as Holds {
        conditions: InPlay(InPlay), Is(Is), IsWithoutThis(IsWithoutThis), With(With), Everyone(Everyone), At(At), Here(Here), Moving, LiesInWait,
            BoundFor(BoundFor), PathAtLeast(PathAtLeast), AttackAtLeast(AttackAtLeast), MovedTo(MovedTo),
            MovesOutside(MovesOutside), CompanyAtMost(CompanyAtMost), CompanyAtLeast(CompanyAtLeast), RidesAlone,
            Faced(Faced), WoundedSomebody, HitSomebody,
            AttackDefeated, StrikeSucceeded, StrikeDefeated, EliminatedSomebody, AttackInPeril, Influencing, More(More), Always, Crosses(Crosses),
            OrganizingAt(OrganizingAt), Stored, StoredAt(StoredAt), LaidOn(LaidOn), StoredWith, UserBears,
            Eliminated, Restored, DeckAtLeast(DeckAtLeast), CompanyChanged, TurnEnded, CanUsePalantir, SiteInformation, SiteTapped,
            HasKey, GoldRing, FewerThan(FewerThan), Gained(Gained), Affected(Affected), Threatened,
            ThreatenedAt(ThreatenedAt), StandsAt(StandsAt), ByTheCoast, PassesThrough(PassesThrough), DeckExhausted,
            SiteLeft, Ahead, AnyInPlay(AnyInPlay), Not(Not), All(All), Any(Any);
        alliance_of_free_peoples: FactionLost(FactionLost);
        exile_of_solitude: DragonAtHome;
        host_of_bats: InShadow;
        like_the_crash_of_battering_rams: MayCrush;
        ride_against_the_enemy: ComesWhereItJoins;
        troll_purse: NoPrisoners;
        mount_slain: NazgulFoiled;
        the_white_wizard: OpposedBy(OpposedBy);
    }
}

files_of! {
    /// What is true as long as a card is in play.
    enum Static: "static" as Says {
        statics: Gives(Gives), GivesUpTo(GivesUpTo), GivesUpToDouble(GivesUpToDouble),
            GivesDownTo(GivesDownTo), Against(Against), If(If), To(To),
            Relabels(Relabels), TurnsBack(TurnsBack), Attacks(Attacks), AttacksDouble(AttacksDouble), Halves(Halves),
            HasSkill(HasSkill), Worth(Worth), May(May), MayNot(MayNot), Succeeds(Succeeds), Test(Test), TestLow(TestLow),
            CountsAs(CountsAs), AutomaticAttack(AutomaticAttack), Doubles(Doubles), DoublesLeast, DoublesDraws, Slows,
            Besieges, Cures, Becomes(Becomes), Unguarded, Isolates, Keeps, WorthMore(WorthMore), Keys(Keys), AttackerChooses(AttackerChooses), StrikesAt(StrikesAt), Earnest(Earnest), ChecksAgain(ChecksAgain), BodyChecks(BodyChecks), GivesForEach(GivesForEach),
            Weighs(Weighs), HazardLimits(HazardLimits), Exempts(Exempts), TurnsBackAt(TurnsBackAt),
            Unmakes(Unmakes), Repeats(Repeats), Embodies(Embodies), Eclipses;
        neeker_breekers: TriesMinds;
        leucaruth_at_home: OneDragon;
        flotsam_and_jetsam: Blinds(Blinds);
        in_the_heart_of_his_realm: Hushes;
        ireful_flames: Burns(Burns);
        noose_of_the_sea: Strangles;
        one_foe_to_breed_a_war: Hunted;
        reluctant_final_parting: Parts;
        whole_villages_roused: Rouses(Rouses);
        will_shaken: Shakes;
        memories_stolen: Unskilled;
        mordor_in_arms: NoHelp(NoHelp);
        nobodys_friend: Roams(Roams);
        song_of_the_lady: Lingers;
    }
}
