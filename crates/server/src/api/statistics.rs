//! A guest's own games, counted; and the same as plays that other programs read.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::campaign::{bots, games_that_count, others};
use crate::http::context::Context;
use crate::{
    ApiError, AppState, CountView, GameCountsView, SeatKind, StatisticsView, Status, TableCard, TallyView,
};

/// Rows by something that the games have in common.
type Rows = BTreeMap<String, TallyView>;

/// The counts of one game on their way.
#[derive(Default)]
struct Counts {
    all: TallyView,
    chapters: Rows,
    seats: Rows,
    people: Rows,
    levels: Rows,
    minutes: u64,
}

/// The games of a guest that are over and count.
async fn over(app: &AppState, context: &Context) -> Result<Vec<TableCard>, ApiError> {
    let mut cards = games_that_count(app, context.guest()?, None).await?;
    cards.retain(|card| card.status == Status::Finished);
    Ok(cards)
}

/// The statistics of a guest.
pub(crate) async fn view(app: &AppState, context: &Context) -> Result<StatisticsView, ApiError> {
    let cards = match context.guest {
        Some(_) => over(app, context).await?,
        None => Vec::new(),
    };
    let (mut all, mut games) = (TallyView::default(), BTreeMap::<&str, Counts>::new());
    for card in &cards {
        let Some(result) = card.result() else { continue };
        all.count(result);
        let counts = games.entry(&card.game).or_default();
        counts.all.count(result);
        let room = app.house.room(&card.game);
        let chapter = room.and_then(|room| card.options.get(room.campaign?));
        let levels = room.map(|room| room.bots.levels()).unwrap_or_default();
        let highest = bots(card).max_by_key(|level| levels.iter().position(|known| known == level));
        let count = |rows: &mut Rows, of: String| rows.entry(of).or_default().count(result);
        if let Some(chapter) = chapter {
            count(&mut counts.chapters, format!("{chapter}/{}", card.seats.len()));
        }
        for seat in &card.you {
            count(&mut counts.seats, format!("{}-{seat}", card.seats.len()));
        }
        // Whoever had two seats was there once.
        let people = others(card).map(|seat| &seat.name).filter(|name| !name.is_empty());
        for name in people.collect::<BTreeSet<_>>() {
            count(&mut counts.people, name.clone());
        }
        highest.into_iter().for_each(|level| count(&mut counts.levels, level.to_owned()));
        counts.minutes += minutes(card);
    }
    let rows = |rows: Rows| rows.into_iter().map(|(of, tally)| CountView { of, tally }).collect();
    let game = |(game, counts): (&str, Counts)| GameCountsView {
        game: game.to_owned(),
        all: counts.all,
        chapters: rows(counts.chapters),
        seats: rows(counts.seats),
        people: rows(counts.people),
        levels: rows(counts.levels),
        minutes: counts.minutes,
    };
    let mut games = games.into_iter().map(game).collect::<Vec<_>>();
    games.sort_by_key(|game| std::cmp::Reverse(game.all.played));
    Ok(StatisticsView { all, games })
}

/// The minutes from the making of a table to the end of its game, where it was played in one go: at most half a day.
fn minutes(card: &TableCard) -> u64 {
    const HALF_A_DAY: i64 = 12 * 60;
    let ended = card.ended.as_ref().map_or(card.updated_at, |ended| ended.at);
    let minutes = (ended - card.created_at) / 60_000;
    if (0..=HALF_A_DAY).contains(&minutes) { minutes.unsigned_abs() } else { 0 }
}

/// A guest's games as BG Stats and programs like it read them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Plays {
    /// The games.
    pub games: Vec<PlayGame>,
    /// The players, the guest first.
    pub players: Vec<PlayPlayer>,
    /// The places: this inn.
    pub locations: Vec<PlayLocation>,
    /// The plays.
    pub plays: Vec<Play>,
}

/// A game in a file of plays.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayGame {
    /// Its number in this file.
    pub id: u32,
    /// A name for it that stays the same in every file.
    pub uuid: String,
    /// Its title.
    pub name: String,
    /// True if all players win or lose together.
    pub cooperative: bool,
    /// True if the highest score wins.
    pub highest_wins: bool,
    /// True if no points are counted.
    pub no_points: bool,
    /// True if players are in teams.
    pub uses_teams: bool,
}

/// A player in a file of plays.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayPlayer {
    /// Their number in this file.
    pub id: u32,
    /// A name for them that stays the same in every file of yours.
    pub uuid: String,
    /// Their name at the table.
    pub name: String,
    /// True if they have none.
    pub is_anonymous: bool,
}

/// A place in a file of plays.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlayLocation {
    /// Its number in this file.
    pub id: u32,
    /// A name for it that stays the same.
    pub uuid: String,
    /// Its name.
    pub name: String,
}

