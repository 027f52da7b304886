//! The demands of the cards and the rules on every position.

use table::lines::{Flaw, Line};

use crate::card::Duration;
use crate::prelude::*;

struct Checker<'a> {
    state: &'a State,
    /// The line of each card.
    told: &'a [&'a Line<'a>],
    lines: &'a [Line<'a>],
}

/// Checks everything that no single line shows, and that each card is of a sort that lies there.
pub(super) fn check(state: &State, told: &[&Line<'_>], lines: &[Line<'_>]) -> Result<(), Flaw> {
    let check = Checker { state, told, lines };
    for index in 0..state.pieces.len() {
        let id = PieceId(index as u16);
        check.sort(id)?;
        check.unique(id)?;
        check.follower(id)?;
    }
    check.companies()?;
    check.ways()?;
    for seat in [Seat::new(0), Seat::new(1)] {
        check.wizard(seat)?;
        check.sites(seat)?;
    }
    Ok(())
}

/// Is it an event, or a creature that may be played as one?
fn is_event(card: CardId) -> bool {
    let face = card.get();
    matches!(face.kind, CardKind::Resource | CardKind::Hazard) || face.or_event.is_some()
}

/// Is it an event that never stays: a short one, of which nothing holds or can be used as long as it lies there?
fn never_lies(card: CardId) -> bool {
    let face = card.get();
    let stays = face.modes.iter().any(|mode| mode.stays.is_some()) || face.or_event.is_some();
    let holds = !(face.has.is_empty() && face.uses.is_empty() && face.on.is_empty());
    is_event(card) && face.duration == Duration::Short && !(stays || holds)
}

