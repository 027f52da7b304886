//! What is of which kind, and which conditions hold.

use table::Seat;

use crate::card::{Face, Kind as Sort, RegionKind, SiteKind};
use crate::effect::{Condition, Flag, Kind, Static, Who};
use crate::ids::{CardId, CompanyId, PieceId, RegionId, SiteId};
use crate::state::{Change, Combat, Does, Faced, Source, State, Status, Target, Zone};

/// From where a condition or an operation is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// Whose card it is.
    pub seat: Seat,
    /// The card that says it.
    pub this: PieceId,
    /// Who pays or uses it.
    pub user: Option<PieceId>,
    /// What was chosen.
    pub target: Target,
    /// The company in question.
    pub company: Option<CompanyId>,
}

impl Scope {
    /// The scope of a card in play, by itself.
    pub(crate) fn of(state: &State, this: PieceId) -> Self {
        Self {
            seat: state.piece(this).owner,
            this,
            user: None,
            target: Target::Nothing,
            company: state.company_of(this),
        }
    }

    /// The card that was chosen, if one was.
    pub(crate) const fn target_piece(&self) -> Option<PieceId> {
        match self.target {
            Target::Piece(id) => Some(id),
            _ => None,
        }
    }
}

impl State {
    /// Is a card in play (or in a pile) of this kind? What the state says of it counts, too.
    pub(crate) fn piece_is(&self, id: PieceId, kind: &Kind, scope: &Scope) -> bool {
        let (piece, face) = (self.piece(id), self.face(id));
        match kind {
            Kind::Skill(skill) => self.has_skill(id, *skill, None),
            Kind::Tapped => piece.status == Status::Tapped,
            Kind::Untapped => piece.status == Status::Untapped,
            Kind::Wounded => piece.status == Status::Wounded,
            Kind::Unwounded => piece.status != Status::Wounded,
            Kind::Follower => piece.leader.is_some(),
            Kind::Bearer => self.bearer(scope.this) == Some(id),
            Kind::Corrupted => self.held(id).iter().any(|held| self.face(*held).is_corruption()),
            Kind::Bears(kind) => self.held(id).iter().any(|held| self.piece_is(*held, kind, scope)),
            Kind::Bearing(card) => self.held(id).iter().any(|held| self.piece(*held).card == *card),
            Kind::Playable => self.playable_here(face, scope),
            Kind::All(kinds) => kinds.iter().all(|kind| self.piece_is(id, kind, scope)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.piece_is(id, kind, scope)),
            Kind::Not(kind) => !self.piece_is(id, kind, scope),
            _ => face_is(face, piece.card, kind),
        }
    }

    fn playable_here(&self, face: &Face, scope: &Scope) -> bool {
        scope.company.and_then(|id| self.find_company(id)).is_some_and(|company| {
            !self.site_tapped(company)
                && face.class.is_some_and(|class| company.site.get().allows(class, &face.keywords, &face.id))
        })
    }

    /// Is the attack of this kind?
    pub(crate) fn attack_is(&self, combat: &Combat, kind: &Kind) -> bool {
        match kind {
            Kind::Anything => true,
            Kind::Race(race) => combat.race == *race,
            Kind::Automatic => combat.source.site().is_some(),
            Kind::HazardCreature | Kind::Creature => matches!(combat.source, Source::Creature(..)),
            Kind::Place(_) | Kind::Site(_) | Kind::Region(_) => {
                let site = combat.source.site();
                site.is_some_and(|site| self.site_is(site, kind))
            }
            Kind::Card(card) => self.attacking_card(combat) == Some(*card),
            Kind::KeyedToSite => combat.key.to_site(),
            Kind::Keyed(to) => keyed_to(combat.key, to),
            Kind::Unique => self.attacking_card(combat).is_some_and(|card| card.get().unique),
            Kind::All(kinds) => kinds.iter().all(|kind| self.attack_is(combat, kind)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.attack_is(combat, kind)),
            Kind::Not(kind) => !self.attack_is(combat, kind),
            _ => false,
        }
    }

    /// The card that attacks.
    pub(crate) fn attacking_card(&self, combat: &Combat) -> Option<CardId> {
        match combat.source {
            Source::Creature(id, _) | Source::Agent(id) | Source::Added(_, id) => Some(self.piece(id).card),
            Source::Effect(card) => Some(card),
            Source::Automatic(..) => None,
        }
    }

