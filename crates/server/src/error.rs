//! The errors of requests, each with its status code and what to do.

use axum::http::StatusCode;
use axum::http::StatusCode as S;
use axum::response::{IntoResponse, Response};
use host::passkeys::PasskeyError;
use seen::Scope;
use store::StoreError;
use table::{Clause, Fault, Message, SetupError};
use tables::TableError;

/// The error of a request. Nothing has changed, unless it says that this is not known.
///
/// The words are in `crates/web/locales/*/server.ftl`: one message for each, whose id is `server-` and the
/// error's code.
#[derive(Clone, Debug, PartialEq)]
pub enum ApiError {
    Table(TableError),
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
    /// Only the maker of the table may do this.
    NotHost,
    /// The guest keeps no such deck.
    NoDeck,
    /// The guest has the most decks allowed: this many.
    TooManyDecks(usize),
    /// A deck is longer than this many bytes.
    LongDeck(usize),
    /// The name of a deck is empty or too long.
    BadDeckName,
    /// The game has no such puzzle.
    NoSuchPuzzle,
    /// The game has no campaign.
    NoCampaign,
    /// A campaign from paper cannot be taken in: what is wrong with it.
    BadCampaign(String),
    /// A holiday is longer than this many days.
    LongHoliday(u8),
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
    /// The guest is in the most groups allowed: this many.
    TooManyGroups(usize),
    /// The group has the most members allowed: this many.
    GroupFull(usize),
    /// The chat has no such line.
    NoLine,
    /// The token of a program has ended, or was revoked.
    TokenEnded,
    /// The token of a program lacks this scope.
    NoScope(Scope),
    /// Only a person may do this, and no program.
    NotForPrograms,
    /// The guest has no such token.
    NoToken,
    /// The guest has the most tokens allowed: this many.
    TooManyTokens(usize),
    /// A token lasts from one day to this many.
    BadLifetime(u32),
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
            Self::Table(error) => (status_of(error), error.id()),
            Self::BadJson { .. } => (S::BAD_REQUEST, "server-bad-json"),
            Self::BadRequest(_) => (S::BAD_REQUEST, "server-bad-request"),
            Self::NotJson => (S::UNSUPPORTED_MEDIA_TYPE, "server-not-json"),
            Self::TooLarge(_) => (S::PAYLOAD_TOO_LARGE, "server-too-large"),
            Self::NoGuest => (S::UNAUTHORIZED, "server-no-guest"),
            Self::NoPage => (S::NOT_FOUND, "server-no-page"),
            Self::WrongMethod => (S::METHOD_NOT_ALLOWED, "server-wrong-method"),
            Self::WrongLink => (S::GONE, "server-wrong-link"),
            Self::NotAcceptable => (S::NOT_ACCEPTABLE, "server-not-acceptable"),
            Self::CrossSite => (S::FORBIDDEN, "server-cross-site"),
            Self::TooMany(_) => (S::TOO_MANY_REQUESTS, "server-too-many"),
            Self::TooManyStreams => (S::TOO_MANY_REQUESTS, "server-too-many-streams"),
            Self::TooManyConnections => (S::TOO_MANY_REQUESTS, "server-too-many-connections"),
            Self::HouseFull => (S::SERVICE_UNAVAILABLE, "server-house-full"),
            Self::NotHost => (S::FORBIDDEN, "server-not-host"),
            Self::NoDeck => (S::NOT_FOUND, "server-no-deck"),
            Self::TooManyDecks(_) => (S::CONFLICT, "server-too-many-decks"),
            Self::LongDeck(_) => (S::UNPROCESSABLE_ENTITY, "server-long-deck"),
            Self::BadDeckName => (S::UNPROCESSABLE_ENTITY, "server-bad-deck-name"),
            Self::NoSuchPuzzle => (S::NOT_FOUND, "server-no-such-puzzle"),
            Self::NoCampaign => (S::NOT_FOUND, "server-no-campaign"),
            Self::BadCampaign(_) => (S::UNPROCESSABLE_ENTITY, "server-bad-campaign"),
            Self::LongHoliday(_) => (S::UNPROCESSABLE_ENTITY, "server-long-holiday"),
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
            Self::BadPasskey => (S::UNPROCESSABLE_ENTITY, "server-bad-passkey"),
            Self::CopiedPasskey => (S::CONFLICT, "server-copied-passkey"),
            Self::OldPasskey => (S::GONE, "server-old-passkey"),
            Self::TooManyPasskeys => (S::CONFLICT, "server-too-many-passkeys"),
            Self::TooManyReaches => (S::CONFLICT, "server-too-many-reaches"),
            Self::BadHours => (S::UNPROCESSABLE_ENTITY, "server-bad-hours"),
            Self::OldLetter => (S::GONE, "server-old-letter"),
            Self::NoReach => (S::NOT_FOUND, "server-no-reach"),
            Self::NoApart => (S::NOT_FOUND, "server-no-apart"),
            Self::TooManyApart(_) => (S::CONFLICT, "server-too-many-apart"),
            Self::TooManyReports(_) => (S::CONFLICT, "server-too-many-reports"),
            Self::NoGroup => (S::NOT_FOUND, "server-no-group"),
            Self::NotFirst => (S::FORBIDDEN, "server-not-first"),
            Self::NotInGroup => (S::CONFLICT, "server-not-in-group"),
            Self::TooManyGroups(_) => (S::CONFLICT, "server-too-many-groups"),
            Self::GroupFull(_) => (S::CONFLICT, "server-group-full"),
            Self::NoLine => (S::NOT_FOUND, "server-no-line"),
            Self::TokenEnded => (S::UNAUTHORIZED, "server-token-ended"),
            Self::NoScope(_) => (S::FORBIDDEN, "server-no-scope"),
            Self::NotForPrograms => (S::FORBIDDEN, "server-not-for-programs"),
            Self::NoToken => (S::NOT_FOUND, "server-no-token"),
            Self::TooManyTokens(_) => (S::CONFLICT, "server-too-many-tokens"),
            Self::BadLifetime(_) => (S::UNPROCESSABLE_ENTITY, "server-bad-lifetime"),
            Self::TooSlow => (S::SERVICE_UNAVAILABLE, "server-too-slow"),
            Self::Unsure => (S::GATEWAY_TIMEOUT, "server-unsure"),
            Self::Internal => (S::INTERNAL_SERVER_ERROR, "server-internal"),
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
            Self::Table(error) => error.message(),
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
            Self::LongHoliday(days) => message.with("days", u32::from(*days)),
            Self::TooMany(seconds) => message.with("seconds", i64::try_from(*seconds).unwrap_or(i64::MAX)),
            _ => message,
        }
    }

    /// All that is wrong, in order: the message is the first of it.
    pub fn faults(&self) -> Vec<Fault> {
        match self {
            Self::Table(error) => error.faults(),
            _ => vec![Fault { line: None, clause: None, message: self.message() }],
        }
    }

    /// The clause behind a refusal.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Table(error) => error.clause(),
            _ => None,
        }
    }

    /// Seconds after which the same request may succeed.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Table(error) => error.retry_after(),
            Self::TooMany(seconds) => Some(*seconds),
            Self::TooSlow => Some(1),
            Self::TooManyStreams | Self::TooManyConnections | Self::HouseFull => Some(5),
            _ => None,
        }
    }
}

