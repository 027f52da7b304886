//! Data files of the host's own, used instead of the built-in ones.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use table::Game;

use crate::RoomError;

/// The folder in that of a game where a host keeps pictures of its cards.
pub const PICTURES: &str = "pictures";

/// True if a game's folder holds pictures and no data files: then the built-in data is used.
fn has_only_pictures(folder: &Path) -> bool {
    let names =
        std::fs::read_dir(folder).map(|all| all.flatten().map(|entry| entry.file_name()).collect::<Vec<_>>());
    let hidden = |name: &std::ffi::OsString| name.to_string_lossy().starts_with('.');
    names.is_ok_and(|all| {
        all.iter().any(|name| name == PICTURES) && all.iter().all(|name| name == PICTURES || hidden(name))
    })
}

/// A folder with data files, if the host has one.
pub struct OwnData {
    folder: Option<PathBuf>,
}

impl OwnData {
    /// The files in this folder.
    ///
    /// # Errors
    /// When there is no such folder.
    pub fn of(folder: Option<&Path>) -> Result<Self, RoomError> {
        match folder {
            Some(folder) if !folder.is_dir() => {
                let folder = folder.display();
                Err(RoomError(format!("--data {folder}: there is no such folder")))
            }
            _ => Ok(Self { folder: folder.map(Path::to_owned) }),
        }
    }

    /// Reads the one file that the game takes with `read`; the built-in one, if it is not there.
    ///
    /// # Errors
    /// When it cannot be read, or the game's folder holds something else in its place.
    pub fn file<G: Game, E: Display>(
        &self,
        built_in: impl FnOnce() -> G::Data,
        file: &str,
        read: impl FnOnce(&str) -> Result<G::Data, E>,
    ) -> Result<G::Data, RoomError> {
        let Some(folder) = self.of_game::<G>() else {
            return Ok(built_in());
        };
        let path = folder.join(file);
        let name = path.display().to_string();
        match std::fs::read_to_string(&path) {
            Ok(text) => read(&text).map_err(|error| RoomError(format!("{name}: {error}"))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(RoomError(format!(
                "{}: there is no {file} in it, the one file that '{}' takes",
                folder.display(),
                G::INFO.id
            ))),
            Err(error) => Err(RoomError(format!("{name}: {error}"))),
        }
    }

    /// Reads the many files that the game takes with `read`, by their names; the built-in ones, if the game has no
    /// folder.
    ///
    /// # Errors
    /// All that is wrong with them.
    pub fn files<G: Game, E: Display>(
        &self,
        built_in: impl FnOnce() -> G::Data,
        read: impl FnOnce(&dyn Fn(&str) -> Option<String>) -> Result<G::Data, Vec<E>>,
    ) -> Result<G::Data, RoomError> {
        let Some(folder) = self.of_game::<G>() else {
            return Ok(built_in());
        };
        read(&|file| std::fs::read_to_string(folder.join(file)).ok()).map_err(|faults| {
            let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
            RoomError(format!("{}:\n{}", folder.display(), faults.join("\n")))
        })
    }

    /// The game takes no data files: a folder of its name would be ignored, and its owner not know it.
    ///
    /// # Errors
    /// When there is one.
    pub fn none<G: Game>(&self) -> Result<(), RoomError> {
        match self.of_game::<G>() {
            None => Ok(()),
            Some(folder) => Err(RoomError(format!(
                "{}: '{}' takes no data files, but for pictures in a folder {PICTURES}; remove them",
                folder.display(),
                G::INFO.id
            ))),
        }
    }

    /// The folder with the host's own pictures of a game's cards, if it is there.
    pub fn pictures(&self, game: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?.join(game).join(PICTURES);
        folder.is_dir().then_some(folder)
    }

    /// The folder of a game, if it is there.
    fn of_game<G: Game>(&self) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?.join(G::INFO.id);
        (folder.exists() && !has_only_pictures(&folder)).then_some(folder)
    }
}
