//! The steps from every site: asked for so often that the book keeps them.

use super::place::{Region, Site, SiteSet};
use crate::ids::SiteId;

/// SATM-12.8: regions in a chain, both ends counted.
pub(crate) const CHAIN: usize = 4;

/// The sites a company can reach from a site.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ways {
    /// Sites by basic movement (SATM-12.3 to SATM-12.5).
    pub basic: SiteSet,
    /// Sites by a chain of regions (SATM-12.8).
    pub regions: SiteSet,
    /// Sites by the Under-deeps (SATM-29.8, SATM-29.9).
    pub deep: SiteSet,
}

/// The ways from every site, in the sites' order.
pub(super) fn ways(sites: &[Site], regions: &[Region]) -> Vec<Ways> {
    let all = || (0..sites.len()).map(|at| SiteId(at as u8));
    let of = |from: SiteId| {
        // A site without a site card is reached by its own road only.
        let to = |leads: &dyn Fn(SiteId) -> bool| {
            let goals = all().filter(|to| *to != from && sites[to.index()].is_card());
            goals.filter(|to| leads(*to)).collect()
        };
        Ways {
            basic: to(&|to| basic(sites, from, to)),
            regions: to(&|to| by_regions(&sites[from.index()], &sites[to.index()], regions)),
            deep: to(&|to| deep(&sites[from.index()], from, &sites[to.index()], to).is_some()),
        }
    };
    all().map(of).collect()
}

fn basic(sites: &[Site], from: SiteId, to: SiteId) -> bool {
    let (here, there) = (&sites[from.index()], &sites[to.index()]);
    if here.under_deeps || there.under_deeps {
        false
    } else if here.is_haven() {
        there.haven == Some(from) || there.paths.iter().any(|(haven, _)| *haven == from)
    } else {
        here.haven == Some(to)
    }
}

fn by_regions(here: &Site, there: &Site, regions: &[Region]) -> bool {
    let ends = here.region.zip(there.region);
    let near = ends.is_some_and(|(one, two)| usize::from(regions[one.index()].chain[two.index()]) <= CHAIN);
    near && !here.under_deeps && !there.under_deeps
}

/// SATM-29.8, SATM-29.9: are the sites next to each other by the Under-deeps, and which roll is needed?
pub(crate) fn deep(here: &Site, from: SiteId, there: &Site, to: SiteId) -> Option<u8> {
    let way = |of: &Site, other: SiteId| {
        of.deeps.iter().find(|(site, _)| *site == other).map(|(_, number)| *number)
    };
    if here.under_deeps {
        way(here, to)
    } else if there.under_deeps {
        // Down from the surface no roll is needed (SATM-29.10): only the surface site has the number 0.
        way(there, from).filter(|number| *number == 0)
    } else {
        None
    }
}
