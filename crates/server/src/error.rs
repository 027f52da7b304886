//! The errors of requests, each with its status code and what to do.

use axum::http::StatusCode;
use axum::http::StatusCode as S;
use axum::response::{IntoResponse, Response};
use seen::Scope;
use store::StoreError;
use table::{ChooseError, Clause, Fault, Message, Refusal, RowError, Seat, SeatSet, SetupError};

/// The error of a request. Nothing has changed, unless it says that this is not known.
///
/// The words are in `crates/web/locales/*/server.ftl`: one message for each, whose id is `server-` and the
/// error's code.
#[derive(Clone, Debug, PartialEq)]
pub enum ApiError {
    /// The body is not the JSON that is wanted.
    BadJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The reason.
        what: String,
    },
    /// A form, a query or a path does not have the expected form.
    BadRequest(String),
    /// The body is not declared to be JSON.
    NotJson,
    /// The body is longer than this many bytes.
    TooLarge(usize),
    /// The request names no known guest.
    NoGuest,
    /// No page or address of this name exists.
    NoPage,
    /// The address knows no such method.
    WrongMethod,
    /// No game of this id exists.
    NoGame(String),
    /// No guest has reported anything under this number.
    NoReport(u64),
    /// No table of this id exists, or the request does not let one see it.
    NoTable,
    /// The link does not fit, or no longer.
    WrongLink,
    /// The request accepts none of the encodings that we support.
    NotAcceptable,
    /// A page of another site asked.
    CrossSite,
    /// Too many requests; again in this many seconds.
    TooMany(u64),
    /// Too many event streams.
    TooManyStreams,
    /// Too many connections of one address.
    TooManyConnections,
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
    /// Only the maker of the table may do this.
    NotHost,
    /// The seat is taken.
    SeatTaken(Seat),
    /// All seats are taken.
    TableFull,
    /// Some seats are open.
    SeatsOpen,
    /// The game asks for no such text.
    NoText(String),
    /// The guest keeps no such deck.
    NoDeck,
    /// The guest has the most decks allowed: this many.
    TooManyDecks(usize),
    /// A deck is longer than this many bytes.
    LongDeck(usize),
    /// The name of a deck is empty or too long.
    BadDeckName,
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
    /// The seat is not asked.
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
    /// The game has no such puzzle.
    NoSuchPuzzle,
    /// The game has no campaign.
    NoCampaign,
    /// A campaign from paper cannot be taken in: what is wrong with it.
    BadCampaign(String),
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
    /// More than one seat of a form is the reader's own.
    TwiceMe,
    /// The bots know no such level.
    BadLevel(String),
    /// No pace of this form exists.
    BadPace(String),
    /// A holiday is longer than this many days.
    LongHoliday(u8),
    /// The time of that seat has not run out, or nobody sits there.
    NotLate(Seat),
    /// Nobody else at the table would have to wait.
    NobodyWaits,
    /// A bot minds this seat of the guest.
    Away(Seat),
    /// No bot minds that seat.
    NotAway(Seat),
    /// The guest has no such device.
    NoDevice,
    /// This is the guest's only device: nobody could come back.
    LastDevice,
    /// This many tables of the browser's guest would be left behind.
    HasTables(usize),
    /// Too many codes wait already.
    TooManyCodes,
    /// The inn does not tell guests of their turns in that way.
    NoSuchNotice,
    /// Notifications are not sent to this address; webhooks may go to these hosts.
    BadReach(String),
    /// This is not a mailbox to which letters are sent.
    BadMailbox,
    /// No browser hands out such an address, or it is at a push service that is not known here.
    BadBrowser,
    /// No browser makes keys for the address of this house.
    NoPasskeys,
    /// The passkey is unknown, or no longer valid.
    NoPasskey,
    /// The device's answer does not fit the challenge.
    BadPasskey,
    /// The passkey seems to have been copied.
    CopiedPasskey,
    /// The challenge was answered already, or has expired.
    OldPasskey,
    /// The guest has as many keys as one may.
    TooManyPasskeys,
    /// The guest has the most addresses allowed.
    TooManyReaches,
    /// The time zone or the time of day is not valid.
    BadHours,
    /// The link of a letter is wrong, or was used, or the address was changed since.
    OldLetter,
    /// The guest has no such address.
    NoReach,
    /// The host took the guest's word: they may say nothing in words of their own.
    Silenced,
    /// No person decides at that seat.
    NobodyThere(Seat),
    /// No guest is meant by that.
    NobodyMeant,
    /// More than one guest is meant by that.
    WhichGuest,
    /// Somebody who is there, or made the table, has blocked the guest, or the other way round.
    NotHere,
    /// The guest does not keep them apart.
    NoApart,
    /// The guest has muted or blocked the most people allowed: this many.
    TooManyApart(usize),
    /// This many reports of the guest wait already.
    TooManyReports(usize),
    /// No group of this id exists, or the guest is not a member.
    NoGroup,
    /// Only the member who has been in the group for longest may do this.
    NotFirst,
    /// A member of the group has blocked the guest, or the other way round.
    NotInGroup,
    /// The group has no member of this id.
    NoPerson,
    /// The guest is in the most groups allowed: this many.
    TooManyGroups(usize),
    /// The group has the most members allowed: this many.
    GroupFull(usize),
    /// The chat has no such line.
    NoLine,
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
    /// The token of a program has ended, or was revoked.
    TokenEnded,
    /// The token of a program lacks this scope.
    NoScope(Scope),
    /// Only a person may do this, and no program.
    NotForPrograms,
    /// The table refuses programs.
    NoPrograms,
    /// The seat is its guest's in person: a program plays only where it sat down itself.
    NotPrograms(Seat),
    /// The guest has no such token.
    NoToken,
    /// The guest has the most tokens allowed: this many.
    TooManyTokens(usize),
    /// A token lasts from one day to this many.
    BadLifetime(u32),
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
    /// The answer took too long.
    TooSlow,
    /// The answer took too long, and the request may have been done, or may yet be: the one error after which one looks
    /// before asking again.
    Unsure,
    /// Something that should not happen.
    Internal,
}

