//! Writes the map of Guerra del Anillo as pages that need no server, to be looked at:
//! `cargo run -p web --example war_map -- DIRECTORY`.

use std::path::PathBuf;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use web::Language;
use web::art::sprite;
use web::war::{self, Context};

fn main() -> std::io::Result<()> {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "preview".to_owned()));
    std::fs::create_dir_all(&directory)?;
    for language in Language::ALL {
        for theme in ["light", "dark"] {
            let html = page(language, theme).into_string();
            let name = format!("war-map-{}-{theme}.html", language.tag());
            println!("{name}: {} bytes", html.len());
            std::fs::write(directory.join(name), html)?;
        }
    }
    Ok(())
}

fn style() -> &'static str {
    let style = web::assets().iter().find(|asset| asset.name == "app.css");
    style.map_or("", |asset| std::str::from_utf8(asset.bytes).unwrap_or(""))
}

fn page(language: Language, theme: &str) -> Markup {
    let ctx = Context {
        language,
        lit: &|_| None,
        refused: &|_| None,
    };
    html! {
        (DOCTYPE)
        html lang=(language.tag()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Bree" }
                style { (PreEscaped(style())) }
            }
            body { (sprite()) div .board #board { (war::map(&ctx, &html! {})) } }
        }
    }
}
