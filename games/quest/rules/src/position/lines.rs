//! Every line of a position, each said once: so it is written, and so it is read.

mod combat;
mod heroes;
mod piles;

use std::str::FromStr;

use table::lines::{Flaw, Line, Telling, counted};
use table::{Seat, SeatSet};

pub use self::combat::OF_A_COMBAT;
use self::heroes::OF_HEROES;
use self::piles::{grouped, open, pile, take};
use super::{QuietMoment, without};
use crate::board::{Stand, Token};
use crate::ids::{Bag, Character, Encounter, Happening, Minion, Mission, Place, Plot, Unknown, Who};
use crate::kinds::{Action, Colour};
use crate::pile::Pile;
use crate::start::table;
use crate::state::{State, Turn};

/// The position that is read or written.
pub struct Table {
    pub state: State,
    /// The minions that a line has mentioned.
    pub told: [bool; 5],
}

impl Table {
    /// All of them.
    pub fn lines(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let state = &self.state;
        // Some are read before all others, or after.
        text.line("players", [state.heroes.len() + 1]);
        text.any("option");
        for (id, value) in state.options.unusual() {
            text.line(("option", id), [value]);
        }
        text.line("heroes", state.heroes.iter().filter_map(|hero| hero.who));
        text.line("round", Some(state.turn.round).filter(|round| *round > 0));
        let moment = text.is_written().then(|| QuietMoment::of(state)).flatten();
        text.line("phase", moment.map(|moment| moment.word(state)));
        // Which missions there are is drawn last before the first round.
        let missions = state.missions.iter().filter(|_| state.turn.round > 0);
        if let Some(line) = text.line("missions", missions) {
            self.missions(line)?;
        }
        self.story(text)?;
        text.gap();
        self.board(text)?;
        for seat in self.state.seats() {
            if let Some(who) = self.state.hero(seat).who {
                text.gap();
                self.hero(text, seat, who)?;
            }
        }
        text.gap();
        self.sauron(text)?;
        self.decks(text)?;
        turn(&mut self.state.turn, text)?;
        self.combat(text)?;
        match OF_HEROES.into_iter().find_map(|key| text.any(key)) {
            Some(line) => Err(line.flaw(format!(
                "nobody plays '{}'; heroes are named in the line 'heroes'",
                line.subject::<Who>()?
            ))),
            None => Ok(()),
        }
    }

    fn missions(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        let wrong = || line.flaw("the missions are one of Sauron's and one of the heroes'");
        state.missions = line.list::<Mission>()?.try_into().map_err(|_| wrong())?;
        let own = state.missions.map(|mission| state.pack.mission(mission).sauron);
        if own == [true, false] && state.turn.round > 0 { Ok(()) } else { Err(wrong()) }
    }

    fn story(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        let has_begun = state.markers.iter().any(|space| *space > 0);
        let markers = Colour::ALL.iter().filter(|_| has_begun);
        let markers = markers.map(|colour| format!("{} {colour}", state.marker(*colour)));
        if let Some(line) = text.line("story", markers) {
            for (space, colour) in line.counted::<Colour>()? {
                let most = state.pack.raw.tracks.story.finale;
                line.number(&space.to_string(), 0, most.into())?;
                state.markers[colour.index()] = space;
            }
        }
        // Read when the story is known.
        text.line("entered", (state.entered != state.stage()).then_some(state.entered + 1));
        if let Some(line) = text.perhaps("event", state.event) {
            let card = line.one()?;
            take_event(state, line, card)?;
            state.event = Some(card);
        }
        let trust = state.trust;
        let trust = trust.and_then(|(seat, favor)| Some(counted(favor, state.hero(seat).who?)));
        if let Some(line) = text.perhaps("trust", trust) {
            // Favor on the card, and who has it.
            let told = line.counted::<Who>()?;
            let [(favor, who)] = told[..] else {
                return Err(line.flaw("one hero has the card"));
            };
            let seat = seat_of(state, line, who)?;
            take_event(state, line, line.named("trust_in_friendship")?)?;
            state.trust = Some((seat, favor));
        }
        Ok(())
    }

