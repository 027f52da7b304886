//! Las Dos Torres against its rulebook: one module a chapter of the book, one for its examples.

mod conformance;
