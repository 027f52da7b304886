//! The organization phase (chapters 6 to 12).

mod appear;
mod companies;
mod control;
mod end;
mod items;
mod journeys;
mod menu;
mod overrun;
mod removal;

pub use appear::Appear;
pub use control::Control;
pub use end::OrganizationEnd;
pub use menu::Organize;
pub use overrun::Overrun;
