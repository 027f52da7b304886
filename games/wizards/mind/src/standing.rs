//! The value of a position: its features, with weights that were fitted to games (`examples/judged.rs`).

use bots::Aspect;
use table::Seat;
use wizards::card::CardKind;
use wizards::state::{State, Status, other};

use crate::journey::gain;
use crate::sites::somewhere;
use crate::worth::{character, fails, points_on};

/// The number of features.
pub const FEATURES: usize = 16;

/// The weight of each feature: a logistic regression over the beginnings of turns in 1,200 games, rounded; what came out near nothing
/// by chance, or against all sense (corruption, and what is held in hand), is set by hand.
const WEIGHTS: [f64; FEATURES] = [
    0.022, 0.29, 0.044, -0.066, 0.035, -0.027, -0.01, -0.019, -0.0036, 0.005, -0.1, -0.15, 0.004, 0.02, 0.09,
    0.36,
];

/// What counts of one player, in points or in the usefulness of characters.
#[derive(Default)]
struct Side {
    /// Plain points.
    sum: f64,
    /// What doublings and cuts add.
    bonus: f64,
    /// All characters that are in play.
    here: f64,
    wounded: f64,
    /// Those who are wounded and not at a haven.
    away: f64,
    tapped: f64,
    /// Those who are at a haven.
    home: f64,
    /// The points that corruption may take.
    tempted: f64,
}

impl Side {
    fn of(state: &State, seat: Seat) -> Self {
        let sum = f64::from(state.points(seat).sum());
        let mut all = Self { sum, bonus: f64::from(state.total(seat)) - sum, ..Self::default() };
        for company in state.companies_of(seat) {
            let haven = company.site.get().is_haven();
            for id in state.characters(company.id) {
                let useful = character(state.face(id));
                all.here += useful;
                if haven {
                    all.home += useful;
                }
                all.tempted += fails(state, id, 0) * (f64::from(points_on(state, id)) + 0.09 * useful);
                match state.piece(id).status {
                    Status::Untapped => {}
                    Status::Tapped => all.tapped += useful,
                    Status::Wounded => {
                        all.wounded += useful;
                        if !haven {
                            all.away += useful;
                        }
                    }
                }
            }
        }
        all
    }

    /// Half of what the Council adds is counted on: present doublings and cuts may not last to the end.
    fn points(&self) -> f64 {
        self.sum + 0.5 * self.bonus
    }
}

/// The course of the game, from 0 to 1.
fn lateness(state: &State) -> f64 {
    f64::from(state.turn.number.min(30)) / 30.0
}

/// The worth of what a player holds and could bring in somewhere.
fn promised(state: &State, seat: Seat) -> f64 {
    let hand = state.sides[seat].hand.iter().map(|id| state.piece(*id).card);
    let brought = hand.filter(|card| {
        matches!(card.get().kind, CardKind::Item | CardKind::Ally | CardKind::Faction)
            && somewhere(state, seat, *card)
    });
    brought.map(|card| gain(state, card)).sum()
}

/// The features of a moment that are good for `seat`. Only what it may know, or of imagined states.
pub fn features(state: &State, seat: Seat) -> [f64; FEATURES] {
    let (own, theirs) = (Side::of(state, seat), Side::of(state, other(seat)));
    let late = lateness(state);
    let lead = own.points() - theirs.points();
    let bonus = own.bonus - theirs.bonus;
    let here = own.here - theirs.here;
    let tempted = own.tempted - theirs.tempted;
    let hand = state.sides[seat].hand.iter();
    let hazards = hand.filter(|id| state.face(**id).is_hazard()).count().min(5);
    let could_call = |seat: Seat, lead: f64| if state.may_call(seat) { lead.max(0.0) } else { 0.0 };
    let [ran_out, they_ran_out] = [seat, other(seat)].map(|seat| f64::from(state.sides[seat].exhausted));
    [
        lead,
        lead * late,
        bonus,
        bonus * late,
        here,
        here * late,
        own.wounded - theirs.wounded,
        own.away - theirs.away,
        own.tapped - theirs.tapped,
        own.home - theirs.home,
        tempted,
        tempted * late,
        promised(state, seat),
        hazards as f64,
        could_call(seat, lead) - could_call(other(seat), -lead),
        ran_out - they_ran_out,
    ]
}

/// The chance to win that these features promise, from 0 to 1.
pub fn by_features(features: &[f64; FEATURES]) -> f64 {
    let good = features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum::<f64>();
    1.0 / (1.0 + (-good).exp())
}

/// The chance of a player to win, from 0 to 1.
pub(crate) fn chance_to_win(state: &State, seat: Seat) -> f64 {
    by_features(&features(state, seat))
}

/// The advantages of a position for `seat`, in words: the shares that they have in the judgement.
pub(crate) fn aspects(state: &State, seat: Seat, out: &mut Vec<Aspect>) {
    let (own, theirs) = (Side::of(state, seat), Side::of(state, other(seat)));
    let late = lateness(state);
    let grows = |at: usize| WEIGHTS[at] + late * WEIGHTS[at + 1];
    let [lead, bonus, here, tempted] = [0, 2, 4, 10].map(grows);
    let points = |side: &Side| lead * side.points() + bonus * side.bonus;
    let hurt = |side: &Side| WEIGHTS[6] * side.wounded + WEIGHTS[7] * side.away;
    let tapped = WEIGHTS[8];
    let told = [
        ("wizards-hint-points", points(&own)),
        ("wizards-hint-their-points", -points(&theirs)),
        ("wizards-hint-characters", here * own.here),
        ("wizards-hint-their-characters", -here * theirs.here),
        ("wizards-hint-whole", hurt(&own)),
        ("wizards-hint-their-wounds", -hurt(&theirs)),
        ("wizards-hint-untapped", tapped * own.tapped),
        ("wizards-hint-their-taps", -tapped * theirs.tapped),
        ("wizards-hint-corruption", tempted * own.tempted),
        ("wizards-hint-their-corruption", -tempted * theirs.tempted),
        ("wizards-hint-hand", WEIGHTS[12] * promised(state, seat)),
    ];
    // Where nothing is decided a step of the judgement is a quarter of it in the chance to win.
    out.extend(told.map(|(what, good)| Aspect::new(what, 0.25 * good)));
}
