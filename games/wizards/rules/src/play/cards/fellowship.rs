//! Fellowship: four or more set out together, and stay together.

use super::prelude::*;

conditions! {
    /// The company has at least so many characters and allies.
    "company_at_least" => CompanyAtLeast { count: i8 } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.members(id).count() >= it.count as usize)
    };
    /// Somebody joined or left the company: for what is discarded then. It is asked when somebody does.
    "company_changed" => CompanyChanged: |_, _, _| false;
}
