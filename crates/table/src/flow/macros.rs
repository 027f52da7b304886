//! `questions!`: the enum of all that can be going on in a game, and every dispatch over it.

/// Makes the enum of a game's questions, steps and ends, and implements [`Questions`](crate::flow::Questions) for it:
/// every dispatch, without a catch-all, so that a question that is only declared does not compile.
///
/// ```text
/// questions! {
///     /// What is going on.
///     #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
///     #[serde(rename_all = "snake_case")]
///     pub enum Frame of War {
///         asks {
///             /// Declare the Fellowship?
///             Declare,                    // a unit struct `Declare` that is a `Question<War>`
///             /// Casualties of a side.
///             #[serde(rename = "losses")]
///             Hits(Hits),                 // a struct `Hits` that is a `Question<War>`
///         }
///         acts {
///             /// The action is over.
///             EndAction,                  // a `Step<War>`
///         }
///         ends {
///             /// The war is over.
///             Over(Over),                 // an `End<War>`
///         }
///     }
/// }
/// ```
///
/// Each part may be absent. A variant without a type is the unit struct of its name, and is written as a plain text
/// (`"declare"`), not as an object. Attributes go where they stand: derives, serde's names, doc comments. Each type
/// turns [`Into`] the enum.
#[macro_export]
macro_rules! questions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $game:ty {
            $( asks { $( $(#[$ask_meta:meta])* $ask:ident $(($ask_type:ty))? ),* $(,)? } )?
            $( acts { $( $(#[$act_meta:meta])* $act:ident $(($act_type:ty))? ),* $(,)? } )?
            $( ends { $( $(#[$end_meta:meta])* $end:ident $(($end_type:ty))? ),* $(,)? } )?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( $( $(#[$ask_meta])* $ask $(($ask_type))?, )* )?
            $( $( $(#[$act_meta])* $act $(($act_type))?, )* )?
            $( $( $(#[$end_meta])* $end $(($end_type))?, )* )?
        }

        $( $( $crate::__question_from!($name $ask $($ask_type)?); )* )?
        $( $( $crate::__question_from!($name $act $($act_type)?); )* )?
        $( $( $crate::__question_from!($name $end $($end_type)?); )* )?

        impl $crate::flow::Questions<$game> for $name {
            #[inline]
            fn asked(&self, state: &<$game as $crate::Game>::State) -> $crate::SeatSet {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::asked($crate::__question_ref!(q $ask $($ask_type)?), state)
                    } )* )?
                    $( $( Self::$act { .. } => $crate::SeatSet::EMPTY, )* )?
                    $( $( Self::$end { .. } => $crate::SeatSet::EMPTY, )* )?
                }
            }

            fn prompt(
                &self,
                state: &<$game as $crate::Game>::State,
                observer: $crate::Observer,
            ) -> ::core::option::Option<$crate::Message> {
                ::core::option::Option::Some(match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::prompt(
                            $crate::__question_ref!(q $ask $($ask_type)?), state, observer,
                        )
                    } )* )?
                    $( $( Self::$act { .. } => return ::core::option::Option::None, )* )?
                    $( $( $crate::__question_pattern!(q $name $end $($end_type)?) => {
                        $crate::flow::End::<$game>::prompt(
                            $crate::__question_ref!(q $end $($end_type)?), state, observer,
                        )
                    } )* )?
                })
            }

            #[inline]
            fn answers(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                offer: &mut impl ::core::ops::FnMut(<$game as $crate::Game>::Choice),
            ) {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::answers(
                            $crate::__question_ref!(q $ask $($ask_type)?), state, seat, offer,
                        );
                    } )* )?
                    $( $( Self::$act { .. } => {} )* )?
                    $( $( Self::$end { .. } => {} )* )?
                }
            }

            #[inline]
            fn choices(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                offer: &mut impl ::core::ops::FnMut(<$game as $crate::Game>::Choice),
            ) {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::choices(
                            $crate::__question_ref!(q $ask $($ask_type)?), state, seat, offer,
                        );
                    } )* )?
                    $( $( Self::$act { .. } => {} )* )?
                    $( $( Self::$end { .. } => {} )* )?
                }
            }

            #[inline]
            fn objection(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                choice: &<$game as $crate::Game>::Choice,
            ) -> ::core::result::Result<(), <$game as $crate::flow::Flow>::Why> {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::objection(
                            $crate::__question_ref!(q $ask $($ask_type)?), state, seat, choice,
                        )
                    } )* )?
                    $( $( Self::$act { .. } => {
                        ::core::result::Result::Err(<$game as $crate::flow::Flow>::NOT_ASKED)
                    } )* )?
                    $( $( Self::$end { .. } => {
                        ::core::result::Result::Err(<$game as $crate::flow::Flow>::OVER)
                    } )* )?
                }
            }

            fn explain(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                choice: &<$game as $crate::Game>::Choice,
            ) -> ::core::option::Option<$crate::Explanation> {
                ::core::option::Option::Some(match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::explain(
                            $crate::__question_ref!(q $ask $($ask_type)?), state, seat, choice,
                        )
                    } )* )?
                    $( $( Self::$act { .. } => return ::core::option::Option::None, )* )?
                    $( $( Self::$end { .. } => return ::core::option::Option::None, )* )?
                })
            }

            fn clause(&self) -> ::core::option::Option<$crate::Clause> {
                ::core::option::Option::Some(match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::clause($crate::__question_ref!(q $ask $($ask_type)?))
                    } )* )?
                    $( $( Self::$act { .. } => return ::core::option::Option::None, )* )?
                    $( $( Self::$end { .. } => return ::core::option::Option::None, )* )?
                })
            }

            fn ahead(
                &self,
                state: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                choice: &<$game as $crate::Game>::Choice,
            ) -> ::std::vec::Vec<<$game as $crate::Game>::Choice> {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::ahead(
                            $crate::__question_ref!(q $ask $($ask_type)?), state, seat, choice,
                        )
                    } )* )?
                    $( $( Self::$act { .. } => ::std::vec::Vec::new(), )* )?
                    $( $( Self::$end { .. } => ::std::vec::Vec::new(), )* )?
                }
            }

            fn outcome(
                &self,
                state: &<$game as $crate::Game>::State,
            ) -> ::core::option::Option<$crate::Outcome> {
                match self {
                    $( $( Self::$ask { .. } => ::core::option::Option::None, )* )?
                    $( $( Self::$act { .. } => ::core::option::Option::None, )* )?
                    $( $( $crate::__question_pattern!(q $name $end $($end_type)?) => {
                        ::core::option::Option::Some($crate::flow::End::<$game>::outcome(
                            $crate::__question_ref!(q $end $($end_type)?), state,
                        ))
                    } )* )?
                }
            }

            #[inline]
            fn due(
                &self,
                state: &<$game as $crate::Game>::State,
            ) -> $crate::flow::Due<<$game as $crate::Game>::Choice> {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::due_of::<$game, _>($crate::__question_ref!(q $ask $($ask_type)?), state)
                    } )* )?
                    $( $( Self::$act { .. } => $crate::flow::Due::Act, )* )?
                    $( $( Self::$end { .. } => $crate::flow::Due::Over, )* )?
                }
            }

            #[inline]
            fn stands_secretly(&self) -> bool {
                match self {
                    $( $( Self::$ask { .. } => {
                        <$crate::__question_type!($ask $($ask_type)?) as $crate::flow::Question<$game>>
                            ::SECRET_STANDING
                    } )* )?
                    $( $( Self::$act { .. } => false, )* )?
                    $( $( Self::$end { .. } => false, )* )?
                }
            }

            #[inline]
            fn answer(
                self,
                state: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                choice: &<$game as $crate::Game>::Choice,
                ctx: &mut $crate::flow::Ctx<'_, <$game as $crate::Game>::Event>,
            ) {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::answer(
                            $crate::__question_own!(q $ask $($ask_type)?), state, seat, choice, ctx,
                        );
                    } )* )?
                    $( $( Self::$act { .. } => {} )* )?
                    $( $( Self::$end { .. } => {} )* )?
                }
            }

            #[inline]
            fn act(
                self,
                state: &mut <$game as $crate::Game>::State,
                ctx: &mut $crate::flow::Ctx<'_, <$game as $crate::Game>::Event>,
            ) {
                match self {
                    $( $( $crate::__question_pattern!(q $name $ask $($ask_type)?) => {
                        $crate::flow::Question::<$game>::lapse(
                            $crate::__question_own!(q $ask $($ask_type)?), state, ctx,
                        );
                    } )* )?
                    $( $( $crate::__question_pattern!(q $name $act $($act_type)?) => {
                        $crate::flow::Step::<$game>::act($crate::__question_own!(q $act $($act_type)?), state, ctx);
                    } )* )?
                    $( $( Self::$end { .. } => {} )* )?
                }
            }
        }
    };
}

