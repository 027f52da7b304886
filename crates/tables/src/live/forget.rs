//! Forgetting a guest. They leave every table and are removed from its log: their seat shows a player who has left, and
//! nobody can take their place. Their messages and comments are gone. Their choices stay, since it is the others' game as well.

use std::collections::BTreeSet;

use seen::{How, Status};
use store::{GuestHash, NewHostAct, Redaction};

use super::commands::{away, seats};
use super::entry::{Ended, Entry};
use super::summary::{self, Line};
use super::table::{SeatState, Sitter, Table};
use super::{Where, act, now};
use crate::boxed;
use crate::keys::random;
use crate::peers::PeerEvent;
use crate::{Engine, Room, TableError};

/// The text that replaces a forgotten chat message or comment.
const UNSAID: &str = "…";
/// Rounds in which tables are searched that the guest joined meanwhile.
const ROUNDS: usize = 3;

/// The result of forgetting a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// The number of tables they were at.
    pub tables: u64,
    /// Tables whose log cannot be read: some of it may still mention them.
    pub unread: Vec<String>,
}

/// Forgets a guest. A table whose log cannot be read stops nothing: it is reported.
///
/// It goes to its end even if whoever asked goes away: nobody is forgotten by half.
pub async fn forget(
    engine: &Engine,
    guest: GuestHash,
    by_host: Option<NewHostAct>,
) -> Result<Forgotten, TableError> {
    let engine = engine.clone();
    crate::begun::begin_to_change();
    let done = boxed::spawn(async move {
        let mut forgotten = Forgotten::default();
        let mut seen = BTreeSet::new();
        for _ in 0..ROUNDS {
            let mut found = engine.store.tables_naming(guest).await?;
            found.retain(|id| seen.insert(id.clone()));
            if found.is_empty() {
                break;
            }
            for id in found {
                if !forget_at(&engine, &id, guest).await? {
                    tracing::error!(
                        table = id,
                        "its log cannot be read whole: it may still tell of a guest who is forgotten"
                    );
                    forgotten.unread.push(id);
                }
                forgotten.tables += 1;
            }
        }
        let gone = engine.store.forget(guest, by_host).await?;
        engine.guests.look_anew(guest);
        engine.totals.release(0, gone);
        Ok(forgotten)
    });
    done.await.unwrap_or_else(|panic| {
        tracing::error!(%panic, "a guest was not forgotten");
        Err(TableError::Internal)
    })
}

