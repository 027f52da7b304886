//! Chapter 6: influence, where it may be placed, and the fate of a broken chain.

use crate::prelude::*;

impl State {
    /// Places with influence.
    #[inline]
    pub fn influenced(&self) -> Places {
        self.board.influence.places()
    }

    /// The chain that hangs on a stronghold: all places with influence that are joined to it, itself included.
    /// None hangs on an empty one (MEQ-B7).
    fn chain(&self, stronghold: Place, influenced: Places) -> Places {
        if !influenced.has(stronghold) && !self.options.empty_stronghold {
            return Places::EMPTY;
        }
        let (mut chain, mut edge) = (Places::only(stronghold), Places::only(stronghold));
        while !edge.is_empty() {
            edge = self.pack.map.around(edge).and(influenced).minus(chain);
            chain = chain.or(edge);
        }
        chain
    }

    /// The most that a place of a chain may hold: a stronghold its own number, whatever it is joined to (MEQ-6.4); any
    /// other place the highest number of the strongholds in the chain (MEQ-A12).
    fn cap(&self, place: Place, chain: Places) -> u8 {
        let map = &self.pack.map;
        let number = |stronghold: Place| map.limits[stronghold.index()];
        if map.strongholds.has(place) {
            return number(place);
        }
        chain.and(map.strongholds).iter().map(number).max().unwrap_or(0)
    }

    /// The chain that hangs on a stronghold, which it begins, and the places in whose extension one may place.
    fn reach(&self, stronghold: Place, influenced: Places) -> (Places, Places) {
        let map = &self.pack.map;
        let chain = self.chain(stronghold, influenced).with(stronghold);
        let hangs = influenced.has(stronghold) || self.options.empty_stronghold;
        let reach = if hangs { chain.or(map.around(chain)) } else { chain };
        (chain, reach.minus(map.havens))
    }

    /// The number of tokens for which a place has room in extension of one stronghold, or of any.
    pub fn room(&self, root: Option<Place>, place: Place) -> u8 {
        let influenced = self.influenced();
        let roots = root.map_or(self.pack.map.strongholds, Places::only);
        let room = |stronghold: Place| {
            let (chain, reach) = self.reach(stronghold, influenced);
            reach.has(place).then(|| self.cap(place, chain).saturating_sub(self.board.influence.at(place)))
        };
        roots.iter().filter_map(room).max().unwrap_or(0)
    }

    /// The places where one more token may be placed in extension (MEQ-6.3) of one stronghold, or of any.
    pub(crate) fn openings(&self, root: Option<Place>) -> Places {
        let influenced = self.influenced();
        let roots = root.map_or(self.pack.map.strongholds, Places::only);
        let mut open = Places::EMPTY;
        for stronghold in roots.iter() {
            let (chain, reach) = self.reach(stronghold, influenced);
            for place in reach.iter() {
                if self.board.influence.at(place) < self.cap(place, chain) {
                    open = open.with(place);
                }
            }
        }
        open
    }

    /// Everything that hangs on a stronghold.
    pub fn rooted(&self) -> Places {
        let influenced = self.influenced();
        let chains = self.pack.map.strongholds.iter().map(|stronghold| self.chain(stronghold, influenced));
        chains.fold(Places::EMPTY, Places::or)
    }

    /// The heroes took influence away: places that hung on a stronghold before and hang on none any more keep
    /// one token (MEQ-6.6). Places never in extension lose nothing by it.
    pub(crate) fn sever(&mut self, before: Places, ctx: &mut Ctx<'_>) {
        let loose = before.and(self.influenced()).minus(self.rooted());
        for place in loose.iter() {
            let over = self.board.influence.at(place) - 1;
            if over > 0 {
                self.board.influence.take(place, over);
                ctx.tell(|| Event::Severed { place });
            }
        }
        if self.options.overflow {
            self.trim();
        }
    }

    /// Removes the influence that is over the limit (MEQ-B8, where the table says so).
    fn trim(&mut self) {
        let influenced = self.influenced();
        let chains = self.pack.map.strongholds.iter().map(|stronghold| self.chain(stronghold, influenced));
        for chain in chains.collect::<arrayvec::ArrayVec<_, 8>>() {
            for place in chain.iter() {
                let over = self.board.influence.at(place).saturating_sub(self.cap(place, chain));
                self.board.influence.take(place, over);
            }
        }
    }

    /// Takes influence off a place. A caller on behalf of the heroes calls [`sever`](Self::sever) afterwards,
    /// with the places [rooted](Self::rooted) before.
    pub(crate) fn take_influence(&mut self, place: Place, most: u8, ctx: &mut Ctx<'_>) -> u8 {
        let tokens = self.board.influence.take(place, most);
        if tokens > 0 {
            ctx.tell(|| Event::Cleared { place, tokens });
        }
        tokens
    }

    /// Puts influence on a place, whatever is next to it; never on a haven (MEQ-6.3).
    pub(crate) fn put_influence(&mut self, place: Place, tokens: u8, ctx: &mut Ctx<'_>) {
        if !self.pack.map.havens.has(place) {
            self.board.influence.add(place, tokens);
            ctx.tell(|| Event::Influence { place, tokens });
        }
    }

    /// Room in the Shadow Pool (MEQ-6.5, MEQ-A13).
    pub fn pool_room(&self) -> u8 {
        if self.options.pool {
            return 60_u8.saturating_sub(self.sauron.pool);
        }
        let holds = self.pack.raw.tracks.pool.by_stage[self.stage() as usize];
        holds.saturating_sub(self.sauron.pool)
    }

    /// The Shadow Pool gains or loses influence, as far as it goes.
    pub fn change_pool(&mut self, by: i8, ctx: &mut Ctx<'_>) {
        let before = self.sauron.pool;
        self.sauron.pool = if by < 0 {
            before.saturating_sub(by.unsigned_abs())
        } else {
            before + self.pool_room().min(by.unsigned_abs())
        };
        let now = self.sauron.pool;
        if now != before {
            let by = now as i8 - before as i8;
            ctx.tell(|| Event::Pool { by, now });
        }
    }
}
