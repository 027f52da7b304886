//! Cards that do what few others do, by what they have in common.

mod afar;
mod beings;
mod elbereth;
mod narsil;
mod nazgul;
mod palantiri;
mod passes;
mod rings;
mod searches;
mod shelter;
mod sites;
mod wizards;
