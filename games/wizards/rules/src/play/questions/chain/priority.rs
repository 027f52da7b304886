//! Who acts (SATM-17.4)? Both in turn, until both pass.

use table::Arg;

use crate::mechanics::Moment;
use crate::prelude::*;
use crate::state::{Company, PassUntil, Phase};

/// The question to a player who may start an action, or pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Priority {
    /// When.
    pub moment: Moment,
    /// The player asked.
    pub seat: Seat,
    /// Has the other one just passed?
    pub passed: bool,
}

impl Priority {
    /// Is it over, for either player?
    fn is_over(self, state: &State) -> bool {
        match self.moment {
            Moment::Attack => state.combat.as_ref().is_none_or(|combat| combat.cancelled),
            _ => state.turn.company.and_then(|id| state.find_company(id)).is_none(),
        }
    }

    /// The characters who, by a ruling, may tap to cancel the automatic-attack of their home site (SATM-19.2).
    fn at_home(self, state: &State) -> impl Iterator<Item = PieceId> {
        let combat = state.combat.as_ref().filter(|_| self.moment == Moment::Attack);
        let combat = combat.filter(|_| state.rules.rulings.home_site_cancels && self.seat == state.active());
        let of = combat.filter(|combat| !combat.firm).and_then(|combat| match combat.source {
            Source::Automatic(site, _) => Some((combat.company, site)),
            _ => None,
        });
        of.into_iter().flat_map(move |(company, site)| {
            state.characters(company).filter(move |id| state.face(*id).home.has(site))
        })
    }

    /// Could the seat act, by open knowledge?
    fn could_act(self, state: &State) -> bool {
        let hand = !state.sides[self.seat].hand.is_empty();
        let uses = state.in_play.iter().any(|id| !state.face(*id).uses.is_empty());
        if self.at_home(state).any(|id| state.is_untapped(id)) {
            return true;
        }
        let attacks = self.moment == Moment::Attack && state.turn.phase == Phase::Movement;
        if self.seat == state.active() || !(attacks || self.moment == Moment::Movement) {
            return uses || hand && self.seat == state.active();
        }
        let company = state.turn.company.and_then(|id| state.find_company(id));
        // A face-down agent may always be able to act, by open knowledge.
        let agents = state.agents_of(self.seat).next().is_some();
        let room =
            |company: &Company| company.used < company.limit || state.goes_beyond_limit(company, self.moment);
        uses || agents || hand && company.is_some_and(room)
    }
}

impl Priority {
    /// Calls `offer` with what is neither played nor used.
    fn each_other(self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        self.at_home(state).for_each(|id| offer(Choice::Pick(id)));
        if self.moment == Moment::Movement && seat != state.active() {
            state.each_in_hand(seat, |card| offer(Choice::Guard(card)));
            state.each_agent_choice(seat, offer);
            if state.rules.standard {
                state.nazgul_events(seat).for_each(|id| offer(Choice::Recall(id)));
            }
        }
        [Choice::Pass, Choice::PassOn, Choice::PassTurn].into_iter().for_each(offer);
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        if self.moment == Moment::Attack {
            let combat = state.combat.as_ref()?;
            let strikes = Arg::Number(state.attack_strikes(combat).into());
            return Some(state.of_attack("wizards-asked-priority-attack")?.with("strikes", strikes));
        }
        let company = state.turn.company.and_then(|id| state.find_company(id))?;
        let sentence = match (self.seat == state.active(), company.moving()) {
            (true, true) => "wizards-asked-priority-road",
            (true, false) => "wizards-asked-priority-stays",
            (false, true) => "wizards-asked-priority-hazards",
            (false, false) => "wizards-asked-priority-hazards-stays",
        };
        let left = company.limit.saturating_sub(company.used);
        Some(state.of_company(company.id, sentence)?.with("left", left))
    }
}

impl Question<Wizards> for Priority {
    const CLAUSE: Clause = Clause("SATM-17.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("priority" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        self.each_other(state, seat, offer);
    }