    /// What a site counts as now.
    pub(crate) fn place_of(&self, site: SiteId) -> SiteKind {
        // SATM-29.4.
        if site.get().under_deeps {
            return site.get().kind;
        }
        let changed = self.lasting.iter().rev().find_map(|lasting| match lasting.change {
            Change::Place(at, kind) if at == site => Some(kind),
            _ => None,
        });
        let kind = changed.unwrap_or(site.get().kind);
        let everywhere = self.lasting.iter().find_map(|lasting| match lasting.change {
            Change::Places(from, to) if from == kind => Some(to),
            _ => None,
        });
        everywhere.unwrap_or(kind)
    }

    /// What a site counts as to play hazards there, and to heal.
    pub(crate) fn place_for_hazards(&self, site: SiteId) -> SiteKind {
        let mut says = self.in_play.iter().copied().filter(|card| self.face(*card).touches.places());
        let said = says.find_map(|card| {
            let scope = Scope::of(self, card);
            let has = self.face(card).has.iter();
            has.filter_map(|one| self.unwrapped(one, &scope)).find_map(|one| match one {
                Static::CountsAs(at, kind) if *at == site => Some(*kind),
                _ => None,
            })
        });
        said.unwrap_or_else(|| self.place_of(site))
    }

    /// Is a character at a haven?
    pub(crate) fn at_haven(&self, id: PieceId) -> bool {
        let company = self.company_of(id).and_then(|id| self.find_company(id));
        company.is_some_and(|company| company.site.get().is_haven())
    }

    /// The last declared hazard that is aimed at a company, or at something of it: where it stands in the chain. What a
    /// creature attacks it is not aimed at.
    pub(crate) fn threat(&self, id: CompanyId) -> Option<usize> {
        let seat = self.find_company(id)?.seat;
        let at = self.chain.len().checked_sub(1)?;
        let link = &self.chain[at];
        let face = self.face(link.piece);
        let mode = self.mode_of(link.piece, link.does)?;
        let aimed = match link.target {
            Target::Piece(piece) => self.company_of(piece) == Some(id),
            Target::Company(company) => company == id,
            Target::Nothing => {
                link.company == Some(id) && mode.tests.iter().any(super::aiming::about_company)
            }
            Target::Site(_) | Target::AutoAttack(..) => false,
        };
        let hazard = face.is_hazard() && link.seat != seat && !link.cancelled;
        (hazard && aimed && !matches!(link.does, Does::Creature(_))).then_some(at)
    }

    /// Is a site of this kind?
    pub(crate) fn site_is(&self, site: SiteId, kind: &Kind) -> bool {
        let face = site.get();
        match kind {
            Kind::Anything | Kind::AnySite => true,
            Kind::Place(place) => self.place_of(site) == *place,
            Kind::Land(land) => face.region.is_some_and(|region| region.get().kind == *land),
            Kind::Site(other) => *other == site,
            Kind::Region(region) => face.region == Some(*region),
            Kind::UnderDeeps => face.under_deeps,
            Kind::All(kinds) => kinds.iter().all(|kind| self.site_is(site, kind)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.site_is(site, kind)),
            Kind::Not(kind) => !self.site_is(site, kind),
            _ => false,
        }
    }

    /// The pieces that somebody of the language stands for.
    pub(crate) fn who(&self, who: Who, scope: &Scope) -> Vec<PieceId> {
        match who {
            Who::This => vec![scope.this],
            Who::Bearer => self.bearer(scope.this).into_iter().collect(),
            Who::Target => scope.target_piece().into_iter().collect(),
            Who::User => scope.user.into_iter().collect(),
            Who::Company => scope.company.map_or_else(Vec::new, |company| self.members(company).collect()),
            Who::Others => {
                let bearer = self.bearer(scope.this);
                let all = scope.company.map_or_else(Vec::new, |company| self.members(company).collect());
                all.into_iter().filter(|id| Some(*id) != bearer).collect()
            }
            Who::Each => self.in_play.iter().copied().filter(|id| self.is_character(*id)).collect(),
            Who::AtHavens => self
                .in_play
                .iter()
                .copied()
                .filter(|id| self.is_character(*id) && self.at_haven(*id))
                .collect(),
            Who::Wounded => scope.target_piece().into_iter().collect(),
            Who::Struck => self.struck().into_iter().collect(),
            Who::Attack | Who::Strike | Who::Player | Who::Opponent | Who::Site => Vec::new(),
        }
    }

