//! A step at which a reader may not want to be asked.

/// What is asked often and seldom matters: a reader may have it answered by itself, at a pace that tells nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Which of the [steps](crate::Page::STOPS) it is.
    pub step: &'static str,
    /// The answer of whoever does not want to do anything there.
    pub answer: String,
    /// Where one may say so for a while only: what tells this while from others, a battle from the next.
    /// `ID-stop-STEP-while` says it on a button.
    pub during: Option<String>,
}

impl Stop {
    /// At this step that is the answer of whoever does not want to do anything.
    pub fn at(step: &'static str, answer: impl ToString) -> Self {
        Self { step, answer: answer.to_string(), during: None }
    }

    /// It may be said beforehand for as long as this is the same.
    #[must_use]
    pub fn during(mut self, during: String) -> Self {
        self.during = Some(during);
        self
    }
}
