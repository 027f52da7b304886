//! A query without its types: however many kinds of answers there are, the code that carries them to a blocking thread
//! and back is compiled once.

use std::sync::{Arc, Mutex, PoisonError};

use crate::StoreError;
use crate::sql::Sql;

/// A query that stores its own result. It may be asked twice, where a connection was cut.
pub(crate) type Ask = Box<dyn Fn(&Sql<'_>) -> Result<(), StoreError> + Send>;

/// The result of a query.
pub(crate) struct Found<T>(Arc<Mutex<Option<T>>>);

/// The query without its types, and where its answer will be.
pub(crate) fn ask<T: Send + 'static>(
    query: impl Fn(&Sql<'_>) -> Result<T, StoreError> + Send + 'static,
) -> (Ask, Found<T>) {
    let found = Found(Arc::new(Mutex::new(None)));
    let kept = found.0.clone();
    let ask = move |conn: &Sql<'_>| {
        let answer = query(conn)?;
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        Ok(())
    };
    (Box::new(ask), found)
}

impl<T> Found<T> {
    /// The answer, once the query was asked and did not fail.
    pub(crate) fn answer(self) -> Result<T, StoreError> {
        let answer = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        answer.ok_or_else(|| StoreError::Other("a query was not asked".to_owned()))
    }
}

/// Runs this on a blocking thread. Boxed, as each further type of task would be a dozen functions of the runtime.
pub(crate) async fn on_a_thread(
    work: Box<dyn FnOnce() -> Result<(), StoreError> + Send>,
) -> Result<(), StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Other(error.to_string()))?
}
