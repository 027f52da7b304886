//! Requirements that several cards share.

use super::super::prelude::*;

/// Strider, by either name.
pub(crate) const KINGS: [Character; 2] = [Character::Strider, Character::Aragorn];

impl State {
    /// The region where Strider or Aragorn stands.
    pub(in crate::play::cards) fn king_at(&self) -> Option<Region> {
        KINGS.into_iter().find_map(|who| self.stands(who))
    }

    /// Does Gollum guide the Fellowship?
    pub(in crate::play::cards) const fn gollum_guides(&self) -> bool {
        self.fellowship.guide.is_none()
    }
}

const ANY: &[Nation] = &[];

needs! {
    /// Some Companion is in the Fellowship.
    "company" => Company: |_, state| !state.companions().is_empty();
    /// One of these is in the Fellowship.
    "in_fellowship" => InFellowship { any: &'static [Character] }: |it, state| {
        it.any.iter().any(|who| state.place(*who) == Place::Fellowship)
    };
    /// This character is on the map.
    "in_play" => InPlay { who: Character }: |it, state| state.in_play(it.who);
    /// Strider or Aragorn is with an Army, in a region of one of these Nations (of any, when none is named).
    "king_with_army" => KingWithArmy { lands: &'static [Nation] = ANY }: |it, state| {
        state.king_at().is_some_and(|at| {
            let land = it.lands.is_empty() || at.nation().is_some_and(|nation| it.lands.contains(&nation));
            land && state.board.armies(Side::Free).has(at)
        })
    };
    /// Strider or Aragorn is in a region of this Nation.
    "king_in" => KingIn { nation: Nation }: |it, state| state.king_at().and_then(Region::nation) == Some(it.nation);
    /// This character is in a region of this Nation.
    "within" => Within { who: Character, nation: Nation }: |it, state| {
        state.stands(it.who).is_some_and(|at| at.nation() == Some(it.nation))
    };
    /// This Nation is active.
    "active" => Active { nation: Nation }: |it, state| state.stand(it.nation).active;
    /// This Nation is At War.
    "at_war" => AtWar { nation: Nation }: |it, state| state.at_war(it.nation);
    /// All Nations of the Shadow are At War.
    "shadow_at_war" => ShadowAtWar: |_, state| state.all_at_war(Side::Shadow);
    /// The Fellowship is not where a Settlement of the Free Peoples is.
    "outside" => Outside: |_, state| state.bearers_at().is_none_or(|at| at.owner() != Some(Side::Free));
    /// The Fellowship has made a step at least.
    "progress" => Progress: |_, state| state.fellowship.mordor.is_none() && state.fellowship.progress > 0;
    /// The Fellowship is revealed.
    "revealed" => Revealed: |_, state| !state.fellowship.hidden;
    /// The Shadow holds a Stronghold of this Nation.
    "fallen" => Fallen { nation: Nation }: |it, state| {
        let mut captured = state.captured.iter();
        captured.any(|at| at.is_stronghold() && at.nation() == Some(it.nation))
    };
    /// The Free Peoples are besieged here.
    "besieged" => Besieged { at: Region }: |it, state| state.is_besieged(it.at, Side::Free);
}
