//! The reason why an order was not carried out.

use store::StoreError;
use table::Message;
use tables::TableError;

/// The reason why an order was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
    Table(TableError),
    /// No guest has reported anything under this number.
    NoReport(u64),
    /// No guest is meant by that.
    NobodyMeant,
    /// More than one guest is meant by that.
    WhichGuest,
}

impl Denied {
    /// The id of the error's message.
    fn id(&self) -> &'static str {
        match self {
            Self::Table(error) => error.id(),
            Self::NoReport(_) => "server-no-report",
            Self::NobodyMeant => "server-nobody-meant",
            Self::WhichGuest => "server-which-guest",
        }
    }

    /// The error's code: stable for programs.
    pub fn code(&self) -> &'static str {
        let id = self.id();
        id.strip_prefix("server-").unwrap_or(id)
    }

    /// The error in words, with what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::Table(error) => error.message(),
            Self::NoReport(report) => Message::new(self.id()).with("report", report.to_string()),
            Self::NobodyMeant | Self::WhichGuest => Message::new(self.id()),
        }
    }
}

impl From<TableError> for Denied {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Self {
        TableError::from(error).into()
    }
}
