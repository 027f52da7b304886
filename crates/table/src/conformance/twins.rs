//! Twins: two tables that a seat cannot tell apart, led through the same choices.
//!
//! Where the suite of random games looks at one moment and one step, twins go on: what is hidden may come to light three
//! choices later, in another question. And they begin where one wants them to, in a position that holds what is to stay
//! hidden.

use std::collections::BTreeMap;

use rand_core::Rng as _;

use crate::{Chance, Game, Observer, Rng, Seat, Seed, pick, rng, shuffle};

use super::secrets::{Tried, difference, name, same_lies_before};

/// Choices through which twins are led in one go.
const STEPS: usize = 24;

/// Answers in a row that are given in secret, at most.
const ANSWERS: usize = 24;

/// The table of the twins, and which of its questions are answered in secret.
#[derive(Clone, Copy, Debug)]
pub struct Looked<'a> {
    /// The number of seats.
    pub players: usize,
    /// Ids of questions to which nobody but the seat asked may learn the answer, only how many were given. They are asked in a row until
    /// enough has been chosen.
    pub secret: &'a [&'a str],
}

/// The number of comparisons, by what was asked. Each is of two tables by one reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Twins that differed.
    pub twins: BTreeMap<&'static str, u64>,
    /// Tables at which a seat has answered otherwise, in secret.
    pub answers: BTreeMap<&'static str, u64>,
}

impl Compared {
    /// The number of comparisons of twins.
    pub fn all(&self) -> u64 {
        self.twins.values().sum()
    }

    /// Those of these questions that stood open in no comparison of twins.
    pub fn without<'q>(&self, questions: &[&'q str]) -> Vec<&'q str> {
        let mut missing = questions.to_vec();
        missing.retain(|question| !self.twins.contains_key(*question));
        missing
    }

    /// Those of these questions that nobody has answered otherwise, in secret.
    pub fn unanswered<'q>(&self, questions: &[&'q str]) -> Vec<&'q str> {
        let mut missing = questions.to_vec();
        missing.retain(|question| !self.answers.contains_key(*question));
        missing
    }
}

/// Leads a state and what `seat` imagines of it through the same choices, by whoever is asked, with the same luck. That seat and
/// a watcher are shown and told the same, step by step; where a step reveals something to one of them, the seat
/// imagines anew. On the way answers given in secret are [compared](unseen).
///
/// # Errors
/// What one of them learns, and after which choices.
pub fn twins<G: Game>(
    state: &G::State,
    looked: Looked<'_>,
    seat: Seat,
    luck: &mut Rng,
    found: &mut Compared,
) -> Result<(), String> {
    let mut walk = Walk { looked, seat, made: Vec::new() };
    let mut real = state.clone();
    let mut twin = imagined::<G>(&real, seat, luck);
    for _ in 0..STEPS {
        unseen::<G>(&real, looked, luck, found).map_err(|why| walk.after(&why))?;
        let differ = real != twin;
        if differ {
            walk.same_moment::<G>(&real, &twin, found)?;
        }
        let Some((mover, choice)) = choice_for_twins::<G>(&real, &twin, luck) else { break };
        let chance = Chance::from_seed(&Seed::from_number(luck.next_u64()));
        let both = G::check(&twin, mover, &choice).is_ok();
        let step = Tried::<G>::make(&real, mover, &choice, chance.clone());
        walk.made.push(format!("{mover} {choice}"));
        let mut goes_on = false;
        if both {
            let other = Tried::<G>::make(&twin, mover, &choice, chance);
            if differ {
                walk.same_step::<G>(&step, &other)?;
            }
            let reveals = |tried: &Tried<G>| walk.readers().iter().any(|reader| tried.reveals_to(*reader));
            goes_on = differ && !reveals(&step) && !reveals(&other);
            twin = other.after;
        }
        real = step.after;
        if !goes_on {
            twin = imagined::<G>(&real, seat, luck);
        }
    }
    Ok(())
}

fn imagined<G: Game>(state: &G::State, seat: Seat, luck: &mut Rng) -> G::State {
    G::imagine(state, seat, &mut rng(luck.next_u64()))
}

/// Somebody who is asked, and a choice: mostly one that can be made at both tables. What cannot is made, too: else a card that only the
/// true hand holds would never be played, and nobody would come to what follows.
fn choice_for_twins<G: Game>(real: &G::State, twin: &G::State, luck: &mut Rng) -> Option<(Seat, G::Choice)> {
    let asked = G::asks(real).iter().collect::<Vec<_>>();
    let mover = *asked.get(pick(luck, asked.len().max(1)))?;
    let mut choices = Vec::new();
    G::choices(real, mover, &mut choices);
    shuffle(luck, &mut choices);
    let both = choices.iter().position(|choice| G::check(twin, mover, choice).is_ok());
    let both = both.filter(|_| pick(luck, 4) != 0);
    (!choices.is_empty()).then(|| (mover, choices.swap_remove(both.unwrap_or(0))))
}

/// Two twins on their way.
struct Walk<'a> {
    looked: Looked<'a>,
    /// The seat that cannot tell them apart.
    seat: Seat,
    /// The choices so far, each after its seat.
    made: Vec<String>,
}

