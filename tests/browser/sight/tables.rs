//! The games as they are looked at: where one sits down, and what the words of an answer are about.

/// A game as one side of it sees it.
pub struct Game {
    pub id: &'static str,
    /// From which seat.
    pub side: u8,
    pub tables: &'static [Table],
    /// The id of what an answer names, as a function of its text in script: where it says none, what is lit for it counts alone.
    pub names: &'static str,
    /// The answers that end something, by how they begin: they stand in the bar, always.
    pub ends: &'static [&'static str],
    /// Selectors: of what fits each, something lies open at every question.
    pub always: &'static [&'static str],
    /// What one answers with first, so that play goes where there is much to see.
    pub wishes: &'static [&'static str],
}

/// Where one sits down.
pub struct Table {
    /// The position it begins at; play begins as by the book.
    pub at: Option<&'static str>,
    pub players: u8,
    /// Fields of the form, with what is chosen there.
    pub options: &'static [(&'static str, &'static str)],
}

impl Table {
    /// A position, for so many players.
    const fn at(players: u8, at: &'static str) -> Self {
        Self { at: Some(at), players, options: &[] }
    }

    /// The same at a table of other options than a game begins with.
    const fn of(players: u8, options: &'static [(&'static str, &'static str)], at: &'static str) -> Self {
        Self { at: Some(at), players, options }
    }

    /// A game from its beginning.
    const fn begun(players: u8, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { at: None, players, options }
    }
}

pub const JOURNEY: Game = Game {
    id: "journey",
    side: 1,
    tables: &[
        Table::at(4, include_str!("journey-four-begin.txt")),
        Table::at(3, include_str!("journey-gandalf.txt")),
        Table::at(3, include_str!("journey-gondor.txt")),
        Table::at(3, include_str!("journey-helms-deep.txt")),
        Table::at(4, include_str!("journey-many-nazgul.txt")),
        Table::at(4, include_str!("journey-minas-tirith.txt")),
        Table::at(4, include_str!("journey-moria.txt")),
        Table::at(3, include_str!("journey-once-more-in-rohan.txt")),
        Table::at(2, include_str!("journey-orcs.txt")),
        Table::at(2, include_str!("journey-shelob.txt")),
        Table::at(4, include_str!("journey-two-pages.txt")),
        Table::at(3, include_str!("journey-white-tree-last.txt")),
        Table::begun(4, &[]),
        Table::begun(2, &[("option-game", "basic")]),
    ],
    names: "(what) => {
        const [verb, object] = what.split(' ');
        return { take: `hobbit-${object}`, set: `die-${object}`, nazgul: `die-${object}`, divide: `square-${object}` }[verb];
    }",
    ends: &["roll", "stop", "settle", "forgo"],
    always: &["#prompt"],
    wishes: &[],
};

pub const TRICKS: Game = Game {
    id: "tricks",
    side: 1,
    tables: &[
        Table::of(4, &[("option-chapter", "33")], include_str!("tricks-a-card-is-passed.txt")),
        Table::at(4, include_str!("tricks-a-first-trick.txt")),
        Table::of(4, &[("option-chapter", "25")], include_str!("tricks-a-fortress.txt")),
        Table::at(4, include_str!("tricks-a-full-hand.txt")),
        Table::at(4, include_str!("tricks-both-towers.txt")),
        Table::at(1, include_str!("tricks-four-hands-alone.txt")),
        Table::at(4, include_str!("tricks-in-the-middle.txt")),
        Table::at(4, include_str!("tricks-last-but-one.txt")),
        Table::at(4, include_str!("tricks-one-leads.txt")),
        Table::at(4, include_str!("tricks-the-last-card.txt")),
        Table::of(3, &[("option-chapter", "31")], include_str!("tricks-three-and-the-ring.txt")),
        Table::of(2, &[("option-chapter", "20")], include_str!("tricks-two-and-a-pyramid.txt")),
        Table::begun(3, &[("option-play", "campaign")]),
        Table::begun(4, &[("option-chapter", "25")]),
        Table::begun(3, &[("option-chapter", "31")]),
        Table::begun(2, &[("option-chapter", "20")]),
        Table::begun(1, &[("option-chapter", "19")]),
    ],
    names: "(what) => {
        const [verb, object] = what.split(' ');
        if (verb === 'take') return `character-${object}`;
        if (verb === 'with') return `chair-${object}`;
        return object && /^([hmfsro][0-9]+|[wb]t|c[0-9])$/.test(object) ? `card-${object}` : undefined;
    }",
    ends: &["skip", "wait", "go", "stop"],
    always: &["#roster, .tr-plaque--south .tr-goal, .tr-fan__goal"],
    wishes: &[],
};

