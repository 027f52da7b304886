//! The errors of tables: what a person, a program or a bot is refused there, each with its code and words. The status codes of
//! HTTP are the server's.

use store::StoreError;
use table::{ChooseError, Clause, Fault, Message, Refusal, RowError, Seat, SeatSet, SetupError};

/// The error of a request to a table. Nothing has changed.
///
/// The words are in `crates/web/locales/*/server.ftl`: one message for each, whose id is `server-` and the error's code.
#[derive(Clone, Debug, PartialEq)]
pub enum TableError {
    /// No game of this id exists.
    NoGame(String),
    /// No table of this id exists, or the request does not let one see it.
    NoTable,
    /// The link does not fit, or no longer.
    WrongLink,
    /// All places are taken, by whomever.
    HouseFull,
    /// Only a player at the table may do this.
    NotSeated,
    /// The seat is another's.
    NotYourSeat(Seat),
    /// A guest with several seats must name one.
    WhichSeat,
    /// The table has no such seat.
    NoSeat,
    SeatTaken(Seat),
    /// All seats are taken.
    TableFull,
    /// Some seats are open.
    SeatsOpen,
    /// The game asks for no such text.
    NoText(String),
    /// These seats have not handed in the text that the game needs.
    NotBrought(SeatSet),
    /// The game has begun.
    HasBegun,
    /// The game has not begun.
    NotBegun,
    /// The game is not over.
    NotOver,
    /// The game is over.
    Over,
    NotAsked(Seat),
    /// The question is closed.
    Stale {
        /// The ply that was sent.
        given: u32,
        /// The ply of the table.
        now: u32,
    },
    /// Only this many choices of a list could be made: the next depends on something not seen yet.
    ListEnds(usize),
    /// The text is no choice of the game.
    UnknownChoice(String),
    /// A rule forbids it.
    Refused(Refusal),
    /// A lesson runs there, and that is not what it wants: it says what is.
    Lesson(Message),
    /// No lesson runs at that table, or it is not the seat's.
    NoLesson,
    /// The game has no such lesson.
    NoSuchLesson,
    /// The table cannot be set up so.
    Setup(SetupError),
    /// The list of seats does not fit the number of players.
    BadSeats(usize),
    /// More people are meant to sit at a table than it has seats.
    ManyPeople {
        /// The people, the reader among them.
        people: usize,
        /// The seats.
        most: usize,
    },
    /// The bots know no such level.
    BadLevel(String),
    /// The time of that seat has not run out, or nobody sits there.
    NotLate(Seat),
    /// Nobody else at the table would have to wait.
    NobodyWaits,
    /// A bot minds this seat of the guest.
    Away(Seat),
    /// No bot minds that seat.
    NotAway(Seat),
    /// No person decides at that seat.
    NobodyThere(Seat),
    /// Somebody who is there, or made the table, has blocked the guest, or the other way round.
    NotHere,
    /// The name is empty or too long.
    BadName,
    /// The text is empty or too long.
    BadText,
    /// The remark is none that is offered here and now.
    NoRemark {
        /// The remark as it was sent, cut short.
        remark: String,
        /// The clause that allows nothing else, if there is one.
        clause: Option<Clause>,
    },
    /// There is no choice to take back.
    CannotTakeBack,
    /// This seat has asked for a take-back, and waits for the answers.
    TakeBackPending(Seat),
    /// No question of this kind is open.
    NothingAsked,
    /// The step cannot be shown.
    NoStep {
        /// The first that can.
        first: u32,
        /// The last step.
        last: u32,
    },
    /// Several people play at the table: nobody is helped there.
    NoHint,
    /// Others played at the table: its deal is played again by who sat there alone or with bots.
    NotAlone,
    /// The table refuses programs.
    NoPrograms,
    /// The seat is its guest's in person: a program plays only where it sat down itself.
    NotPrograms(Seat),
    /// Another process wrote to the table.
    Moved,
    /// The disk is full.
    Full,
    /// The database was found to be damaged.
    Damaged,
    /// Another program holds the database.
    Busy,
    /// The database cannot be used.
    NoStore,
    /// The log of the table cannot be read.
    Unreadable,
    /// A field of a plan, or the position at which its game is to begin, cannot be read.
    BadPlan(String),
    /// No pace of this form exists.
    BadPace(String),
    /// More than one seat of a plan is the reader's own.
    TwiceMe,
    /// The group has no member of this id.
    NoPerson,
    /// The host took the guest's word: they may say nothing in words of their own.
    Silenced,
    /// Something that should not happen.
    Internal,
}

