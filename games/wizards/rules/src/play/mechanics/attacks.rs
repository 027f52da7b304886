//! The course of an attack, strike by strike (chapter 15).

use crate::card::RegionKind;
use crate::cards::effect::Happens;
use crate::cards::statics::BodyChecks;
use crate::cards::{ChecksAgain, When};
use crate::mechanics::{Against, Speaker};
use crate::prelude::*;
use crate::questions::StartCheck;
use crate::state::{Change, Combat, Faced, Fate, Key, Series, Strike};

impl State {
    /// An attack of a creature: the numbers on its card.
    pub(crate) fn creature_attack(&self, company: CompanyId, piece: PieceId, index: u8, key: Key) -> Combat {
        let face = self.face(piece);
        let mut combat =
            self.plain_attack(company, Source::Creature(piece, index), face.race.unwrap_or(Race::Special));
        combat.key = key;
        combat.strikes = face.strikes as i8;
        combat.each = face.strikes == 0;
        combat.prowess = face.prowess;
        combat.body = face.body;
        combat.attacker_chooses = face.attacker_chooses;
        combat.harmless = face.harmless;
        combat.detains = face.detains;
        combat.only_taps = face.only_taps;
        combat.attacker = self.hazarding();
        combat.isolated = face.attacks > 1 && self.isolates();
        combat.firm = combat.isolated;
        combat
    }

    /// An attack of nothing in particular yet.
    pub(crate) fn plain_attack(&self, company: CompanyId, source: Source, race: Race) -> Combat {
        let before = self.company(company).faced.len() as u8;
        Combat {
            company,
            attacker: crate::state::other(self.company(company).seat),
            source,
            nth: 0,
            race,
            key: Key::None,
            strikes: 1,
            more_strikes: 0,
            halved: false,
            prowess: 0,
            more_prowess: 0,
            body: 0,
            each: false,
            attacker_chooses: false,
            detains: false,
            harmless: false,
            only_taps: false,
            cancelled: false,
            assigned: false,
            total: 0,
            excess: 0,
            given: Vec::new(),
            now: None,
            wounded: Vec::new(),
            rushed: None,
            harsher: 0,
            firm: false,
            bare: false,
            defender_chooses: false,
            aside: Vec::new(),
            volley: None,
            singled_out: None,
            aloof: false,
            forfeit: false,
            host: None,
            isolated: false,
            malice: false,
            overpowered: false,
            bodiless: 0,
            robs: None,
            mutiny: None,
            played: Vec::new(),
            series: Series::default(),
            at_site: false,
            before,
        }
    }

    /// The company faces the attack from now on: it counts as faced, even if it is cancelled (SATM-15.32).
    pub(crate) fn face_attack(&mut self, combat: Combat, ctx: &mut Ctx<'_>) {
        let (id, race, key) = (combat.company, combat.race, combat.key);
        let card = self.attacking_card(&combat);
        self.company_mut(id).faced.push(Faced { race, card, key, foiled: false, beaten: false });
        let seat = self.company(id).seat;
        // It is faced already: it is none of those that were faced before it.
        self.combat = Some(combat);
        if let Some(combat) = &self.combat {
            let (strikes, prowess) = (self.attack_strikes(combat), self.attack_prowess(combat));
            ctx.tell(|| Event::Attacked { seat, race, strikes, prowess });
        }
    }

    /// The members that can be given a strike: without one, within reach.
    pub(crate) fn without_strike(&self) -> Vec<PieceId> {
        let Some(combat) = &self.combat else {
            return Vec::new();
        };
        self.members(combat.company)
            .filter(|id| {
                combat.given.iter().all(|strike| strike.at != *id) && !self.out_of_reach(*id, combat)
            })
            .collect()
    }

    /// Gives a strike to a character.
    pub(crate) fn give_strike(&mut self, at: PieceId, ctx: &mut Ctx<'_>) {
        let Some(combat) = &mut self.combat else { return };
        combat.given.push(Strike::at(at));
        let (seat, card) = (self.piece(at).owner, self.piece(at).card);
        ctx.tell(|| Event::StrikeAt { seat, card });
    }

    /// The number of strikes still to be given. Of several attacks each is on one character; more strikes are excess.
    pub(crate) fn strikes_left(&self) -> usize {
        self.combat.as_ref().map_or(0, |combat| {
            let most = if self.is_series(combat) { 1 } else { usize::MAX };
            usize::from(combat.total).min(most).saturating_sub(combat.given.len())
        })
    }

    /// SATM-15.27: is it one of several attacks of one strike each, all on one character?
    pub(crate) fn is_series(&self, combat: &Combat) -> bool {
        let Source::Creature(piece, _) = combat.source else {
            return false;
        };
        self.face(piece).attacks > 1 && self.face(piece).strikes == 1
    }

