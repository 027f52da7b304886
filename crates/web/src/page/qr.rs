//! Links that are scanned from a screen.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// A text as a QR code: dark on light also by night, with the margin that readers want.
pub(super) fn qr(text: &str, label: &str) -> Markup {
    const MARGIN: i32 = 4;
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else {
        return html! {};
    };
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN));
            }
            x += run + 1;
        }
    }
    let side = size + 2 * MARGIN;
    html! {
        svg .qr role="img" aria-label=(label) viewBox={ "0 0 " (side) " " (side) } shape-rendering="crispEdges" {
            path .qr__ground d={ "M0 0h" (side) "v" (side) "h-" (side) "z" } {}
            path .qr__code d=(path) {}
        }
    }
}
