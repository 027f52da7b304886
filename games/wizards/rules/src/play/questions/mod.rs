//! The questions, each in one file, by the chapters of the rulebook; and the steps that act by themselves.

/// Within `impl Question`, the sentence and the words of the answers.
///
/// `sentences!("respond" by facts)`: the sentence is that of `self.facts(state, own)`, where there is one. It
/// names the place, the opponent, the cards; facts for those who are asked only are given where `own`.
///
/// `sentences!("draw", Choice::Yes => "wizards-yes-draw")`: an answer whose name says little has a label of its
/// own here, and a help beside it (`wizards-yes-draw-effect`).
macro_rules! sentences {
    (@asking $id:literal, $question:ident, $state:ident, $asked:ident, $own:ident) => {{
        let _ = ($question, $own);
        table::Message::new(concat!("wizards-ask-", $id)).with("seats", $asked)
    }};
    (@asking $id:literal, $question:ident, $state:ident, $asked:ident, $own:ident, $facts:ident) => {{
        let plain = || table::Message::new(concat!("wizards-asked-", $id));
        let facts: table::Message = $question.$facts($state, $own).unwrap_or_else(plain);
        table::Message::new(concat!("wizards-ask-", $id))
            .with("seats", $asked)
            .with("asked", facts.with("seats", $asked))
    }};
    // An answer may say its number.
    ($id:literal $(by $facts:ident)? $(, $answer:pat => $words:literal $(with $number:ident)?)*) => {
        fn prompt(&self, state: &$crate::state::State, observer: table::Observer) -> table::Message {
            let asked = table::flow::Question::<$crate::Wizards>::asked(self, state);
            // Of several who are asked at once each is asked by themselves.
            let (asked, own) = match observer {
                table::Observer::Seat(seat) if asked.has(seat) => (table::SeatSet::only(seat), true),
                _ => (asked, false),
            };
            let question = self;
            sentences!(@asking $id, question, state, asked, own $(, $facts)?)
        }
        fn explain(
            &self,
            state: &$crate::state::State,
            _: table::Seat,
            choice: &$crate::choice::Choice,
        ) -> table::Explanation {
            let clause = table::flow::Question::<$crate::Wizards>::clause(self);
            #[allow(unreachable_patterns)]
            match choice {
                $($answer => table::Explanation::new(
                    table::Message::new($words)$(.with(stringify!($number), *$number))?,
                    table::Message::new(concat!($words, "-effect"))$(.with(stringify!($number), *$number))?,
                    clause,
                ),)*
                $crate::choice::Choice::Pass => table::Explanation::new(
                    table::Message::new(concat!("wizards-pass-", $id)),
                    table::Message::new("wizards-effect-pass"),
                    clause,
                ),
                _ => choice.explain(state, clause),
            }
        }
    };
}
mod agents;
mod chain;
mod checks;
mod combat;
mod ending;
mod facts;
mod hosts;
mod movement;
mod organization;
mod preparation;
mod sites;
mod turn;

use table::{Rng, Way};

use crate::prelude::*;

pub use crate::cards::{
    Backing, Becalm, Bind, Brace, Breath, Buried, Burn, CallOff, CallWizard, CarriedOff, Craft, Divest,
    DragOut, Endure, Entrust, Exposed, Feed, FirstStrike, Foresight, FoundAlly, FromAfar, GiveUpRing, Gnawed,
    HearOf, HelpRemoval, HostsMet, HuntDown, HuntEnds, Isolate, Knife, LayArms, LayOpen, LedAway, Loot, Mark,
    Meet, Mirror, NameCard, Outbid, Pass, PickCamp, Pledge, Praise, Prize, Rally, Recall, Refresh, Rejoin,
    Relieve, ReplaceRing, Restack, RiddlePlayer, Rise, RollFromAfar, RollInNeed, SearchSite, SecondStrike,
    SendFor, Shelve, Shore, Sift, Skip, Snatch, Spare, Stirred, Struck, SwayWhom, TakeOn, Tame, TapOne,
    Trade, Unveiling, Upkeep, Watch,
};
pub use agents::{Ambushes, BeforeSway, NameHome, RollSway};
pub use chain::{Aim, Choose, Do, Priority, Resolve, Respond, SettleCard};
pub use checks::{BeforeCheck, BeforeInfluence, PickRing, PlayRing, RollCheck, RollInfluence, StartCheck};
pub use combat::{
    Assign, AssignRest, AttackAssigned, AttackBegins, AttackEnds, AttackNow, AttackOver, CreatureAttacks,
    Excess, Heirs, Lose, NextStrike, RollStrike, StayUntapped, StrikeCards, StrikeHazards, StrikeOrder,
    Support,
};
pub use ending::{Call, CouncilBegins, CouncilChecks, Counting, Show};
pub use hosts::{RescueEnds, RescueSite};
pub use movement::{
    Arrive, Draw, Fly, HeadAgain, LimitFixed, MovementDone, MovementEnd, NextMove, Reveal, Route, Travelled,
    TurnedBack,
};
pub use organization::{Appear, Control, OrganizationEnd, Organize, Overrun};
pub(crate) use preparation::rivendell;
pub use preparation::{Begin, Draft, Leftovers, StartFollowers, StartItems};
pub(crate) use sentences;
pub(crate) use sites::UNSHAKEN;
pub use sites::{
    AddedAttackNow, AttackFromHand, AutoAttackNow, Entering, Explore, Gain, GuardReacts, GuardReveal,
    Identical, InSite, MinorItem, Resist, RollOpponent, SiteDone, Wakened,
};
pub use turn::{
    Cleanse, Discard, Draws, EndMenu, Exchange, Fetch, LongEvents, NazgulSpent, Reset, Reshuffle, SidePick,
    Sideboard, Stage, TurnStage,
};

