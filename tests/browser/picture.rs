//! Pictures of what people see.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::browser::Browser;

/// The path of a picture: in the documentation when `BREE_PICTURES` is set, small as webp; else thrown away.
pub fn picture(name: &str) -> PathBuf {
    match std::env::var_os("BREE_PICTURES") {
        Some(_) => {
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/pictures").join(format!("{name}.webp"))
        }
        None => evidence(name),
    }
}

/// The path of a picture of a failure.
pub fn evidence(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join("bree-pictures");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder.join(format!("{name}.png"))
}

/// A moment worth a picture: what it is called, when it has come, and what is done to look at it, both as script.
pub type Moment = (&'static str, &'static str, &'static str);

/// The pictures taken, by name: each once, when its moment has come.
#[derive(Default)]
pub struct Album(BTreeSet<String>);

impl Album {
    /// Takes those pictures of a game whose moment has come in this window.
    pub async fn look(&mut self, who: &Browser, game: &str, moments: &[Moment], window: &str) {
        for (name, when, look) in moments {
            let name = format!("{game}-{name}-{window}");
            if self.0.contains(&name) || who.value(&format!("!!({when})")).await != true {
                continue;
            }
            who.value(look).await;
            who.screenshot(&picture(&name)).await;
            self.0.insert(name);
        }
    }

    /// Was this one taken?
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }
}
