//! The moves made in one go: an Army is clicked, then a region, and the die and the verb follow from that.

use table::flow;
use table::{Chance, Game, Journal, Way, rng};

use crate::War;
use crate::ahead;
use crate::prelude::*;
use crate::questions::{Attack, Recruit};

/// The dice in the order in which they are spent where several would do: those first that are good for little else.
const FACES: [Face; 6] =
    [Face::Army, Face::Muster, Face::Event, Face::MusterArmy, Face::Character, Face::Will];

/// All ways that begin at the open question, if it is one from which such begin.
pub fn ways(state: &State, seat: Seat) -> Vec<Way<Choice>> {
    let here = Trail { state: state.clone(), seat, choices: Vec::new(), say: Vec::new() };
    let mut all = Vec::new();
    match state.question() {
        Some(frame) if frame.takes_a_die() => {
            let taken = FACES.into_iter().filter_map(|face| here.then(Choice::Die(face)));
            taken.for_each(|taken| of_die(&taken, &mut all));
        }
        Some(Frame::UseDie(_)) => of_die(&here, &mut all),
        Some(Frame::Pick(_)) => of_pick(&here, &mut all),
        _ if state.is_declaring() => of_declare(&here, &mut all),
        _ => {}
    }
    all
}

/// A state after some choices, and their labels at the time.
#[derive(Clone)]
struct Trail {
    state: State,
    seat: Seat,
    choices: Vec<Choice>,
    say: Vec<Message>,
}

impl Trail {
    /// The trail after one choice more, if that is legal, leaves nothing to chance, reveals nothing and asks
    /// no other player.
    fn then(&self, choice: Choice) -> Option<Self> {
        War::check(&self.state, self.seat, &choice).ok()?;
        let mut next = self.clone();
        next.note(choice);
        let (mut chance, mut journal) = (Chance::stream(rng(0)), Journal::silent());
        War::apply(&mut next.state, self.seat, &choice, &mut chance, &mut journal);
        let quiet = chance.drawn() == 0 && !journal.revealed();
        (quiet && War::asks(&next.state) == War::asks(&self.state)).then_some(next)
    }

    fn note(&mut self, choice: Choice) {
        self.say.push(flow::explain::<War>(&self.state, self.seat, &choice).label);
        self.choices.push(choice);
    }

    fn legal(&self) -> Vec<Choice> {
        ahead::choices(&self.state, self.seat)
    }

    /// The way that ends with this choice, which is clicked at these places.
    fn way(&self, last: Choice, at: &[Choice]) -> Way<Choice> {
        let mut whole = self.clone();
        whole.note(last);
        Way { choices: whole.choices, at: at.to_vec(), say: whole.say, more: false }
    }
}

/// Adds a way unless there is one already that is clicked at the same places: the better die came first.
fn add(all: &mut Vec<Way<Choice>>, way: Way<Choice>) {
    if !all.iter().any(|other| other.at == way.at) {
        all.push(way);
    }
}

/// The Fellowship is declared in a region: whoever presses where it may stand, perhaps to look at it, is told what that would be before
/// it is done. Where it can be in one region only, that is all that is asked.
fn of_declare(here: &Trail, all: &mut Vec<Way<Choice>>) {
    let regions = here.legal().into_iter().filter(|choice| matches!(choice, Choice::To(_)));
    let regions = regions.collect::<Vec<_>>();
    if regions.len() > 1 {
        regions.into_iter().for_each(|to| all.push(here.way(to, &[to])));
    }
}

/// The uses of the die that was taken.
fn of_die(taken: &Trail, all: &mut Vec<Way<Choice>>) {
    for choice in taken.legal() {
        match choice {
            Choice::Card(_) => add(all, taken.way(choice, &[choice])),
            Choice::Act(act) => of_act(taken, act, all),
            _ => {}
        }
    }
}

fn of_act(taken: &Trail, act: Act, all: &mut Vec<Way<Choice>>) {
    let asked = ahead::asks_on(act).then(|| taken.then(Choice::Act(act)));
    let Some(trail) = asked.flatten() else { return };
    for choice in trail.legal() {
        match choice {
            Choice::From(from) => of_army(&trail, from, all),
            Choice::Nation(_) | Choice::At(..) => add(all, trail.way(choice, &[choice])),
            Choice::Recruit(..) => add(all, recruit(&trail, choice)),
            _ => {}
        }
    }
}

/// One recruit; where a second may follow, that no more are wanted belongs to it.
fn recruit(trail: &Trail, first: Choice) -> Way<Choice> {
    let goes_on = |next: &Trail| matches!(next.state.question(), Some(Frame::Recruit(Recruit(Some(_)))));
    let mut way = match trail.then(first).filter(goes_on) {
        Some(next) => Way { more: true, ..next.way(Choice::Done, &[first]) },
        None => trail.way(first, &[first]),
    };
    // 'Regular of Rohan in Edoras' says already that it is recruited.
    let labels = way.choices.iter().zip(way.say);
    way.say =
        labels.filter(|(choice, _)| **choice != Choice::Act(Act::Recruit)).map(|(_, say)| say).collect();
    way
}

/// An Army goes, or strikes, from here.
fn of_army(trail: &Trail, from: Region, all: &mut Vec<Way<Choice>>) {
    let choice = Choice::From(from);
    let at = |to: Region| [choice, Choice::To(to)];
    // A player who can strike one enemy only is not asked which.
    if let Some(Frame::Attack(Attack { led, .. })) = trail.state.question() {
        let side = trail.state.acting();
        let may = |to: &Region| trail.state.objection_to_attack(side, from, *to, *led).is_ok();
        let targets = trail.state.quarry(side, from).iter().filter(may);
        if let [to] = targets.collect::<Vec<_>>()[..] {
            return add(all, trail.way(choice, &at(to)));
        }
    }
    let Some(next) = trail.then(choice) else { return };
    for to in next.legal() {
        if let Choice::To(region) = to {
            add(all, next.way(to, &at(region)));
        }
    }
}

/// All that may go figure by figure, as a choice of figures: of an Army too large for its aim as many as
/// there is room for, in the order in which figures are listed. And, where another Army may go afterwards,
/// that one.
fn of_pick(here: &Trail, all: &mut Vec<Way<Choice>>) {
    let Some(Frame::Pick(pick)) = here.state.question() else {
        return;
    };
    if pick.force.is_empty() {
        let side = here.state.acting();
        let picking = here.state.picking(side, pick.purpose, pick.from, pick.to, pick.led);
        let each = |(figure, count)| (0..count).map(move |_| Choice::Take(figure));
        let takes = picking.allowed.iter().flat_map(each);
        let picked = takes.fold(here.clone(), |trail, take| trail.then(take).unwrap_or(trail));
        if War::check(&picked.state, here.seat, &Choice::Go).is_ok() {
            all.push(picked.way(Choice::Go, &[]));
        }
    }
    if pick.purpose == Purpose::March
        && let Some(gone) = here.then(Choice::All)
        && matches!(gone.state.question(), Some(Frame::March(_)))
    {
        for next in gone.legal() {
            if let Choice::From(_) = next {
                add(all, gone.way(next, &[next]));
            }
        }
    }
}
