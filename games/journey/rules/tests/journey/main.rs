//! El viaje a Mordor against its rulebook: one module a chapter, one for the book's examples.

mod components;
mod conformance;
mod data;
mod elimination;
mod end;
mod examples;
mod golden;
mod locations;
mod notation;
mod position;
mod readings;
mod refusals;
mod rolling;
mod scenarios;
mod symbols;
mod table;
