//! The views of what the inn remembers and sets: puzzles, the deal of the day, the log of a campaign, statistics.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{GameView, Verdict};

/// The mark of a table that is a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleMark {
    /// The number of the puzzle.
    pub seed: u64,
    /// The difficulty, from 1 to 3.
    pub grade: u8,
    /// True if the answer was told.
    pub told: bool,
    /// True if it was found.
    #[serde(default)]
    pub found: bool,
}

/// The state of a puzzle for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleState {
    /// Not begun.
    #[default]
    New,
    /// Begun.
    Begun,
    /// The answer was told.
    Told,
    /// Solved without that.
    Solved,
}

/// A puzzle on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PuzzleCard {
    /// The number of its deal, by which it is begun.
    pub seed: u64,
    /// Its place on the shelf, from 1: people call it by that.
    pub number: u64,
    /// The chapter that it is taken from; empty where there are none.
    pub chapter: String,
    /// The difficulty, from 1 to 3.
    pub grade: u8,
    /// Your state of it.
    pub state: PuzzleState,
    /// Your table of it.
    pub table: Option<String>,
}

/// The deal of a day, which is the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DayView {
    /// The day: days since 1970, UTC.
    pub day: i64,
    /// The same as a date: `2026-11-28`.
    pub date: String,
    /// The chapter.
    pub chapter: String,
    /// People who have played it to its end.
    pub played: usize,
    /// People among them who won.
    pub won: usize,
    /// Your table of it.
    pub table: Option<String>,
    /// Your result, once it is over.
    pub result: Option<Verdict>,
}

/// The puzzles of a game, and its deal of the day.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzlesView {
    /// The game.
    pub game: GameView,
    /// Today's deal, and those of the days before, the latest first.
    pub days: Vec<DayView>,
    /// The puzzles on the shelf, the easiest first.
    pub shelf: Vec<PuzzleCard>,
}

/// The company in which a chapter was won: each is a star.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StarsView {
    /// Alone.
    pub alone: bool,
    /// With bots.
    pub bots: bool,
    /// With other people.
    pub people: bool,
}

impl StarsView {
    /// The number of stars.
    pub const fn count(self) -> usize {
        self.alone as usize + self.bots as usize + self.people as usize
    }
}

/// A chapter of a campaign, in the reader's log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct ChapterView {
    /// The chapter, as the option of the game has it.
    pub chapter: String,
    /// The stars.
    pub stars: StarsView,
    /// The number of attempts, those on paper included.
    pub attempts: u32,
    /// The names of other people with whom it was played.
    pub with: Vec<String>,
    /// The last table at which it was played.
    pub table: Option<String>,
    /// True if it is still played there.
    pub on: bool,
    /// What you brought of it from paper.
    pub paper: Option<PaperChapter>,
}

/// A chapter that was played on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperChapter {
    /// The chapter, as the option of the game has it.
    pub chapter: String,
    /// True if it was won.
    #[serde(default)]
    pub won: bool,
    /// The number of attempts.
    #[serde(default)]
    pub attempts: u32,
    /// The names of others with whom it was played; none: alone.
    #[serde(default)]
    pub with: Vec<String>,
    /// The company in which it was won; without it the names tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<StarsView>,
}

/// A campaign as a file: what is exported and taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperCampaign {
    /// The game's id.
    pub game: String,
    /// The chapters that were played.
    pub chapters: Vec<PaperChapter>,
}

/// The way to play on in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GoOnView {
    /// The game's id.
    pub game: String,
    /// The option that names the chapter.
    pub option: &'static str,
    /// The first chapter that is not won yet.
    pub chapter: String,
    /// The number of chapters that are won, and of all.
    pub won: usize,
    /// The number of all chapters.
    pub all: usize,
    /// A game of it that is on, if there is one.
    pub table: Option<String>,
    /// The company of the last game: a bot's level for each seat besides the reader's. Nothing where it was other people.
    pub bots: Option<Vec<String>>,
}

/// The log of a campaign.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CampaignView {
    /// The game.
    pub game: GameView,
    /// The option that names the chapter.
    pub option: &'static str,
    /// The chapters, in order.
    pub chapters: Vec<ChapterView>,
    /// The way to play on; nothing where all are won.
    pub go_on: Option<GoOnView>,
    /// True right after something was taken in.
    #[serde(skip)]
    pub saved: bool,
}

/// Numbers of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TallyView {
    /// Games played to an end.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games that ended without a result.
    pub open: u32,
}

impl TallyView {
    /// Counts one more.
    pub const fn count(&mut self, result: Verdict) {
        self.played += 1;
        match result {
            Verdict::Won => self.won += 1,
            Verdict::Lost => self.lost += 1,
            Verdict::Open => self.open += 1,
        }
    }
}

/// One row of a count: what the games have in common, and their number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CountView {
    /// The common value: a chapter (`19/4`: chapter 19 with four seats), a seat (`2-1`: of two seats the first), a name, a level.
    pub of: String,
    /// The numbers.
    pub tally: TallyView,
}

/// Your games of one game, counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GameCountsView {
    /// The game's id.
    pub game: String,
    /// All of them.
    pub all: TallyView,
    /// By chapter, where the game has a campaign.
    pub chapters: Vec<CountView>,
    /// By the seat that you had.
    pub seats: Vec<CountView>,
    /// By the other people at the table.
    pub people: Vec<CountView>,
    /// By the highest level of the bots at the table.
    pub levels: Vec<CountView>,
    /// Minutes from the making of the table to the end, of all games together that were over within twelve hours.
    pub minutes: u64,
}

/// Your games, counted: without lessons, puzzles and deals that were played before.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StatisticsView {
    /// All games.
    pub all: TallyView,
    /// Game by game, the one most played first.
    pub games: Vec<GameCountsView>,
}