    fn choices(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_open_offer(seat, self.moment, false, offer);
        self.each_other(state, seat, &mut |choice| {
            if self.objection(state, seat, &choice).is_ok() {
                offer(choice);
            }
        });
    }

    fn standing(&self, state: &State, seat: Seat) -> Option<Choice> {
        state.turn.standing.of(seat).map(|_| Choice::Pass)
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass | Choice::PassOn | Choice::PassTurn => Ok(()),
            Choice::Pick(id) => {
                require(self.at_home(state).any(|home| home == id), Why::NOT_NOW)?;
                require(state.is_untapped(id), Why::TAPPED)
            }
            Choice::Guard(card) => {
                let company = state.turn.company.and_then(|id| state.find_company(id)).ok_or(Why::NOT_NOW)?;
                require(self.moment == Moment::Movement && seat != state.active(), Why::NOT_HERE)?;
                let held = state.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
                // The others stay hidden: cards that are no hazards may be laid there, too.
                let shown = company.laid_open.as_ref().is_none_or(|shown| shown.contains(&held));
                require(shown, Why::CONDITION)?;
                // SATM-16.2, SATM-16.4.
                require(company.used < company.limit, Why::LIMIT)?;
                require(!company.guarded, Why::GUARD_ONCE)
            }
            Choice::Recall(id) => {
                let now = self.moment == Moment::Movement && seat != state.active();
                require(now && state.rules.standard, Why::NOT_HERE)?;
                state.may_recall(seat, id)
            }
            _ => match state.may_act_as_agent(seat, choice) {
                Some(verdict) => {
                    // SATM-28.3: in the movement phase of the other player.
                    let now = self.moment == Moment::Movement && seat != state.active();
                    require(now, Why::NOT_HERE)?;
                    verdict
                }
                None => state.may_play(seat, self.moment, false, choice),
            },
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if self.is_over(state) {
            Moot::Lapses
        } else if self.could_act(state) {
            Moot::No
        } else {
            Moot::Answer(Choice::Pass)
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, self.moment, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.stand(seat, choice);
        match *choice {
            Choice::Pass | Choice::PassOn | Choice::PassTurn => {
                if !self.passed {
                    state.frames.push(Self { seat: other(seat), passed: true, ..self });
                }
            }
            Choice::Pick(id) => {
                state.frames.push(self);
                state.tap(id);
                if state.cancel_attack() {
                    ctx.tell(|| Event::AttackCancelled { seat });
                }
            }
            Choice::Guard(card) => {
                state.frames.push(Self { seat: state.active(), passed: false, ..self });
                let company = state.turn.company;
                if let (Some(id), Some(company)) = (state.in_hand(seat, card), company) {
                    state.put_unseen(id, Zone::Guard(company));
                    let company = state.company_mut(company);
                    company.used += 1;
                    company.guarded = true;
                    ctx.tell_apart(
                        SeatSet::only(seat),
                        || Event::OnGuardThis { seat, card },
                        || Event::OnGuard { seat },
                    );
                }
            }
            _ => {
                state.frames.push(Self { seat: state.active(), passed: false, ..self });
                if let Choice::Recall(id) = *choice {
                    state.recall(seat, id, ctx);
                } else if state.may_act_as_agent(seat, choice).is_some() {
                    state.act_as_agent(seat, choice, ctx);
                } else {
                    state.begin_play(seat, self.moment, false, choice, ctx);
                }
            }
        }
    }
}

impl State {
    /// Passes from now on without being asked, if that was said.
    pub(super) fn stand(&mut self, seat: Seat, choice: &Choice) {
        match choice {
            Choice::PassOn => self.turn.standing.set(seat, PassUntil::Company),
            Choice::PassTurn => self.turn.standing.set(seat, PassUntil::Turn),
            _ => {}
        }
    }

    /// Makes it the phase of this company.
    pub(crate) fn turn_to(&mut self, company: CompanyId) {
        self.turn.company = Some(company);
        self.turn.standing.lapse(|_, until| until == PassUntil::Company);
    }
}
