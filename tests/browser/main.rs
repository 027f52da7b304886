//! The inn as people meet it: the real program, real browsers.

mod axe;
mod back;
mod bar;
mod browser;
mod devices;
mod evening;
mod hands;
mod inn;
mod look_up;
mod manners;
mod one_screen;
mod others;
mod pace;
mod picture;
mod player;
mod quest;
mod ritual;
mod screen;
mod shelves;
mod sizes;
mod speed;
mod towers;
mod war;
mod wizards;