    /// Who faces the present strike.
    pub(crate) fn struck(&self) -> Option<PieceId> {
        self.combat.as_ref()?.strike().map(|strike| strike.at)
    }

    /// Does a condition hold?
    pub(crate) fn holds(&self, condition: &Condition, scope: &Scope) -> bool {
        let company = || scope.company.and_then(|id| self.find_company(id));
        match condition {
            Condition::InPlay(card) => self.is_in_play(*card),
            Condition::Is(Who::Attack | Who::Strike, kind) => {
                self.combat.as_ref().is_some_and(|combat| self.attack_is(combat, kind))
            }
            Condition::Is(Who::Site, kind) => {
                company().is_some_and(|company| self.site_is(company.target_site(), kind))
            }
            Condition::Is(who, kind) => {
                let whose = self.who(*who, scope);
                !whose.is_empty() && whose.iter().all(|id| self.piece_is(*id, kind, scope))
            }
            Condition::IsWithoutThis(who, skill) => {
                self.who(*who, scope).iter().any(|id| self.has_skill(*id, *skill, Some(scope.this)))
            }
            Condition::With(kind) => {
                scope.company.is_some_and(|id| self.characters(id).any(|one| self.piece_is(one, kind, scope)))
            }
            Condition::At(kind) => company().is_some_and(|company| self.site_is(company.site, kind)),
            Condition::Here(card) => company().is_some_and(|company| {
                self.in_play.iter().any(|id| {
                    self.piece(*id).card == *card
                        && self
                            .company_of(*id)
                            .and_then(|id| self.find_company(id))
                            .is_some_and(|its| its.site == company.site)
                })
            }),
            Condition::Moving => company().is_some_and(crate::state::Company::moving),
            Condition::BoundFor(kind) => {
                company().and_then(|company| company.to).is_some_and(|to| self.site_is(to, kind))
            }
            Condition::PathAtLeast(land, least) => {
                scope.company.is_some_and(|id| self.count_lands(id, *land) >= *least as usize)
            }
            Condition::AttackAtLeast(least) => {
                self.combat.as_ref().is_some_and(|combat| combat.prowess >= *least)
            }
            Condition::MovedTo(kind) => {
                company().is_some_and(|company| company.origin.is_some() && self.site_is(company.site, kind))
            }
            Condition::MovesOutside(kind) => {
                company().is_some_and(|company| company.origin.is_some() && !self.site_is(company.site, kind))
            }
            Condition::CompanyAtMost(size) => scope.company.is_some_and(|id| self.size(id) <= *size as u8),
            Condition::CompanyAtLeast(count) => {
                scope.company.is_some_and(|id| self.members(id).count() >= *count as usize)
            }
            Condition::RidesAlone => scope.company.is_some_and(|id| self.rides_alone(id)),
            Condition::Faced(kind) => company().is_some_and(|company| {
                let before = self.combat.as_ref().filter(|combat| combat.company == company.id);
                let count = before.map_or(company.faced.len(), |combat| usize::from(combat.before));
                company.faced.iter().take(count).any(|faced| faced_is(faced, kind))
            }),
            Condition::WoundedSomebody => {
                self.combat.as_ref().is_some_and(|combat| !combat.wounded.is_empty())
            }
            Condition::HitSomebody => self.combat.as_ref().is_some_and(|combat| {
                combat.given.iter().any(|strike| strike.fate == crate::state::Fate::Succeeded)
            }),
            Condition::Stored => self.piece(scope.this).stored.is_some(),
            Condition::StoredAt(kind) => {
                self.piece(scope.this).stored.is_some_and(|site| self.site_is(site, kind))
            }
            Condition::LaidOn(card) => match self.piece(scope.this).zone {
                Zone::On(on) => self.piece(on).card == *card,
                _ => false,
            },
            Condition::StoredWith => {
                let piece = self.piece(scope.this);
                matches!(piece.zone, Zone::Won(_)) && piece.stored.is_none()
            }
            Condition::UserBears => {
                scope.user.zip(scope.target_piece()).is_some_and(|(user, of)| self.bearer(of) == Some(user))
            }
            Condition::Eliminated => self.piece(scope.this).zone == Zone::Out,
            Condition::DeckAtLeast(count) => self.sides[scope.seat].deck.len() >= *count as usize,
            Condition::CompanyChanged | Condition::TurnEnded | Condition::DeckExhausted => false,
            Condition::SiteLeft => match self.piece(scope.this).zone {
                Zone::OnSite(site) => self.companies.iter().all(|company| {
                    let there = company.site == site || company.target_site() == site;
                    !there || company.seat == scope.seat
                }),
                Zone::Table => self.is_left(scope.this),
                _ => false,
            },
            Condition::FewerThan(count) => {
                scope.company.is_some_and(|id| self.characters(id).count() < *count as usize)
            }
            Condition::Gained(kind) => company().is_some_and(|company| {
                let mut gained = company.gained.iter();
                gained.any(|card| face_is(card.get(), *card, kind))
            }),
            Condition::Affected(card) => scope.company.is_some_and(|id| {
                let mut lasting = self.lasting.iter();
                lasting.any(|lasting| lasting.card == *card && lasting.change.is_of_company(id))
            }),
            Condition::Threatened => scope.company.is_some_and(|id| self.threat(id).is_some()),
            Condition::ThreatenedAt(kind) => {
                let mut moving = self.companies_of(scope.seat).filter(|company| company.moving());
                moving.any(|company| {
                    self.threat(company.id).is_some() && self.site_is(company.target_site(), kind)
                })
            }
            Condition::StandsAt(card, kind) => self.in_play.iter().any(|id| {
                let company = self.company_of(*id).and_then(|id| self.find_company(id));
                self.piece(*id).card == *card
                    && company.is_some_and(|company| self.site_is(company.site, kind))
            }),
            Condition::ByTheCoast => company().is_some_and(|company| by_the_coast(&company.path.lands)),
            Condition::PassesThrough(kind) => company().is_some_and(|company| {
                company.shown
                    && company.moving()
                    && company.path.regions.iter().any(|region| region_is(*region, kind))
            }),
            Condition::CanUsePalantir => {
                let enabled = |id: PieceId| {
                    let mut changes = self.lasting.iter().map(|lasting| lasting.change);
                    changes.any(|change| change == Change::Palantir(id))
                };
                // Aligned with this very stone, enabled for this turn to use just this one, or able to use any.
                self.allowed(scope.this, &Flag::UsePalantir)
                    || self.bearer(scope.this).is_some_and(|id| {
                        enabled(id) && enabled(scope.this) || self.allowed(id, &Flag::UsePalantir)
                    })
            }
            Condition::SiteInformation => {
                company().is_some_and(|company| company.site.get().information && !self.site_tapped(company))
            }
            Condition::SiteTapped => company().is_some_and(|company| self.site_tapped(company)),
            Condition::HasKey => {
                let mut any = false;
                self.each_key(self.face(scope.this), scope, |_| any = true);
                any
            }
            Condition::GoldRing => self.in_play.iter().any(|id| {
                self.face(*id).class == Some(crate::card::ItemClass::GoldRing)
                    && scope.company.is_some()
                    && self.company_of(*id) == scope.company
            }),
            Condition::Not(not) => !self.holds(not, scope),
            Condition::All(all) => all.0.iter().all(|one| self.holds(one, scope)),
            Condition::Any(any) => any.0.iter().any(|one| self.holds(one, scope)),
        }
    }

