//! The whole database, read beside the server: what must not change when a request is refused.

use std::path::Path;

use store::{Options, Store};

pub struct Ledger(Store);

impl Ledger {
    pub fn of(folder: &Path) -> Self {
        Self(Store::at(&crate::house::place(folder), Options::default()).expect("a second reader"))
    }

    /// Every table with its line, its log, its seats and its snapshot; and how many guests there are.
    pub async fn read(&self) -> Vec<String> {
        let mut all = vec![format!("{:?}", self.0.counts().await.unwrap())];
        for row in self.0.all_tables(1000, 0).await.unwrap() {
            let id = row.id.clone();
            all.push(format!("{row:?}"));
            all.push(format!("{:?}", self.0.seats(&id).await.unwrap()));
            all.push(format!("{:?}", self.0.latest_snapshot(&id).await.unwrap()));
            all.extend(self.log(&id).await);
        }
        all
    }

    /// The entries of a table's log.
    pub async fn log(&self, id: &str) -> Vec<String> {
        let entries = self.0.read(id, 0).await.unwrap();
        entries.iter().map(|entry| format!("{entry:?}")).collect()
    }
}
