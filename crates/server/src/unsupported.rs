//! Stored data that this build cannot use.

use store::{Store, StoreError};

/// Logs one warning if passkeys or notification addresses are stored that this build does not support. They stay as they
/// are.
///
/// # Errors
/// When the database cannot be asked.
pub(crate) async fn warn(store: &Store) -> Result<(), StoreError> {
    if cfg!(feature = "reach") {
        return Ok(());
    }
    let kept = store.reached().await?;
    if kept != store::Reached::default() {
        let store::Reached { passkeys, ways } = kept;
        tracing::warn!(
            "this house keeps passkeys ({passkeys}) and ways in which guests are told of their turn ({ways}); they stay, but this \
             build cannot use them: build it with --features reach, or take the whole program"
        );
    }
    Ok(())
}
