//! Writes the table of El viaje a Mordor at several moments as pages that need no server, to be looked at:
//! `cargo run -p web --example preview -- DIRECTORY`.

#[path = "preview/moments.rs"]
mod moments;
#[path = "preview/page.rs"]
mod page;
#[path = "preview/words.rs"]
mod words;

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "preview".to_owned()));
    std::fs::create_dir_all(&directory)?;
    std::fs::write(directory.join("parts-es.html"), page::parts("es").into_string())?;
    for moment in moments::all() {
        for language in ["es", "en"] {
            let html = page::page(&moment, &words::Locale::load(language), language).into_string();
            let name = format!("{}-{language}.html", moment.name);
            println!("{name}: {} bytes", html.len());
            std::fs::write(directory.join(name), html)?;
        }
    }
    Ok(())
}