const WAR: Game = Game {
    id: "war",
    side: 1,
    tables: &[
        Table::at(2, include_str!("war-a-hunt.txt")),
        Table::at(2, include_str!("war-all-march.txt")),
        Table::at(2, include_str!("war-an-attack-goes-on.txt")),
        Table::at(2, include_str!("war-declare.txt")),
        Table::at(2, include_str!("war-eight-cards.txt")),
        Table::at(2, include_str!("war-guide.txt")),
        Table::at(2, include_str!("war-how-many-to-the-hunt.txt")),
        Table::at(2, include_str!("war-in-mordor.txt")),
        Table::at(2, include_str!("war-into-mordor.txt")),
        Table::at(2, include_str!("war-muster-everywhere.txt")),
        Table::at(2, include_str!("war-the-north.txt")),
        Table::at(2, include_str!("war-two-sieges.txt")),
        Table::at(2, include_str!("war-will-of-the-west.txt")),
        Table::begun(2, &[]),
    ],
    names: "(what) => {
        const [verb, object = ''] = what.split(':');
        if (verb === 'from' || verb === 'to') return `region-${object}`;
        if (verb === 'recruit' || verb === 'at') return `region-${object.split('@')[1]}`;
        if (verb === 'nation') return `politics-${object}`;
        if (verb === 'die') return document.querySelector(`[id^='die-'][data-choice='${what}']`)?.id ?? `die-${object}`;
        return verb === 'card' || verb === 'lift' ? `card-${object}` : undefined;
    }",
    ends: &["pass", "done", "no"],
    always: &["#war-map"],
    wishes: &["die:", "act:attack", "act:march", "act:", "from:", "to:", "card:", "bear:", "lose:"],
};
pub const FREE: Game = Game { side: 1, ..WAR };
pub const SHADOW: Game = Game { side: 2, ..WAR };

const QUEST: Game = Game {
    id: "quest",
    side: 1,
    tables: &[
        Table::at(3, include_str!("quest-a-hard-fight.txt")),
        Table::at(3, include_str!("quest-a-hero-rests.txt")),
        Table::at(3, include_str!("quest-a-long-fight.txt")),
        Table::at(3, include_str!("quest-a-long-journey.txt")),
        Table::at(3, include_str!("quest-a-plot-is-found.txt")),
        Table::at(3, include_str!("quest-a-plot-step.txt")),
        Table::at(3, include_str!("quest-a-turn-begins.txt")),
        Table::at(3, include_str!("quest-an-ambush.txt")),
        Table::at(3, include_str!("quest-an-event.txt")),
        Table::at(3, include_str!("quest-command.txt")),
        Table::at(4, include_str!("quest-four-sit.txt")),
        Table::at(3, include_str!("quest-much-favor.txt")),
        Table::at(3, include_str!("quest-six-plots.txt")),
        Table::begun(3, &[]),
    ],
    names: "(what) => {
        const [verb, object] = what.split(':');
        if (['go', 'march', 'at', 'scout'].includes(verb)) return `region-${object}`;
        // What is picked in a panel is named there.
        if (!['minion', 'plot', 'shadow'].includes(verb) || document.querySelector('.picker')) return undefined;
        return document.querySelector(`[id^='${verb}-'][data-choice='${what}']`)?.id ?? `${verb}-${object}`;
    }",
    ends: &["done", "no"],
    always: &["#quest-map"],
    wishes: &["plot:", "act:", "at:", "go:", "card:", "move-", "explore", "life"],
};
pub const SAURON: Game = Game { side: 1, ..QUEST };
pub const HERO: Game = Game { side: 2, ..QUEST };

pub const WIZARDS: Game = Game {
    id: "wizards",
    side: 1,
    tables: &[
        Table::at(2, include_str!("wizards-a-long-hand.txt")),
        Table::at(2, include_str!("wizards-agents.txt")),
        Table::at(2, include_str!("wizards-at-the-sites.txt")),
        Table::at(2, include_str!("wizards-council.txt")),
        Table::at(2, include_str!("wizards-end-of-turn.txt")),
        Table::at(2, include_str!("wizards-everybody-rides.txt")),
        Table::at(2, include_str!("wizards-hazards.txt")),
        Table::at(2, include_str!("wizards-long-events.txt")),
        Table::at(2, include_str!("wizards-six-companies.txt")),
        Table::at(2, include_str!("wizards-six-in-a-company.txt")),
        Table::at(2, include_str!("wizards-three-at-one-site.txt")),
        Table::at(2, include_str!("wizards-untap.txt")),
        Table::at(2, include_str!("wizards-where-to.txt")),
        Table::begun(2, &[]),
    ],
    names: "(what) => {
        const [verb, object] = what.split(' ');
        if (verb === 'company') return `company-${object}`;
        // What is picked in a panel is named there, and on a phone whoever fights is.
        const named = document.querySelector('.picker') || (innerWidth <= 860 && document.querySelector('.wz-strike'));
        const lies = named ? null : document.querySelector(`[id^='piece-'][data-choice='${what}']`);
        if (verb === 'pick') return lies?.id;
        // On a phone the map is drawn near where one stands.
        if (verb === 'head' && innerWidth > 860) return document.getElementById(`site-${what.split(' ')[2]}`)?.id;
        return verb === 'card' ? `hand-${object}` : undefined;
    }",
    ends: &["pass"],
    always: &["#wizards-map, #wizards-phases, .wz-head, .wz-strike, .wz-check"],
    wishes: &["play", "pick", "gain", "company", "head", "guard", "number"],
};
