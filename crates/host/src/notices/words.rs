//! The words of a notification, and its link.

use store::{Reach, Waiting};
use table::Message;
use tables::keys::Purpose;

use super::payload::Words;
use super::{Notice, Post};

/// The path of a link by which the owner of an address confirms or ends it without signing in.
pub(super) fn link(post: &Post, purpose: Purpose, reach: &str) -> String {
    let word = if purpose == Purpose::Stop { "stop" } else { "confirm" };
    format!("/notices/{reach}/{word}/{}", post.engine.key.token(purpose, reach, 0))
}

/// A path as a whole address.
pub(super) fn whole(post: &Post, path: &str) -> String {
    let house = &post.public_url;
    format!("{}{path}", house.trim_end_matches('/'))
}

/// The words of a notice, and the address to which it leads.
pub(super) fn words(post: &Post, reach: &Reach, notice: Notice<'_>) -> Words {
    let known = post.pages.languages().iter().copied();
    let lang = known.into_iter().find(|known| *known == reach.lang).unwrap_or("en");
    let mut name = String::new();
    let (message, path) = match notice {
        Notice::Turns(turns) => {
            name = games(post, lang, turns);
            at_tables(turns, ["server-notice-turn", "server-notice-turns"], &name)
        }
        Notice::Kept(tables) => {
            name = games(post, lang, tables);
            let (message, _) = at_tables(tables, ["server-notice-kept", "server-notice-kepts"], &name);
            // Who does not sit there yet may not look in: the way to the seat stands at the entrance.
            (message, "/".to_owned())
        }
        Notice::Open(tables) => {
            name = games(post, lang, tables);
            at_tables(tables, ["server-notice-open", "server-notice-opens"], &name)
        }
        Notice::Test => (Message::new("server-notice-test"), "/me/notices".to_owned()),
        Notice::Confirm => (Message::new("server-notice-confirm"), link(post, Purpose::Confirm, &reach.id)),
        Notice::Enter(path) => (Message::new("server-notice-enter"), path.to_owned()),
    };
    let subject = match notice {
        Notice::Confirm => Some("server-notice-confirm-subject"),
        Notice::Enter(_) => Some("server-notice-enter-subject"),
        _ => None,
    };
    let subject = subject.map(|id| post.pages.say(lang, &Message::new(id), &[]));
    Words { text: post.pages.say(lang, &message, &[]), subject, game: name, url: whole(post, &path) }
}

/// The titles of the games at these tables, each once.
fn games(post: &Post, lang: &str, tables: &[Waiting]) -> String {
    let mut names = Vec::new();
    for table in tables {
        let name = post.pages.game_name(lang, &table.game);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The sentence about one table, with a link to it, or about several, with a link to the page of all.
fn at_tables(tables: &[Waiting], [one, many]: [&'static str; 2], games: &str) -> (Message, String) {
    match tables {
        [table] => (Message::new(one).with("game", games.to_owned()), format!("/t/{}", table.table)),
        _ => {
            let message = Message::new(many).with("tables", tables.len() as u32);
            (message.with("games", games.to_owned()), "/".to_owned())
        }
    }
}

/// The text of a letter: the sentence, its link, and the link that ends the letters.
pub(super) fn letter(post: &Post, reach: &Reach, words: &Words, stop: &str) -> String {
    let known = post.pages.languages().iter().copied();
    let lang = known.into_iter().find(|known| *known == reach.lang).unwrap_or("en");
    let no_more = post.pages.say(lang, &Message::new("server-notice-stop"), &[]);
    let Words { text, url, .. } = words;
    format!("{text}\n{url}\n\n-- \n{no_more}\n{stop}\n")
}
