//! Administration by the host: what is asked, and who carries it out.
//!
//! A running server listens at a socket beside its database (`DATABASE.admin`) that only the user who runs it, and root, may
//! use: no port, no password, nothing that a proxy could let through by mistake. The server does what is asked itself, since
//! it holds the tables in memory.
//!
//! `order` orders and answers, `work` their execution, `denied` why one was not carried out, `line` the transport.

mod denied;
mod line;
mod order;
mod work;

pub use line::{Bell, answer};
pub use order::{
    AdminError, Answer, Chatter, Did, Fact, GuestFacts, HostLine, Order, OrderReply, OrderRequest,
    ReportLine, Reported, Sitting, TableFacts, TableLine,
};
