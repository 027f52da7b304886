//! El viaje a Mordor over the API, as people play it on an evening.

mod alone;
mod back;
mod leaving;
mod whole_game;

use journey::Journey;
use journey::data::Data;
use serde_json::{Value, json};

use crate::house::{Guest, Open, room, token};

/// An inn with the game itself.
async fn inn(folder: &tempfile::TempDir) -> Open {
    Open::house(folder.path(), [room::<Journey>(Data::built_in())], |_| {}).await
}

/// People at a table.
struct Party {
    /// The guests, in the order of the seats.
    guests: Vec<Guest>,
    id: String,
    links: Value,
}

impl Party {
    /// The first of these makes a private table, and the others sit down by its link.
    async fn gather(inn: &Open, names: &[&str]) -> Self {
        let mut guests = Vec::new();
        for name in names {
            guests.push(inn.guest(name).await);
        }
        let plan = json!({ "game": "journey", "players": names.len(), "name": "The evening" });
        let (status, made) = guests[0].post("/tables", plan).await;
        assert_eq!(status, 201, "{made}");
        let party =
            Self { id: made["id"].as_str().unwrap().to_owned(), links: made["links"].clone(), guests };
        for guest in &party.guests[1..] {
            let secret = json!({ "token": token(&party.links["join"]) });
            party.done(guest, "join", secret).await;
        }
        party
    }

    /// Does something that goes well.
    async fn done(&self, who: &Guest, what: &str, body: Value) -> Value {
        let (status, answer) = who.post(&format!("/tables/{}/{what}", self.id), body).await;
        assert_eq!(status, 200, "{what}: {answer}");
        answer
    }

    /// Tries something that does not.
    async fn refused(&self, who: &Guest, what: &str, body: Value) -> (u16, String) {
        let (status, answer) = who.post(&format!("/tables/{}/{what}", self.id), body).await;
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        (status.as_u16(), code.to_owned())
    }

    async fn look(&self, who: &Guest) -> Value {
        who.look(&self.id).await
    }

    /// The guest who is asked, if anybody is: their number from 0, and their choices.
    async fn find_asked(&self) -> Option<(usize, Value)> {
        for (number, guest) in self.guests.iter().enumerate() {
            let (status, mut laid) = guest.get(&format!("/tables/{}/choices", self.id)).await;
            assert_eq!(status, 200, "{laid}");
            if let Some(laid) = laid.as_array_mut().unwrap().pop() {
                return Some((number, laid));
            }
        }
        None
    }

    async fn asked(&self) -> (usize, Value) {
        self.find_asked().await.expect("somebody is asked")
    }

    async fn choose(&self, number: usize, laid: &Value, choice: &str) {
        let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": choice });
        self.done(&self.guests[number], "choices", body).await;
    }

    /// The guest who is asked takes the first thing they may.
    async fn go_on(&self) -> usize {
        let (number, laid) = self.asked().await;
        self.choose(number, &laid, &allowed(&laid)[0]).await;
        number
    }
}

/// The choices that no rule forbids.
fn allowed(laid: &Value) -> Vec<String> {
    let choices = laid["choices"].as_array().expect("choices");
    let allowed = choices.iter().filter(|choice| choice["refusal"].is_null());
    let allowed = allowed.map(|choice| choice["choice"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert!(!allowed.is_empty(), "{laid}");
    allowed
}
