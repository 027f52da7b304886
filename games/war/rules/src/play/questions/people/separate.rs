//! Which Companions leave the Fellowship?

use crate::prelude::*;

/// Which Companions leave the Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Separate {
    /// The group that is being made.
    pub group: People,
    /// The terms of their travel.
    pub travel: Travel,
    /// The number that may leave, if a card bounds it; 255: any.
    pub most: u8,
}

impl Ask for Separate {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-14.22";
    const ID: &'static str = "war-ask-separate";
    const WHO: Who = Who::Of(Side::Free);

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.companions().is_empty())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        for who in state.companions().minus(self.group).iter() {
            offer(Choice::Take(Figure::Person(who)));
        }
        if state.fellowship.mordor.is_some() {
            offer(Choice::Go);
        } else {
            let places = state.separations(self.group, self.travel);
            places.iter().for_each(|to| offer(Choice::To(to)));
        }
    }

    /// The places are just those in reach: to ask again for each would walk all the ways once more.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let enough = self.enough().is_ok();
        self.answers(state, &mut |choice| {
            let reached = matches!(choice, Choice::To(_)) && enough;
            if reached || self.objection(state, choice).is_ok() {
                offer(choice);
            }
        });
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let Self { group, travel, most } = *self;
        match choice {
            Choice::Take(Figure::Person(who)) => {
                require(state.place(who) == Place::Fellowship, Why::NOT_IN_FELLOWSHIP)?;
                require(!group.has(who), Why::ALREADY_MOVED)?;
                require(group.len() < usize::from(most), Why::CARD_TEXT)
            }
            Choice::To(to) => {
                require(state.fellowship.mordor.is_none(), Why::IN_MORDOR)?;
                self.enough()?;
                state.objection_to_separate_to(group, travel, to)
            }
            Choice::Go => {
                require(state.fellowship.mordor.is_some(), Why::NOT_NOW)?;
                self.enough()
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let separate = ["war-choice-go-separate", "war-effect-go-separate"];
        match choice {
            Choice::Go => Some(separate.map(Message::new).into()),
            _ => wording::named(choice, "war-choice-march", "war-effect-separate"),
        }
    }

    fn answer(mut self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Take(Figure::Person(who)) => {
                self.group.add(who);
                state.frames.push(self);
            }
            Choice::To(to) => state.separate(self.group, to, ctx),
            Choice::Go => state.lose_in_mordor(self.group, ctx),
            _ => {}
        }
    }
}

impl Separate {
    /// A card that says how many must leave wants exactly that number; otherwise one is enough.
    fn enough(&self) -> Verdict {
        require(!self.group.is_empty(), Why::NOBODY_LEFT)?;
        let all = self.most == u8::MAX || self.group.len() == usize::from(self.most);
        require(all, Why::CARD_TEXT)
    }
}
