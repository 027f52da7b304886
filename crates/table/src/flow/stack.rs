//! The stack of questions and steps, the innermost last.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

/// The greatest depth. A rulebook's longest chain of effects is a dozen; what is deeper never ends.
pub const DEEPEST: usize = 1_000;

/// A stack of questions and steps: inline while there are few (`INLINE` of them), on the heap beyond. In JSON a plain
/// list, the innermost last.
///
/// What lies under the innermost waits for it to be done. A chain of effects is a stack of steps with the question
/// who responds on top; the strikes of one attack are steps that lie under each other.
///
/// It reads and changes as a slice does: `stack.last()`, `stack.contains(&x)`, `stack.iter().rev()`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Stack<Q, const INLINE: usize = 8>(SmallVec<[Q; INLINE]>);

/// The stack is as deep as it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {DEEPEST} things are going on")]
pub struct TooDeep;

impl<Q, const INLINE: usize> Stack<Q, INLINE> {
    /// An empty stack.
    pub fn new() -> Self {
        Self(SmallVec::new())
    }

    /// The innermost.
    #[inline]
    pub fn top(&self) -> Option<&Q> {
        self.0.last()
    }

    /// Pushes a question or step: it comes next.
    ///
    /// A stack that grows past [`DEEPEST`] is not refused here, but by [`run`](super::run), which hands it to
    /// [`Flow::endless`](super::Flow::endless). Whoever lets players build a chain objects when there is no
    /// [room](Self::has_room).
    #[inline]
    pub fn push(&mut self, question: impl Into<Q>) {
        self.0.push(question.into());
    }

    /// Puts something on top, if the stack is not as deep as it may be.
    ///
    /// # Errors
    /// When it is: then nothing has changed.
    #[inline]
    pub fn try_push(&mut self, question: impl Into<Q>) -> Result<(), TooDeep> {
        if !self.has_room(1) {
            return Err(TooDeep);
        }
        self.push(question);
        Ok(())
    }

    /// True if this many more fit.
    #[inline]
    pub fn has_room(&self, more: usize) -> bool {
        self.0.len() + more <= DEEPEST
    }

    /// Takes the innermost.
    #[inline]
    pub fn pop(&mut self) -> Option<Q> {
        self.0.pop()
    }

    /// Removes the element at `index`, counted from the outermost: an effect that is cancelled before its turn.
    ///
    /// # Panics
    /// When nothing lies there.
    pub fn remove(&mut self, index: usize) -> Q {
        self.0.remove(index)
    }

    /// Inserts an element at `index`, counted from the outermost.
    ///
    /// # Panics
    /// When `index` is above the top.
    pub fn insert(&mut self, index: usize, question: impl Into<Q>) {
        self.0.insert(index, question.into());
    }

    /// Keeps the outermost `depth` and drops those above them.
    pub fn truncate(&mut self, depth: usize) {
        self.0.truncate(depth);
    }

    /// Keeps the elements that pass the test.
    pub fn retain(&mut self, mut keep: impl FnMut(&Q) -> bool) {
        self.0.retain(|question| keep(question));
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<Q, const INLINE: usize> Default for Stack<Q, INLINE> {
    fn default() -> Self {
        Self::new()
    }
}

impl<Q, const INLINE: usize> Deref for Stack<Q, INLINE> {
    type Target = [Q];
    #[inline]
    fn deref(&self) -> &[Q] {
        &self.0
    }
}

impl<Q, const INLINE: usize> DerefMut for Stack<Q, INLINE> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Q] {
        &mut self.0
    }
}

impl<Q, const INLINE: usize> FromIterator<Q> for Stack<Q, INLINE> {
    fn from_iter<I: IntoIterator<Item = Q>>(questions: I) -> Self {
        Self(questions.into_iter().collect())
    }
}

impl<'a, Q, const INLINE: usize> IntoIterator for &'a Stack<Q, INLINE> {
    type Item = &'a Q;
    type IntoIter = std::slice::Iter<'a, Q>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<Q: fmt::Debug, const INLINE: usize> fmt::Debug for Stack<Q, INLINE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<Q: Serialize, const INLINE: usize> Serialize for Stack<Q, INLINE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, Q: Deserialize<'de>, const INLINE: usize> Deserialize<'de> for Stack<Q, INLINE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Through a list: stacks are read where nobody waits for nanoseconds.
        Vec::<Q>::deserialize(deserializer).map(|questions| questions.into_iter().collect())
    }
}
