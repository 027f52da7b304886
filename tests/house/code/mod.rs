//! A crate as the compiler sees it: its modules, the definitions of each, and the targets of the paths in a file.
//! Comments, strings and tests are not seen; two types of one name in two modules are two. Macros are not expanded: of
//! what stands in them every path is read, and whatever follows `struct`, `enum`, `fn` and the like is taken as defined.

mod define;
mod lists;
mod paths;
mod resolve;
mod tests;
mod tokens;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use resolve::End;

pub(super) use lists::Question;
pub(super) use tokens::{Token, each_group, tokens_of};

/// A crate, read.
pub(super) struct Crate {
    /// Its files, from the folder of its `lib.rs` on.
    pub files: Vec<File>,
    modules: Vec<Module>,
    /// The variants of each enum.
    enums: BTreeMap<String, BTreeSet<String>>,
}

/// A file of it.
pub(super) struct File {
    /// The path, from the folder of the crate's `lib.rs` on.
    pub path: PathBuf,
    /// Its module.
    pub module: usize,
    /// The names it uses, by the whole path from the root of the crate: `questions::turn::guide::Guide`.
    pub names: BTreeSet<String>,
    /// The methods it calls.
    pub calls: BTreeSet<String>,
    /// The methods it defines of its own, not those of a trait.
    pub methods: BTreeSet<String>,
    /// The syntax.
    syntax: syn::File,
}

/// A module.
struct Module {
    /// Its path from the root, `questions::turn`; empty is the root.
    path: String,
    parent: usize,
    names: BTreeMap<String, Name>,
    /// The paths of `use …::*`.
    globs: Vec<Vec<String>>,
    /// The targets of names found so far.
    known: RefCell<BTreeMap<String, Option<End>>>,
}

/// The meaning of a name in a module.
#[derive(Clone)]
enum Name {
    /// A module of the crate.
    Module(usize),
    /// A type, a function, a constant of this module.
    Thing,
    /// The target of a `use`, by its path.
    Import(Vec<String>),
}

impl Crate {
    /// Reads the crate whose `lib.rs` lies in a folder.
    pub fn read(folder: &Path) -> Self {
        Self::of(&|path| std::fs::read_to_string(folder.join(path)).ok())
    }

    /// Reads a crate; `text` gives the text of a file, if there is one.
    fn of(text: &dyn Fn(&Path) -> Option<String>) -> Self {
        let mut read = Self { files: Vec::new(), modules: Vec::new(), enums: BTreeMap::new() };
        define::read(&mut read, text);
        lists::variants(&mut read);
        (0..read.files.len()).for_each(|at| paths::inner_uses(&mut read, at));
        (0..read.files.len()).for_each(|at| paths::of_file(&mut read, at));
        read
    }

    /// The file that is this module.
    pub fn file(&self, path: &Path) -> &File {
        let file = self.files.iter().find(|file| file.path == path);
        file.unwrap_or_else(|| panic!("there is no {}", path.display()))
    }

    /// The path of a module from the root.
    pub fn module_of(&self, file: &File) -> &str {
        &self.modules[file.module].path
    }

    /// The definitions of a module, by the whole path.
    pub fn defined_in(&self, file: &File) -> BTreeSet<String> {
        let module = &self.modules[file.module];
        let things = module.names.iter().filter(|(_, name)| matches!(name, Name::Thing));
        things.map(|(name, _)| join(&module.path, name)).collect()
    }
}

/// A path and one more name.
fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") }
}
