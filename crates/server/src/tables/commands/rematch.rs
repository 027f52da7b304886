//! Once more: the same game, the same options, the same people and bots.

use store::GuestHash;

use super::create::{Plan, Sit, create};
use crate::tables::entry::Rematch;
use crate::tables::table::{SeatState, Sitter, Table};
use crate::{ApiError, AppState, Status};

/// Makes the next table, where whoever asks sits down and the others find their seats open; or finds the one
/// that was made already. Returns its id.
pub(crate) async fn rematch(app: &AppState, id: &str, guest: GuestHash) -> Result<String, ApiError> {
    let handle = app.tables.find(app, id).await?;
    let app = app.clone();
    // To its end, even if whoever asked goes away: else a table would be left that nobody finds.
    let done = tokio::spawn(async move {
        // Held while the next table is made, so that two who ask at once get the same one.
        let mut table = handle.open(&app).await?;
        if table.known(&guest).is_empty() {
            return Err(ApiError::NotSeated);
        }
        if table.status() != Status::Finished {
            return Err(ApiError::NotOver);
        }
        if let Some(next) = &table.rematch {
            return Ok(next.clone());
        }
        let next = create(&app, guest, again(&table, &guest)).await?;
        table.record(Rematch { table: next.clone() });
        crate::tables::commit(&app, &handle, &mut table).await?;
        Ok(next)
    });
    done.await.unwrap_or(Err(ApiError::Internal))
}

fn again(table: &Table, guest: &GuestHash) -> Plan {
    let sit = |seat: &SeatState| match &seat.sitter {
        Sitter::Bot { level, .. } => Sit::Bot(level.clone()),
        Sitter::Person { guest: sitting, name } if sitting == guest => Sit::Me(name.clone()),
        Sitter::Person { .. } | Sitter::Open => Sit::Open,
    };
    Plan {
        game: table.made.game.clone(),
        name: table.made.name.clone(),
        public: table.made.public,
        options: table.made.options.clone(),
        seats: table.seats.iter().map(sit).collect(),
        errors: Vec::new(),
    }
}