    /// May others tap, each to cancel a strike of it?
    pub(crate) fn is_shielded(&self, combat: &Combat) -> bool {
        matches!(combat.source, Source::Creature(piece, _) if self.face(piece).shielded)
    }

    /// The number of attacks the creature makes.
    pub(crate) fn attacks_of(&self, combat: &Combat) -> u8 {
        match combat.source {
            Source::Creature(piece, _) if !combat.isolated => self.face(piece).attacks,
            _ => 1,
        }
    }

    /// SATM-15.27: may a character tap to cancel this one of several attacks? One of them at least comes to blows.
    pub(crate) fn may_call_off(&self, id: PieceId) -> bool {
        self.combat.as_ref().is_some_and(|combat| {
            let Source::Creature(piece, _) = combat.source else {
                return false;
            };
            let face = self.face(piece);
            let open = combat.strike().filter(|strike| strike.fate == Fate::Open);
            // Others step in for one strike at this target, each for one.
            if face.shielded {
                let other = open.is_some_and(|strike| strike.at != id);
                return other && self.is_untapped(id) && self.characters(combat.company).any(|one| one == id);
            }
            let spared = face.anybody_calls_off || open.is_some_and(|strike| strike.at != id);
            self.is_series(combat)
                && combat.series.called_off + 1 < self.attacks_of(combat)
                && open.is_some()
                && spared
                && self.characters(combat.company).any(|one| one == id)
                && self.is_untapped(id)
        })
    }

    /// SATM-15.15 to SATM-15.19: rolls the present strike and applies its consequences.
    pub(crate) fn resolve_strike(&mut self, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let Some(strike) = combat.strike().copied() else {
            return;
        };
        // Who was eliminated, or is a prisoner by now, is struck by nothing.
        if strike.fate != Fate::Open || self.company_of(strike.at) != Some(combat.company) {
            return;
        }
        let (at, seat) = (strike.at, self.company(combat.company).seat);
        let mut against = self.attack_prowess(combat);
        let agent = matches!(combat.source, Source::Agent(_)).then_some(combat.attacker);
        let prowess = self.fighting_prowess(at);
        let was = self.piece(at).status;
        if let Some(attacker) = agent {
            // SATM-28.22: two dice for each strike of an agent.
            against += self.roll(attacker, "agent", ctx);
        }
        let mut roll = self.roll(seat, "strike", ctx);
        if strike.two_rolls {
            roll = roll.max(self.roll(seat, "strike", ctx));
        }
        let card = self.piece(at).card;
        ctx.tell(|| Event::Fought { seat, card, strike: against, roll, prowess });
        let total = roll + prowess;
        let fate = match total.cmp(&against) {
            std::cmp::Ordering::Greater => self.creature_fails(ctx),
            std::cmp::Ordering::Equal => Fate::Ineffectual,
            std::cmp::Ordering::Less => Fate::Succeeded,
        };
        if let Some(strike) = self.combat.as_mut().and_then(Combat::strike_mut) {
            strike.fate = fate;
        }
        // SATM-15.7, SATM-15.8: a character who has faced a strike taps, unless it chose, or a card lets it,
        // stay untapped.
        if !(strike.untapped || strike.spared) {
            self.tap(at);
        }
        self.attack_triggers(When::Resolved, Some(at));
        if fate == Fate::Succeeded {
            self.strike_hurts(at, was, against - total, ctx);
            self.risk_comes(ctx);
        }
        if strike.scald && total > against {
            self.is_scalded(at, ctx);
        }
        self.strike_triggers(at, fate);
    }

    /// SATM-15.16, SATM-15.24: a strike that fails is defeated, unless the body of the attacker holds.
    pub(crate) fn creature_fails(&mut self, ctx: &mut Ctx<'_>) -> Fate {
        self.creature_fails_by(0, ctx)
    }

    /// The same, with `more` on the body check.
    pub(crate) fn creature_fails_by(&mut self, more: i8, ctx: &mut Ctx<'_>) -> Fate {
        self.strike_is_foiled();
        let Some(combat) = &self.combat else {
            return Fate::Ineffectual;
        };
        if combat.is_broken() {
            return Fate::Defeated;
        }
        let body = self.attack_body(combat);
        if body == 0 || combat.detains {
            return Fate::Defeated;
        }
        let (seat, card) = (self.company(combat.company).seat, self.attacking_card(combat));
        let roll = self.roll(seat, "body", ctx) + more;
        if let Some(card) = card {
            ctx.tell(|| Event::BodyCheck { card, roll, body });
        }
        let source = self.combat.as_ref().map(|combat| combat.source);
        let falls = match source {
            Some(Source::Agent(agent)) => self.agent_fails(agent, roll, body, ctx),
            _ => roll > body,
        };
        if falls { Fate::Defeated } else { Fate::Ineffectual }
    }