/// The status code of a table's error.
fn status_of(error: &TableError) -> StatusCode {
    use TableError as E;
    match error {
        E::NoGame(_) | E::NoTable | E::NoText(_) | E::NoSuchLesson | E::NoStep { .. } | E::NoPerson => {
            S::NOT_FOUND
        }
        E::WrongLink => S::GONE,
        E::HouseFull | E::Full | E::Damaged | E::Busy | E::NoStore => S::SERVICE_UNAVAILABLE,
        E::NotSeated | E::NotYourSeat(_) | E::NotOver | E::NotPrograms(_) | E::Silenced => S::FORBIDDEN,
        E::WhichSeat
        | E::NoSeat
        | E::ListEnds(_)
        | E::UnknownChoice(_)
        | E::Refused(_)
        | E::Lesson(_)
        | E::Setup(_)
        | E::BadSeats(_)
        | E::ManyPeople { .. }
        | E::BadLevel(_)
        | E::BadName
        | E::BadText
        | E::NoRemark { .. }
        | E::BadPace(_)
        | E::TwiceMe => S::UNPROCESSABLE_ENTITY,
        E::Unreadable | E::Internal => S::INTERNAL_SERVER_ERROR,
        E::BadPlan(_) => S::BAD_REQUEST,
        E::SeatTaken(_)
        | E::TableFull
        | E::SeatsOpen
        | E::NotBrought(_)
        | E::HasBegun
        | E::NotBegun
        | E::Over
        | E::NotAsked(_)
        | E::Stale { .. }
        | E::NoLesson
        | E::NotLate(_)
        | E::NobodyWaits
        | E::Away(_)
        | E::NotAway(_)
        | E::NobodyThere(_)
        | E::NotHere
        | E::CannotTakeBack
        | E::TakeBackPending(_)
        | E::NothingAsked
        | E::NoHint
        | E::NotAlone
        | E::NoPrograms
        | E::Moved => S::CONFLICT,
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        match error {
            // Of these the server has its own, so that each error is one value.
            TableError::Internal => Self::Internal,
            TableError::HouseFull => Self::HouseFull,
            TableError::WrongLink => Self::WrongLink,
            TableError::BadPlan(what) => Self::BadRequest(what),
            error => Self::Table(error),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        TableError::from(error).into()
    }
}

impl From<PasskeyError> for ApiError {
    fn from(error: PasskeyError) -> Self {
        match error {
            PasskeyError::None => Self::NoPasskeys,
            PasskeyError::Bad => Self::BadPasskey,
            PasskeyError::Copied => Self::CopiedPasskey,
            PasskeyError::Internal => Self::Internal,
        }
    }
}

impl From<SetupError> for ApiError {
    fn from(error: SetupError) -> Self {
        TableError::from(error).into()
    }
}

/// The answer to the request, still without the reader's language: `crate::middleware::errors` adds the words.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
