//! The place of a store: a file, or a server.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The place of a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of SQLite.
    File(PathBuf),
    /// A database of PostgreSQL, as `postgres://name:password@host/database`. Written out, it does not tell the password.
    Server(String),
}

impl Place {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&PathBuf> {
        match self {
            Self::File(path) => Some(path),
            Self::Server(_) => None,
        }
    }

    /// The same place by its real path: a symbolic link leads to a file with side files beside it. A file that does not
    /// exist yet goes by the folder in which it would be.
    #[must_use]
    pub fn resolved(&self) -> Self {
        match self {
            Self::File(path) => Self::File(resolved(path)),
            Self::Server(url) => Self::Server(url.clone()),
        }
    }

    /// The same place, to whose server the connections are known by this name (letters, digits, `_`) and no other.
    #[must_use]
    pub fn known_as(&self, name: &str) -> Self {
        match self {
            Self::File(path) => Self::File(path.clone()),
            // Of a setting that stands twice the last one holds.
            Self::Server(url) => {
                let more = if url.contains('?') { '&' } else { '?' };
                Self::Server(format!("{url}{more}application_name={name}"))
            }
        }
    }
}

/// The longest chain of symbolic links.
const LINKS: usize = 40;

fn resolved(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        if let Ok(whole) = path.canonicalize() {
            return whole;
        }
        // A link to what is not there yet.
        let Ok(target) = path.read_link() else { break };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    let folder =
        path.parent().map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    match (folder.and_then(|folder| folder.canonicalize().ok()), path.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => path,
    }
}

/// Parses a server's address; all else names a file.
impl FromStr for Place {
    type Err = Infallible;

    fn from_str(place: &str) -> Result<Self, Infallible> {
        let server = ["postgres://", "postgresql://"].iter().any(|scheme| place.starts_with(scheme));
        Ok(match server {
            true => Self::Server(place.to_owned()),
            false => Self::File(place.into()),
        })
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            // Neither the password nor what else it is told, which may be one too.
            Self::Server(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                write!(f, "{scheme}://{place}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_unless_it_says_otherwise() {
        for file in ["bree.db", "/var/lib/bree/inn.sqlite3", "postgres", "./postgres:x"] {
            assert_eq!(file.parse(), Ok(Place::File(file.into())));
        }
        let url = "postgres://bree:secret@db.example:5432/inn?password=other";
        let place = url.parse::<Place>().unwrap();
        assert_eq!(place, Place::Server(url.to_owned()));
        assert_eq!(place.to_string(), "postgres://db.example:5432/inn");
        assert_eq!(place.file(), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_leads_to_the_file() {
        use std::os::unix::fs::symlink;
        let home = tempfile::tempdir().unwrap();
        let (house, link) = (home.path().join("house"), home.path().join("link"));
        std::fs::create_dir(&house).unwrap();
        symlink(house.join("inn.db"), &link).unwrap();
        let real = house.canonicalize().unwrap().join("inn.db");
        let resolved = |path: &Path| Place::File(path.to_owned()).resolved();
        for there in [false, true] {
            if there {
                std::fs::write(&real, "").unwrap();
            }
            for name in [house.join("inn.db"), house.join("../house/./inn.db"), link.clone()] {
                assert_eq!(resolved(&name), Place::File(real.clone()), "{}", name.display());
            }
        }
        let nowhere = home.path().join("no folder/inn.db");
        assert_eq!(resolved(&nowhere), Place::File(nowhere.clone()));
        symlink(home.path().join("b"), home.path().join("a")).unwrap();
        symlink(home.path().join("a"), home.path().join("b")).unwrap();
        let _ = resolved(&home.path().join("a"));
    }

    #[test]
    fn connections_are_known_by_one_name() {
        let known = |url: &str| match url.parse::<Place>().unwrap().known_as("bree_7") {
            Place::Server(url) => url.parse::<tokio_postgres::Config>().unwrap(),
            Place::File(path) => panic!("{}", path.display()),
        };
        for url in
            ["postgres://host/inn", "postgres://host/inn?user=x", "postgres://host/inn?application_name=y"]
        {
            assert_eq!(known(url).get_application_name(), Some("bree_7"), "{url}");
        }
        let file = Place::File("bree.db".into());
        assert_eq!(file.known_as("bree_7"), file);
    }
}
