//! The options of a game, as they are shown.

use std::collections::BTreeMap;

use seen::OptionView;
use table::GameOption;

use crate::Room;

/// The options of a game.
pub fn options(room: &Room) -> Vec<OptionView> {
    let view = |option: GameOption| OptionView {
        id: option.id,
        values: option.values,
        default: option.default,
        clause: option.clause,
    };
    room.game.options().into_iter().map(view).collect()
}

/// The options among these that are not as usual.
pub fn unusual(room: &Room, options: &BTreeMap<String, String>) -> Vec<String> {
    let all = room.game.options().into_iter();
    let odd = all.filter(|option| options.get(option.id).is_some_and(|value| *value != option.default));
    odd.map(|option| option.id.to_owned()).collect()
}
