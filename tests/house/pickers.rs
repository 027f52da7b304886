//! Pickers: what the page sends in one go the rules take in one go: what a picker proposes, what else may be picked there, and fewer; whole
//! roads, and whatever else is one press. No picker is a dead end, and none leads out of the present.

use bree::Room;
use canvas::{Eye, Language, When};
use table::{AnyMatch, BySeat, ChooseError, Observer, Rng, RowError, Seat, Seed, in_a_row, pick, rng};

/// So many choices are made at random in each of so many games.
const CHOICES: usize = 1000;
const GAMES: u64 = 2;

/// A kind of a picker.
struct Kind {
    choice: String,
    most: usize,
    picked: usize,
    rest: Option<String>,
}

/// A picker, as the script reads it.
struct Picker {
    kinds: Vec<Kind>,
    exactly: Option<usize>,
    fewer: Option<String>,
    whole: Option<String>,
    go: Option<String>,
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, after) = tag.split_once(&format!(" {name}=\""))?;
    after.split_once('"').map(|(value, _)| value.to_owned())
}

fn number(tag: &str, name: &str) -> Option<usize> {
    attribute(tag, name)?.parse().ok()
}

impl Picker {
    fn read(html: &str) -> Option<Self> {
        let tags = || html.split('<');
        let tag = tags().find(|tag| attribute(tag, "class").as_deref() == Some("picker"))?;
        let kinds = tags().filter_map(|tag| {
            Some(Kind {
                choice: attribute(tag, "data-pick")?,
                most: number(tag, "data-most")?,
                picked: number(tag, "data-count")?,
                rest: attribute(tag, "data-rest"),
            })
        });
        Some(Self {
            kinds: kinds.collect(),
            exactly: number(tag, "data-exactly"),
            fewer: attribute(tag, "data-fewer"),
            whole: attribute(tag, "data-whole"),
            go: attribute(tag, "data-go"),
        })
    }

    fn proposed(&self) -> Vec<usize> {
        self.kinds.iter().map(|kind| kind.picked).collect()
    }

    fn at_random(&self, most: usize, random: &mut Rng) -> Vec<usize> {
        let mut counts = vec![0; self.kinds.len()];
        for _ in 0..most {
            let room = (0..counts.len()).filter(|at| counts[*at] < self.kinds[*at].most);
            let room = room.collect::<Vec<_>>();
            if !room.is_empty() {
                counts[room[pick(random, room.len())]] += 1;
            }
        }
        counts
    }

    /// What is sent where so many of each kind are picked; nothing where none is.
    fn sends(&self, counts: &[usize]) -> Vec<String> {
        let sum = counts.iter().sum::<usize>();
        if sum == 0 {
            return Vec::new();
        }
        if let Some(whole) = self.whole.as_ref().filter(|_| self.proposed() == counts) {
            return vec![whole.clone()];
        }
        let of = |rest: bool| {
            self.kinds.iter().zip(counts.iter().copied()).filter(move |(kind, _)| kind.rest.is_some() == rest)
        };
        let some = of(false).next().is_some();
        let all = some && of(false).all(|(kind, count)| kind.most == count);
        let few = self.exactly.is_some_and(|all| sum < all);
        let mut sent = Vec::new();
        for (kind, count) in of(false) {
            sent.extend((0..count).map(|_| kind.choice.clone()));
        }
        for (kind, count) in of(true).filter(|_| !all) {
            match &kind.rest {
                Some(rest) if count > 1 && !few => sent.push(rest.clone()),
                _ => sent.extend((0..count).map(|_| kind.choice.clone())),
            }
        }
        sent.extend(self.go.clone().or_else(|| self.fewer.clone().filter(|_| few)));
        sent
    }
}

/// What is asked of a seat, as its page has it in the bar.
fn asked(room: &Room, running: &dyn AnyMatch, seat: Seat) -> String {
    let names = BySeat::new(running.players(), |seat: Seat| seat.to_string());
    let picture = running.picture(Observer::Seat(seat), Some(seat), 0);
    let table = room.page.open(&*picture, Some(seat), When::Now).expect("a picture of the game");
    let eye = Eye {
        language: Language::En,
        names: &names,
        library: "",
        picture: &|_| None,
        ply: running.ply(),
        ask: "",
        hints: &[],
        before: 0,
        tell: &|message| Language::En.say(message),
        reader: Observer::Seat(seat),
        extra: &|_| maud::html! {},
    };
    table.ask(&eye).0
}

/// Does the table take it, or the first of it?
fn taken(running: &dyn AnyMatch, seat: Seat, sent: &[String]) -> Result<(), RowError> {
    match in_a_row(running, seat, running.ply(), sent) {
        Ok(_) | Err(RowError::Ends(1..)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Tries all that the page would send here; the number of pickers.
fn try_all(room: &Room, running: &dyn AnyMatch, seat: Seat, random: &mut Rng) -> usize {
    let html = asked(room, running, seat);
    let place = format!("{} at {}", room.game.info().id, running.ply());
    // Whoever has looked back has a script that takes these presses for steps of the game.
    for step in ["data-step", "data-leap", "data-follow", "data-again"] {
        assert!(html.split('<').all(|tag| attribute(tag, step).is_none()), "{place}: a press with {step}");
    }
    for list in html.split('<').filter_map(|tag| attribute(tag, "data-list")) {
        let sent = list.split(',').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(taken(running, seat, &sent), Ok(()), "{place}: {sent:?}");
    }
    let Some(picker) = Picker::read(&html) else {
        return 0;
    };
    assert!(!picker.kinds.is_empty(), "{place}: nothing to pick");
    let some = picker.exactly.unwrap_or(2);
    let few = picker.at_random(1, random);
    for counts in [picker.proposed(), picker.at_random(some, random), picker.at_random(some, random), few] {
        let sent = picker.sends(&counts);
        if sent.is_empty() {
            continue;
        }
        let found = taken(running, seat, &sent);
        // Of figures not all that can be picked may go: then it is said which rule is against it.
        let refused = matches!(found, Err(RowError::Choose(ChooseError::Refused(_))));
        let may_be = picker.exactly.is_none() && counts != picker.proposed();
        assert!(found.is_ok() || (refused && may_be), "{place}: {sent:?}: {found:?}");
    }
    1
}

#[test]
fn what_is_sent_in_one_go_is_taken() {
    let house = bree::house::open(None).expect("the house");
    let _words = house.web();
    let mut all = 0;
    for room in house.rooms() {
        let setup = room.setup(room.game.info().most, &[]).expect("a table");
        for game in 0..GAMES {
            let mut running = room.game.start(&setup, &Seed::from_number(game)).expect("a game");
            let mut random = rng(game);
            for _ in 0..CHOICES {
                let Some(seat) = running.asks().first() else { break };
                all += try_all(room, &*running, seat, &mut random);
                let choices = running.choices(seat);
                let choice = choices[pick(&mut random, choices.len())].clone();
                let ply = running.ply();
                running.choose(seat, ply, &choice).expect("it was offered");
            }
        }
    }
    assert!(all > 20, "only {all} pickers");
}
