//! The trait by which the war's questions are written: their shared part is said once.

use crate::choice::Bear;
use crate::prelude::*;

/// One question, with all that makes it one. [`asks!`](crate::ask::asks) makes it one of the kernel's.
pub trait Ask: Copy {
    /// The kind of answer: a region, a card, 'yes'. Other choices it offers ('no', 'done') are always legal,
    /// and do nothing; a question that sees more in them takes the whole [`Choice`].
    type Answer: Answer;
    /// The clause on which it rests.
    const CLAUSE: &'static str;
    /// The id of its sentence.
    const ID: &'static str;
    /// The seat asked.
    const WHO: Who = Who::Acts;
    /// The label and the help of a region, an Army, a card or a 'yes' here, if not the usual ones.
    const WORDS: Named = None;

    /// The label and the help of a 'no' or a 'done' here: a button never says only 'no'.
    const LEFT: Named = None;

    /// The clause on which it rests as it stands here.
    fn clause(&self) -> &'static str {
        Self::CLAUSE
    }

    /// The id of its sentence as it stands here.
    fn id(&self) -> &'static str {
        Self::ID
    }

    /// The seat asked in this state.
    #[inline]
    fn who(&self, state: &State) -> Seat {
        Self::WHO.seat(state)
    }

    /// Adds the arguments of the sentence, and of [`WORDS`](Self::WORDS), to a message.
    fn about(&self, _state: &State, message: Message) -> Message {
        message
    }

    /// Does it answer itself, or need not be asked?
    #[inline]
    fn moot(&self, _state: &State) -> Moot<Choice> {
        Moot::No
    }

    /// A [`moot`](Self::moot) by the number of legal answers: with none it is not asked, and an only one answers it.
    fn by_number(&self, state: &State) -> Moot<Choice> {
        let mut moot = Moot::Lapses;
        self.choices(state, &mut |choice| {
            moot = match moot {
                Moot::Lapses => Moot::Answer(choice),
                _ => Moot::No,
            };
        });
        moot
    }

    /// The effect of not being asked.
    #[inline]
    fn lapse(self, _state: &mut State, _ctx: &mut Ctx<'_>) {}

    /// Everything one might answer, legal or not; yes or no, where nothing else is said.
    fn answers(&self, _state: &State, offer: &mut impl FnMut(Choice)) {
        [Choice::Yes, Choice::No].into_iter().for_each(offer);
    }

    /// Every legal answer: those without an objection, unless it sees at once what is legal of all.
    #[inline]
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.answers(state, &mut |choice| {
            if self.objection_to(state, choice).is_ok() {
                offer(choice);
            }
        });
    }

    /// The objection to an answer.
    ///
    /// # Errors
    /// The one reason.
    fn objection(&self, _state: &State, _answer: Self::Answer) -> Verdict {
        Ok(())
    }

    /// The objection to this choice, whatever it says.
    ///
    /// # Errors
    /// The one reason.
    #[inline]
    fn objection_to(&self, state: &State, choice: Choice) -> Verdict {
        Self::Answer::of(choice).map_or(Ok(()), |answer| self.objection(state, answer))
    }

    /// The label and the help of a choice here, if not the usual ones.
    fn words(&self, state: &State, choice: Choice) -> Option<Words> {
        let (label, effect) = Self::WORDS?;
        match choice {
            Choice::Yes => wording::yes(choice, label, || self.about(state, Message::new(effect))),
            _ => wording::named(choice, label, effect)
                .map(|(label, effect)| (self.about(state, label), self.about(state, effect))),
        }
    }

    /// The options that a choice leads to at once.
    fn ahead(&self, _state: &State, _seat: Seat, _choice: Choice) -> Vec<Choice> {
        Vec::new()
    }

    /// Applies the answer.
    fn answer(self, state: &mut State, answer: Self::Answer, ctx: &mut Ctx<'_>);
}

/// Two ids: the label of a choice, and its help.
pub type Named = Option<(&'static str, &'static str)>;