table::questions! {
    /// A frame: a question or a step under way.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Frame of crate::Wizards {
        asks {
            /// Which character is revealed next in the draft?
            Draft(Draft),
            /// Who bears the starting items?
            StartItems(StartItems),
            /// Who follows whom from the start?
            StartFollowers(StartFollowers),
            /// Which characters that were left over go into the play deck?
            Leftovers(Leftovers),
            /// Is the sideboard used?
            Sideboard(Sideboard),
            /// What is a Nazgûl spent for?
            NazgulSpent(NazgulSpent),
            /// Which corruption card does a resting character try to shed?
            Cleanse,
            /// Which cards of the sideboard are taken?
            SidePick(SidePick),
            /// What is done in the organization phase?
            Organize,
            /// Where does the character come into play?
            Appear(Appear),
            /// Who controls the character?
            Control(Control),
            /// What is played at the end of the organization phase?
            OrganizationEnd,
            /// Which uncontrolled character is discarded?
            Overrun,
            /// Which long events are played?
            LongEvents,
            /// Which company is next?
            NextMove,
            /// Which way does the company go?
            Route(Route),
            /// One more card?
            Draw(Draw),
            /// Which action is started?
            Priority(Priority),
            /// Does the other player respond?
            Respond(Respond),
            /// Who uses an action, and what is it aimed at?
            Aim(Aim),
            /// What is played at the end of the movement phase?
            MovementEnd(MovementEnd),
            /// Where does the company go next?
            HeadAgain(HeadAgain),
            /// Where does a company fly?
            Fly(Fly),
            /// Who faces the strikes?
            Assign,
            /// Who faces the strikes that are left?
            AssignRest,
            /// Which strike is next?
            StrikeOrder,
            /// How many excess strikes go on this one?
            Excess,
            /// Does the target stay untapped?
            StayUntapped,
            /// Who supports the target?
            Support,
            /// Which hazards are played on the strike?
            StrikeHazards,
            /// Which cards are played on the strike?
            StrikeCards,
            /// Where is a prisoner kept?
            RescueSite(RescueSite),
            /// Who frees the prisoners?
            RescueEnds(RescueEnds),
            /// Who takes what a character leaves?
            Heirs(Heirs),
            /// Which item is lost?
            Lose(Lose),
            /// What is done before a corruption check?
            BeforeCheck(BeforeCheck),
            /// What is done before an influence check?
            BeforeInfluence,
            /// Which ring is tested?
            PickRing(PickRing),
            /// Which ring takes its place?
            PlayRing(PlayRing),
            /// Which card is discarded, down to the size of the hand?
            Reset(Reset),
            /// Which company explores next, and does it enter?
            Explore,
            /// Is the card on guard turned up?
            GuardReveal(GuardReveal),
            /// Which creature of the hand attacks?
            AttackFromHand(AttackFromHand),
            /// Which event in play attacks?
            Wakened(Wakened),
            /// Which agents attack?
            Ambushes(Ambushes),
            /// Which of its home sites is an agent at?
            NameHome(NameHome),
            /// What does the company do at its site?
            InSite(InSite),
            /// Is an identical card shown?
            Identical(Identical),
            /// Does the other player prevent an attempt to influence?
            Resist,
            /// Which minor item is taken besides?
            MinorItem(MinorItem),
            /// Is a card discarded at the end of the turn?
            Discard(Discard),
            /// What else is done at the end of the turn?
            EndMenu,
            /// Is the Council called?
            Call,
            /// Which character checks next?
            CouncilChecks(CouncilChecks),
            /// Which unique cards are shown?
            Show(Show),
            /// Which cards are exchanged with the sideboard?
            Exchange(Exchange),
            /// Which card is fetched?
            Fetch(Fetch),
            /// Where is a company bound for, now that a pass is open?
            Pass(Pass),
            /// Who is met on the way?
            Meet(Meet),
            /// Who takes what the company was given?
            Entrust(Entrust),
            /// Who taps to cancel this one of several attacks?
            CallOff(CallOff),
            /// Which ring takes the place of a gold ring?
            ReplaceRing(ReplaceRing),
            /// What is found at the site?
            SearchSite(SearchSite),
            /// Which Hobbit comes in another's place?
            Relieve(Relieve),
            /// What is given up for an item?
            Spare(Spare),
            /// Which ring does an agent take?
            Snatch(Snatch),
            /// Who takes an agent as an ally?
            Tame(Tame),
            /// What is given for what the site offers?
            Trade(Trade),
            /// Which faction is brought in from afar?
            FromAfar(FromAfar),
            /// Which wounded character is given the card?
            Mark(Mark),
            /// Whose play deck is looked at?
            Mirror(Mirror),
            /// Which card is laid on the deck next?
            Restack(Restack),
            /// Which ring is given up?
            GiveUpRing(GiveUpRing),
            /// Who of the company taps?
            TapOne(TapOne),
            /// Who taps, and which Nazgûl is driven away?
            Praise(Praise),
            /// Which of the cards to come is taken?
            Foresight(Foresight),
            /// Which of several attacks is left?
            Isolate(Isolate),
            /// Which item does a friend take?
            Pledge(Pledge),
            /// Which creature is given up?
            Feed(Feed),
            /// Do the waters rise before a company finds its way?
            Rise(Rise),
            /// Which of its answers does an operation get?
            Choose(Choose),
            /// Which characters are held up?
            Becalm(Becalm),
            /// Is a creature bound?
            Bind(Bind),
            /// Which ring lies ready with the card?
            HearOf(HearOf),
            /// Which wizard appears?
            CallWizard(CallWizard),
            /// What is made, and who takes it?
            Craft(Craft),
            /// Which agent is turned up?
            DragOut(DragOut),
            /// What is hunted?
            HuntDown(HuntDown),
            /// Which hazards are shown?
            LayOpen(LayOpen),
            /// Is the balance paid for?
            Outbid(Outbid),
            /// Which factions are called?
            Rally(Rally),
            /// Which character untaps?
            Refresh(Refresh),
            /// Which faction is sent for?
            SendFor(SendFor),
            /// Where do the cards of a deck go?
            Sift(Sift),
            /// Which strikes does a warrior take upon himself?
            TakeOn(TakeOn),
            /// Does the discarded card go on top of the deck?
            Endure(Endure),
            /// Who helps to remove a corruption card?
            HelpRemoval(HelpRemoval),
            /// Who takes the items of a character that returns to the hand?
            Divest(Divest),
            /// Which minor item is laid under the armory?
            LayArms(LayArms),
            /// Is the stored item laid under the armory?
            Shelve(Shelve),
            /// Which creature attacks an agent?
            Knife(Knife),
            /// Does an agent that a creature strikes at stay untapped?
            Brace(Brace),
            /// Which region does an event lie in that is a site?
            PickCamp(PickCamp),
            /// What does a burglar take?
            Loot(Loot),
            /// Which site is a company led to?
            LedAway(LedAway),
            /// Which ally was found?
            FoundAlly(FoundAlly),
            /// Which card is named?
            NameCard(NameCard),
            /// Who plays the riddle game?
            RiddlePlayer(RiddlePlayer),
            /// Which hazard goes back into the deck?
            Unveiling(Unveiling),
            /// Which scout keeps watch?
            Watch(Watch),
            /// Does a character face a second strike?
            SecondStrike(SecondStrike),
            /// Does a character tap against the fire?
            Breath(Breath),
            /// Which of the top cards is buried?
            Buried(Buried),
            /// What is burnt for an item?
            Burn(Burn),
            /// Is the target of the strike carried off?
            CarriedOff(CarriedOff),
            /// Is the first strike given to the hunted character?
            FirstStrike(FirstStrike),
            /// Is a prize played with a character of the company?
            Prize(Prize),
            /// Which shore is a company blown to?
            Shore(Shore),
            /// Is the turn skipped?
            Skip(Skip),
            /// Which Dragon hears of what was found?
            Stirred(Stirred),
            /// Who taps in support of a character's attempt?
            Backing(Backing),
            /// Which of some discarded cards is taken out of the game?
            Exposed(Exposed),
            /// Which item is lost to the rats?
            Gnawed(Gnawed),
            /// Which creature comes again?
            Recall(Recall),
            /// Which card does an agent try to influence?
            SwayWhom(SwayWhom),
            /// What is played on an agent's attempt to influence?
            BeforeSway(BeforeSway),
            /// Is a card given for the upkeep of one in play?
            Upkeep(Upkeep),
        }
        acts {
            /// The first turn begins.
            Begin,
            /// The next part of a turn.
            TurnStage(TurnStage),
            /// Cards are drawn.
            Draws(Draws),
            /// The discard pile becomes the play deck.
            Reshuffle(Reshuffle),
            /// The last declared action resolves.
            Resolve(Resolve),
            /// The next operation.
            Do(Do),
            /// A card that was played goes where it belongs.
            SettleCard(SettleCard),
            /// The new site is shown.
            Reveal(Reveal),
            /// The hazard limit is fixed.
            LimitFixed(LimitFixed),
            /// The declaration of a card that does not let a company pass.
            TurnedBack(TurnedBack),
            /// Hazards have been played.
            MovementDone(MovementDone),
            /// The company arrives.
            Arrive(Arrive),
            /// Its movement phase is over.
            Travelled(Travelled),
            /// An attack by the effect of a card begins.
            AttackBegins(AttackBegins),
            CreatureAttacks(CreatureAttacks),
            /// Strikes are given.
            AttackAssigned,
            NextStrike,
            RollStrike,
            /// An attack that is all known begins.
            AttackNow(AttackNow),
            /// All strikes are resolved.
            AttackEnds,
            /// The after-effects of an attack.
            AttackOver,
            /// An automatic-attack.
            AutoAttackNow(AutoAttackNow),
            /// An automatic-attack that a card adds.
            AddedAttackNow(AddedAttackNow),
            /// The return of a character who was alone to the company.
            Rejoin(Rejoin),
            /// All hosts of Mordor were met.
            HostsMet(HostsMet),
            /// The strike that follows a search.
            Struck(Struck),
            /// The roll for a faction far away.
            RollFromAfar(RollFromAfar),
            /// A company enters its site.
            Entering(Entering),
            /// The roll for a faction that was sent for.
            RollInNeed(RollInNeed),
            /// The hunt is over.
            HuntEnds(HuntEnds),
            /// A company has explored its site.
            SiteDone(SiteDone),
            /// A resource came into play.
            Gain(Gain),
            /// An on-guard card acts on a card gained before.
            GuardReacts(GuardReacts),
            /// A corruption check is to be made.
            StartCheck(StartCheck),
            RollCheck(RollCheck),
            /// The roll of an influence check.
            RollInfluence(RollInfluence),
            /// The rolls of an attempt on a card of the opponent.
            RollOpponent(RollOpponent),
            /// The rolls of an agent's attempt to influence.
            RollSway(RollSway),
            CouncilBegins,
            /// Points are counted.
            Counting,
        }
    }
}

