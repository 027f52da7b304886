//! A picture file: its type by its content, and a check that it lies inside the folder.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// No picture is larger, in bytes.
pub const LARGEST: u64 = 4 * 1024 * 1024;

/// The reason why a file is not shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The content is no PNG, JPEG, WebP or AVIF, whatever the name says.
    #[error("is no picture (PNG, JPEG, WebP or AVIF)")]
    NoPicture,
    /// The file is too large for a picture.
    #[error("is larger than 4 MB")]
    TooLarge,
    /// The path leads out of the folder.
    #[error("leads out of the folder")]
    Outside,
    /// The path is a folder, or something else that is not a file.
    #[error("is no file")]
    NoFile,
    /// No card has this name or number.
    #[error("belongs to no card")]
    NoCard,
    /// The card has another picture already.
    #[error("is not needed: its card has another")]
    Second,
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
}

impl From<std::io::Error> for Unfit {
    fn from(error: std::io::Error) -> Self {
        Self::Unreadable(error.to_string())
    }
}

/// The type of a picture, and a tag that changes with the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Media type.
    pub media: &'static str,
    /// A tag that changes with the content.
    pub tag: String,
}

/// The place of a file in a folder, with every link in it followed.
///
/// # Errors
/// When it is not there, or lies outside of the folder.
pub fn within(folder: &Path, path: &Path) -> Result<PathBuf, Unfit> {
    let (folder, path) = (folder.canonicalize()?, path.canonicalize()?);
    if path.starts_with(&folder) { Ok(path) } else { Err(Unfit::Outside) }
}

/// Opens a picture of a folder, and inspects it.
fn open(folder: &Path, path: &Path) -> Result<(File, Kind, Vec<u8>), Unfit> {
    let path = within(folder, path)?;
    // Asked before it is opened: a pipe would wait for whoever writes.
    if !path.metadata()?.is_file() {
        return Err(Unfit::NoFile);
    }
    let mut file = File::open(path)?;
    let of = file.metadata()?;
    if !of.is_file() {
        return Err(Unfit::NoFile);
    }
    if of.len() > LARGEST {
        return Err(Unfit::TooLarge);
    }
    let mut head = Vec::new();
    file.by_ref().take(16).read_to_end(&mut head)?;
    let media = media(&head).ok_or(Unfit::NoPicture)?;
    let written = of.modified().ok().and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
    let tag = format!("{:x}-{:x}", of.len(), written.map_or(0, |since| since.as_millis()));
    Ok((file, Kind { media, tag }, head))
}

/// Inspects a picture of a folder.
///
/// # Errors
/// Why it is not shown.
pub fn look(folder: &Path, path: &Path) -> Result<Kind, Unfit> {
    open(folder, path).map(|(_, kind, _)| kind)
}

/// A picture of a folder, whole.
///
/// # Errors
/// Why it is not shown.
pub fn read(folder: &Path, path: &Path) -> Result<(Kind, Vec<u8>), Unfit> {
    let (file, kind, mut whole) = open(folder, path)?;
    // It may grow while it is read.
    file.take(LARGEST + 1 - whole.len() as u64).read_to_end(&mut whole)?;
    if whole.len() as u64 > LARGEST { Err(Unfit::TooLarge) } else { Ok((kind, whole)) }
}

/// The media type by the first bytes: only what browsers draw and nothing that could hold a script.
fn media(head: &[u8]) -> Option<&'static str> {
    match head {
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some("image/png"),
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        [_, _, _, _, b'f', b't', b'y', b'p', b'a', b'v', b'i', b'f', ..] => Some("image/avif"),
        _ => None,
    }
}

/// All files of a folder and of the folders in it, in order; folders that are links are not followed.
pub fn all(folder: &Path) -> Vec<PathBuf> {
    /// The most files looked at, and the greatest depth.
    const MOST: usize = 20_000;
    const DEEP: usize = 3;
    let mut found = Vec::new();
    let mut folders = vec![(folder.to_owned(), 0)];
    while let Some((folder, deep)) = folders.pop() {
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                if error.kind() != ErrorKind::NotFound {
                    tracing::warn!(folder = %folder.display(), %error, "pictures that cannot be listed");
                }
                continue;
            }
        };
        for entry in entries.flatten() {
            let hidden = entry.file_name().to_string_lossy().starts_with('.');
            match entry.file_type() {
                _ if hidden => {}
                Ok(kind) if kind.is_dir() && deep < DEEP => folders.push((entry.path(), deep + 1)),
                _ if found.len() < MOST => found.push(entry.path()),
                _ => {}
            }
        }
    }
    found.sort();
    found
}