impl Checker<'_> {
    fn line(&self, id: PieceId) -> &Line<'_> {
        self.told[id.index()]
    }

    /// A card is of a sort that lies in its place.
    fn sort(&self, id: PieceId) -> Result<(), Flaw> {
        let (piece, line) = (self.state.piece(id), self.line(id));
        let card = piece.card;
        let kind = card.get().kind;
        let reason = match piece.zone {
            zone if zone.in_play() && never_lies(card) => {
                format!("'{card}' is a short event: it never stays in '{}'", line.head())
            }
            Zone::Company(_) if kind != CardKind::Character => {
                format!("'{card}' is no character; what a character bears stands behind a '+'")
            }
            Zone::On(other) => {
                let bearer = self.state.piece(other).card;
                let prisoner = bearer.get().kind != CardKind::Character;
                let fits = match kind {
                    CardKind::Character => prisoner,
                    CardKind::Item | CardKind::Ally => !prisoner,
                    _ => is_event(card) && !prisoner,
                };
                if fits {
                    return Ok(());
                }
                if prisoner {
                    format!("'{card}' is no character, and '{bearer}' takes prisoners")
                } else {
                    format!("'{card}' is nothing that '{bearer}' bears")
                }
            }
            Zone::OnCompany(_) | Zone::OnSite(_) | Zone::Table if !is_event(card) => {
                format!("'{card}' is no event, and lies not in '{}'", line.head())
            }
            Zone::Agent | Zone::Lurking if kind != CardKind::Agent => format!("'{card}' is no agent"),
            _ => return Ok(()),
        };
        Err(line.flaw(reason))
    }

    /// SATM-1.14, SATM-6.12: one of each unique card is in play or won, and each player has but one of it; of a wizard
    /// up to three.
    fn unique(&self, id: PieceId) -> Result<(), Flaw> {
        let piece = self.state.piece(id);
        if !piece.card.get().unique {
            return Ok(());
        }
        let is_out = |zone: Zone| zone.in_play() || matches!(zone, Zone::Won(_));
        let before = (0..id.0).map(PieceId);
        let same = before.filter(|other| self.state.piece(*other).card == piece.card);
        for other in same {
            let (first, line) = (self.state.piece(other), self.line(id));
            let both = is_out(first.zone) && is_out(piece.zone);
            let of_one = first.owner == piece.owner && !piece.card.get().is_wizard();
            if both || of_one {
                return Err(line.flaw(format!(
                    "'{}' is unique, and stands in '{}' and in '{}'",
                    piece.card,
                    self.line(other).head(),
                    line.head()
                )));
            }
        }
        Ok(())
    }

    /// SATM-9.4, SATM-9.7: a leader follows no other, and a wizard never does.
    fn follower(&self, id: PieceId) -> Result<(), Flaw> {
        let piece = self.state.piece(id);
        let Some(leader) = piece.leader else { return Ok(()) };
        let (card, leads) = (piece.card, self.state.piece(leader));
        let reason = if leader == id || leads.leader.is_some() {
            format!("'{card}' is under '{}', who is a follower: followers lead nobody", leads.card)
        } else if card.get().mind.is_none() {
            format!("'{card}' follows nobody")
        } else {
            return Ok(());
        };
        Err(self.line(id).flaw(reason))
    }

    /// SATM-8.2: seven at most away from havens.
    fn companies(&self) -> Result<(), Flaw> {
        for company in &self.state.companies {
            let size = self.state.size(company.id);
            if size <= 7 || company.site.get().is_haven() {
                continue;
            }
            let mut characters = self.state.characters(company.id);
            let reason = format!(
                "a company of {size} is at '{}': away from havens it has seven at most",
                company.site
            );
            let line = characters.next().map(|who| self.line(who));
            return Err(Flaw::of(line, self.lines, reason));
        }
        Ok(())
    }

    /// SATM-12.1: whoever goes somewhere goes elsewhere.
    fn ways(&self) -> Result<(), Flaw> {
        let mut companies = self.state.companies.iter();
        let Some(company) = companies.find(|company| company.to == Some(company.site)) else {
            return Ok(());
        };
        let line = self.state.characters(company.id).next().map(|who| self.line(who));
        let reason = format!("a company at '{}' does not go there: who stays goes nowhere", company.site);
        Err(Flaw::of(line, self.lines, reason))
    }

    /// SATM-1.2, SATM-18.5: a haven is never tapped and never leaves the location deck; of each other site a player has one.
    fn sites(&self, seat: Seat) -> Result<(), Flaw> {
        let side = &self.state.sides[seat];
        let told = |key: &str, reason: String| {
            let mut all = self.lines.iter();
            let line = all.find(|line| line.key == key && line.about == seat.number().to_string());
            Err(Flaw::of(line, self.lines, reason))
        };
        for (key, sites) in [("tapped", side.tapped), ("spent", side.spent), ("kept", side.kept)] {
            if let Some(haven) = sites.iter().find(|site| site.get().is_haven()) {
                return told(key, format!("'{haven}' is a haven: it is never tapped, discarded or stored"));
            }
        }
        let at = |site: SiteId| self.state.companies_of(seat).any(|company| company.site == site);
        if let Some(site) = side.spent.iter().find(|site| side.kept.has(*site) || at(*site)) {
            return told("spent", format!("there is one card of '{site}', and it lies elsewhere"));
        }
        Ok(())
    }

    /// SATM-6.6: a player who has revealed a wizard reveals no other.
    fn wizard(&self, seat: Seat) -> Result<(), Flaw> {
        let side = &self.state.sides[seat];
        let own = self.state.pieces.iter().zip(0..).filter(|(piece, _)| {
            let shown = matches!(piece.zone, Zone::Company(_));
            shown && piece.owner == seat && piece.card.get().is_wizard()
        });
        for (piece, index) in own {
            let line = self.line(PieceId(index));
            if let Some(wizard) = side.wizard.filter(|wizard| *wizard != piece.card) {
                return Err(line.flaw(format!(
                    "'{}' and '{wizard}' are both wizards of player {}, who has one",
                    piece.card,
                    seat.number()
                )));
            }
            if side.wizard_lost {
                return Err(line.flaw(format!(
                    "'{}' is in play, and player {} has lost the wizard",
                    piece.card,
                    seat.number()
                )));
            }
        }
        Ok(())
    }
}