/// The player a question asks.
#[derive(Clone, Copy)]
pub enum Who {
    /// The player who acts.
    Acts,
    /// The player who decides for this side.
    Of(Side),
    /// The player who bears the Hunt's damage.
    RingBearer,
    /// The attacker in the battle.
    Attacker,
    /// The defender in the battle.
    Defender,
}

impl Who {
    #[inline]
    fn seat(self, state: &State) -> Seat {
        match self {
            Self::Acts => state.decider(state.acting()),
            Self::Of(side) => state.decider(side),
            Self::RingBearer => state.ring_bearer(),
            Self::Attacker => state.decider(state.battle().attacker),
            Self::Defender => state.decider(state.battle().defender()),
        }
    }
}

/// A kind of answer.
pub trait Answer: Sized {
    /// The answer in a choice, if it is of this kind.
    fn of(choice: Choice) -> Option<Self>;
}

/// 'Yes'.
#[derive(Clone, Copy)]
pub struct Yes;

/// An Army, or the Nazgûl, of a region.
#[derive(Clone, Copy)]
pub struct Army(pub Region);

/// Implements [`Answer`] for one choice.
macro_rules! answers {
    ($($choice:pat => $answer:expr, $type:ty;)*) => {$(
        impl Answer for $type {
            #[inline]
            fn of(choice: Choice) -> Option<Self> {
                match choice {
                    $choice => Some($answer),
                    _ => None,
                }
            }
        }
    )*};
}

answers! {
    Choice::Yes => Yes, Yes;
    Choice::To(at) => at, Region;
    Choice::From(at) => Army(at), Army;
    Choice::Card(card) => card, Card;
    Choice::Who(who) => who, Character;
    Choice::Nation(nation) => nation, Nation;
    Choice::Draw(deck) => deck, Deck;
    Choice::Count(count) => count, u8;
    Choice::Bear(bear) => bear, Bear;
    Choice::Recruit(figure, at) => (figure, at), (Figure, Region);
}

impl Answer for Choice {
    #[inline]
    fn of(choice: Choice) -> Option<Self> {
        Some(choice)
    }
}

/// One of these, or none.
impl<A: Answer> Answer for Option<A> {
    #[inline]
    fn of(choice: Choice) -> Option<Self> {
        Some(A::of(choice))
    }
}

/// Makes questions of the war questions of the kernel.
macro_rules! asks {
    ($($name:ty),* $(,)?) => {
        const _: () = {
            use table::flow::{Moot, Question};
            use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};
            use $crate::ask::{Answer, Ask};
            use $crate::{choice::Choice, ctx::Ctx, War, state::State, why::Verdict, wording};

            $(impl Question<War> for $name {
                const CLAUSE: Clause = Clause(<Self as Ask>::CLAUSE);

                #[inline]
                fn asked(&self, state: &State) -> SeatSet {
                    SeatSet::only(self.who(state))
                }

                fn prompt(&self, state: &State, observer: Observer) -> Message {
                    let seat = self.who(state);
                    if observer == Observer::Seat(seat) {
                        self.about(state, Message::new(self.id()))
                    } else {
                        Message::new("war-wait").with("seat", seat)
                    }
                }

                #[inline]
                fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
                    Ask::answers(self, state, offer);
                }

                #[inline]
                fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
                    Ask::choices(self, state, offer);
                }

                #[inline]
                fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
                    self.objection_to(state, *choice)
                }

                fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
                    let left = || wording::left(*choice, <Self as Ask>::LEFT);
                    let own = self.words(state, *choice).or_else(left);
                    let (label, effect) = own.unwrap_or_else(|| wording::plain(state, *choice));
                    Explanation::new(label, effect, Question::clause(self))
                }

                #[inline]
                fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
                    if let Some(answer) = Answer::of(*choice) {
                        Ask::answer(self, state, answer, ctx);
                    }
                }

                #[inline]
                fn moot(&self, state: &State) -> Moot<Choice> {
                    Ask::moot(self, state)
                }

                #[inline]
                fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
                    Ask::lapse(self, state, ctx);
                }

                fn clause(&self) -> Clause {
                    Clause(Ask::clause(self))
                }

                fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
                    Ask::ahead(self, state, seat, *choice)
                }
            })*
        };
    };
}
pub(crate) use asks;
