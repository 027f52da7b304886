//! Objections: a clause, and the id of the words.

pub(crate) use table::kit::require;

/// Allowed, or why not.
pub type Verdict = Result<(), Why>;

table::refusals! {
    /// A reason against a choice.
    pub struct Why: "", "quest-no-" {
        /// The choice does not answer the question.
        NO_ANSWER = "MEQ-0.2", "answer";
        /// Another player decides.
        NOT_ASKED = "MEQ-1.11", "asked";
        /// The game is over.
        OVER = "MEQ-11.7", "over";
        /// The hero is taken.
        TAKEN = "MEQ-1.1", "taken";
        /// The plot needs more in the Shadow Pool.
        POOL_TOO_SMALL = "MEQ-2.3a", "pool";
        /// The shadow card needs more in the Shadow Pool.
        SHADOW_POOL = "MEQ-5.5", "pool";
        /// The plot's requirement is not met.
        REQUIREMENT = "MEQ-2.3b", "requirement";
        /// All three spaces hold a plot.
        NO_SPACE = "MEQ-2.3", "space";
        /// All spaces of the row are covered.
        ROW_FULL = "MEQ-3.2", "row";
        /// Only two go to the Shadow Pool.
        TWO_TO_POOL = "MEQ-3.4", "two-to-pool";
        /// The Shadow Pool is full.
        POOL_FULL = "MEQ-6.5", "pool-full";
        /// Not in extension, or no room there.
        NOT_IN_EXTENSION = "MEQ-6.3", "extension";
        /// The place bears no more.
        LIMIT = "MEQ-6.4", "limit";
        /// The minion has had its order.
        ORDERED = "MEQ-3.6", "ordered";
        /// Monsters go where influence is.
        NO_INFLUENCE = "MEQ-3.6a", "no-influence";
        /// One monster is placed in an action.
        PLACED = "MEQ-3.6b", "placed";
        /// Nowhere may it be placed.
        NOWHERE = "MEQ-3.6b", "nowhere";
        /// A hero is with the minion.
        HERO_THERE = "MEQ-3.6c", "hero-there";
        /// The minion is well.
        UNHURT = "MEQ-3.6c", "unhurt";
        /// A shadow card was played this turn.
        ONE_SHADOW = "MEQ-5.5", "one-shadow";
        /// Not its moment.
        NOT_NOW = "MEQ-5.5", "not-now";
        /// Enemies are here.
        ENEMIES = "MEQ-5.1", "enemies";
        /// No rest in a stronghold.
        STRONGHOLD = "MEQ-5.1", "stronghold";
        /// Wounds heal in a haven only.
        NO_HAVEN = "MEQ-5.1a", "haven";
        /// A plot or a minion bars rest.
        NO_REST = "MEQ-0.2", "no-rest";
        /// Too little favor.
        NO_FAVOR = "MEQ-5.1", "no-favor";
        /// The card does not pay for this path.
        WRONG_ICON = "MEQ-5.3a", "icon";
        /// Too few cards.
        FEW_CARDS = "MEQ-5.3a", "few-cards";
        NO_BOAT = "MEQ-5.3a", "boat";
        /// No more moves this turn.
        NO_MOVES = "MEQ-0.2", "moves";
        /// Explored already.
        EXPLORED = "MEQ-5.3", "explored";
        /// Only before the first move.
        MOVED = "MEQ-5.3", "moved";
        ALONE = "MEQ-0.2", "alone";
        /// Once a turn.
        DARK_PATH = "MEQ-5.3e", "dark-path";
        TOO_CORRUPT = "MEQ-5.3e", "too-corrupt";
        /// The task is not met.
        TASK = "MEQ-5.3f", "task";
        /// The favor that the plot demands is missing.
        PLOT_PRICE = "MEQ-5.3g", "plot-price";
        /// One plot in an exploration.
        ONE_PLOT = "MEQ-B15", "one-plot";
        /// Starting and advanced quests are not handed over.
        OWN_QUEST = "MEQ-5.3h", "own-quest";
        /// The thing was refused in this exploration.
        REFUSED = "MEQ-5.3h", "refused";
        /// The thing has changed hands in this exploration.
        SETTLED = "MEQ-5.3h", "settled";
        /// One item of each title.
        SAME_ITEM = "MEQ-7.5", "same-item";
        /// Raised twice already.
        RAISED = "MEQ-7.1", "raised";
        /// The effect cannot be carried out in full.
        NOT_IN_FULL = "MEQ-0.2", "not-in-full";
        /// The peril does not apply here.
        PERIL_ELSEWHERE = "MEQ-5.6", "peril-elsewhere";
        /// The place is not perilous.
        NOT_PERILOUS = "MEQ-5.3c", "not-perilous";
        /// One has to do one of the two.
        MUST = "MEQ-5.3c", "must";
        /// The agility is not there.
        AGILITY = "MEQ-8.3", "agility";
        /// The hero has spoken already.
        HERO_FIRST = "MEQ-8.6", "hero-first";
        /// The card must come from hand.
        FROM_HAND = "MEQ-8.11", "from-hand";
    }
}
