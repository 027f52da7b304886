//! Guerra del Anillo against its rulebook: one module a chapter.

mod conformance;
