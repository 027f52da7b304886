//! The bench where decks are made: found cards at the left, the deck beside them, and the verdict of the rules.
//!
//! - [`find`]: which cards are looked for, and how each is drawn; `tests` of a card against words and signs
//! - `piles`: the cards of the deck; `law`: whether it is legal, with every fault and its clause; `curve`:
//!   its statistics
//! - `paper`: lists as text, in and out; `rest`: the lines of a list not understood, with their possible meanings

mod curve;
mod find;
mod law;
mod paper;
mod piles;
mod rest;
mod wanted;

use std::collections::BTreeMap;

use canvas::{Bench, Context, Language, Opening, Ready, Task, Workshop};
use maud::{Markup, html};
use table::{Game, Seat, SetupRequest};
use wizards::deck::{self, Deck, Fault};
use wizards::ids::{CardId, SiteId};
use wizards::list::{self, Flaw, List, Listed, Part, Reading};
use wizards::setup::{Rules, bring};

use crate::sign::signs;

/// The ways to play with a deck: against a bot with a deck of the table, with a friend who brings one, or
/// alone against hazards.
const OPENINGS: [Opening; 3] = [
    Opening { word: "bot", seats: &["me", "bot:fair"], options: &[("deck-1", "own")] },
    Opening { word: "friend", seats: &["me", "open"], options: &[("deck-1", "own"), ("deck-2", "own")] },
    Opening { word: "alone", seats: &["me", "bot:fair"], options: &[("deck-1", "own"), ("alone", "yes")] },
];

/// The bench of the game.
pub(crate) struct DeckBench;

impl Workshop for DeckBench {
    fn brings(&self) -> &'static str {
        bring::DECK
    }

    fn openings(&self) -> &'static [Opening] {
        &OPENINGS
    }

    fn ready(&self, language: Language, options: &BTreeMap<String, String>) -> Vec<Ready> {
        let rules = rules_by(options.clone());
        let ready = |deck: &'static Deck| {
            let played = deck.by(&rules);
            // Whoever chose no sites gets those of the table when the list is read.
            let list = List::of(&Deck { sites: deck.sites, ..played.clone() });
            let does = language.text_if_known(&format!("wizards-option-deck-1-{}.help", deck.id));
            let ready = Ready { id: &deck.id, name: starter(deck, language), does, text: list::write(&list) };
            played.faults(&rules).is_empty().then_some(ready)
        };
        of_the_house().filter_map(ready).collect()
    }

    fn usual(&self, language: Language, options: &BTreeMap<String, String>, seat: Seat) -> Option<String> {
        let deck = options.get(&format!("deck-{}", seat.number())).filter(|deck| *deck != "own")?;
        language.text_if_known(&format!("wizards-option-deck-1-{deck}"))
    }

    fn work(&self, task: &Task) -> Bench {
        let mut work = Work::of(task);
        work.act(task.field("act"));
        Bench {
            text: list::write(&work.list),
            // Lines not understood may be left out by pressing nothing.
            legal: !work.list.is_empty() && work.faults().is_empty(),
            name: work.name.clone(),
            body: work.draw(),
        }
    }
}

/// The work on the bench.
pub(crate) struct Work<'a> {
    task: &'a Task<'a>,
    ctx: Context<'a>,
    /// The rules the deck is to be played by.
    rules: Rules,
    /// The deck, as a list.
    list: List,
    /// A list that is being read in, as it was pasted.
    paste: String,
    /// The list that was read in last, as it came.
    came: String,
    /// The lines of a list that were not understood.
    flaws: Vec<Flaw>,
    /// Its lines that are taken for remarks.
    remarks: Vec<String>,
    /// Its number of cards against opponents that do not exist here.
    apart: u32,
    /// Were the rules chosen by the list's fit?
    fitted: bool,
    /// The proposed name of the deck.
    name: Option<String>,
}

impl<'a> Work<'a> {
    fn of(task: &'a Task<'a>) -> Self {
        // A list that is read in takes the place of all that lay there: then that is not read at all.
        let paste = (task.field("act") == "read").then(|| list::read_all(task.field("paste")));
        let paste = paste.filter(|_| !task.field("paste").trim().is_empty());
        let replaced = paste.as_ref().is_some_and(|paste| !paste.list.is_empty());
        let before =
            |field: &str| if replaced { Reading::default() } else { list::read_all(task.field(field)) };
        let reading = before("text");
        let mut came = task.field("came").to_owned();
        // A deck that was kept otherwise than by this bench is a list that came in.
        let text = task.field("text");
        if came.is_empty() && !replaced && list::write(&reading.list).trim() != plain_lines(text).trim() {
            text.clone_into(&mut came);
        }
        let mut work = Self {
            task,
            ctx: Context::plain(task.language).pictured(task.picture),
            rules: rules(task),
            list: reading.list,
            paste: task.field("paste").to_owned(),
            came,
            // A deck kept by another way than this bench may hold lines it does not understand.
            flaws: reading.flaws,
            remarks: Vec::new(),
            apart: 0,
            fitted: false,
            name: None,
        };
        work.flaws.extend(before("rest").flaws);
        if let Some(paste) = paste {
            work.read_in(paste);
        }
        work
    }

