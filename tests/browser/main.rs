//! The inn as people meet it: the real program, real browsers.

mod axe;
mod back;
mod bar;
mod browser;
mod evening;
mod hands;
mod inn;
mod manners;
mod one_screen;
mod others;
mod picture;
mod player;
mod quest;
mod ritual;
mod screen;
mod speed;
mod towers;
mod war;
mod wizards;
