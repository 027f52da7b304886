//! A page around the drawing, as the house will have one.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::BySeat;
use web::art::{icon, sprite};
use web::context::{BoardContext, Lit, Words};
use web::journey;

use crate::moments::Moment;
use crate::words::Locale;

fn style() -> String {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/style");
    let entries = std::fs::read_dir(directory).expect("the styles");
    let mut files = entries
        .map(|entry| entry.expect("a style").path())
        .collect::<Vec<_>>();
    files.sort();
    files
        .iter()
        .map(|file| std::fs::read_to_string(file).expect("a style"))
        .collect()
}

/// Everything that is not a table: cards, fields, choices refused, the scrubber, a toast.
pub fn parts(language: &str) -> Markup {
    let field = |label: &str, input: Markup| html! { div .field { label { (label) } (input) small { "…" } } };
    html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Bree" }
                style { (PreEscaped(style())) }
            }
            body {
                (sprite())
                div .inn {
                    header .topbar {
                        a .topbar__name href="#" { "Bree" }
                        div .topbar__tools { button .quiet type="button" aria-label="sun" { (icon("sun")) } }
                    }
                    main {
                        h1 { "Bree" }
                        p { "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt. " a href="#" { "Ut enim" } " " cite .clause { "VAM-4.2" } }
                        div .lobby {
                            @for (sign, name) in [("ring", "El viaje a Mordor"), ("crown", "II"), ("dice", "III")] {
                                article .card {
                                    h2 { (icon(sign)) " " (name) }
                                    p { "2–4 " (icon("person")) " · 20 " (icon("hourglass")) }
                                    div .card__foot { button .choice .choice--main type="button" { (icon("dice")) "Jugar" } button .choice type="button" { (icon("eye")) "Mirar" } }
                                }
                            }
                            form .card {
                                (field("Nombre", html! { input value="Elanor"; }))
                                (field("Jugadores", html! { select { option { "4" } } }))
                                fieldset { legend { "Variante" } label { input type="radio" name="v" checked; " A " } label { input type="radio" name="v"; " B" } }
                                p .field__wrong { "…" }
                                ul .choices {
                                    li { button .choice type="button" { span { "Dividir la casilla 4" span .choice__effect { "VAM-4.5" } } } }
                                    li { div .refused .choice { span { "Apartar el azul" span .refused__why { "VAM-3.1" } } } }
                                }
                            }
                        }
                        h2 { "Replay" }
                        div .replay {
                            button .quiet type="button" aria-label="undo" { (icon("undo")) }
                            input type="range" value="30" aria-label="ply";
                            output { "30 / 112" }
                        }
                        section .chat { p { b { "Elanor" } " Mae govannen" } p { b { "Gamyi" } " …" } input placeholder="…" aria-label="chat"; }
                        div .toast { "Bilbo Bolsón: 3" }
                    }
                }
            }
        }
    }
}

/// The page of one moment.
pub fn page(moment: &Moment, words: &Locale, language: &str) -> Markup {
    let view = &moment.view;
    let all = ["Elanor", "Bilbo Bolsón", "Rosita", "Gamyi"];
    let names = BySeat::new(view.seats.players(), |seat| all[seat.index()].to_owned());
    let lit = |place: &str| {
        let (_, notation) = moment.lit.iter().find(|(lit, _)| lit == place)?;
        let (label, effect) = (notation.clone(), "…".to_owned());
        Some(Lit {
            notation: notation.clone(),
            label,
            effect,
            ply: 1,
            ahead: None,
        })
    };
    let refused = |place: &str| {
        moment
            .refused
            .iter()
            .any(|dim| dim == place)
            .then(|| "…".to_owned())
    };
    let ctx = BoardContext {
        focus: moment.focus,
        names: &names,
        words,
        lit: &lit,
        refused: &refused,
        roll: 3,
    };
    let board = journey::board(view, &ctx);
    println!("  board {} bytes", board.0.len());
    html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (words.say("journey-art-title")) }
                style { (PreEscaped(style())) }
            }
            body {
                (sprite())
                div .inn {
                    header .topbar {
                        span .topbar__name { "Bree" }
                        div .topbar__tools {
                            @for sign in ["undo", "flag", "link", "sound", "moon"] { button .quiet type="button" aria-label=(sign) { (icon(sign)) } }
                        }
                    }
                    main .table {
                        section .prompt .prompt--yours {
                            span .prompt__who { (names[view.active]) }
                            p .prompt__ask { (moment.name) }
                            ul .choices {
                                @for (index, (_, notation)) in moment.lit.iter().take(5).enumerate() {
                                    li { button type="button" .choice .choice--main[index == 0] { (notation) } }
                                }
                            }
                        }
                        div .board { (board) }
                        div .hand { (journey::dice_tray(view, &ctx)) }
                        div .side {
                            (journey::location_banner(view, &ctx))
                            (journey::tally(view, &ctx))
                            (journey::players(view, &ctx, &|_| html! {}))
                            section .drawer {
                                div .drawer__tabs role="tablist" {
                                    @for (sign, on) in [("journal", "true"), ("chat", "false"), ("book", "false")] {
                                        button type="button" role="tab" aria-selected=(on) aria-label=(sign) { (icon(sign)) }
                                    }
                                }
                                ol .journal {
                                    @for line in ["1", "2", "3"] { li { (line) } }
                                    li { @for sign in ["bot", "person", "eye", "chat", "book", "handshake", "sun", "mute", "hourglass", "check", "cross", "dice", "cup", "crown", "ring", "gandalf", "fellowship", "orc", "nazgul", "white_tree", "frodo", "sam", "merry", "pippin"] { (icon(sign)) " " } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
