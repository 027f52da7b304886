//! The report on the cards: which of them can be played is shown by playing them.

use std::collections::BTreeSet;

use table::offer::{Card, Cards};
use table::{Chance, Game, Journal, Seed, SetupRequest, flow, pick, rng};

use crate::book::Data;
use crate::book::cards::Source;
use crate::prelude::*;

/// Random games of each chapter, number of players and round that is laid down.
const GAMES: u64 = 4;
/// Random games of each endless road and number of players: its characters are drawn.
const ROADS: u64 = 60;

impl Cards for Tricks {
    /// Every card, with the evidence of random rounds: a card is playable if it was in a round that was
    /// played, a chapter with every number of players.
    fn cards(data: &Data) -> Vec<Card> {
        let played = Played::of(data);
        let made_up = |source: &Source| *source == Source::Reconstructed;
        let card = |kind, id: String, playable, reconstructed| Card {
            kind,
            uses: vec![format!("tricks:{id}")],
            id,
            playable,
            reconstructed,
            ..Card::default()
        };
        let characters = data.characters.iter().map(|who| {
            let (playable, reconstructed) =
                (played.characters.has(who.id), who.sources.values().any(made_up));
            card("characters", who.id.name().to_owned(), playable, reconstructed)
        });
        let events = data.events.iter().map(|event| {
            let playable = played.events.contains(event.id);
            card("events", event.id.to_owned(), playable, made_up(&event.source))
        });
        let chapters = data.chapters.iter().map(|chapter| {
            let playable = (1..=4).all(|players| played.chapters.contains(&(chapter.number, players)));
            let reconstructed = chapter.sources.values().any(made_up);
            card("chapters", format!("chapter_{}", chapter.number), playable, reconstructed)
        });
        characters.chain(events).chain(chapters).collect()
    }
}

/// The outcome of the rounds that were played to their end.
#[derive(Default)]
struct Played {
    characters: CharacterSet,
    events: BTreeSet<String>,
    chapters: BTreeSet<(u8, usize)>,
}

impl Played {
    fn of(data: &Data) -> Self {
        let mut played = Self::default();
        for players in 1..=4 {
            for card in &data.chapters {
                let chapter = card.number.to_string();
                for round in 1..=card.rounds.len().max(1) as u8 {
                    (0..GAMES).for_each(|seed| played.play(data, players, "chapter", &chapter, round, seed));
                }
            }
            for road in ["road", "road-fellowship"] {
                (0..ROADS).for_each(|seed| played.play(data, players, road, "19", 1, seed));
            }
        }
        played
    }

    /// One game, from this round of the chapter to its end.
    fn play(&mut self, data: &Data, players: usize, play: &str, chapter: &str, round: u8, seed: u64) {
        let request = SetupRequest::players(players).option("play", play).option("chapter", chapter);
        let Ok(setup) = Tricks::setup(data, &request) else {
            return;
        };
        let (mut chance, mut journal) = (Chance::from_seed(&Seed::from_number(seed)), Journal::silent());
        let mut state = Tricks::start(&setup, &mut chance, &mut journal);
        if round > 1 {
            state.round = round;
            let mut ctx = Ctx::new(&mut chance, &mut journal);
            state.begin_round(&mut ctx);
            flow::run::<Tricks>(&mut state, &mut ctx);
        }
        let (mut random, mut choices, mut seen) = (rng(seed), Vec::new(), Self::default());
        while let Some(seat) = state.asks().first() {
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut random, choices.len())];
            Tricks::apply(&mut state, seat, &choice, &mut chance, &mut journal);
            seen.look(&state);
        }
        self.characters = self.characters.or(seen.characters);
        self.events.append(&mut seen.events);
        self.chapters.insert((state.card().number, players));
    }

    fn look(&mut self, state: &State) {
        if state.deal.total == 0 {
            return;
        }
        let chairs = Chair::all(state.chairs());
        let cast = chairs.filter_map(|chair| state.deal.cast[chair]);
        self.characters = self.characters.or(cast.collect());
        let plan = state.card().rounds.get(usize::from(state.round) - 1);
        let events = state.card().events.iter().chain(plan.into_iter().flat_map(|plan| &plan.events));
        self.events.extend(events.map(|event| event.id.clone()));
    }
}