    fn strike_hurts(&mut self, at: PieceId, was: Status, by: i8, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        // SATM-30.1: a character taken prisoner is not harmed.
        let taken = combat.host.filter(|_| self.is_character(at));
        if let Some(host) = combat.strike().and_then(|strike| strike.host).or(taken) {
            return self.captured(host, at);
        }
        if let Some((link, op)) = combat.robs {
            return self.ask_loss(link, op);
        }
        if combat.strike().is_some_and(|strike| strike.exiles) {
            return self.discard(at, ctx);
        }
        if combat.harmless {
            return;
        }
        if combat.detains || combat.only_taps {
            self.tap(at);
            return;
        }
        let (attacker, harsher) = (combat.attacker, self.harsher_checks(combat));
        let (seat, card) = (self.piece(at).owner, self.piece(at).card);
        self.piece_mut(at).status = Status::Wounded;
        ctx.tell(|| Event::Wounded { seat, card });
        if let Some(combat) = &mut self.combat {
            combat.wounded.push(at);
            let (company, race) = (combat.company, combat.race);
            self.company_mut(company).hurt.push((at, race));
            let being = self.combat.as_ref().and_then(|combat| self.attacking_card(combat));
            if let Some(card) = being.filter(|card| card.get().being.is_some()) {
                self.company_mut(company).hurt_by.push((at, card));
            }
        }
        self.has_wounded(at);
        self.is_chilled(at);
        self.lets_loose(at, ctx);
        self.batter(at, by);
        // SATM-15.19, SATM-15.20, SATM-15.23.
        let body = self.number(at, Stat::Body, Against::Attack);
        for by in self.body_checks() {
            let roll = self.roll(attacker, "body", ctx) + i8::from(was == Status::Wounded) + harsher + by;
            ctx.tell(|| Event::BodyCheck { card, roll, body });
            if roll > body {
                self.combat.as_mut().into_iter().for_each(|combat| combat.wounded.retain(|id| *id != at));
                self.ask_heirs(at, Zone::Out, u8::MAX);
                return;
            }
            if roll == body {
                self.attack_triggers(When::BodyEqual, Some(at));
            }
        }
    }

    /// The body checks of a wounded character: the modifier of each, by the creature and by cards in play.
    pub(crate) fn body_checks(&self) -> Vec<i8> {
        let Some(combat) = &self.combat else {
            return vec![0];
        };
        let own = match combat.source {
            Source::Creature(piece, _) => self.face(piece).has.iter().find_map(|one| match one {
                Static::BodyChecks(BodyChecks { count, by }) => Some(vec![*by; *count as usize]),
                _ => None,
            }),
            _ => None,
        };
        let mut checks = own.unwrap_or_else(|| vec![0]);
        for by in self.in_play.iter().copied().filter(|by| self.face(*by).touches.attacks()) {
            let scope = Scope::of(self, by);
            let says = self.face(by).has.iter().filter_map(|one| self.unwrapped(one, &scope));
            checks.extend(says.filter_map(|one| match one {
                Static::ChecksAgain(ChecksAgain { kind, by }) if self.attack_is(combat, kind) => Some(*by),
                _ => None,
            }));
        }
        checks
    }

    /// Triggers the cards in the company that mind a wound, by a strike or otherwise.
    pub(crate) fn has_wounded(&mut self, at: PieceId) {
        let company = self.company_of(at);
        for card in self.in_play.clone() {
            if !self.face(card).on.is_empty() && self.company_of(card) == company {
                let scope = Scope::of(self, card);
                self.trigger(card, When::CompanyWounded, &scope);
            }
        }
    }

    fn strike_triggers(&mut self, at: PieceId, fate: Fate) {
        if fate != Fate::Succeeded {
            return;
        }
        let still = self.piece(at).zone.in_play();
        if still && self.combat.as_ref().is_some_and(|combat| combat.wounded.contains(&at)) {
            self.attack_triggers(When::Wounds, Some(at));
        }
        self.attack_triggers(When::Succeeds, Some(at));
    }

    /// Triggers the attacking card at this moment, about one character or the whole company.
    pub(crate) fn attack_triggers(&mut self, when: When, about: Option<PieceId>) {
        let Some(combat) = &self.combat else { return };
        let (Source::Creature(piece, _) | Source::Agent(piece)) = combat.source else {
            return;
        };
        let scope = Scope {
            seat: combat.attacker,
            this: Speaker::Piece(piece),
            user: None,
            target: about.map_or(Target::Nothing, Target::Piece),
            company: Some(combat.company),
        };
        self.trigger(piece, when, &scope);
    }

