//! Cards that do what no operation of the language says: each in one file of its name. Those that ask something are among the
//! questions.

mod alatar;
mod anduril;
mod elf_song;
mod fell_beast;
mod greed;
mod morannon;
mod morgul_horse;
mod palantiri;
mod sacrifice_of_form;
mod siege;
mod smaug;
mod the_will_of_sauron;
mod traitor;
mod true_fana;
