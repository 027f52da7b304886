//! The traits of operations, conditions and statics, and their lists, made from the files in which they stand.

use super::Who;
use crate::card::{Face, Touches};
use crate::prelude::*;
use crate::state::{Change, Use};

/// The operation that is being done: of which declared action, and where it stands among what that does.
#[derive(Clone, Copy, Debug)]
pub struct Deed<'a> {
    /// The declared action.
    pub link: &'a Link,
    /// Its place among the operations of the action.
    pub index: u8,
}

impl Deed<'_> {
    /// The scope of its conditions.
    pub(crate) const fn scope(&self) -> Scope {
        self.link.scope()
    }

    /// The lasting change that the card's static makes, for this company alone if one is given.
    pub(crate) fn change(&self, state: &State, company: Option<CompanyId>) -> Option<Change> {
        let (card, op) = (state.piece(self.link.piece).card, self.index);
        match self.link.does {
            Use::Mode(mode) => Some(Change::Said { card, uses: false, mode, op, company }),
            Use::Use(mode) => Some(Change::Said { card, uses: true, mode, op, company }),
            Use::Trigger(on) => Some(Change::SetOff { card, on, op, company }),
            _ => None,
        }
    }
}

/// What an operation asks a player, and how far that has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
    /// The player asked.
    pub seat: Seat,
    /// The progress, as the operation counts it.
    pub step: u8,
}

impl Asked {
    /// The operation under way asks a player.
    pub(crate) const fn of(deed: Deed<'_>, seat: Seat) -> Self {
        Self { link: *deed.link, op: deed.index, seat, step: 0 }
    }

    /// The scope of its conditions.
    pub(crate) const fn scope(&self) -> Scope {
        self.link.scope()
    }
}

