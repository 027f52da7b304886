//! Nothing the house can say is missing, in any language.

mod files;
mod games;
mod sentences;
mod tricks;
mod war;
