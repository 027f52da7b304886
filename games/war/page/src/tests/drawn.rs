//! The map is drawn stroke by stroke as it always was. A change on purpose changes these numbers: look at the
//! map, then write down the new ones.

use flate2::Crc;
use maud::html;

use super::plain;
use crate::trace::untouched;
use crate::{Pieces, map};
use canvas::Language;

#[test]
fn the_map_is_drawn_as_it_was() {
    let drawn = Language::ALL.map(|language| {
        let ctx = plain(language);
        let whole = ctx.whole(&map(&ctx, &Pieces::over(&html! {})));
        // Nothing was done yet: there is room for it, and no more.
        let whole = whole.replacen(&untouched().0, "", 1);
        let mut crc = Crc::new();
        crc.update(whole.as_bytes());
        (whole.len(), crc.sum())
    });
    assert_eq!(drawn, [(158_809, 3_341_798_282), (157_923, 2_676_787_424)]);
}
