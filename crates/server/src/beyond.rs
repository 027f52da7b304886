//! What a house keeps that this build cannot use.

use store::{Store, StoreError};

/// Tells the host, in one sentence, of passkeys and ways of notice that wait for a build that knows them. They stay as they
/// are.
///
/// # Errors
/// When the database cannot be asked.
pub(crate) async fn tell(store: &Store) -> Result<(), StoreError> {
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
