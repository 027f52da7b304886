//! Refusals of choices: each with its clause and the id of its words.

use crate::dice::Symbol;

table::refusals! {
    /// The reason why a choice may not be made.
    pub enum Why {
        /// Another player has the turn.
        NotYourTurn = "VAM-1.5", "journey-no-not-your-turn",
        /// The choice does not answer the open question.
        NotNow = "VAM-2.1", "journey-no-not-now",
        /// The game is over.
        Over = "VAM-6.2", "journey-no-over",
        /// Another player has that hobbit.
        HobbitTaken = "VAM-1.2", "journey-no-hobbit-taken",
        /// The die was not in this roll.
        NotRolled = "VAM-2.4", "journey-no-not-rolled",
        /// The die is already set aside.
        AlreadyAside = "VAM-2.2", "journey-no-already-aside",
        /// A die with that symbol was set aside from this roll.
        SameSymbol {
            symbol: Symbol,
        } = "VAM-2.2", "journey-no-same-symbol",
        /// A Nazgûl was set aside from this roll: one, no more.
        SecondNazgul = "VAM-2.3", "journey-no-second-nazgul",
        /// No die was set aside from this roll.
        NothingAside = "VAM-2.2", "journey-no-nothing-aside",
        /// The roll shows a Nazgûl, and none was set aside.
        NazgulMissing = "VAM-2.3", "journey-no-nazgul-missing",
        /// The White Tree was set aside: no more rolling.
        TreeEndsRolling = "VAM-4.6", "journey-no-tree-ends",
        /// Only the White Tree lets one stop.
        NoTree = "VAM-2.5", "journey-no-tree",
        /// Rolls are repeated at Rohan only.
        NotAtRohan = "VAM-7.4", "journey-no-not-at-rohan",
        /// This roll was repeated already.
        RepeatedAlready = "VAM-7.4", "journey-no-repeated",
        /// Dice were set aside: the roll stands.
        RollStands = "VAM-A3", "journey-no-roll-stands",
        /// The sheet has no such box.
        NoSuchBox = "VAM-1.3", "journey-no-such-box",
        BoxMarked = "VAM-A4", "journey-no-box-marked",
        BoxDivided = "VAM-4.5", "journey-no-box-divided",
        /// The die is not a Nazgûl that is still to be applied to the active player.
        NoSuchNazgul = "VAM-4.4", "journey-no-such-nazgul",
        /// Results are applied in full.
        InFull = "VAM-A12", "journey-no-in-full",
        /// Fewer Rings count.
        NotSoFar {
            /// The largest number that counts.
            most: u8,
        } = "VAM-4.1", "journey-no-not-so-far",
    }
}