impl ApiError {
    /// The error's status code and message id.
    fn face(&self) -> (StatusCode, &'static str) {
        match self {
            Self::BadJson { .. } => (S::BAD_REQUEST, "server-bad-json"),
            Self::BadRequest(_) => (S::BAD_REQUEST, "server-bad-request"),
            Self::NotJson => (S::UNSUPPORTED_MEDIA_TYPE, "server-not-json"),
            Self::TooLarge(_) => (S::PAYLOAD_TOO_LARGE, "server-too-large"),
            Self::NoGuest => (S::UNAUTHORIZED, "server-no-guest"),
            Self::NoPage => (S::NOT_FOUND, "server-no-page"),
            Self::WrongMethod => (S::METHOD_NOT_ALLOWED, "server-wrong-method"),
            Self::NoGame(_) => (S::NOT_FOUND, "server-no-game"),
            Self::NoTable => (S::NOT_FOUND, "server-no-table"),
            Self::NoReport(_) => (S::NOT_FOUND, "server-no-report"),
            Self::WrongLink => (S::GONE, "server-wrong-link"),
            Self::NotAcceptable => (S::NOT_ACCEPTABLE, "server-not-acceptable"),
            Self::CrossSite => (S::FORBIDDEN, "server-cross-site"),
            Self::TooMany(_) => (S::TOO_MANY_REQUESTS, "server-too-many"),
            Self::TooManyStreams => (S::TOO_MANY_REQUESTS, "server-too-many-streams"),
            Self::TooManyConnections => (S::TOO_MANY_REQUESTS, "server-too-many-connections"),
            Self::HouseFull => (S::SERVICE_UNAVAILABLE, "server-house-full"),
            Self::NotSeated => (S::FORBIDDEN, "server-not-seated"),
            Self::NotYourSeat(_) => (S::FORBIDDEN, "server-not-your-seat"),
            Self::WhichSeat => (S::UNPROCESSABLE_ENTITY, "server-which-seat"),
            Self::NoSeat => (S::UNPROCESSABLE_ENTITY, "server-no-seat"),
            Self::NotHost => (S::FORBIDDEN, "server-not-host"),
            Self::SeatTaken(_) => (S::CONFLICT, "server-seat-taken"),
            Self::TableFull => (S::CONFLICT, "server-table-full"),
            Self::SeatsOpen => (S::CONFLICT, "server-seats-open"),
            Self::NoText(_) => (S::NOT_FOUND, "server-no-text"),
            Self::NoDeck | Self::TooManyDecks(_) | Self::LongDeck(_) | Self::BadDeckName => {
                self.face_of_deck()
            }
            Self::NotBrought(_) => (S::CONFLICT, "server-not-brought"),
            Self::HasBegun => (S::CONFLICT, "server-has-begun"),
            Self::NotBegun => (S::CONFLICT, "server-not-begun"),
            Self::NotOver => (S::FORBIDDEN, "server-not-over"),
            Self::Over => (S::CONFLICT, "server-over"),
            Self::NotAsked(_) => (S::CONFLICT, "server-not-asked"),
            Self::Stale { .. } => (S::CONFLICT, "server-stale"),
            Self::ListEnds(_) => (S::UNPROCESSABLE_ENTITY, "server-list-ends"),
            Self::UnknownChoice(_) => (S::UNPROCESSABLE_ENTITY, "server-unknown-choice"),
            Self::Refused(_) => (S::UNPROCESSABLE_ENTITY, "server-refused"),
            Self::Lesson(_) | Self::NoLesson | Self::NoSuchLesson => self.face_of_lesson(),
            Self::NoSuchPuzzle | Self::NoCampaign | Self::BadCampaign(_) => self.face_of_study(),
            Self::Setup(_) => (S::UNPROCESSABLE_ENTITY, "server-setup"),
            Self::BadSeats(_) | Self::ManyPeople { .. } | Self::TwiceMe | Self::BadLevel(_) => {
                self.face_of_seats()
            }
            Self::LongHoliday(_) => (S::UNPROCESSABLE_ENTITY, "server-long-holiday"),
            Self::BadPace(_) => (S::UNPROCESSABLE_ENTITY, "server-bad-pace"),
            Self::NotLate(_) | Self::NobodyWaits | Self::Away(_) | Self::NotAway(_) => self.face_of_waiting(),
            Self::NoDevice => (S::NOT_FOUND, "server-no-device"),
            Self::LastDevice => (S::CONFLICT, "server-last-device"),
            Self::HasTables(_) => (S::CONFLICT, "server-has-tables"),
            Self::TooManyCodes => (S::CONFLICT, "server-too-many-codes"),
            Self::NoSuchNotice => (S::CONFLICT, "server-no-such-notice"),
            Self::BadReach(_) => (S::UNPROCESSABLE_ENTITY, "server-bad-reach"),
            Self::BadMailbox => (S::UNPROCESSABLE_ENTITY, "server-bad-mailbox"),
            Self::BadBrowser => (S::UNPROCESSABLE_ENTITY, "server-bad-browser"),
            Self::NoPasskeys => (S::CONFLICT, "server-no-passkeys"),
            Self::NoPasskey => (S::NOT_FOUND, "server-no-passkey"),
            Self::BadPasskey | Self::CopiedPasskey | Self::OldPasskey => self.face_of_passkey(),
            Self::TooManyPasskeys => (S::CONFLICT, "server-too-many-passkeys"),
            Self::TooManyReaches => (S::CONFLICT, "server-too-many-reaches"),
            Self::BadHours => (S::UNPROCESSABLE_ENTITY, "server-bad-hours"),
            Self::OldLetter => (S::GONE, "server-old-letter"),
            Self::NoReach => (S::NOT_FOUND, "server-no-reach"),
            Self::Silenced => (S::FORBIDDEN, "server-silenced"),
            Self::NobodyThere(_) => (S::CONFLICT, "server-nobody-there"),
            Self::NobodyMeant | Self::WhichGuest => self.face_of_guest(),
            Self::NotHere => (S::CONFLICT, "server-not-here"),
            Self::NoApart => (S::NOT_FOUND, "server-no-apart"),
            Self::TooManyApart(_) => (S::CONFLICT, "server-too-many-apart"),
            Self::TooManyReports(_) => (S::CONFLICT, "server-too-many-reports"),
            Self::NotFirst => (S::FORBIDDEN, "server-not-first"),
            Self::NotInGroup | Self::NoGroup | Self::TooManyGroups(_) | Self::GroupFull(_) | Self::NoLine => {
                self.face_of_group()
            }
            Self::NoPerson => (S::NOT_FOUND, "server-no-person"),
            Self::BadName | Self::BadText => self.face_of_words(),
            Self::NoRemark { .. } => (S::UNPROCESSABLE_ENTITY, "server-no-remark"),
            Self::CannotTakeBack => (S::CONFLICT, "server-cannot-take-back"),
            Self::TakeBackPending(_) => (S::CONFLICT, "server-take-back-pending"),
            Self::NothingAsked => (S::CONFLICT, "server-nothing-asked"),
            Self::NoStep { .. } => (S::NOT_FOUND, "server-no-step"),
            Self::NotAlone | Self::NoHint => self.face_of_company(),
            Self::TokenEnded
            | Self::NoScope(_)
            | Self::NotForPrograms
            | Self::NoPrograms
            | Self::NotPrograms(_)
            | Self::NoToken
            | Self::TooManyTokens(_)
            | Self::BadLifetime(_) => self.face_of_program(),
            Self::Moved => (S::CONFLICT, "server-moved"),
            Self::Full | Self::Damaged | Self::Busy | Self::NoStore | Self::TooSlow => self.face_of_trouble(),
            Self::Unreadable => (S::INTERNAL_SERVER_ERROR, "server-unreadable"),
            Self::Unsure => (S::GATEWAY_TIMEOUT, "server-unsure"),
            Self::Internal => (S::INTERNAL_SERVER_ERROR, "server-internal"),
        }
    }