/// An operation: the effect of a mode that resolves or of a trigger.
pub trait Does {
    /// Carries it out. Longer parts are put on the stack.
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>);

    /// Could it change anything, now or later (SATM-17.11)? An effect on other than the table's own cards
    /// cannot be foreseen.
    fn matters(&self, _state: &State, _scope: &Scope) -> bool {
        true
    }

    /// What it notes as its action is declared, before that is paid for.
    fn declared(&self, _deed: Deed<'_>, _state: &mut State) {}

    /// Is a card that its player plays next played with the one of this operation, if that was made ready by it?
    fn takes_along(&self, _face: &Face) -> bool {
        false
    }

    /// Asks for what it costs besides, once its action is declared and before anybody answers that.
    fn asks_price(&self, _deed: Deed<'_>, _state: &mut State) {}

    /// The reason why its action may not be declared, whatever else it does.
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

    /// The character who makes a corruption check by it, if it is one.
    fn checks(&self) -> Option<Who> {
        None
    }

    /// Is it for one of the characters wounded by the attack?
    fn is_for_wounded(&self) -> bool {
        false
    }

    /// Is it an attack on whoever comes through the lands of its card, be they on their way already as that comes into play?
    fn waylays(&self) -> bool {
        false
    }

    /// May no card on guard do it (SATM-16.11)?
    fn is_barred_on_guard(&self) -> bool {
        false
    }

    /// Does it ask a player for one of its answers?
    fn asks(&self) -> bool {
        false
    }

    /// The answers for which it asks now; none: it asks no more.
    fn options(&self, _state: &State, _ask: &Asked) -> Vec<Choice> {
        Vec::new()
    }

    /// The hidden cards that the asked player looks at meanwhile.
    fn looks_at(&self, _state: &State, _ask: &Asked) -> Vec<PieceId> {
        Vec::new()
    }

    /// One of them was chosen.
    fn chosen(&self, _state: &mut State, _ask: Asked, _choice: &Choice, _ctx: &mut Ctx<'_>) {}

    /// The id of the sentence in which it asks.
    fn sentence(&self, _step: u8) -> &'static str {
        "wizards-asked-choose"
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

    /// Is a card on a company discarded for it, now that the members of that are others? With `left` it is asked once more, where one
    /// has gone from it to another company of its player.
    fn ends_with_members(&self, _state: &State, _company: CompanyId, _left: bool) -> bool {
        false
    }
}

/// Something that happens while cards are in play, for statics that mind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happens {
    /// A card was declared from the hand.
    Declared(CardId),
    /// An item was stored.
    Stored(PieceId),
    /// A company has come from one site to another.
    Came(SiteId, SiteId),
    /// The attack of a creature is over.
    CreatureAttacked(PieceId),
    TurnEnds,
    /// The card itself is about to leave play. No other hears it.
    Leaves,
    /// The card on which it lies is about to leave play. No other hears it.
    BearerLeaves(PieceId),
}

/// A static: a rule that holds as long as a card is in play. It is asked for where the rules need it, and told what happens.
pub trait Says {
    /// The numbers it touches.
    fn touches(&self) -> Touches {
        Touches::NOTHING
    }

    /// What it does when something happens; `card` says it.
    fn hears(&self, _what: Happens, _card: PieceId, _state: &mut State, _ctx: &mut Ctx<'_>) {}

    /// Do attempts to influence get no help?
    fn bars_help(&self) -> bool {
        false
    }

    /// Is one manifestation of a unique Dragon played in a turn, and no more?
    fn bars_second_dragon(&self) -> bool {
        false
    }

    /// Is the company on which it lies as large as it likes?
    fn lifts_limit(&self) -> bool {
        false
    }

    /// May such a character join the company on which it lies though another has come into play this turn?
    fn invites(&self, _face: &Face) -> bool {
        false
    }

    /// Does it take no influence to control a character in the company on which it lies? It touches [`Touches::CONTROL`].
    fn frees(&self, _state: &State, _who: PieceId) -> bool {
        false
    }

    /// May the company of the character on whom it lies not move? It touches [`Touches::BEARER`].
    fn holds_back(&self) -> bool {
        false
    }

    /// Does the character on whom it lies count neither against general influence nor for victory points? It touches
    /// [`Touches::BEARER`].
    fn sets_apart(&self) -> bool {
        false
    }

    /// Is its card discarded as soon as its player plays a resource that taps the site where it is, or needs it?
    fn ends_with_site(&self) -> bool {
        false
    }

    /// Do cards that lie on it count for no victory points?
    fn stores(&self) -> bool {
        false
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
    /// An effect of a mode that resolves, or of a trigger.
    enum Op: "operation" as Does {
        ops: Raise(Raise), RaiseAttacksOn(RaiseAttacksOn), RaiseEach(RaiseEach), Attempt(Attempt),
            Check(Check), Tempt(Tempt), RollUnder(RollUnder), RollOver(RollOver), ForEach(ForEach),
            OnlyIf(OnlyIf), Duplicate, Heed(Heed), Cancel(Cancel), Make(Make), TapSites(TapSites),
            Discard(Discard), ToHand(ToHand), Store(Store), Lose(Lose), Fetch(Fetch), LookAtHand,
            FaceAttack(FaceAttack), AttacksNow, Unleash(Unleash), StayUntapped, Relabel(Relabel),
            HazardLimit(HazardLimit), Travels(Travels), Sails(Sails), Passes(Passes), Forbid(Forbid),
            Exempt(Exempt), Inform, Permit(Permit), TestRing(TestRing), Capture(Capture), Restore(Restore);
        a_chance_meeting: Meeting;
        aware_of_their_ways: Expose(Expose);
        bring_our_curses_home: Bind, Beset;
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
        armory: LayUnder;
        bounty_of_the_hoard: Welcome(Welcome);
        biter_and_beater: Hew(Hew);
        burglary: Burgle, Sneak(Sneak);
        ash_mountains: AttackOnTheWay(AttackOnTheWay);
        crebain: ShowHand(ShowHand);
        crown_of_flowers: Crown;
        dragons_hunger: Feeding;
        drowning_seas: LoseCards(LoseCards);
        enruned_shield: Blunt;
        cruel_caradhras: StrikeEach(StrikeEach);
        dwar_of_waw: RaiseAttacks(RaiseAttacks);
        eyes_of_mandos: Foresee(Foresee);
        faction_from_afar: BringFaction(BringFaction);
        favor_of_the_valar: FreshHand(FreshHand);
        fell_beast: Mount;
        farmer_maggot: LeadAway(LeadAway);
        folco_boffin: MakeWay;
        flies_and_spiders: BreakFree(BreakFree);
        glamour_of_surpassing_excellence: ShakeOff(ShakeOff);
        gollums_fate: Win;
        greed: Covet;
        half_an_eye_open: SingleOut;
        hall_of_fire: Fireside;
        here_there_or_yonder: FindAlly(FindAlly);
        hey_come_merry_dol: Thin(Thin);
        hidden_knife: TurnUpon;
        horn_of_defiance: FaceAll;
        horns_horns_horns: RecallFactions;
        i_know_much_about_you: SeeThrough;
        khamul_the_easterling: OpponentDiscards(OpponentDiscards);
        knowledge_of_the_enemy: Banish;
        little_snuffler: Bar(Bar);
        map_to_mithril: Temper;
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
        no_waiting_to_wonder: Risk;
        palantiri: LookAtTop(LookAtTop), EnablePalantir(EnablePalantir);
        paths_of_the_dead: Only(Only);
        pledge_of_conduct: Pledging;
        praise: DriveAway;
        promptings_of_wisdom: HoldCourse;
        quiet_lands: Rescale(Rescale);
        rebel_talk: Release(Release);
        refuge: Camp;
        rescue_prisoners: HandOver;
        revealed_to_all_watchers: Restacking;
        ringlore: ChangeRing;
        riddling_talk: Riddle, RiddleGame;
        rolled_down_to_the_sea: GivingUpRing;
        sacrifice_of_form: Sacrifice(Sacrifice);
        seized_by_terror: PartBack(PartBack);
        show_things_unbidden: ShowHazards(ShowHazards);
        slip_treacherously: TapItems;
        skin_changer: ChangeBack;
        spells_of_the_barrow_wights: BodyCheck(BodyCheck);
        strider: Become(Become);
        stench_of_mordor: TappingOne(TappingOne);
        thorough_search: Search;
        tidings_of_bold_spies: MeetGarrison;
        tookish_blood: Shelter(Shelter);
        tower_raided: KeepWatch, Watched;
        to_the_uttermost_foundations: MarkSite;
        traitor: Betray;
        true_fana: Overpower(Overpower);
        were_worm: Plunder(Plunder);
        wisp_of_pale_sheen: Daze;
        witch_king_of_angmar: RelabelAll(RelabelAll);
        unabated_in_malice: Malice;
        withered_lands: Widen(Widen);
        withdrawn_to_mordor: Withdraw(Withdraw), Unguard;
        wizards_test: TestRingTwice(TestRingTwice);
        wounds_of_the_nazgul: Marking, MarkFirst;
        arouse_defenders: Steady;
        dragons_blood: Scald;
        returned_beyond_all_hope: Regain;
        stormcrow: Scatter;
        ungoliants_progeny: Restrain;
        velocity_of_haste: Bodiless(Bodiless);
        wraith_lord: Chill(Chill);
        out_of_the_black_sky: Swoop, Claim;
        a_lie_in_your_eyes: Lie(Lie);
        an_article_missing: Rob(Rob);
        chance_of_being_lost: Divert;
        desire_all_for_thy_belly: Swallow;
        dragons_terror: Terrify;
        inner_cunning: Scheme;
        long_dark_reach: LongReach(LongReach);
        pilfer_anything_unwatched: Pilfer;
        searching_eye: Unveil(Unveil);
        the_ring_will_have_but_one_master: Forsake;
        twisted_tales: Twist(Twist);
        unhappy_blows: Quarrel(Quarrel);
        will_not_come_down: Persuade;
        black_breath: Sicken, DrawBreath;
        enchanted_stream: Guide, Wade;
        imprisoned_and_mocked: Imprison;
        known_to_an_ounce: Alarm;
        no_escape_from_my_magic: Haunt, Delay;
        plague: Infect;
        stay_her_appetite: Mutiny;
        summons_from_long_sleep: Reserve;
        turning_hope_to_despair: Despair;
        alert_the_folk: Rallying(Rallying);
        arrows_shorn_of_ebony: BreakRanks;
        dwarven_hoard: FindHoard;
        fate_of_the_ithil_stone: Invert;
        face_out_of_sight: CallOffGuards, CallOffAgents;
        fifteen_birds_in_five_firtrees: Climb;
        forgotten_scrolls: Spring(Spring);
        gems_of_arda: Liken;
        goblin_faces: Sifting;
        helm_of_her_secrecy: RideUnknown;
        here_is_a_snake: LayingOpen, DraggingOut;
        hour_of_need: SendingFor;
        king_under_the_mountain: Enthrone;
        lord_of_the_haven: Becalming(Becalming);
        many_foes_he_fought: TakingOn;
        mithril: Forge;
        more_sense_than_you: StepAside(StepAside);
        necklace_of_girion: TradeIn;
        phial_of_galadriel: Kindle, ChooseTargets;
        rumours_of_rings: HearingOf;
        secret_news: BetrayHand(BetrayHand);
        sentinels_of_numenor: Rank(Rank);
        the_hunt: HuntingDown;
        the_ithil_stone: Dare(Dare);
        the_windlord_found_me: CallingWizard;
        washed_and_refreshed: Refreshing(Refreshing);
        wild_horses: RunWith(RunWith);
        wit: Witty;
    }
}

files_of! {
    /// Something that holds or does not.
    enum Condition: "condition" as Holds {
        conditions: InPlay(InPlay), Is(Is), IsWithoutThis(IsWithoutThis), With(With), At(At), Here(Here),
            Moving, LiesInWait, BoundFor(BoundFor), PathAtLeast(PathAtLeast), MovedTo(MovedTo),
            MovesOutside(MovesOutside), CompanyAtMost(CompanyAtMost), Faced(Faced), More(More), Always,
            OrganizingAt(OrganizingAt), Stored, WizardIs(WizardIs), StoredAt(StoredAt), Eliminated, Restored,
            DeckAtLeast(DeckAtLeast), TurnEnded, CanUsePalantir, SiteInformation, SiteTapped, GoldRing,
            FewerThan(FewerThan), Gained(Gained), Went(Went), Threatened(Threatened),
            PassesThrough(PassesThrough), DeckExhausted, SiteLeft, Not(Not), All(All), Any(Any);
        alliance_of_free_peoples: FactionLost(FactionLost), AnyInPlay(AnyInPlay);
        an_unexpected_party: PartyOver;
        armory: HoldsAtLeast(HoldsAtLeast);
        burglary: Burgling;
        hall_of_fire: LiesHere, Affected(Affected);
        i_know_much_about_you: OneOfSeveral;
        knowledge_of_the_enemy: AgentFoiled;
        mallorn: KeptHere(KeptHere);
        exile_of_solitude: DragonAtHome;
        host_of_bats: InShadow;
        like_the_crash_of_battering_rams: MayCrush;
        ride_against_the_enemy: ComesWhereItJoins;
        troll_purse: NoPrisoners;
        mount_slain: NazgulFoiled;
        palm_to_palm: PalmsParted;
        saw_further_and_deeper: WizardRevealed;
        the_white_wizard: OpposedBy(OpposedBy);
        gnaw_with_words: Kindred(Kindred);
        short_legs_are_slow: Mostly(Mostly);
        black_breath: JustFaced(JustFaced);
        fate_of_the_ithil_stone: FreshWith(FreshWith);
        king_under_the_mountain: HasSlain;
        elven_rope: HoldsBound;
        wit: Riddled;
        to_the_uttermost_foundations: Elsewhere;
        the_old_thrush: AttackAtLeast(AttackAtLeast);
        prowess_of_age: AttackInPeril;
        foolish_words: Influencing;
        heedless_revelry: Gaining(Gaining);
        shelob: HasKey;
        palantiri: UserBears;
        orc_mail: Everyone(Everyone);
        fellowship: CompanyAtLeast(CompanyAtLeast), CompanyChanged;
        shadowfax: RidesAlone;
        great_ship: ByTheCoast;
        cruel_caradhras: Crosses(Crosses);
        balrog_of_moria: StandsAt(StandsAt);
        the_white_council: Ahead;
        gems_of_arda: HasStored(HasStored);
        pass_the_doors_of_dol_guldur: Foremost;
        map_to_mithril: LiesOn(LiesOn);
        anduril: StoredWith;
    }
}

files_of! {
    /// A rule that holds as long as a card is in play.
    enum Static: "static" as Says {
        statics: Gives(Gives), GivesUpTo(GivesUpTo), GivesDownTo(GivesDownTo), Against(Against), If(If),
            To(To), Relabels(Relabels), TurnsBack(TurnsBack), Attacks(Attacks), AttacksDouble(AttacksDouble),
            Halves(Halves), HasSkill(HasSkill), Worth(Worth), May(May), MayNot(MayNot), Test(Test),
            TestLow(TestLow), AutomaticAttack(AutomaticAttack), Cures, Becomes(Becomes), Keys(Keys),
            BodyChecks(BodyChecks), Weighs(Weighs), HazardLimits(HazardLimits), Exempts(Exempts),
            Unmakes(Unmakes), Wakes(Wakes);
        adamant_helmet: Disenchants;
        baugur: GivesIn(GivesIn);
        fireworks: Tires;
        foolish_words: Hampers(Hampers);
        neeker_breekers: TriesMinds, StrikesAt(StrikesAt);
        an_unexpected_party: HostsDwarves;
        armory: StoresArms;
        await_the_advent_of_allies: Awaits;
        crept_along_carefully: Creeps;
        enduring_tales: Endures;
        mallorn: Roots;
        no_strangers_at_this_time: Shut;
        orc_mail: PassesUnseen;
        palm_to_palm: HelpsHands;
        skin_changer: FacesTwo;
        swordmaster: TwoWeapons;
        legendary_hoard: Heaps;
        leucaruth_at_home: OneDragon;
        shadow_of_mordor: Lengthens;
        short_legs_are_slow: Walks;
        stormcrow: Estranges;
        the_black_enemys_wrath: Scorches;
        worn_and_famished: Wearies;
        great_need_or_purpose: Hastens;
        near_to_hear_a_whisper: Eavesdrops;
        black_breath: Stifles;
        imprisoned_and_mocked: Jails;
        press_gang: Presses;
        the_reach_of_ulmo: Rises;
        summons_from_long_sleep: Hoards;
        webs_of_fear_and_treachery: Entangles;
        balance_between_powers: Balances;
        cloudless_day: DefenderChooses(DefenderChooses);
        elven_rope: Binds;
        face_out_of_sight: Unguards, Provokes;
        spies_feared: Redoubles;
        saw_further_and_deeper: AwaitsWizard;
        tidings_of_death: AsksTwice;
        tower_raided: NoFactions;
        flotsam_and_jetsam: Blinds(Blinds);
        in_the_heart_of_his_realm: Hushes;
        ireful_flames: Burns(Burns);
        moon: Pales(Pales);
        noose_of_the_sea: Strangles;
        one_foe_to_breed_a_war: Hunted;
        reluctant_final_parting: Parts;
        whole_villages_roused: Rouses(Rouses);
        will_shaken: Shakes;
        memories_stolen: Unskilled;
        mordor_in_arms: NoHelp(NoHelp);
        nobodys_friend: Roams(Roams);
        song_of_the_lady: Lingers;
        sudden_fury: AttackerChooses(AttackerChooses);
        awaken_defenders: Earnest(Earnest);
        host_of_bats: ChecksAgain(ChecksAgain);
        little_snuffler: GivesForEach(GivesForEach);
        forewarned_is_forearmed: Isolates;
        helms_of_iron: Embodies(Embodies);
        the_moon_is_dead: Repeats(Repeats);
        bane_of_the_ithil_stone: Doubles(Doubles);
        the_balance_of_things: DoublesLeast;
        the_one_ring: GivesUpToDouble(GivesUpToDouble);
        alliance_of_free_peoples: WorthMore(WorthMore);
        echo_of_all_joy: Keeps;
        red_arrow: Succeeds(Succeeds);
        the_way_is_shut: TurnsBackAt(TurnsBackAt);
        peril_returned: Eclipses;
        great_road: DoublesDraws;
        smaug_at_home: Slows;
        balrog_of_moria: CountsAs(CountsAs);
        rebuild_the_town: Unguarded;
        the_under_galleries: KeepsItself(KeepsItself);
        the_under_gates: Forsaken;
        siege: Besieges;
    }
}
