//! A step at which a reader may not want to be asked.

/// A question that comes often and seldom matters: a reader may have it answered by itself, at a pace that tells nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The [step](crate::Page::STOPS).
    pub step: &'static str,
    /// The answer of a player who does not want to do anything there.
    pub answer: String,
    /// The span for which one may say so, where that is possible: an id that differs from one battle to the next.
    /// `ID-stop-STEP-while` says it on a button.
    pub during: Option<String>,
}

impl Stop {
    /// A step, with the answer of a player who does not want to do anything there.
    pub fn at(step: &'static str, answer: impl ToString) -> Self {
        Self { step, answer: answer.to_string(), during: None }
    }

    /// Lets readers say so beforehand for as long as this is the same.
    #[must_use]
    pub fn during(mut self, during: String) -> Self {
        self.during = Some(during);
        self
    }
}
