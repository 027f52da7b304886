//! The views that the server makes and the pages draw: one set of types, and the trait between the two.
//!
//! The server fills them in and knows no sentence and no tag; the pages draw them and know no socket. As JSON they
//! are the API's answers. What only a page wants is skipped there.

// Nobody asks for schemas then: what says so beside the types is read, and left out.
#[cfg(not(feature = "described"))]
extern crate undescribed as utoipa;

mod back;
mod card;
mod decks;
#[cfg(feature = "described")]
pub mod described;
mod game;
mod groups;
mod hint;
mod lobby;
mod notices;
mod pace;
mod pages;
mod people;
mod picture;
mod study;
mod table;
mod tokens;

/// The most lines of chat that a table shows.
pub const CHAT_SHOWN: usize = 100;
/// The most comments of one seat that a replay shows.
pub const COMMENTS_SHOWN: usize = 50;

pub use back::{CursorView, CurveView, MomentView, StudyView};
pub use card::{CardEnd, Elsewhere, KeptSeat, TableCard, TableSeat};
pub use decks::{BenchTable, DeckCard, DeckText, WorkshopView};
pub use game::{GameView, How, LessonCard, OptionView, SeatKind, Status, Verdict};
pub use groups::{
    GroupCard, GroupInvitation, GroupLine, GroupPerson, GroupResult, GroupTable, GroupView, NewTableView,
};
pub use hint::{HintView, LineView, OpenView, SwingView, TryView, TurnView, TurnedView, WeighedView};
pub use lobby::{
    BranchView, CommentView, DataView, DeviceCard, DeviceView, ErrorView, FinishedView, HandedView, JoinView,
    LibraryView, LinkKind, LobbyView, MeView, OriginView, PasskeyCard, PrivacyView, ReplayView, RulesView,
    SignedBy,
};
pub use notices::{HoursView, LetterDoes, LetterView, NoticesView, Quiet, ReachView, Trouble, Way};
pub use pace::{Act, ActView, ClockView, Pace};
pub use pages::{Asset, Layer, Pages, Part, Reader};
pub use people::{ApartCard, ApartHow};
pub use picture::Picture;
pub use study::{
    CampaignView, ChapterView, CountView, DayView, GameCountsView, GoOnView, PaperCampaign, PaperChapter,
    PuzzleCard, PuzzleMark, PuzzleState, PuzzlesView, StarsView, StatisticsView, TallyView,
};
pub use table::{
    ChatLine, EndView, EndedView, LaidFor, LessonState, LessonView, Links, NextView, RemarksFor, SeatView,
    TableView, TakeBackAsk, TakeBackOffer, TakeBackView, TalkView, TextView, ToldView,
};
pub use tokens::{Scope, TokenCard, TokensView};
