//! Who uses an action, and what is it aimed at? Then it is paid for and declared (SATM-17.9).

use table::{Arg, Explanation, Observer};

use crate::mechanics::Moment;
use crate::prelude::*;
use crate::state::{Key, Use};

/// One part after another: who uses it, the target, the company; for a creature, its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// The action being declared.
    pub link: Link,
    /// When.
    pub moment: Moment,
    pub response: bool,
    /// The number of parts chosen.
    pub step: u8,
}

/// The parts: user, target, company.
const PARTS: u8 = 3;

impl Aim {
    /// Forgets the parts that were chosen.
    pub(crate) const fn begin_anew(&mut self) {
        self.step = 0;
        self.link.user = None;
        self.link.target = Target::Nothing;
    }

    /// The answers for the part that is open.
    fn options(&self, state: &State) -> Vec<Choice> {
        let mut options = Vec::new();
        let Link { seat, piece, does, .. } = self.link;
        if let Use::Creature(_) = does {
            (0..self.keys(state).len()).for_each(|way| options.push(Choice::Way(way as u8)));
            return options;
        }
        let mut why = Why::NO_TARGET;
        let attacks = self.attacks(state);
        state.each_aim(seat, self.moment, piece, does, &mut why, &mut |aimed| {
            let fits = (self.step < 1 || aimed.user == self.link.user)
                && (self.step < 2 || aimed.target == self.link.target);
            if fits {
                let choice = match self.step {
                    0 => aimed.user.map_or(Choice::Pass, Choice::Pick),
                    1 => match aimed.target {
                        Target::Nothing => Choice::Pass,
                        Target::Piece(id) => Choice::Pick(id),
                        Target::Company(id) => Choice::Company(id),
                        Target::Site(site) => Choice::Site(site),
                        attack @ Target::AutoAttack(..) => {
                            let at = attacks.iter().position(|other| *other == attack);
                            Choice::Way(at.unwrap_or_default() as u8)
                        }
                    },
                    _ => aimed.company.map_or(Choice::Pass, Choice::Company),
                };
                if !options.contains(&choice) {
                    options.push(choice);
                }
            }
            true
        });
        options
    }

    /// The automatic-attacks at which it may be aimed, in the order of their answers: of one site, or of several companies'.
    fn attacks(&self, state: &State) -> Vec<Target> {
        let mut attacks = Vec::new();
        let Link { seat, piece, does, user, .. } = self.link;
        state.each_aim(seat, self.moment, piece, does, &mut { Why::NO_TARGET }, &mut |aimed| {
            let attack = matches!(aimed.target, Target::AutoAttack(..)) && aimed.user == user;
            if attack && !attacks.contains(&aimed.target) {
                attacks.push(aimed.target);
            }
            true
        });
        attacks
    }

    fn keys(&self, state: &State) -> Vec<Key> {
        let mut keys = Vec::new();
        let scope = crate::mechanics::Scope { company: state.turn.company, ..self.link.scope() };
        state.each_key(state.face(self.link.piece), &scope, |key| keys.push(key));
        keys
    }
}

impl Question<Wizards> for Aim {
    const CLAUSE: Clause = Clause("SATM-17.9");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    // The action being declared is hidden from the other player, until it is declared.
    fn prompt(&self, state: &State, observer: Observer) -> Message {
        let sentence = match (self.link.does, self.step) {
            (Use::Creature(_), _) => "wizards-asked-aim-key",
            (_, 0) => "wizards-asked-aim-user",
            (_, 1) => "wizards-asked-aim-target",
            _ => "wizards-asked-aim-company",
        };
        let message = match observer == Observer::Seat(self.link.seat) {
            true => state.of_card(self.link.piece, sentence),
            false => Message::new("wizards-asked-aim"),
        };
        let asked = SeatSet::only(self.link.seat);
        Message::new("wizards-ask-aim").with("seats", asked).with("asked", message.with("seats", asked))
    }

    // A creature is keyed to something that has a name; and what is left out is named.
    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        if *choice == Choice::Pass {
            let label = match self.step {
                0 => "wizards-pass-aim-user",
                1 => "wizards-pass-aim",
                _ => "wizards-pass-aim-company",
            };
            let effect = Message::new("wizards-effect-pass");
            return Explanation::new(Message::new(label), effect, Self::CLAUSE);
        }
        let key = match (self.link.does, choice) {
            (Use::Creature(_), Choice::Way(way)) => self.keys(state).get(usize::from(*way)).copied(),
            _ => None,
        };
        match key.map(|key| (label(key), said(&key))) {
            Some((label, key)) => Explanation::new(
                Message::new(label).with("key", key.clone()),
                Message::new("wizards-effect-key").with("key", key),
                Self::CLAUSE,
            ),
            None => choice.explain(state, Self::CLAUSE),
        }
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.options(state).into_iter().for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        require(self.options(state).contains(choice), Why::NO_TARGET)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.options(state).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(*only),
            _ => Moot::No,
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let (Use::Creature(_), Choice::Way(way)) = (self.link.does, choice) {
            if let Some(key) = self.keys(state).get(usize::from(*way)) {
                self.link.does = Use::Creature(*key);
                self.link.company = state.turn.company;
                state.declare(self.link, self.moment, ctx);
            }
            return;
        }
        match (self.step, *choice) {
            (0, Choice::Pick(id)) => self.link.user = Some(id),
            (1, Choice::Pick(id)) => self.link.target = Target::Piece(id),
            (1, Choice::Company(id)) => self.link.target = Target::Company(id),
            (1, Choice::Site(site)) => self.link.target = Target::Site(site),
            (1, Choice::Way(index)) => {
                if let Some(attack) = self.attacks(state).get(usize::from(index)) {
                    self.link.target = *attack;
                }
            }
            (2, Choice::Company(id)) => self.link.company = Some(id),
            _ => {}
        }
        self.step += 1;
        if self.step < PARTS {
            state.frames.push(self);
        } else {
            state.declare(self.link, self.moment, ctx);
        }
    }
}

/// The label of a key: what is on the way, or where the company goes.
const fn label(key: Key) -> &'static str {
    match key {
        Key::Site(_) | Key::Place(_) => "wizards-choice-key-site",
        Key::Region(_) | Key::Land(_) => "wizards-choice-key-road",
        Key::None => "wizards-choice-key",
    }
}

/// The key of a creature, in words.
fn said(key: &Key) -> Arg {
    match *key {
        Key::Site(site) => (&site.get().name).into(),
        Key::Region(region) => (&region.get().name).into(),
        Key::Place(place) => place.term().into(),
        Key::Land(land) => land.term().into(),
        Key::None => "wizards-key-none".into(),
    }
}