    fn act(&mut self, act: &str) {
        let words = act.split(' ').collect::<Vec<_>>();
        match words.as_slice() {
            ["add", part, id] => {
                if let Some((part, one)) = placed(part, id)
                    && self.full(part, one).is_none()
                {
                    self.list.put(part, one);
                }
            }
            ["take", part, id] => {
                if let Some((part, one)) = placed(part, id) {
                    self.list.take(part, one);
                }
            }
            ["start", id] => self.start(id),
            ["empty"] => {
                self.list = List::default();
                self.came.clear();
            }
            ["every-site"] => self.list.sites.clear(),
            ["choose"] => self.choose(),
            ["leave"] => self.flaws.clear(),
            _ => {}
        }
    }

    /// A starter deck, to begin from.
    fn start(&mut self, id: &str) {
        if let Some(deck) = of_the_house().find(|deck| deck.id == id) {
            self.list = List::of(deck);
            self.came.clear();
            self.name = Some(starter(deck, self.task.language));
        }
    }

    /// The reason why no more of it can be put there, if so: the message.
    fn full(&self, part: Part, one: Listed) -> Option<&'static str> {
        let Listed::Card(card) = one else {
            let haven = matches!(one, Listed::Site(site) if site.get().is_haven());
            let most = if haven { 4 } else { 1 };
            return (self.list.count(part, one) >= most).then_some("wizards-bench-enough");
        };
        let face = card.get();
        if face.missing.is_some() {
            return Some("wizards-bench-missing");
        }
        let most = if face.is_wizard() || !face.unique { 3 } else { 1 };
        let none = part == Part::Sideboard && !self.rules.standard;
        (none || self.list.copies(one) >= most).then_some("wizards-bench-enough")
    }

    /// Every rule that the deck breaks.
    fn faults(&self) -> Vec<Fault> {
        self.deck().faults(&self.rules)
    }

    fn deck(&self) -> Deck {
        let deck = list::deck_of(&self.list);
        // Who chose no sites has those of the table.
        deck.by(&Rules { standard: true, ..self.rules })
    }

    fn say(&self, id: &str) -> String {
        self.task.language.text(id)
    }

    fn draw(&self) -> Markup {
        let faults = self.faults();
        html! {
            (signs())
            div #wizards-bench .wz-bench {
                nav .wz-bench__nav aria-label=(self.say("wizards-bench-parts")) {
                    a href="#wizards-find" { (self.say("wizards-bench-cards")) }
                    a href="#wizards-piles" { (self.say("wizards-bench-deck")) " " b { (self.list.deck.len()) } }
                    a href="#wizards-law" .wz-bad[!faults.is_empty()] { (self.say("wizards-bench-law")) " " b { @if faults.is_empty() { "✓" } @else { (faults.len()) } } }
                    a href="#wizards-paper" { (self.say("wizards-bench-paper")) }
                }
                (self.rest())
                (self.found())
                (self.piles())
                div .wz-bench__side {
                    (self.law(&faults))
                    (self.curves())
                    (self.paper())
                }
            }
        }
    }
}

/// A text with the line ends that are written here; forms send others.
fn plain_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}

/// The decks that the house has: the starter decks, then those that are ready.
fn of_the_house() -> impl Iterator<Item = &'static Deck> {
    deck::starters().iter().chain(wizards::ready::ready().iter().map(|ready| &ready.deck))
}

/// The rules of the table, or the chosen ones.
fn rules(task: &Task) -> Rules {
    let options = task.fields.iter();
    let options = options.filter_map(|(key, value)| Some((key.strip_prefix("option-")?, value)));
    rules_by(options.map(|(id, value)| (id.to_owned(), value.clone())).collect())
}

/// The rules of a table with these options; unknown values are the usual ones.
fn rules_by(options: BTreeMap<String, String>) -> Rules {
    let request = SetupRequest { players: 2, options };
    let usual = SetupRequest { players: 2, options: Default::default() };
    let setup = wizards::Wizards::setup(&(), &request);
    let setup = setup.or_else(|_| wizards::Wizards::setup(&(), &usual));
    setup.map_or(Rules::BASIC, |setup| setup.rules)
}

/// A part of a list and the card named for it.
fn placed(part: &str, id: &str) -> Option<(Part, Listed)> {
    let part = Part::named(part)?;
    let one = match part {
        Part::Sites => Listed::Site(SiteId::named(id)?),
        _ => Listed::Card(CardId::named(id)?),
    };
    Some((part, one))
}

fn id(one: Listed) -> &'static str {
    match one {
        Listed::Card(card) => &card.get().id,
        Listed::Site(site) => &site.get().id,
    }
}

/// The name of a card or site.
fn called(one: Listed, language: Language) -> &'static str {
    crate::label::name(one.name(), language)
}

/// The name of a starter deck.
fn starter(deck: &Deck, language: Language) -> String {
    language.text(&format!("wizards-option-deck-1-{}", deck.id))
}