    /// The lines of the pieces on the map.
    fn board(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        for place in text.each("at", Place::all())? {
            let board = &mut self.state.board;
            let tokens = [(board.influence.at(place), "influence"), (board.favor.at(place), "favor")];
            let tokens = tokens.map(|(count, what)| (count, what.to_owned()));
            let characters = Character::all().filter(|who| board.characters[who.index()] == Some(place));
            let characters = characters.map(|who| (1, who.to_string()));
            let minions = board.minions_at(place).map(|minion| (1, minion.to_string()));
            let there = tokens.into_iter().chain(characters).chain(minions);
            if let Some(line) = text.tally(("at", place), there) {
                self.at(line, place)?;
            }
        }
        if let Some(line) = text.any("monster") {
            self.monster(line)?;
        }
        let state = &mut self.state;
        for (number, token) in state.board.tokens() {
            let what = [token.at.id(), token.bag.id(), token.face.id()];
            let seen = token.seen.iter().filter_map(|seat| state.hero(seat).who);
            text.line(("monster", number), what.into_iter().chain(seen.map(Who::id)));
        }
        for (key, stand) in [("gone", Stand::Gone), ("waiting", Stand::Waiting)] {
            let state = &self.state;
            // Minions of later stages wait without a word.
            let late =
                |minion: &Minion| state.pack.minion(*minion).stage <= state.entered && state.turn.round > 0;
            let all = Minion::all().filter(|minion| state.board.minions[minion.index()] == stand);
            let told = all.filter(|minion| stand == Stand::Gone || late(minion));
            if let Some(line) = text.line(key, told) {
                for minion in line.list()? {
                    self.stand(line, minion, stand)?;
                }
            }
        }
        let wounds = &mut self.state.board.wounds;
        let told = Minion::all().map(|minion| (wounds[minion.index()], minion));
        if let Some(line) = text.tally("wounds", told) {
            for (count, minion) in line.counted::<Minion>()? {
                wounds[minion.index()] = count;
            }
        }
        Ok(())
    }

