//! Ids: a card's, a site's, a region's identity (its place in the book), and one card's number (its place in the game).

use cardlang::{Fault, Ids, Node, Value};
use table::kit::Listed;

use crate::card::{Book, Face, Region, Site, Ways, book};

/// Makes ids of what stands in the book, which know their facts and are values of the language.
macro_rules! in_book {
    ($($(#[$doc:meta])* $id:ident($inner:ty) of $of:ty, $list:ident, $kind:literal, $count:expr;)*) => {$(
        table::listed! {
            $(#[$doc])*
            pub struct $id(pub(crate) $inner), $kind;
        }

        impl Listed for $id {
            type Facts = $of;

            #[inline]
            fn list() -> &'static [$of] {
                &book().$list
            }

            fn id_of(facts: &'static $of) -> &'static str {
                &facts.id
            }

            fn count() -> usize {
                let count: fn(&Book) -> usize = $count;
                count(book())
            }

            fn place(id: &str) -> Option<usize> {
                book().ids.number($kind, id)
            }
        }

        impl $id {
            /// The printed facts.
            #[inline]
            pub fn get(self) -> &'static $of {
                self.facts()
            }
        }

        impl Value for $id {
            fn what() -> String {
                cardlang::with_article($kind)
            }

            fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
                ids.read($kind, node).map(Self::at)
            }

            fn attempt(node: &Node, ids: &Ids) -> Option<Self> {
                ids.attempt($kind, node).map(Self::at)
            }

            fn write(&self) -> Node {
                Node::word(self.id())
            }
        }
    )*};
}

in_book! {
    /// A card's identity: its place in the book.
    CardId(u16) of Face, cards, "card", |book| book.cards.len();
    /// A site. All of them: all site cards.
    SiteId(u8) of Site, sites, "site", |book| book.site_cards;
    /// A region.
    RegionId(u8) of Region, regions, "region", |book| book.regions.len();
}

impl SiteId {
    /// The steps from it.
    #[inline]
    pub fn ways(self) -> &'static Ways {
        &book().ways[self.index()]
    }
}

table::numbered! {
    /// One card of the game: two copies of one card are two of these. Dealt at random, so that a number says nothing.
    pub struct PieceId(pub(crate) u16) after "#";
}
table::numbered! {
    /// A company.
    pub struct CompanyId(pub(crate) u8) after "c";
}
table::numbered! {
    /// An agent on the table: a face-down one has no other name that reveals nothing.
    pub struct AgentId(pub(crate) u8) after "a";
}

impl PieceId {
    /// Its place in the state's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