impl TableError {
    /// The id of the error's message.
    pub fn id(&self) -> &'static str {
        match self {
            Self::NoGame(_) => "server-no-game",
            Self::NoTable => "server-no-table",
            Self::WrongLink => "server-wrong-link",
            Self::HouseFull => "server-house-full",
            Self::NotSeated => "server-not-seated",
            Self::NotYourSeat(_) => "server-not-your-seat",
            Self::WhichSeat => "server-which-seat",
            Self::NoSeat => "server-no-seat",
            Self::SeatTaken(_) => "server-seat-taken",
            Self::TableFull => "server-table-full",
            Self::SeatsOpen => "server-seats-open",
            Self::NoText(_) => "server-no-text",
            Self::NotBrought(_) => "server-not-brought",
            Self::HasBegun => "server-has-begun",
            Self::NotBegun => "server-not-begun",
            Self::NotOver => "server-not-over",
            Self::Over => "server-over",
            Self::NotAsked(_) => "server-not-asked",
            Self::Stale { .. } => "server-stale",
            Self::ListEnds(_) => "server-list-ends",
            Self::UnknownChoice(_) => "server-unknown-choice",
            Self::Refused(_) => "server-refused",
            Self::Lesson(_) => "server-lesson",
            Self::NoLesson => "server-no-lesson",
            Self::NoSuchLesson => "server-no-such-lesson",
            Self::Setup(_) => "server-setup",
            Self::BadSeats(_) => "server-bad-seats",
            Self::ManyPeople { .. } => "server-many-people",
            Self::BadLevel(_) => "server-bad-level",
            Self::NotLate(_) => "server-not-late",
            Self::NobodyWaits => "server-nobody-waits",
            Self::Away(_) => "server-away",
            Self::NotAway(_) => "server-not-away",
            Self::NobodyThere(_) => "server-nobody-there",
            Self::NotHere => "server-not-here",
            Self::BadName => "server-bad-name",
            Self::BadText => "server-bad-text",
            Self::NoRemark { .. } => "server-no-remark",
            Self::CannotTakeBack => "server-cannot-take-back",
            Self::TakeBackPending(_) => "server-take-back-pending",
            Self::NothingAsked => "server-nothing-asked",
            Self::NoStep { .. } => "server-no-step",
            Self::NoHint => "server-no-hint",
            Self::NotAlone => "server-not-alone",
            Self::NoPrograms => "server-no-programs",
            Self::NotPrograms(_) => "server-not-programs",
            Self::Moved => "server-moved",
            Self::Full => "server-full",
            Self::Damaged => "server-damaged",
            Self::Busy => "server-busy",
            Self::NoStore => "server-no-store",
            Self::Unreadable => "server-unreadable",
            Self::BadPlan(_) => "server-bad-request",
            Self::BadPace(_) => "server-bad-pace",
            Self::TwiceMe => "server-twice-me",
            Self::NoPerson => "server-no-person",
            Self::Silenced => "server-silenced",
            Self::Internal => "server-internal",
        }
    }

    /// The error's code: stable for programs.
    pub fn code(&self) -> &'static str {
        let id = self.id();
        id.strip_prefix("server-").unwrap_or(id)
    }

    /// The error in words, with what to do.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id());
        match self {
            Self::NoGame(game) => message.with("game", game.clone()),
            Self::NotYourSeat(seat)
            | Self::NotPrograms(seat)
            | Self::SeatTaken(seat)
            | Self::NotAsked(seat)
            | Self::NotLate(seat)
            | Self::NobodyThere(seat)
            | Self::Away(seat)
            | Self::NotAway(seat)
            | Self::TakeBackPending(seat) => message.with("seat", seat.number()),
            Self::Stale { given, now } => message.with("given", *given).with("now", *now),
            Self::ListEnds(made) => message.with("made", *made),
            Self::UnknownChoice(choice) => message.with("choice", choice.clone()),
            Self::Lesson(message) => message.clone(),
            Self::Refused(refusal) => refusal.message.clone(),
            Self::NoRemark { remark, .. } => message.with("remark", remark.clone()),
            Self::Setup(error) => error.message.clone(),
            Self::NoText(id) => message.with("id", id.clone()),
            Self::NotBrought(seats) => message.with("seats", *seats),
            Self::BadSeats(players) => message.with("players", *players),
            Self::ManyPeople { people, most } => message.with("people", *people).with("most", *most),
            Self::BadLevel(level) => message.with("level", level.clone()),
            Self::NoStep { first, last } => message.with("first", *first).with("last", *last),
            Self::BadPlan(what) => message.with("what", what.clone()),
            Self::BadPace(pace) => message.with("pace", pace.clone()),
            _ => message,
        }
    }

    /// One error that holds all of these, so that everything wrong with a request is told at once.
    ///
    /// # Errors
    /// When there are some. One alone stays what it is.
    pub(crate) fn unless_none(mut errors: Vec<Self>) -> Result<(), Self> {
        if errors.len() > 1 {
            SetupError::unless_none(errors.iter().flat_map(Self::faults).collect())?;
        }
        errors.pop().map_or(Ok(()), Err)
    }

    /// All that is wrong, in order: the message is the first of it.
    pub fn faults(&self) -> Vec<Fault> {
        match self {
            Self::Setup(error) => error.faults.clone(),
            _ => vec![Fault { line: None, clause: self.clause(), message: self.message() }],
        }
    }

    /// The clause behind a refusal.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Refused(refusal) => Some(refusal.clause),
            Self::NoRemark { clause, .. } => *clause,
            Self::Setup(error) => error.faults.first().and_then(|fault| fault.clause),
            _ => None,
        }
    }

    /// Seconds after which the same request may succeed.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Moved | Self::Busy => Some(1),
            Self::Full | Self::Damaged | Self::NoStore => Some(10),
            Self::HouseFull => Some(5),
            _ => None,
        }
    }
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Stale { .. } => Self::Moved,
            StoreError::Full => Self::Full,
            // Told once, where it was found.
            StoreError::Damaged(_) => Self::Damaged,
            StoreError::Busy => Self::Busy,
            other => {
                tracing::error!(error = %other, "the store failed");
                Self::NoStore
            }
        }
    }
}

impl From<ChooseError> for TableError {
    fn from(error: ChooseError) -> Self {
        match error {
            ChooseError::Unknown(choice) => Self::UnknownChoice(choice),
            ChooseError::NotAsked(seat) => Self::NotAsked(seat),
            ChooseError::Stale { given, now } => Self::Stale { given, now },
            ChooseError::Over => Self::Over,
            ChooseError::Refused(refusal) => Self::Refused(refusal),
        }
    }
}

impl From<RowError> for TableError {
    fn from(error: RowError) -> Self {
        match error {
            RowError::Ends(made) => Self::ListEnds(made),
            RowError::Choose(error) => error.into(),
        }
    }
}

impl From<SetupError> for TableError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