    /// The attack is over: its after-effects, and where its card goes (SATM-15.25 to SATM-15.27, SATM-15.32).
    pub(crate) fn end_attack(&mut self, ctx: &mut Ctx<'_>) -> Series {
        let Some(combat) = self.combat.take() else {
            return Series::default();
        };
        self.expire(Until::Attack);
        self.expire(Until::Strike);
        let hosts = combat.given.iter().filter_map(|strike| strike.host).chain(combat.host);
        self.idle_hosts_leave(&hosts.collect::<Vec<_>>(), ctx);
        let defeated = combat.is_defeated();
        if let Some(ally) = combat.mutiny.filter(|ally| !defeated && self.piece(*ally).zone.in_play()) {
            self.discard(ally, ctx);
        }
        if let Source::Creature(piece, _) = combat.source {
            self.all_hear(Happens::CreatureAttacked(piece), ctx);
        }
        if combat.isolated && defeated {
            self.isolation_ends(ctx);
        }
        if matches!(combat.source, Source::Effect(_))
            && self.find_company(combat.company).is_some()
            && let Some(faced) = self.company_mut(combat.company).faced.get_mut(usize::from(combat.before))
        {
            faced.beaten = defeated;
        }
        let series = Series {
            at: combat
                .series
                .at
                .or(combat.given.first().map(|strike| strike.at))
                .filter(|_| self.is_series(&combat)),
            spoiled: combat.series.spoiled || !defeated,
            ..combat.series
        };
        if let Source::Agent(piece) = combat.source {
            self.agent_attack_ended(&combat);
            self.agent_rests(piece, defeated, combat.attacker, ctx);
            return series;
        }
        if let Source::Added(_, piece) = combat.source {
            self.added_is_beaten(piece, defeated, combat.attacker, ctx);
            return series;
        }
        let Source::Creature(piece, index) = combat.source else {
            return series;
        };
        let face = self.face(piece);
        if !combat.forfeit
            && index + 1 < self.attacks_of(&combat)
            && self.find_company(combat.company).is_some()
        {
            return series;
        }
        let card = self.piece(piece).card;
        let of_site = combat.at_site
            && self
                .find_company(combat.company)
                .and_then(|company| company.site.get().from_hand.as_ref())
                .is_some_and(|says| says.own);
        // An event that a site has let attack lies in play until then.
        let of_site = of_site || combat.at_site && self.piece(piece).zone == Zone::Table;
        let beaten = defeated && !combat.series.spoiled || combat.forfeit;
        if beaten && !combat.detains && !of_site {
            let seat = crate::state::other(combat.attacker);
            self.put(piece, Zone::Won(seat));
            ctx.tell(|| Event::Defeated { seat, card });
            self.may_be_bound(piece, combat.company);
            self.unbind(combat.series.bound, ctx);
        } else if face.kind == CardKind::Creature {
            self.lasting.retain(|lasting| !lasting.change.is_about(piece));
            // A hunting creature goes on hunting.
            let seat = self.piece(piece).owner;
            self.put(piece, Zone::Discard);
            ctx.tell(|| Event::Discarded { seat, card });
            self.bind(combat.series.bound, piece);
        }
        series
    }

    /// A being that a card lets attack at a site is gone with its card, once it is beaten; a mere attack comes again.
    fn added_is_beaten(&mut self, piece: PieceId, defeated: bool, attacker: table::Seat, ctx: &mut Ctx<'_>) {
        if !defeated || self.face(piece).points == 0 || !self.piece(piece).zone.in_play() {
            return;
        }
        let (seat, card) = (crate::state::other(attacker), self.piece(piece).card);
        self.bearer_leaves(piece, ctx);
        self.put(piece, Zone::Won(seat));
        ctx.tell(|| Event::Defeated { seat, card });
    }

    /// Makes the checks of characters wounded by a site's automatic-attack.
    pub(crate) fn wound_checks(&mut self) {
        let Some(combat) = &self.combat else { return };
        let Source::Automatic(site, index) = combat.source else {
            return;
        };
        let Some(by) = site.get().attacks.get(usize::from(index)).and_then(|attack| attack.wound_check)
        else {
            return;
        };
        for who in combat.wounded.clone() {
            let why = self.piece(who).card;
            self.frames.push(StartCheck { who, bonus: by, why, transfer: None, stake: None });
        }
    }

    /// Has the moving company a wilderness, or another such region, in its path?
    pub fn path_has(&self, company: CompanyId, land: RegionKind) -> bool {
        self.count_lands(company, land) > 0
    }

    /// Something would cancel the attack that is faced: is it cancelled? What malice gave it goes first.
    pub(crate) fn cancel_attack(&mut self) -> bool {
        let Some(combat) = &mut self.combat else { return false };
        if !combat.malice {
            combat.cancelled = true;
            return true;
        }
        combat.calm();
        if let Some((site, attack)) = combat.automatic() {
            self.lasting.retain(|lasting| lasting.change != Change::Malice(site, attack));
        }
        false
    }
}