    /// The same of the guest whom the host means.
    fn face_of_guest(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NobodyMeant => (S::NOT_FOUND, "server-nobody-meant"),
            _ => (S::NOT_FOUND, "server-which-guest"),
        }
    }

    /// The same of what concerns decks.
    fn face_of_deck(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NoDeck => (S::NOT_FOUND, "server-no-deck"),
            Self::TooManyDecks(_) => (S::CONFLICT, "server-too-many-decks"),
            Self::LongDeck(_) => (S::UNPROCESSABLE_ENTITY, "server-long-deck"),
            _ => (S::UNPROCESSABLE_ENTITY, "server-bad-deck-name"),
        }
    }

    /// The same of names and texts.
    fn face_of_words(&self) -> (StatusCode, &'static str) {
        let id = if matches!(self, Self::BadName) { "server-bad-name" } else { "server-bad-text" };
        (S::UNPROCESSABLE_ENTITY, id)
    }

    /// The same of seats that cannot be laid out so.
    fn face_of_seats(&self) -> (StatusCode, &'static str) {
        let id = match self {
            Self::BadSeats(_) => "server-bad-seats",
            Self::ManyPeople { .. } => "server-many-people",
            Self::TwiceMe => "server-twice-me",
            _ => "server-bad-level",
        };
        (S::UNPROCESSABLE_ENTITY, id)
    }

    /// The same of what only those may do who play alone or with bots.
    fn face_of_company(&self) -> (StatusCode, &'static str) {
        (S::CONFLICT, if matches!(self, Self::NotAlone) { "server-not-alone" } else { "server-no-hint" })
    }

    /// The same of groups.
    fn face_of_group(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NoGroup => (S::NOT_FOUND, "server-no-group"),
            Self::NoLine => (S::NOT_FOUND, "server-no-line"),
            Self::TooManyGroups(_) => (S::CONFLICT, "server-too-many-groups"),
            Self::GroupFull(_) => (S::CONFLICT, "server-group-full"),
            _ => (S::CONFLICT, "server-not-in-group"),
        }
    }

    /// The same of a table that waits, or does not.
    fn face_of_waiting(&self) -> (StatusCode, &'static str) {
        let id = match self {
            Self::NotLate(_) => "server-not-late",
            Self::NobodyWaits => "server-nobody-waits",
            Self::Away(_) => "server-away",
            _ => "server-not-away",
        };
        (S::CONFLICT, id)
    }

    /// The same of what the house cannot do just now.
    fn face_of_trouble(&self) -> (StatusCode, &'static str) {
        let id = match self {
            Self::Full => "server-full",
            Self::Damaged => "server-damaged",
            Self::Busy => "server-busy",
            Self::NoStore => "server-no-store",
            _ => "server-too-slow",
        };
        (S::SERVICE_UNAVAILABLE, id)
    }

    /// The same of passkeys that are refused.
    fn face_of_passkey(&self) -> (StatusCode, &'static str) {
        match self {
            Self::CopiedPasskey => (S::CONFLICT, "server-copied-passkey"),
            Self::OldPasskey => (S::GONE, "server-old-passkey"),
            _ => (S::UNPROCESSABLE_ENTITY, "server-bad-passkey"),
        }
    }

    /// The same of programs and their tokens.
    fn face_of_program(&self) -> (StatusCode, &'static str) {
        match self {
            Self::TokenEnded => (S::UNAUTHORIZED, "server-token-ended"),
            Self::NoScope(_) => (S::FORBIDDEN, "server-no-scope"),
            Self::NotForPrograms => (S::FORBIDDEN, "server-not-for-programs"),
            Self::NoPrograms => (S::CONFLICT, "server-no-programs"),
            Self::NotPrograms(_) => (S::FORBIDDEN, "server-not-programs"),
            Self::NoToken => (S::NOT_FOUND, "server-no-token"),
            Self::TooManyTokens(_) => (S::CONFLICT, "server-too-many-tokens"),
            _ => (S::UNPROCESSABLE_ENTITY, "server-bad-lifetime"),
        }
    }

    /// The same of puzzles and campaigns.
    fn face_of_study(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NoSuchPuzzle => (S::NOT_FOUND, "server-no-such-puzzle"),
            Self::NoCampaign => (S::NOT_FOUND, "server-no-campaign"),
            _ => (S::UNPROCESSABLE_ENTITY, "server-bad-campaign"),
        }
    }

    /// The same of what concerns lessons.
    fn face_of_lesson(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NoLesson => (S::CONFLICT, "server-no-lesson"),
            Self::NoSuchLesson => (S::NOT_FOUND, "server-no-such-lesson"),
            _ => (S::UNPROCESSABLE_ENTITY, "server-lesson"),
        }
    }

    /// The status code of the answer.
    pub fn status(&self) -> StatusCode {
        self.face().0
    }

    /// The error's code: stable for programs.
    pub fn code(&self) -> &'static str {
        let id = self.face().1;
        id.strip_prefix("server-").unwrap_or(id)
    }

    /// The error in words, with what to do.
    pub fn message(&self) -> Message {
        let message = Message::new(self.face().1);
        match self {
            Self::BadJson { line, column, what } => {
                message.with("line", *line).with("column", *column).with("what", what.clone())
            }
            Self::BadRequest(what) | Self::BadCampaign(what) => message.with("what", what.clone()),
            Self::TooLarge(limit)
            | Self::TooManyDecks(limit)
            | Self::LongDeck(limit)
            | Self::TooManyApart(limit)
            | Self::TooManyGroups(limit)
            | Self::GroupFull(limit)
            | Self::TooManyReports(limit) => message.with("limit", *limit),
            Self::TooManyTokens(limit) => message.with("limit", *limit),
            Self::BadLifetime(days) => message.with("days", *days),
            Self::NoScope(scope) => message.with("scope", scope.word().to_owned()),
            Self::HasTables(number) => message.with("number", *number),
            Self::TooManyPasskeys => message.with("limit", store::PASSKEYS),
            Self::TooManyReaches => message.with("limit", store::REACHES),
            Self::BadReach(hosts) => message.with("hosts", hosts.clone()),
            Self::NoReport(report) => message.with("report", report.to_string()),
            Self::NoGame(game) => message.with("game", game.clone()),
            Self::LongHoliday(days) => message.with("days", u32::from(*days)),
            Self::BadPace(pace) => message.with("pace", pace.clone()),
            Self::TooMany(seconds) => message.with("seconds", i64::try_from(*seconds).unwrap_or(i64::MAX)),
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
            _ => message,
        }
    }

    /// One error that holds all of these, so that everything wrong with a request is told at once.
    ///
    /// # Errors
    /// When there are some. One alone stays what it is.
    pub fn unless_none(mut errors: Vec<Self>) -> Result<(), Self> {
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
            Self::TooMany(seconds) => Some(*seconds),
            Self::Moved | Self::Busy | Self::TooSlow => Some(1),
            Self::Full | Self::Damaged | Self::NoStore => Some(10),
            Self::TooManyStreams | Self::TooManyConnections | Self::HouseFull => Some(5),
            _ => None,
        }
    }
}

impl From<StoreError> for ApiError {
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

impl From<ChooseError> for ApiError {
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

impl From<RowError> for ApiError {
    fn from(error: RowError) -> Self {
        match error {
            RowError::Ends(made) => Self::ListEnds(made),
            RowError::Choose(error) => error.into(),
        }
    }
}

impl From<SetupError> for ApiError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// The answer to the request, still without the reader's language: `crate::http::errors` adds the words.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
