//! Great Ship: whoever keeps to the coast is not easily reached.

use super::prelude::*;

conditions! {
    /// The path has a coastal sea, and nowhere two other symbols in a row.
    "by_the_coast" => ByTheCoast: |_, state, scope| {
        scope.its_company(state).is_some_and(|company| by_the_coast(&company.path.lands))
    };
}

/// A coastal sea, and nowhere two other symbols one after the other.
fn by_the_coast(lands: &[RegionKind]) -> bool {
    let inland = |land: &RegionKind| *land != RegionKind::CoastalSea;
    lands.contains(&RegionKind::CoastalSea) && !lands.windows(2).any(|two| two.iter().all(inland))
}
