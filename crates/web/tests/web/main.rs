//! The pages as a browser gets them.

mod bar;
mod files;
mod friends;
mod hints;
mod html;
mod kinds;
mod lessons;
mod long_library;
mod matters;
mod own;
mod pages;
mod programs;
mod sample;
mod shared;
mod statistics;
mod updates;
mod war_table;