impl Frame {
    /// The action that it belongs to.
    pub(crate) const fn link(&self) -> Option<&Link> {
        match self {
            Self::Do(one) => Some(&one.link),
            Self::Choose(one) => Some(&one.0.link),
            Self::Fetch(one) => Some(&one.link),
            Self::Fly(one) => Some(&one.link),
            Self::Lose(one) => Some(&one.link),
            Self::SettleCard(one) => Some(&one.link),
            _ => None,
        }
    }

    /// Is it asked about cards of a hand, a deck or a sideboard, and only where there are some of the kind?
    pub(crate) const fn asks_of_hidden(&self) -> bool {
        matches!(
            self,
            Self::Aim(_)
                | Self::Buried(_)
                | Self::Choose(_)
                | Self::Feed(_)
                | Self::GiveUpRing(_)
                | Self::Knife(_)
                | Self::NazgulSpent(_)
                | Self::Outbid(_)
                | Self::Rally(_)
                | Self::Recall(_)
                | Self::Unveiling(_)
        )
    }

    /// The sequences in which the question can be answered in one go, besides answer by answer.
    pub(crate) fn ways(&self, state: &State, seat: Seat) -> Vec<Way<Choice>> {
        match self {
            Self::Route(route) => route.ways(state, seat),
            _ => Vec::new(),
        }
    }

    /// Replaces what another player than this one has chosen so far in secret: the parts of an action that is not declared yet are
    /// forgotten, an order that is not laid yet is another.
    pub(crate) fn begin_otherwise(&mut self, seat: Seat, rng: &mut Rng) {
        match self {
            Self::Aim(aim) if aim.link.seat != seat => aim.begin_anew(),
            Self::Restack(restack) if restack.seat != seat => restack.place_others(rng),
            _ => {}
        }
    }
}
