//! Writes all cards of Las Dos Torres on one page, to be looked at:
//! `cargo run -p tricks-page --example cards > cards.html`.

use maud::{DOCTYPE, PreEscaped, html};
use tricks_page::{Face, TricksPage, back, face};
use web::Web;

fn main() {
    let web = Web::new([canvas::of::<TricksPage>()]);
    let style = web.assets().iter().filter(|asset| asset.name.ends_with(".css"));
    let style = style.flat_map(|asset| asset.bytes).copied().collect::<Vec<_>>();
    let style = String::from_utf8_lossy(&style);
    let numbers = ["h1", "h7", "m2", "m8", "f3", "f12", "s4", "s6", "r1", "r5", "wt", "bt", "o1", "c1"];
    let titles = [
        "Colinas",
        "Colinas",
        "Montañas",
        "Montañas",
        "Bosques",
        "Bosques",
        "Sombras",
        "Sombras",
        "Anillos",
        "Anillos",
        "Torre Blanca",
        "Torre Negra",
        "Orcos",
        "Cansancio",
    ];
    let page = html! {
        (DOCTYPE)
        html data-theme=(std::env::args().nth(1).unwrap_or_else(|| "light".to_owned())) {
            head { meta charset="utf-8"; style { (PreEscaped(style)) "body{display:grid;grid-template-columns:repeat(8,1fr);gap:16px;padding:16px}" } }
            body {
                (canvas::art::sprite())
                @for (notation, title) in numbers.into_iter().zip(titles) {
                    @if let Some(card) = Face::of(notation) { div { (face(card, title)) } }
                }
                div { (back()) }
            }
        }
    };
    println!("{}", page.into_string());
}
