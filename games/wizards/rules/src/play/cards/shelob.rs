//! Shelob: she comes out where she could have lain in wait.

use super::prelude::*;

conditions! {
    /// The creature could attack the company.
    "has_key" => HasKey: |_, state, scope| {
        let mut any = false;
        if let Some(face) = scope.face(state) {
            state.each_key(face, scope, |_| any = true);
        }
        any
    };
}