/// Removes a guest from a table and from its log; false where part of the log cannot be read.
async fn forget_at(engine: &Engine, id: &str, guest: GuestHash) -> Result<bool, TableError> {
    match act(Where::Here, engine, id, move |table, room| leave(table, room, &guest)).await {
        Ok(()) => redact(engine, id, guest).await,
        // Whatever else of it can be read says nothing of them any more.
        Err(TableError::Unreadable | TableError::Internal) => {
            redact_unread(engine, id, guest).await?;
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// Frees the guest's seats, or gives them to a bot; where nobody else plays, the game is over.
fn leave(table: &mut Table, room: &Room, guest: &GuestHash) -> Result<(), TableError> {
    match table.status() {
        Status::Finished => {}
        Status::Waiting => {
            let kept = |seat: &SeatState| seat.kept.as_ref().is_some_and(|(whose, _)| whose == guest);
            let theirs = table.seats_where(|seat| seat.guest() == Some(guest) || kept(seat));
            for seat in theirs.iter() {
                seats::leave(table, seat)?;
            }
        }
        Status::Playing => {
            for seat in table.held(guest).iter() {
                if table.ended.is_some() {
                    break;
                }
                match away::leave_for_good(table, room, seat) {
                    Err(TableError::NobodyWaits) => {
                        table.record(Ended { how: How::Abandoned, outcome: None })
                    }
                    done => done?,
                }
            }
        }
    }
    Ok(())
}

/// Redacts a guest in the log of a table; false where some entries cannot be read.
async fn redact(engine: &Engine, id: &str, guest: GuestHash) -> Result<bool, TableError> {
    let handle = engine.tables.find(engine, id).await?;
    let mut table = handle.open(engine).await?;
    let nobody = random();
    let Unsaid { entries, whole, .. } = unsaid(engine, id, &guest, nobody).await?;
    // Until it is read again memory says what it said.
    table.lost = true;
    if table.made.host == guest {
        table.made.host = nobody;
        table.made.gone = true;
        table.made.name.clear();
    }
    for seat in &mut table.seats {
        if let Sitter::Person { guest: sitting, name, picture, program } = &mut seat.sitter
            && *sitting == guest
        {
            *sitting = nobody;
            name.clear();
            *picture = None;
            if let Some(called) = program {
                called.clear();
            }
            seat.gone = true;
        }
    }
    let redaction = Redaction {
        table: id.to_owned(),
        expected: table.version,
        entries,
        summary: summary::of(&table).body,
        guest,
    };
    engine.store.redact(redaction).await?;
    drop(table);
    engine.peers.tell(PeerEvent::Anew { table: id.to_owned() });
    // Read anew now, so that whoever looks is shown it.
    drop(handle.open(engine).await?);
    handle.publish_presence();
    Ok(whole)
}

/// The same for a table that can no longer be loaded: entry by entry, as far as they can be read.
async fn redact_unread(engine: &Engine, id: &str, guest: GuestHash) -> Result<(), TableError> {
    let Unsaid { entries, version, theirs, made, .. } = unsaid(engine, id, &guest, random()).await?;
    let row = engine.store.table(id).await?;
    let mut line =
        row.and_then(|row| serde_json::from_str::<Line>(&row.summary.body).ok()).unwrap_or_default();
    if made {
        line.name.clear();
    }
    for (seat, own) in line.seats.iter_mut().zip(theirs) {
        if own {
            seat.name.clear();
            seat.called.clear();
            seat.gone = true;
        }
    }
    let redaction = Redaction {
        table: id.to_owned(),
        expected: version,
        entries,
        summary: serde_json::to_string(&line).map_err(|_| TableError::Internal)?,
        guest,
    };
    engine.store.redact(redaction).await?;
    engine.peers.tell(PeerEvent::Anew { table: id.to_owned() });
    Ok(())
}

/// A log without the guest.
struct Unsaid {
    /// The entries that say something else.
    entries: Vec<(u64, String)>,
    /// The last entry there is.
    version: u64,
    /// False if part of the log could not be read.
    whole: bool,
    /// The seats that are theirs at its end.
    theirs: Vec<bool>,
    /// True if they made the table.
    made: bool,
}

async fn unsaid(
    engine: &Engine,
    id: &str,
    guest: &GuestHash,
    nobody: GuestHash,
) -> Result<Unsaid, TableError> {
    let mut unsaid = Unsaid {
        entries: Vec::new(),
        version: 0,
        whole: true,
        theirs: vec![false; table::MAX_SEATS],
        made: false,
    };
    for kept in engine.store.read(id, 0).await? {
        unsaid.version = kept.seq;
        let Ok(mut entry) = Entry::from_kept(&kept.kind, &kept.body) else {
            unsaid.whole = false;
            continue;
        };
        if unsay(&mut entry, guest, nobody, &mut unsaid.theirs) {
            unsaid.made |= matches!(entry, Entry::Created(_));
            unsaid.entries.push((kept.seq, entry.to_kept(now()).body));
        }
    }
    Ok(unsaid)
}

/// Takes a guest out of an entry; whether anything was. `theirs` are the seats they held until then.
fn unsay(entry: &mut Entry, guest: &GuestHash, nobody: GuestHash, theirs: &mut [bool]) -> bool {
    let holds = |theirs: &[bool], seat: table::Seat| theirs.get(seat.index()).copied().unwrap_or(false);
    match entry {
        Entry::Created(made) if made.host == *guest => {
            made.host = nobody;
            made.gone = true;
            made.name.clear();
            true
        }
        Entry::SeatTaken(taken) => {
            let own = taken.guest == *guest;
            if let Some(seat) = theirs.get_mut(taken.seat.index()) {
                *seat = own;
            }
            if own {
                taken.guest = nobody;
                taken.name.clear();
                taken.called.clear();
                taken.gone = true;
            }
            own
        }
        Entry::SeatKept(kept) if kept.guest == *guest => {
            kept.guest = nobody;
            kept.name.clear();
            true
        }
        Entry::SeatLeft(left) => {
            if let Some(seat) = theirs.get_mut(left.seat.index()) {
                *seat = false;
            }
            false
        }
        Entry::Renamed(renamed) if holds(theirs, renamed.seat) => {
            renamed.name.clear();
            true
        }
        Entry::Pictured(pictured) if holds(theirs, pictured.seat) => {
            pictured.picture = None;
            true
        }
        Entry::Remarked(said) if holds(theirs, said.seat) => {
            said.name.clear();
            said.gone = true;
            true
        }
        Entry::Chat(said) if holds(theirs, said.seat) => {
            said.name.clear();
            UNSAID.clone_into(&mut said.text);
            said.gone = true;
            true
        }
        Entry::Commented(said) if holds(theirs, said.seat) => {
            UNSAID.clone_into(&mut said.text);
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::live::entry::{Chat, SeatLeft, SeatTaken};

    const ANA: GuestHash = [1; 32];
    const BEN: GuestHash = [2; 32];
    const NOBODY: GuestHash = [9; 32];

    fn sits(guest: GuestHash, name: &str) -> Entry {
        SeatTaken::by(&guest.into(), Seat::new(0), name.to_owned()).into()
    }

    fn says(name: &str) -> Entry {
        Chat { seat: Seat::new(0), name: name.to_owned(), text: "I live in Bree".to_owned(), gone: false }
            .into()
    }

    /// Of two who sat on one seat, one after the other, each has said their own.
    #[test]
    fn only_what_was_theirs_goes() {
        let left = || Entry::from(SeatLeft { seat: Seat::new(0) });
        let mut log = [sits(ANA, "Ana"), says("Ana"), left(), sits(BEN, "Ben"), says("Ben"), left()];
        let mut theirs = [false];
        let changed = log.each_mut().map(|entry| unsay(entry, &ANA, NOBODY, &mut theirs));
        assert_eq!(changed, [true, true, false, false, false, false]);
        let text = format!("{log:?}");
        assert!(!text.contains("Ana"), "{text}");
        assert_eq!(text.matches("I live in Bree").count(), 1, "{text}");
        assert_eq!(text.matches("Ben").count(), 2, "{text}");
    }
}
