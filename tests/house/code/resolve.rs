//! The targets of paths.

use super::define::is_type;
use super::{Crate, Name, join};

/// The target of a path.
#[derive(Clone)]
pub(super) enum End {
    /// A module of the crate.
    Module(usize),
    /// Something in one, by the whole path; its variants and methods, too.
    Thing(String),
}

impl Crate {
    /// The target of a path in a module, if it stays in this crate. `own` is what `Self` is. `passes` is told of every
    /// thing on the way.
    pub(super) fn follow(
        &self,
        at: usize,
        path: &[String],
        own: Option<&str>,
        passes: &mut dyn FnMut(&str),
    ) -> Option<End> {
        self.follow_unseen(at, path, own, passes, &mut Vec::new())
    }

    fn follow_unseen(
        &self,
        at: usize,
        path: &[String],
        own: Option<&str>,
        passes: &mut dyn FnMut(&str),
        seen: &mut Vec<(usize, String)>,
    ) -> Option<End> {
        let (first, rest) = path.split_first()?;
        let mut end = match first.as_str() {
            "crate" => End::Module(0),
            "self" => End::Module(at),
            "super" => End::Module(self.modules[at].parent),
            "Self" => End::Thing(own?.to_owned()),
            name => self.look_up(at, name, seen)?,
        };
        for (place, name) in rest.iter().enumerate() {
            end = match end {
                End::Module(module) if name == "super" => End::Module(self.modules[module].parent),
                End::Module(module) => {
                    let made = || End::Thing(join(&self.modules[module].path, name));
                    match self.look_up(module, name, seen) {
                        Some(end) => end,
                        // A macro makes it.
                        None if is_type(name) || place + 1 == rest.len() => made(),
                        None => return None,
                    }
                }
                End::Thing(thing) => {
                    passes(&thing);
                    End::Thing(join(&thing, name))
                }
            };
        }
        if let End::Thing(thing) = &end {
            passes(thing);
        }
        Some(end)
    }

    /// The meaning of a name in a module. `seen` are the names that are being looked up, so that a circle of `use` ends.
    fn look_up(&self, at: usize, name: &str, seen: &mut Vec<(usize, String)>) -> Option<End> {
        let known = self.modules[at].known.borrow().get(name).cloned();
        if let Some(known) = known {
            return known;
        }
        let whole = seen.is_empty();
        let found = self.look_up_anew(at, name, seen);
        if whole {
            // In a circle less may be found than there is.
            self.modules[at].known.borrow_mut().insert(name.to_owned(), found.clone());
        }
        found
    }

    fn look_up_anew(&self, at: usize, name: &str, seen: &mut Vec<(usize, String)>) -> Option<End> {
        let here = (at, name.to_owned());
        if seen.contains(&here) {
            return None;
        }
        seen.push(here);
        let found = self.look_in(at, name, seen);
        seen.pop();
        found
    }

    fn look_in(&self, at: usize, name: &str, seen: &mut Vec<(usize, String)>) -> Option<End> {
        let module = &self.modules[at];
        match module.names.get(name) {
            Some(Name::Module(module)) => return Some(End::Module(*module)),
            Some(Name::Thing) => return Some(End::Thing(join(&module.path, name))),
            Some(Name::Import(path)) => return self.follow_unseen(at, path, None, &mut |_| {}, seen),
            None => {}
        }
        module.globs.iter().find_map(|path| match self.follow_unseen(at, path, None, &mut |_| {}, seen)? {
            End::Module(other) => self.look_up(other, name, seen),
            End::Thing(thing) => {
                let variants = self.enums.get(&thing)?;
                variants.contains(name).then(|| End::Thing(join(&thing, name)))
            }
        })
    }
}
