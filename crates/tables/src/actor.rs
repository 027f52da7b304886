//! The one who looks and acts at tables: a guest in person, or one of their programs.

use store::GuestHash;

/// A guest in person, or one of their programs. A program is known by its name: a later token of the same name is the same
/// program.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Actor {
    /// The guest who acts, or whose program does.
    pub guest: GuestHash,
    /// The program's name; none: the guest in person.
    pub program: Option<String>,
}

impl Actor {
    /// True if a program acts, and not the person.
    pub const fn is_program(&self) -> bool {
        self.program.is_some()
    }

    /// True if what this one agrees to binds the other, too: oneself, and one's own programs. A program binds nobody else.
    pub(crate) fn speaks_for(&self, other: &Self) -> bool {
        self.guest == other.guest && (self.program.is_none() || self.program == other.program)
    }
}

impl From<GuestHash> for Actor {
    fn from(guest: GuestHash) -> Self {
        Self { guest, program: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_speaks_for_their_programs_and_no_program_for_a_person() {
        let (ana, ben) = (Actor::from([1; 32]), Actor::from([2; 32]));
        let program = |name: &str| Actor { program: Some(name.to_owned()), ..ana.clone() };
        let (hal, eve) = (program("Hal"), program("Eve"));
        assert!(ana.speaks_for(&ana) && ana.speaks_for(&hal) && hal.speaks_for(&program("Hal")));
        for (one, other) in [(&ana, &ben), (&ben, &hal), (&hal, &ana), (&hal, &eve), (&hal, &ben)] {
            assert!(!one.speaks_for(other), "{one:?} {other:?}");
        }
    }
}
