//! Hey! come merry dol!: of two regions of the wild one is left.

use super::prelude::*;

operations! {
    /// Each such region of the company's path counts for half, rounded down, until the end of the turn.
    "thin" => Thin { land: RegionKind },
}

impl Does for Thin {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// Do such regions of a company's path count for half?
    pub(crate) fn is_thinned(&self, company: CompanyId, land: RegionKind) -> bool {
        let mut of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(company));
        of.any(|lasting| lasting.change.op() == Some(&Op::Thin(Thin { land })))
    }
}