impl Walk<'_> {
    const fn readers(&self) -> [Observer; 2] {
        [Observer::Seat(self.seat), Observer::Watcher]
    }

    fn after(&self, what: &str) -> String {
        format!("{what}, after [{}]", self.made.join("; "))
    }

    fn learns(&self, reader: Observer, from: &str) -> String {
        self.after(&format!("{} learns from {from} what it may not know", name(reader)))
    }

    fn same_moment<G: Game>(
        &self,
        real: &G::State,
        twin: &G::State,
        found: &mut Compared,
    ) -> Result<(), String> {
        // By whoever is asked first: readers may be told less of what is asked of others.
        let asked = G::asks(real).first();
        let question = asked.map_or("over", |seat| G::prompt(real, Observer::Seat(seat)).id);
        for reader in self.readers() {
            if let Some(from) = difference::<G>(real, twin, reader, self.looked.players) {
                return Err(self.learns(reader, &from));
            }
            *found.twins.entry(question).or_default() += 1;
        }
        if same_lies_before::<G>(real, twin, self.seat) {
            return Ok(());
        }
        Err(self.learns(Observer::Seat(self.seat), "what lies before it"))
    }

    /// Unless something is revealed to the reader at both tables.
    fn same_step<G: Game>(&self, real: &Tried<G>, twin: &Tried<G>) -> Result<(), String> {
        for reader in self.readers() {
            if real.reveals_to(reader) && twin.reveals_to(reader) {
                continue;
            }
            if let Some(from) = real.apart(twin, reader, self.looked.players) {
                return Err(self.learns(reader, &from));
            }
        }
        Ok(())
    }
}

/// Whoever is asked in secret answers otherwise at a second table, answer for answer, with the same luck: to nobody else anything is
/// shown or told otherwise.
///
/// What is compared is two answers of one kind, by the word with which they begin: how many cards were chosen, and that one
/// chooses no more, all may see. Whoever was shown something by an answer, at either table, is asked no more about
/// those that follow.
///
/// # Errors
/// What somebody learns, and from which answers.
pub fn unseen<G: Game>(
    state: &G::State,
    looked: Looked<'_>,
    luck: &mut Rng,
    found: &mut Compared,
) -> Result<(), String> {
    G::asks(state).iter().try_for_each(|mover| answers_otherwise::<G>(state, mover, looked, luck, found))
}

fn answers_otherwise<G: Game>(
    state: &G::State,
    mover: Seat,
    looked: Looked<'_>,
    luck: &mut Rng,
    found: &mut Compared,
) -> Result<(), String> {
    let others = Seat::all(looked.players).filter(|seat| *seat != mover).map(Observer::Seat);
    let mut readers = others.chain([Observer::Watcher]).collect::<Vec<_>>();
    let (mut one, mut two) = (state.clone(), state.clone());
    let mut made = Vec::new();
    for _ in 0..ANSWERS {
        let asked = [&one, &two].map(|state| asked_in_secret::<G>(state, mover, looked));
        let [Some(question), Some(same)] = asked else { break };
        // Now and then alike, so that one comes to the end of what may be chosen in other ways, too.
        let otherwise = made.is_empty() || pick(luck, 4) != 0;
        let Some([first, second]) = two_answers::<G>([&one, &two], mover, otherwise, luck) else { break };
        if question != same || readers.is_empty() {
            break;
        }
        made.push(format!("'{first}' or '{second}'"));
        let chance = Chance::from_seed(&Seed::from_number(luck.next_u64()));
        let tried = Tried::<G>::make(&one, mover, &first, chance.clone());
        let other = Tried::<G>::make(&two, mover, &second, chance);
        readers.retain(|reader| !tried.reveals_to(*reader) && !other.reveals_to(*reader));
        for reader in &readers {
            if let Some(from) = tried.apart(&other, *reader, looked.players) {
                let (reader, made) = (name(*reader), made.join(", "));
                return Err(format!(
                    "{reader} learns from {from} what seat {mover} answers ({question}): {made}"
                ));
            }
        }
        if tried.after != other.after && !readers.is_empty() {
            *found.answers.entry(question).or_default() += readers.len() as u64;
        }
        (one, two) = (tried.after, other.after);
    }
    Ok(())
}

/// The question to a seat, if it is one that is answered in secret.
fn asked_in_secret<G: Game>(state: &G::State, mover: Seat, looked: Looked<'_>) -> Option<&'static str> {
    let id = G::prompt(state, Observer::Seat(mover)).id;
    (G::asks(state).has(mover) && looked.secret.contains(&id)).then_some(id)
}

/// Two answers of one kind, one for each of two tables: others if that is wanted and there are some.
fn two_answers<G: Game>(
    tables: [&G::State; 2],
    mover: Seat,
    otherwise: bool,
    luck: &mut Rng,
) -> Option<[G::Choice; 2]> {
    let [ours, mut theirs] = tables.map(|state| {
        let mut choices = Vec::new();
        G::choices(state, mover, &mut choices);
        shuffle(luck, &mut choices);
        choices
    });
    let fits = |own: &G::Choice, other: &G::Choice| kind(own) == kind(other);
    let another = |own: &G::Choice| theirs.iter().any(|other| fits(own, other) && own != other);
    let first = ours.iter().find(|&own| otherwise && another(own));
    let first = first.or_else(|| ours.iter().find(|&own| theirs.iter().any(|other| fits(own, other))))?;
    theirs.retain(|other| fits(first, other));
    let second = theirs.iter().position(|other| otherwise && other != first).unwrap_or(0);
    Some([first.clone(), theirs.swap_remove(second)])
}

/// The word with which a choice begins.
fn kind(choice: &impl std::fmt::Display) -> String {
    choice.to_string().split([' ', ':']).next().unwrap_or_default().to_owned()
}