    fn rides_alone(&self, company: CompanyId) -> bool {
        use crate::card::Race;
        let characters = self.characters(company).collect::<Vec<_>>();
        let allies = self.members(company).count() - characters.len();
        let hobbits = characters.iter().filter(|id| self.face(**id).race == Some(Race::Hobbit)).count();
        allies <= 1 && (characters.len() == 1 || characters.len() == 2 && hobbits >= 1)
    }

    /// Is a card of this name in play, whoever's?
    pub(crate) fn is_in_play(&self, card: CardId) -> bool {
        self.in_play.iter().any(|id| self.piece(*id).card == card)
            // SATM-19.14: a faction lies in the marshalling pile.
            || card.get().kind == Sort::Faction
                && self.pieces.iter().any(|piece| piece.card == card && matches!(piece.zone, Zone::Won(_)))
    }

    /// Does something say that the character may do this?
    pub(crate) fn allowed(&self, id: PieceId, flag: &Flag) -> bool {
        self.says(id, &|one| matches!(one, Static::May(may) if may == flag))
    }

    /// Does the card itself, or one that lies on it, say so?
    fn says(&self, id: PieceId, test: &impl Fn(&Static) -> bool) -> bool {
        let by = |card: PieceId| {
            let scope = Scope::of(self, card);
            self.face(card).has.iter().any(|one| self.unwrapped(one, &scope).is_some_and(test))
        };
        by(id) || self.in_play.iter().any(|card| self.piece(*card).zone == Zone::On(id) && by(*card))
    }