/// A play.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Play {
    /// A name for it that stays the same: read twice it is one play.
    pub uuid: String,
    /// The end of the game: `2026-11-28 18:04:00`, UTC.
    pub play_date: String,
    /// The minutes that it took; 0: unknown.
    pub duration_min: u64,
    /// True if it shall not be counted.
    pub ignored: bool,
    /// The number of rounds; 0: unknown.
    pub rounds: u32,
    /// True if players are in teams.
    pub uses_teams: bool,
    /// True if whoever won is said, not computed.
    pub manual_winner: bool,
    /// The number of the game.
    pub game_ref_id: u32,
    /// The number of the place.
    pub location_ref_id: u32,
    /// The chapter, where there is one.
    pub board: String,
    /// The players.
    pub player_scores: Vec<PlayScore>,
}

/// A player of a play.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayScore {
    /// The number of the player.
    pub player_ref_id: u32,
    /// True if they won.
    pub winner: bool,
    /// True if it was their first game.
    pub new_player: bool,
    /// True if they began.
    pub start_player: bool,
    /// The score; empty: there is none.
    pub score: String,
    /// The rank; 0: none.
    pub rank: u32,
    /// The seat, from 1.
    pub seat_order: u32,
}

/// A name of the form of a UUID that follows from these words.
fn uuid(app: &AppState, words: &str) -> String {
    let bytes = app.key.derived(&format!("uuid|{words}"), 0);
    let hex = bytes.iter().take(16).map(|byte| format!("{byte:02x}")).collect::<String>();
    format!("{}-{}-4{}-8{}-{}", &hex[..8], &hex[8..12], &hex[13..16], &hex[17..20], &hex[20..32])
}

/// The plays of a guest.
pub(crate) async fn plays(app: &AppState, context: &Context) -> Result<Plays, ApiError> {
    let mut cards = over(app, context).await?;
    cards.retain(|card| card.result().is_some());
    let mine = if context.name().is_empty() { "Bree" } else { context.name() };
    let own = format!("{:?}", context.guest()?);
    let mut names = vec![(String::new(), mine.to_owned())];
    let (mut games, mut plays) = (Vec::<String>::new(), Vec::new());
    for card in &cards {
        let mut number = |key: String, name: String| match names.iter().position(|(known, _)| *known == key) {
            Some(at) => at as u32 + 1,
            None => {
                names.push((key, name));
                names.len() as u32
            }
        };
        let mut scores = Vec::new();
        for (seat, sitter) in (1_u8..).zip(&card.seats) {
            let level = sitter.level.as_deref().unwrap_or_default();
            let player = match sitter.kind {
                _ if card.you.contains(&seat) => 1,
                SeatKind::Bot => number(format!("bot {level}"), format!("Bot ({level})")),
                SeatKind::Person if sitter.program => {
                    number(format!("program {}", sitter.name), format!("{} (program)", sitter.name))
                }
                SeatKind::Person if !sitter.name.is_empty() => {
                    number(format!("person {}", sitter.name), sitter.name.clone())
                }
                SeatKind::Person | SeatKind::Open => number("nobody".to_owned(), "—".to_owned()),
            };
            let ended = card.ended.as_ref();
            let won = ended
                .is_some_and(|ended| ended.winners.iter().any(|winner| winner.number() == usize::from(seat)));
            scores.push(PlayScore {
                player_ref_id: player,
                winner: won,
                new_player: false,
                start_player: false,
                score: String::new(),
                rank: 0,
                seat_order: seat.into(),
            });
        }
        if !games.contains(&card.game) {
            games.push(card.game.clone());
        }
        let game = games.iter().position(|game| *game == card.game).unwrap_or_default() as u32 + 1;
        let room = app.house.room(&card.game);
        let chapter = room.and_then(|room| card.options.get(room.campaign?)).cloned();
        let at = card.ended.as_ref().map_or(card.updated_at, |ended| ended.at);
        plays.push(Play {
            uuid: uuid(app, &format!("play|{}", card.id)),
            play_date: moment(at),
            duration_min: minutes(card),
            ignored: false,
            rounds: 0,
            uses_teams: false,
            manual_winner: true,
            game_ref_id: game,
            location_ref_id: 1,
            board: chapter.unwrap_or_default(),
            player_scores: scores,
        });
    }
    let game = |(id, game): (u32, &String)| PlayGame {
        id,
        uuid: uuid(app, &format!("game|{game}")),
        name: app.pages.game_name(context.lang, game),
        cooperative: app.house.room(game).is_some_and(|room| room.game.info().cooperative),
        highest_wins: true,
        no_points: true,
        uses_teams: false,
    };
    let player = |(id, (key, name)): (u32, &(String, String))| PlayPlayer {
        id,
        uuid: uuid(app, &format!("player|{own}|{key}")),
        name: name.clone(),
        is_anonymous: key == "nobody",
    };
    Ok(Plays {
        games: (1..).zip(&games).map(game).collect(),
        players: (1..).zip(&names).map(player).collect(),
        locations: vec![PlayLocation { id: 1, uuid: uuid(app, "location"), name: "Bree".to_owned() }],
        plays,
    })
}

/// A moment (milliseconds since 1970) as the file has it.
fn moment(at: i64) -> String {
    Timestamp::from_millisecond(at)
        .map_or_else(|_| String::new(), |at| at.strftime("%Y-%m-%d %H:%M:%S").to_string())
}