/// The pattern that binds a variant's content.
#[doc(hidden)]
#[macro_export]
macro_rules! __question_pattern {
    ($q:ident $enum:ident $variant:ident) => {
        $enum::$variant
    };
    ($q:ident $enum:ident $variant:ident $type:ty) => {
        $enum::$variant($q)
    };
}

/// The content of a variant, by reference.
#[doc(hidden)]
#[macro_export]
macro_rules! __question_ref {
    ($q:ident $variant:ident) => {
        &$variant
    };
    ($q:ident $variant:ident $type:ty) => {
        $q
    };
}

/// The content of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! __question_own {
    ($q:ident $variant:ident) => {
        $variant
    };
    ($q:ident $variant:ident $type:ty) => {
        $q
    };
}

/// The type that a variant holds.
#[doc(hidden)]
#[macro_export]
macro_rules! __question_type {
    ($variant:ident) => {
        $variant
    };
    ($variant:ident $type:ty) => {
        $type
    };
}

/// The enum from a variant's content.
#[doc(hidden)]
#[macro_export]
macro_rules! __question_from {
    ($enum:ident $variant:ident) => {
        impl ::core::convert::From<$variant> for $enum {
            #[inline]
            fn from(_: $variant) -> Self {
                Self::$variant
            }
        }
    };
    ($enum:ident $variant:ident $type:ty) => {
        impl ::core::convert::From<$type> for $enum {
            #[inline]
            fn from(inner: $type) -> Self {
                Self::$variant(inner)
            }
        }
    };
}