    /// A static without its conditions, if they hold.
    pub(crate) fn unwrapped<'a>(&self, one: &'a Static, scope: &Scope) -> Option<&'a Static> {
        match one {
            Static::If(condition, inner) => {
                if self.holds(condition, scope) {
                    self.unwrapped(inner, scope)
                } else {
                    None
                }
            }
            _ => Some(one),
        }
    }
}

/// A coastal sea, and nowhere two other symbols one after the other.
fn by_the_coast(lands: &[RegionKind]) -> bool {
    let inland = |land: &RegionKind| *land != RegionKind::CoastalSea;
    lands.contains(&RegionKind::CoastalSea) && !lands.windows(2).any(|two| two.iter().all(inland))
}

/// Is a region of this kind?
fn region_is(region: RegionId, kind: &Kind) -> bool {
    match kind {
        Kind::Region(other) => *other == region,
        Kind::Land(land) => region.get().kind == *land,
        Kind::Any(kinds) => kinds.iter().any(|kind| region_is(region, kind)),
        _ => false,
    }
}

/// Was an attack that was faced of this kind?
fn faced_is(faced: &Faced, kind: &Kind) -> bool {
    match kind {
        Kind::Race(race) => faced.race == *race,
        Kind::Card(card) => faced.card == Some(*card),
        Kind::Any(kinds) => kinds.iter().any(|kind| faced_is(faced, kind)),
        Kind::All(kinds) => kinds.iter().all(|kind| faced_is(faced, kind)),
        Kind::Not(kind) => !faced_is(faced, kind),
        Kind::Anything => true,
        _ => false,
    }
}

/// Was it keyed to this symbol or place?
fn keyed_to(key: crate::state::Key, kind: &Kind) -> bool {
    use crate::state::Key;
    match (key, kind) {
        (Key::Land(land), Kind::Land(other)) => land == *other,
        (Key::Place(place), Kind::Place(other)) => place == *other,
        (Key::Region(region), Kind::Region(other)) => region == *other,
        (Key::Site(site), Kind::Site(other)) => site == *other,
        _ => false,
    }
}

/// What can be told from what is printed alone.
pub(crate) fn face_is(face: &Face, card: CardId, kind: &Kind) -> bool {
    match kind {
        Kind::Anything => true,
        Kind::Race(race) => face.race == Some(*race),
        Kind::Skill(skill) => face.skills.contains(skill),
        Kind::Character => face.kind == Sort::Character,
        Kind::Item => face.kind == Sort::Item,
        Kind::Ally => face.kind == Sort::Ally,
        Kind::Faction => face.kind == Sort::Faction,
        Kind::Creature | Kind::HazardCreature => face.kind == Sort::Creature,
        Kind::Event => matches!(face.kind, Sort::Resource | Sort::Hazard),
        Kind::Hazard => face.is_hazard(),
        Kind::Resource => face.is_resource(),
        Kind::Permanent => face.duration == crate::card::Duration::Permanent,
        Kind::Keyword(keyword) => face.is(*keyword),
        Kind::SageOnly => sage_only(face),
        Kind::Class(class) => face.class == Some(*class),
        Kind::Slot(slot) => face.slot == Some(*slot),
        Kind::Unique => face.unique,
        Kind::Card(other) => *other == card,
        Kind::Home(site) => face.home.has(*site),
        Kind::All(kinds) => kinds.iter().all(|kind| face_is(face, card, kind)),
        Kind::Any(kinds) => kinds.iter().any(|kind| face_is(face, card, kind)),
        Kind::Not(kind) => !face_is(face, card, kind),
        _ => false,
    }
}

/// An event that only a sage can play: each of its ways needs one.
fn sage_only(face: &Face) -> bool {
    use crate::card::Skill;
    use crate::effect::Cost;
    fn sage(kind: &Kind) -> bool {
        match kind {
            Kind::Skill(skill) => *skill == Skill::Sage,
            Kind::All(kinds) => kinds.iter().any(sage),
            _ => false,
        }
    }
    face.kind == Sort::Resource
        && !face.modes.is_empty()
        && face
            .modes
            .iter()
            .all(|mode| mode.cost.iter().any(|cost| matches!(cost, Cost::Tap(kind) if sage(kind))))
}
