//! `bree play GAME`: a game in the terminal, against bots.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use table::{AnyMatch, Laid, Observer, Seat, Seed};
use web::Language;
use web::text::{say, say_outcome};

use crate::failure::{Failure, print};
use crate::house::{House, Room};
use crate::position;

/// Plays a game in the terminal.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// The bots you play against (random, easy, fair, hard).
    #[arg(long, value_delimiter = ',', default_value = "fair")]
    bots: Vec<String>,
    /// Where you sit, from 1.
    #[arg(long, default_value_t = 1)]
    seat: usize,
    /// The same seed rolls the same dice; without it, nobody knows them.
    #[arg(long)]
    seed: Option<u64>,
    /// An option of the table, as name=value; `bree games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A file with the position to begin from (war; `bree position` writes one).
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    /// The language: es or en. By default that of the environment (LANG).
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let players = args.bots.len() + 1;
    let you = Seat::from_number(args.seat)
        .filter(|seat| seat.index() < players)
        .ok_or_else(|| Failure::Said(format!("--seat {}: there are {players} seats", args.seat)))?;
    for bot in &args.bots {
        room.bots
            .check(bot)
            .map_err(|error| Failure::Said(error.to_string()))?;
    }
    let mut setup = room.setup(players, &args.options)?;
    if let Some(file) = &args.position {
        setup["position"] = position::load(room, file)?.to_string().into();
    }
    let mut terminal = Terminal {
        language: language(args)?,
        you,
        bots: args.bots.clone(),
        read: 0,
    };
    let seed = seed(args.seed)?;
    print(format!("seed commitment {}\n\n", seed.commitment()))?;
    let mut game = room
        .game
        .start(&setup, &seed)
        .map_err(|error| Failure::Said(error.to_string()))?;
    terminal.play(room, game.as_mut())?;
    print(format!("seed {seed}\n"))
}

fn language(args: &Args) -> Result<Language, Failure> {
    let Some(wanted) = &args.lang else {
        let environment = std::env::var("LC_ALL")
            .or_else(|_| std::env::var("LANG"))
            .unwrap_or_default();
        return Ok(Language::from_tag(&environment).unwrap_or(Language::En));
    };
    Language::from_tag(wanted).ok_or_else(|| Failure::Said(format!("--lang {wanted}: es or en")))
}

fn seed(number: Option<u64>) -> Result<Seed, Failure> {
    if let Some(number) = number {
        return Ok(Seed::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::when("no randomness to be had", error))?;
    Ok(Seed(bytes))
}

struct Terminal {
    language: Language,
    you: Seat,
    bots: Vec<String>,
    /// Journal lines shown so far.
    read: usize,
}

impl Terminal {
    fn play(&mut self, room: &Room, game: &mut dyn AnyMatch) -> Result<(), Failure> {
        while let Some(seat) = game.asks().first() {
            self.tell(game)?;
            let choice = if seat == self.you {
                self.ask(game)?
            } else {
                self.think(room, game, seat)?
            };
            game.choose(seat, game.ply(), &choice)
                .map_err(|error| Failure::Said(error.to_string()))?;
        }
        self.tell(game)?;
        match game.outcome() {
            None => Ok(()),
            Some(outcome) => {
                let words = say_outcome(self.language, &outcome, &|seat| self.name(seat), self.observer());
                print(format!("\n{words}\n"))
            }
        }
    }

    /// What happened since the last time, in words.
    fn tell(&mut self, game: &dyn AnyMatch) -> Result<(), Failure> {
        for told in game.told(self.observer(), self.read) {
            print(format!(
                "  {}\n",
                say(self.language, &told.say, &|seat| self.name(seat), self.observer())
            ))?;
        }
        self.read = game.told_len();
        Ok(())
    }

    fn think(&self, room: &Room, game: &dyn AnyMatch, seat: Seat) -> Result<String, Failure> {
        let bot = &self.bots[seat.index() - usize::from(seat > self.you)];
        room.bots
            .choose(game, seat, bot, u64::from(game.ply()))
            .ok_or_else(|| Failure::Said(format!("the bot '{bot}' found no choice")))
    }

    /// Asks until the answer is one of the numbers offered.
    fn ask(&self, game: &dyn AnyMatch) -> Result<String, Failure> {
        let words =
            |message: &table::Message| say(self.language, message, &|seat| self.name(seat), self.observer());
        let laid = game.laid(self.you);
        let (open, closed): (Vec<&Laid>, Vec<&Laid>) = laid.iter().partition(|laid| laid.refusal.is_none());
        let mut text = format!("\n{}\n", words(&game.prompt(self.observer())));
        for (number, laid) in open.iter().enumerate() {
            let Laid { explanation, .. } = laid;
            let (label, effect) = (words(&explanation.label), words(&explanation.effect));
            text += &format!("{:>3}  {label} - {effect} ({})\n", number + 1, explanation.clause);
        }
        for laid in closed {
            if let Some(refusal) = &laid.refusal {
                let (label, why) = (words(&laid.explanation.label), words(&refusal.message));
                text += &format!("  -  {label}: {why} ({})\n", refusal.clause);
            }
        }
        print(text)?;
        loop {
            print("> ")?;
            std::io::stdout().flush()?;
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Err(Failure::Said("the game was left before its end".to_owned()));
            }
            let chosen = line
                .trim()
                .parse::<usize>()
                .ok()
                .and_then(|number| open.get(number.checked_sub(1)?));
            match chosen {
                Some(laid) => return Ok(laid.choice.clone()),
                None => print(format!("1-{}\n", open.len()))?,
            }
        }
    }

    fn observer(&self) -> Observer {
        Observer::Seat(self.you)
    }

    fn name(&self, seat: Seat) -> String {
        match self
            .bots
            .get(seat.index().wrapping_sub(usize::from(seat > self.you)))
        {
            Some(bot) if seat != self.you => format!("{bot} ({seat})"),
            _ => whoami(),
        }
    }
}

/// The name by which the journal calls the person at the terminal.
fn whoami() -> String {
    std::env::var("USER").unwrap_or_else(|_| "you".to_owned())
}
