//! Reading a position: what a text says is taken out of the box.

use std::fmt::Display;
use std::str::FromStr;

use table::lines::{Flaw, Line, lines};
use table::{Seat, SeatSet};

use super::{Moment, check};
use crate::board::{Stand, Token};
use crate::ids::{
    Bag, Card, Character, Corruption, Encounter, Face, Happening, Id, Item, Minion, Mission, Peril, Place,
    Plot, Quest, Shadow, Unknown, Who,
};
use crate::kinds::{Action, Attribute, Colour};
use crate::memory::Open;
use crate::options::Options;
use crate::pack::Pack;
use crate::pile::Pile;
use crate::setup::{INFO, Setup, table};
use crate::state::{State, Turn, skill_bit};

/// Reads a text; options of which it says nothing are as given.
pub fn read(pack: &Pack, given: Options, text: &str) -> Result<State, Flaw> {
    let lines = lines(text)?;
    let find = |key: &str| lines.iter().find(|line| line.key == key);
    let heroes = find("heroes")
        .map(Line::list::<Who>)
        .transpose()?
        .unwrap_or_default();
    let (least, most) = (INFO.least as u8, INFO.most as u8);
    let players = match find("players") {
        Some(line) => line.count(least, most)?,
        None => (heroes.len() as u8 + 1).clamp(least, most),
    };
    let setup = Setup {
        players,
        options: options(given, &lines)?,
        pack: pack.clone(),
        position: None,
    };
    let mut reader = Parser {
        state: table(&setup),
        open: Vec::new(),
        told: [false; 5],
        tokens: Vec::new(),
    };
    if let Some(line) = find("heroes") {
        reader.heroes(line, &heroes)?;
    }
    reader.moment(find("round"), find("phase"), &lines)?;
    // A skill card is a hero's before it lies anywhere.
    let (skills, others): (Vec<_>, Vec<_>) = lines
        .iter()
        .partition(|line| line.key == "skills" && line.about != "discarded");
    for line in skills.into_iter().chain(others) {
        reader.line(line)?;
    }
    reader.finish(find("entered"))?;
    check::check(&reader.state, &lines)?;
    Ok(reader.state)
}

fn options(mut options: Options, lines: &[Line<'_>]) -> Result<Options, Flaw> {
    for line in lines.iter().filter(|line| line.key == "option") {
        if !options.choose(line.about, line.word()?) {
            let value = line.word()?;
            return Err(line.flaw(format!("no option '{}' has a value '{value}'", line.about)));
        }
    }
    Ok(options)
}

struct Parser<'a> {
    state: State,
    /// Which cards of hands all have seen come there: read when the hands are known.
    open: Vec<Line<'a>>,
    /// Minions of which a line has told.
    told: [bool; 5],
    /// Monster tokens by their numbers.
    tokens: Vec<Option<Token>>,
}

/// What lies or stands at a place.
enum Thing {
    Influence,
    Favor,
    Character(Character),
    Minion(Minion),
}

impl FromStr for Thing {
    type Err = Unknown;
    fn from_str(word: &str) -> Result<Self, Unknown> {
        match word {
            "influence" => Ok(Self::Influence),
            "favor" => Ok(Self::Favor),
            _ => {
                let minion = || word.parse().map(Self::Minion).ok();
                let found = word.parse().map(Self::Character).ok().or_else(minion);
                found.ok_or_else(|| Unknown::new("thing of the map", word))
            }
        }
    }
}

/// A card of a damage pool: did it come from hand?
struct Lost {
    own: bool,
    card: Card,
}

impl FromStr for Lost {
    type Err = Unknown;
    fn from_str(word: &str) -> Result<Self, Unknown> {
        let own = word.strip_prefix("own:");
        Ok(Self {
            own: own.is_some(),
            card: own.unwrap_or(word).parse()?,
        })
    }
}

/// Takes cards, `2 orc`, out of a pile: one by one in the order of the line.
fn taken<T: Id + FromStr<Err: Display> + Display, const N: usize>(
    line: &Line<'_>,
    from: &mut Pile<T, N>,
    mut put: impl FnMut(T),
) -> Result<(), Flaw> {
    for (count, card) in line.counted::<T>()? {
        for _ in 0..count {
            take(line, from, card)?;
            put(card);
        }
    }
    Ok(())
}

fn take<T: Id + Display, const N: usize>(
    line: &Line<'_>,
    from: &mut Pile<T, N>,
    card: T,
) -> Result<(), Flaw> {
    if from.take(card) {
        return Ok(());
    }
    Err(line.flaw(format!("there is no '{card}' left for this")))
}

