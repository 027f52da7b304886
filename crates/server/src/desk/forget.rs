//! Forgetting a guest. They leave every table; then the logs of these say nothing of them: in their place sits somebody
//! without a name, whom nobody can be. What they said is gone. What they chose stays, since it is the others' game as well.

use store::{GuestHash, NewHostAct, Redaction};

use crate::keys::random;
use crate::tables::commands::{away, seats};
use crate::tables::entry::{Ended, Entry};
use crate::tables::summary;
use crate::tables::table::{Sitter, Table};
use crate::tables::{act, now};
use crate::{ApiError, AppState, How, Room, Status};

/// What stands where something was said.
const UNSAID: &str = "…";
/// So often tables are looked for at which they sat down meanwhile.
const ROUNDS: usize = 3;

/// Forgets a guest; at how many tables they were.
pub(crate) async fn forget(
    app: &AppState,
    guest: GuestHash,
    by_host: Option<NewHostAct>,
) -> Result<u64, ApiError> {
    let mut tables = 0;
    for _ in 0..ROUNDS {
        let found = app.store.tables_naming(guest).await?;
        if found.is_empty() {
            break;
        }
        for id in found {
            act(app, &id, move |table, room| leave(table, room, &guest)).await?;
            redact(app, &id, guest).await?;
            tables += 1;
        }
    }
    let gone = app.store.forget(guest, by_host).await?;
    app.guests.look_anew(guest);
    app.kept.gone(0, gone);
    Ok(tables)
}

/// Their seats are free, or a bot's; where nobody else plays, the game is over.
fn leave(table: &mut Table, room: &Room, guest: &GuestHash) -> Result<(), ApiError> {
    match table.status() {
        Status::Finished => {}
        Status::Waiting => {
            for seat in table.known(guest).iter() {
                seats::leave(table, seat)?;
            }
        }
        Status::Playing => {
            for seat in table.held(guest).iter() {
                if table.ended.is_some() {
                    break;
                }
                match away::leave_for_good(table, room, seat) {
                    Err(ApiError::NobodyWaits) => table.record(Ended {
                        how: How::Abandoned,
                        outcome: None,
                    }),
                    done => done?,
                }
            }
        }
    }
    Ok(())
}

/// The log of a table says nothing of them from now on.
async fn redact(app: &AppState, id: &str, guest: GuestHash) -> Result<(), ApiError> {
    let handle = app.tables.find(app, id).await?;
    let mut table = handle.open(app).await?;
    let nobody = random();
    let mut entries = Vec::new();
    let mut theirs = vec![false; table.seats.len()];
    for kept in app.store.read(id, 0).await? {
        let mut entry = Entry::from_kept(&kept.kind, &kept.body).map_err(|_| ApiError::Unreadable)?;
        if unsay(&mut entry, &guest, nobody, &mut theirs) {
            entries.push((kept.seq, entry.to_kept(now()).body));
        }
    }
    // Until it is read again memory says what it said.
    table.lost = true;
    if table.made.host == guest {
        table.made.host = nobody;
        table.made.name.clear();
    }
    for seat in &mut table.seats {
        if let Sitter::Person { guest: sitting, name } = &mut seat.sitter
            && *sitting == guest
        {
            *sitting = nobody;
            name.clear();
        }
    }
    let redaction = Redaction {
        table: id.to_owned(),
        expected: table.version,
        entries,
        summary: summary::of(&table).body,
        guest,
    };
    app.store.redact(redaction).await?;
    drop(table);
    // Read anew now, so that whoever looks is shown it.
    drop(handle.open(app).await?);
    handle.publish_presence();
    Ok(())
}

/// Takes a guest out of an entry; whether anything was. `theirs` are the seats they held until then.
fn unsay(entry: &mut Entry, guest: &GuestHash, nobody: GuestHash, theirs: &mut [bool]) -> bool {
    let holds = |theirs: &[bool], seat: table::Seat| theirs.get(seat.index()).copied().unwrap_or(false);
    match entry {
        Entry::Created(made) if made.host == *guest => {
            made.host = nobody;
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
            }
            own
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
        Entry::Remarked(said) if holds(theirs, said.seat) => {
            said.name.clear();
            true
        }
        Entry::Chat(said) if holds(theirs, said.seat) => {
            said.name.clear();
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
    use crate::tables::entry::{Chat, SeatLeft, SeatTaken};

    const ANA: GuestHash = [1; 32];
    const BEN: GuestHash = [2; 32];
    const NOBODY: GuestHash = [9; 32];

    fn sits(guest: GuestHash, name: &str) -> Entry {
        SeatTaken {
            seat: Seat::new(0),
            guest,
            name: name.to_owned(),
        }
        .into()
    }

    fn says(name: &str) -> Entry {
        Chat {
            seat: Seat::new(0),
            name: name.to_owned(),
            text: "I live in Bree".to_owned(),
        }
        .into()
    }

    /// Of two who sat on one seat, one after the other, each has said their own.
    #[test]
    fn only_what_was_theirs_goes() {
        let left = || Entry::from(SeatLeft { seat: Seat::new(0) });
        let mut log = [
            sits(ANA, "Ana"),
            says("Ana"),
            left(),
            sits(BEN, "Ben"),
            says("Ben"),
            left(),
        ];
        let mut theirs = [false];
        let changed = log
            .each_mut()
            .map(|entry| unsay(entry, &ANA, NOBODY, &mut theirs));
        assert_eq!(changed, [true, true, false, false, false, false]);
        let text = format!("{log:?}");
        assert!(!text.contains("Ana"), "{text}");
        assert_eq!(text.matches("I live in Bree").count(), 1, "{text}");
        assert_eq!(text.matches("Ben").count(), 2, "{text}");
    }
}