    /// The pieces at a place: exactly these.
    fn at(&mut self, line: &Line<'_>, place: Place) -> Result<(), Flaw> {
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

    fn stand(&mut self, line: &Line<'_>, minion: Minion, stand: Stand) -> Result<(), Flaw> {
        if std::mem::replace(&mut self.told[minion.index()], true) {
            return Err(line.flaw(format!("'{minion}' is somewhere else already")));
        }
        self.state.board.minions[minion.index()] = stand;
        Ok(())
    }

    /// `monster 3: PLACE, PILE, FACE`, and the heroes who have seen the face.
    fn monster(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        let number = usize::from(line.number(line.about, 0, 49)?);
        if line.is_nothing() {
            return Ok(());
        }
        let words = line.values().collect::<Vec<_>>();
        let [at, bag, face, seen @ ..] = &words[..] else {
            return Err(line.flaw("a monster is written 'PLACE, PILE, FACE'"));
        };
        let (at, bag, face) = (line.named(at)?, line.named::<Bag>(bag)?, line.named(face)?);
        let mut token = Token { at, face, bag, seen: SeatSet::EMPTY };
        for who in seen {
            token.seen.add(seat_of(state, line, line.named(who)?)?);
        }
        take(line, &mut state.decks.bags[bag.index()], face)?;
        let monsters = &mut state.board.monsters;
        while monsters.len() <= number {
            monsters.push(None);
        }
        monsters[number] = Some(token);
        Ok(())
    }

    fn sauron(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        text.some("pool", &mut state.sauron.pool, 60)?;
        for action in text.each("track", Action::ALL.iter().copied())? {
            let row = &mut state.sauron.track[action.index()];
            let covered = (0..3).filter(|space| *row >> space & 1 == 1);
            if let Some(line) = text.line(("track", action), covered.map(|space| space + 1)) {
                for space in line.values() {
                    *row |= 1 << (line.number(space, 1, 3)? - 1);
                }
            }
        }
        if let Some(line) = text.any("plot") {
            plot(state, line)?;
        }
        for (space, active) in (1..).zip(&state.sauron.active) {
            let active = active.map(|(plot, place)| [plot.id(), place.id()]);
            text.line(("plot", space), active.into_iter().flatten());
        }
        let (sauron, decks) = (&mut state.sauron, &mut state.decks);
        pile(text, "plots", &mut decks.plots, &mut sauron.plots, Pile::add)?;
        open(text, ("plots", "open"), &sauron.plots, &mut sauron.open_plots)?;
        pile(text, "shadows", &mut decks.shadows, &mut sauron.shadows, Pile::add)?;
        open(text, ("shadows", "open"), &sauron.shadows, &mut sauron.open_shadows)?;
        text.some("late", &mut sauron.late, 9)?;
        text.flags("ringwraiths", [("return", &mut sauron.nine_return)])
    }

    /// The cards that are not in their decks.
    fn decks(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let lost = if text.is_written() { lost(&self.state) } else { Vec::new() };
        let State { decks, pack, given, .. } = &mut self.state;
        if let Some(line) = text.perhaps(("plots", "top"), decks.top) {
            let plot = line.one()?;
            take(line, &mut decks.plots, plot)?;
            decks.top = Some(plot);
        }
        pile(text, ("plots", "under"), &mut decks.plots, &mut decks.under, Pile::push)?;
        pile(text, ("plots", "discarded"), &mut decks.plots, &mut decks.plots_out, Pile::add)?;
        pile(text, ("shadows", "discarded"), &mut decks.shadows, &mut decks.shadows_out, Pile::add)?;
        let out = decks.events_out.iter().flat_map(|pile| grouped(pile.iter()));
        if let Some(line) = text.line(("events", "discarded"), out) {
            for card in line.list::<Happening>()? {
                let stage = pack.event(card).stage as usize;
                take(line, &mut decks.events[stage], card)?;
                decks.events_out[stage].add(card);
            }
        }
        let out = decks.encounters_out.iter().flat_map(|pile| grouped(pile.iter()));
        if let Some(line) = text.line(("encounters", "discarded"), out) {
            for card in line.list::<Encounter>()? {
                let group = pack.encounter(card).group.index();
                take(line, &mut decks.encounters[group], card)?;
                decks.encounters_out[group].add(card);
            }
        }
        if let Some(line) = text.line(("encounters", "gone"), lost) {
            for card in line.list::<Encounter>()? {
                let facts = pack.encounter(card);
                take(line, &mut decks.encounters[facts.group.index()], card)?;
                if facts.quest.is_none() {
                    return Err(line.flaw(format!("'{card}' gives no quest, and never leaves the game")));
                }
                *given += 1;
            }
        }
        pile(text, ("perils", "discarded"), &mut decks.perils, &mut decks.perils_out, Pile::add)?;
        pile(text, ("corruption", "discarded"), &mut decks.corruption, &mut decks.corruption_out, Pile::add)?;
        pile(text, ("skills", "discarded"), &mut decks.skills, &mut decks.skills_out, Pile::add)?;
        for bag in text.each("monsters", Bag::all())? {
            let (bags, out) = (&mut decks.bags, &mut decks.bags_out);
            pile(text, ("monsters", bag), &mut bags[bag.index()], &mut out[bag.index()], Pile::add)?;
        }
        Ok(())
    }
}

/// The events of the turn under way.
fn turn(turn: &mut Turn, text: &mut Telling<'_>) -> Result<(), Flaw> {
    let flags = [
        ("shadow", &mut turn.shadow),
        ("dark", &mut turn.dark),
        ("talent", &mut turn.talent),
        ("no-ambush", &mut turn.no_ambush),
        ("explored", &mut turn.explored),
        ("discarded", &mut turn.discarded),
    ];
    text.flags("turn", flags)?;
    text.some("moved", &mut turn.moves, 99)?;
    // Read when the moves are known.
    text.line("steps", Some(turn.steps()).filter(|steps| *steps != turn.usual_steps()));
    if let Some(line) = text.line("moves", (turn.most < u8::MAX).then_some(turn.most)) {
        turn.most = line.count(0, 99)?;
    }
    if let Some(line) = text.line("perilous", turn.perilous.iter()) {
        turn.perilous = line.list::<Place>()?.into_iter().collect();
    }
    text.some("gained", &mut turn.gained, 99)?;
    if let Some(line) = text.line("fresh", grouped(turn.fresh.iter())) {
        for (count, card) in line.counted()? {
            (0..count.min(16 - turn.fresh.len() as u8)).for_each(|_| turn.fresh.add(card));
        }
    }
    Ok(())
}

/// `plot 1: NAME, PLACE`.
fn plot(state: &mut State, line: &Line<'_>) -> Result<(), Flaw> {
    let space = usize::from(line.number(line.about, 1, 3)?) - 1;
    if line.is_nothing() {
        return Ok(());
    }
    let words = line.values().collect::<Vec<_>>();
    let [plot, place] = words[..] else {
        return Err(line.flaw("an active plot is written 'PLOT, PLACE'"));
    };
    let (plot, place) = (line.named::<Plot>(plot)?, line.named(place)?);
    if !state.pack.plot(plot).starting {
        take(line, &mut state.decks.plots, plot)?;
    } else if state.plot_active(plot) {
        return Err(line.flaw(format!("'{plot}' is active already")));
    }
    state.sauron.active[space] = Some((plot, place));
    Ok(())
}

/// Encounters that became quests and are before no hero any more.
fn lost(state: &State) -> Vec<Encounter> {
    let full = table(state.heroes.len() as u8 + 1, state.options, &state.pack);
    let decks = &state.decks;
    let groups = full.decks.encounters.into_iter().enumerate();
    let absent = groups.flat_map(|(group, full)| {
        let rest = without(full, &decks.encounters[group]);
        let rest = without(rest, &decks.encounters_out[group]);
        rest.iter().collect::<Vec<_>>()
    });
    let open = |card: &Encounter| {
        let quest = state.pack.encounter(*card).quest;
        quest.is_some_and(|quest| state.heroes.iter().any(|hero| hero.quests.has(quest)))
    };
    absent.filter(|card| !open(card)).collect()
}

/// A piece at a place.
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

/// A card that is not in its deck of events any more.
fn take_event(state: &mut State, line: &Line<'_>, card: Happening) -> Result<(), Flaw> {
    let stage = state.pack.event(card).stage as usize;
    take(line, &mut state.decks.events[stage], card)
}

fn seat_of(state: &State, line: &Line<'_>, who: Who) -> Result<Seat, Flaw> {
    let seat = state.seat_of(who);
    seat.ok_or_else(|| line.flaw(format!("nobody plays '{who}'")))
}
