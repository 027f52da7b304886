//! The inn as people meet it: the real program, real browsers.

mod bar;
mod browser;
mod evening;
mod inn;
mod manners;
mod others;
mod picture;
mod player;
mod quest;
mod screen;
mod towers;
mod war;
mod wizards;