impl<'a> Parser<'a> {
    fn heroes(&mut self, line: &Line<'_>, heroes: &[Who]) -> Result<(), Flaw> {
        let seats = self.state.heroes.len();
        if heroes.len() > seats {
            return Err(line.flaw(format!(
                "{} heroes, where there are seats for {seats}",
                heroes.len()
            )));
        }
        let pack = self.state.pack.clone();
        for (index, who) in heroes.iter().enumerate() {
            if heroes[..index].contains(who) {
                return Err(line.flaw(format!("'{who}' is played twice")));
            }
            let hero = self.state.hero_mut(Seat::new(index + 1));
            hero.who = Some(*who);
            hero.at = pack.hero(*who).start;
            hero.life = pack.hero(*who).deck;
        }
        Ok(())
    }

    /// What is going on: without a phase set-up, or the next round where the heroes are known.
    fn moment(
        &mut self,
        round: Option<&Line<'_>>,
        phase: Option<&Line<'_>>,
        lines: &[Line<'_>],
    ) -> Result<(), Flaw> {
        let state = &mut self.state;
        let complete = state.heroes.iter().all(|hero| hero.who.is_some());
        let usual = if complete {
            Moment::NextRound
        } else {
            Moment::SetUp
        };
        let moment = match phase {
            None => usual,
            Some(line) => {
                let word = line.word()?;
                let mut all = Moment::all(state);
                let found = all.find(|moment| moment.word(state) == word);
                found.ok_or_else(|| {
                    let known = Moment::all(state).map(|moment| moment.word(state));
                    let known = known.collect::<Vec<_>>().join(", ");
                    line.flaw(format!("'{word}' is no phase; there are: {known}"))
                })?
            }
        };
        state.frames = moment.frames(state).into_iter().collect();
        if moment == Moment::SetUp {
            return round.map_or(Ok(()), |line| {
                Err(line.flaw("no round has begun while the table is set up"))
            });
        }
        if !complete {
            let reason = "after setting up every seat but Sauron's has a hero: 'heroes: …'";
            return Err(Flaw::of(phase, lines, reason));
        }
        let number = round.map_or(Ok(1), |line| line.number(line.word()?, 1, 999))?;
        let of = match moment {
            Moment::Rest(seat, _) | Moment::Travel(seat, _) => Some(seat),
            _ => None,
        };
        state.turn = Turn::new(number, of);
        state.turn.travel = matches!(moment, Moment::Travel(..));
        for side in [0, 1] {
            let mut own = Mission::all().filter(|mission| state.pack.mission(*mission).sauron == (side == 0));
            state.missions[side] = own.next().unwrap_or_default();
        }
        Ok(())
    }

    fn line(&mut self, line: &Line<'a>) -> Result<(), Flaw> {
        let state = &mut self.state;
        let (sauron, decks, turn) = (&mut state.sauron, &mut state.decks, &mut state.turn);
        match (line.key, line.about) {
            // Read before all others, or after.
            ("players" | "heroes" | "round" | "phase" | "entered", "") | ("option", _) => {}
            ("missions", "") => {
                let wrong = || line.flaw("the missions are one of Sauron's and one of the heroes'");
                state.missions = line.list::<Mission>()?.try_into().map_err(|_| wrong())?;
                let own = [0, 1].map(|side| state.pack.mission(state.missions[side]).sauron);
                if own != [true, false] || state.turn.round == 0 {
                    return Err(wrong());
                }
            }
            ("story", "") => {
                for (space, colour) in line.counted::<Colour>()? {
                    let most = state.pack.raw.tracks.story.finale;
                    line.number(&space.to_string(), 0, most.into())?;
                    state.markers[colour.index()] = space;
                }
            }
            ("event", "") => {
                let card = line.one::<Happening>()?;
                take(
                    line,
                    &mut decks.events[state.pack.event(card).stage as usize],
                    card,
                )?;
                state.event = Some(card);
            }
            ("trust", "") => self.trust(line)?,
            ("at", _) => self.at(line)?,
            ("monster", _) => self.monster(line)?,
            ("gone", "") => self.minions(line, Stand::Gone)?,
            ("waiting", "") => self.minions(line, Stand::Waiting)?,
            ("wounds", "") => {
                for (count, minion) in line.counted::<Minion>()? {
                    state.board.wounds[minion.index()] = count;
                }
            }
            ("pool", "") => sauron.pool = line.count(0, 60)?,
            ("late", "") => sauron.late = line.count(0, 9)?,
            ("ringwraiths", "") => {
                flags(line, [("return", &mut sauron.nine_return)])?;
            }
            ("track", _) => {
                let row = line.subject::<Action>()?.index();
                for space in line.values() {
                    sauron.track[row] |= 1 << (line.number(space, 1, 3)? - 1);
                }
            }
            ("plot", _) => self.plot(line)?,
            ("plots", "") => taken(line, &mut decks.plots, |card| sauron.plots.add(card))?,
            ("plots", "open") => self.open.push(*line),
            ("shadows", "open") => self.open.push(*line),
            ("plots", "under") => taken(line, &mut decks.plots, |card| decks.under.push(card))?,
            ("plots", "discarded") => taken(line, &mut decks.plots, |card| decks.plots_out.add(card))?,
            ("plots", "top") => {
                let plot = line.one::<Plot>()?;
                take(line, &mut decks.plots, plot)?;
                decks.top = Some(plot);
            }
            ("shadows", "") => taken(line, &mut decks.shadows, |card: Shadow| sauron.shadows.add(card))?,
            ("shadows", "discarded") => {
                taken(line, &mut decks.shadows, |card: Shadow| {
                    decks.shadows_out.add(card)
                })?;
            }
            ("events", "discarded") => {
                for card in line.list::<Happening>()? {
                    let stage = state.pack.event(card).stage as usize;
                    take(line, &mut decks.events[stage], card)?;
                    decks.events_out[stage].add(card);
                }
            }
            ("encounters", "discarded" | "gone") => {
                for card in line.list::<Encounter>()? {
                    let group = state.pack.encounter(card).group.index();
                    take(line, &mut decks.encounters[group], card)?;
                    if line.about == "discarded" {
                        decks.encounters_out[group].add(card);
                    } else if state.pack.encounter(card).quest.is_some() {
                        state.given += 1;
                    } else {
                        return Err(line.flaw(format!("'{card}' gives no quest, and never leaves the game")));
                    }
                }
            }
            ("perils", "discarded") => {
                taken(line, &mut decks.perils, |card: Peril| decks.perils_out.add(card))?;
            }
            ("corruption", "discarded") => {
                taken(line, &mut decks.corruption, |card: Corruption| {
                    decks.corruption_out.add(card)
                })?;
            }
            ("skills", "discarded") => {
                taken(line, &mut decks.skills, |card: Card| decks.skills_out.add(card))?;
            }
            ("monsters", _) => {
                let bag = line.subject::<Bag>()?.index();
                taken(line, &mut decks.bags[bag], |face: Face| {
                    decks.bags_out[bag].add(face)
                })?;
            }
            ("turn", "") => flags(
                line,
                [
                    ("shadow", &mut turn.shadow),
                    ("dark", &mut turn.dark),
                    ("talent", &mut turn.talent),
                    ("no-ambush", &mut turn.no_ambush),
                    ("explored", &mut turn.explored),
                    ("discarded", &mut turn.discarded),
                ],
            )?,
            ("moved", "") => turn.moves = line.count(0, 99)?,
            ("moves", "") => turn.most = line.count(0, 99)?,
            ("perilous", "") => turn.perilous = line.list::<Place>()?.into_iter().collect(),
            ("gained", "") => turn.gained = line.count(0, 99)?,
            ("fresh", "") => {
                for (count, card) in line.counted::<Corruption>()? {
                    (0..count.min(16 - turn.fresh.len() as u8)).for_each(|_| turn.fresh.add(card));
                }
            }
            _ => self.of_hero(line)?,
        }
        Ok(())
    }

    /// A line about a hero.
    fn of_hero(&mut self, line: &Line<'a>) -> Result<(), Flaw> {
        let known = [
            "hero",
            "levels",
            "favor",
            "items",
            "quests",
            "quest-line",
            "corruption",
            "hand",
            "open",
            "rest",
            "damage",
            "skills",
            "shown",
        ];
        if !known.contains(&line.key) {
            return Err(line.flaw(format!("'{}' tells nothing that a position has", line.head())));
        }
        let who = line.subject::<Who>()?;
        let Some(seat) = self.state.seat_of(who) else {
            return Err(line.flaw(format!(
                "nobody plays '{who}'; heroes are named in the line 'heroes'"
            )));
        };
        let pack = self.state.pack.clone();
        let decks = &mut self.state.decks;
        let hero = &mut self.state.heroes[seat.index() - 1];
        match line.key {
            "hero" => hero.at = line.one()?,
            "levels" => {
                for (level, attribute) in line.counted::<Attribute>()? {
                    line.number(&level.to_string(), 0, 2)?;
                    hero.levels[attribute.index()] = level;
                }
            }
            "favor" => hero.favor = line.count(0, 60)?,
            "items" => taken(line, &mut decks.items, |item: Item| hero.items.add(item))?,
            "quests" => {
                for quest in line.list::<Quest>()? {
                    if self.state.heroes.iter().any(|hero| hero.quests.has(quest)) {
                        return Err(line.flaw(format!("'{quest}' lies before a hero already")));
                    }
                    let card = Encounter::all().find(|card| pack.encounter(*card).quest == Some(quest));
                    if let Some(card) = card {
                        let group = pack.encounter(card).group.index();
                        take(line, &mut self.state.decks.encounters[group], card)?;
                        self.state.given += 1;
                    }
                    self.state.heroes[seat.index() - 1].quests.add(quest);
                }
            }
            "quest-line" => {
                flags(
                    line,
                    [
                        ("revealed", &mut hero.revealed),
                        ("completed", &mut hero.completed),
                    ],
                )?;
            }
            "corruption" => taken(line, &mut decks.corruption, |card| hero.corruption.add(card))?,
            "skills" => {
                taken(line, &mut decks.skills, |card| hero.life.add(card))?;
                hero.skills = (hero.life.len() - pack.hero(who).deck.len()) as u8;
            }
            "shown" => {
                for card in line.list::<Card>()? {
                    if !pack.card(card).skill {
                        return Err(line.flaw(format!("'{card}' is no skill card")));
                    }
                    hero.shown |= skill_bit(&pack, card);
                }
            }
            "open" => self.open.push(*line),
            "hand" => taken(line, &mut hero.life, |card| hero.hand.add(card))?,
            "rest" => taken(line, &mut hero.life, |card| hero.rest.push(card))?,
            _ => {
                for (count, lost) in line.counted::<Lost>()? {
                    for _ in 0..count {
                        take(line, &mut hero.life, lost.card)?;
                        hero.known |= u64::from(lost.own) << hero.damage.len();
                        hero.damage.push(lost.card);
                    }
                }
            }
        }
        Ok(())
    }

    /// What lies and stands at a place: exactly this.
    fn at(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let place = line.subject::<Place>()?;
        for (count, thing) in line.counted::<Thing>()? {
            let board = &mut self.state.board;
            match thing {
                Thing::Influence => board.influence.add(place, count),
                Thing::Favor => board.favor.add(place, count),
                _ if count != 1 => return Err(line.flaw("there is but one of each character and minion")),
                Thing::Character(who) => {
                    if board.characters[who.index()].replace(place).is_some() {
                        return Err(line.flaw(format!("'{who}' is somewhere else already")));
                    }
                }
                Thing::Minion(minion) => self.stand(line, minion, Stand::At(place))?,
            }
        }
        Ok(())
    }

    fn minions(&mut self, line: &Line<'_>, stand: Stand) -> Result<(), Flaw> {
        line.list::<Minion>()?
            .into_iter()
            .try_for_each(|minion| self.stand(line, minion, stand))
    }

    fn stand(&mut self, line: &Line<'_>, minion: Minion, stand: Stand) -> Result<(), Flaw> {
        if std::mem::replace(&mut self.told[minion.index()], true) {
            return Err(line.flaw(format!("'{minion}' is somewhere else already")));
        }
        self.state.board.minions[minion.index()] = stand;
        Ok(())
    }

    /// `monster 3: PLACE, PILE, FACE`, and the heroes who have seen the face.
    fn monster(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let number = usize::from(line.number(line.about, 0, 49)?);
        let mut words = line.values();
        let mut next = || {
            words
                .next()
                .ok_or_else(|| line.flaw("a monster is written 'PLACE, PILE, FACE'"))
        };
        let [at, bag, face] = [next()?, next()?, next()?];
        let wrong = |error: Unknown| line.flaw(error);
        let (at, bag) = (at.parse().map_err(wrong)?, bag.parse::<Bag>().map_err(wrong)?);
        let face = face.parse().map_err(wrong)?;
        let mut seen = SeatSet::EMPTY;
        for who in words {
            let seat = self.state.seat_of(who.parse().map_err(wrong)?);
            seen.add(seat.ok_or_else(|| line.flaw(format!("nobody plays '{who}'")))?);
        }
        take(line, &mut self.state.decks.bags[bag.index()], face)?;
        if self.tokens.len() <= number {
            self.tokens.resize(number + 1, None);
        }
        self.tokens[number] = Some(Token { at, face, bag, seen });
        Ok(())
    }

    /// `plot 1: NAME, PLACE`.
    fn plot(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let space = usize::from(line.number(line.about, 1, 3)?) - 1;
        let words = line.values().collect::<Vec<_>>();
        let [plot, place] = words[..] else {
            return Err(line.flaw("an active plot is written 'PLOT, PLACE'"));
        };
        let wrong = |error: Unknown| line.flaw(error);
        let (plot, place) = (
            plot.parse::<Plot>().map_err(wrong)?,
            place.parse().map_err(wrong)?,
        );
        if !self.state.pack.plot(plot).starting {
            take(line, &mut self.state.decks.plots, plot)?;
        } else if self.state.plot_active(plot) {
            return Err(line.flaw(format!("'{plot}' is active already")));
        }
        self.state.sauron.active[space] = Some((plot, place));
        Ok(())
    }

    /// `trust: 2 thalin`: favor on the card, and who has it.
    fn trust(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let told = line.counted::<Who>()?;
        let [(favor, who)] = told[..] else {
            return Err(line.flaw("one hero has the card"));
        };
        let seat = self.state.seat_of(who);
        let seat = seat.ok_or_else(|| line.flaw(format!("nobody plays '{who}'")))?;
        let card = "trust_in_friendship"
            .parse::<Happening>()
            .map_err(|error| line.flaw(error))?;
        let stage = self.state.pack.event(card).stage as usize;
        take(line, &mut self.state.decks.events[stage], card)?;
        self.state.trust = Some((seat, favor));
        Ok(())
    }

    /// What follows from the rest.
    fn finish(&mut self, entered: Option<&Line<'_>>) -> Result<(), Flaw> {
        for line in std::mem::take(&mut self.open) {
            let sauron = &mut self.state.sauron;
            match line.key {
                "plots" => seen(&line, &sauron.plots, &mut sauron.open_plots)?,
                "shadows" => seen(&line, &sauron.shadows, &mut sauron.open_shadows)?,
                _ => {
                    if let Some(seat) = self.state.seat_of(line.subject()?) {
                        let hero = self.state.hero_mut(seat);
                        seen(&line, &hero.hand, &mut hero.open)?;
                    }
                }
            }
        }
        let state = &mut self.state;
        state.board.monsters = self.tokens.iter().copied().collect();
        state.entered = match entered {
            Some(line) => line.count(1, 3)? - 1,
            None => state.stage(),
        };
        if state.turn.round == 0 {
            return Ok(());
        }
        let pack = state.pack.clone();
        for minion in Minion::all().filter(|minion| !self.told[minion.index()]) {
            let facts = pack.minion(minion);
            if facts.stage <= state.entered {
                state.board.minions[minion.index()] =
                    facts.starts.first().map_or(Stand::Waiting, |at| Stand::At(*at));
            }
        }
        // The game begins with one of the starting plots: those that are not active have left it.
        for plot in Plot::all().filter(|plot| pack.plot(*plot).starting) {
            if !state.plot_active(plot) {
                state.decks.plots_away.add(plot);
            }
        }
        Ok(())
    }
}

/// Cards of a hand that everybody has seen.
fn seen<T: Id + FromStr<Err: Display> + Display, const N: usize>(
    line: &Line<'_>,
    hand: &Pile<T, N>,
    open: &mut Open<T>,
) -> Result<(), Flaw> {
    let mut hand = *hand;
    for (count, card) in line.counted::<T>()? {
        for _ in 0..count {
            take(line, &mut hand, card)?;
            if open.len() == 8 {
                return Err(line.flaw("more than 8 cards are not kept in mind"));
            }
            open.add(card);
        }
    }
    Ok(())
}

/// Sets what the line names.
fn flags<const N: usize>(line: &Line<'_>, flags: [(&str, &mut bool); N]) -> Result<(), Flaw> {
    let mut flags = flags;
    for value in line.values() {
        let known = flags.iter_mut().find(|(word, _)| *word == value);
        let (_, flag) =
            known.ok_or_else(|| line.flaw(format!("'{value}' cannot be said of '{}'", line.key)))?;
        **flag = true;
    }
    Ok(())
}
