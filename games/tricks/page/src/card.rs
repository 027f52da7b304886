//! A card, drawn: its value, its suit by sign, name and colour, and a scene.

use maud::{Markup, html};

use crate::card_art::{self, Strokes};

/// The face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its kind, as in its class: `hills`, `white-tower`.
    pub kind: &'static str,
    /// Its value, if it has one.
    pub value: Option<u8>,
}

impl Face {
    /// The face of a card in notation: `h3`, `wt`, `o2`. Nothing when there is no such card.
    pub fn of(notation: &str) -> Option<Self> {
        let (kind, value) = match notation {
            "wt" => ("white-tower", None),
            "bt" => ("black-tower", None),
            _ => {
                let (suit, number) = notation.split_at_checked(1)?;
                let number = number.parse().ok();
                match suit {
                    "h" => ("hills", number),
                    "m" => ("mountains", number),
                    "f" => ("forests", number),
                    "s" => ("shadows", number),
                    "r" => ("rings", number),
                    "o" => ("orc", None),
                    "c" => ("fatigue", None),
                    _ => return None,
                }
            }
        };
        Some(Self { kind, value })
    }

    fn scene(self) -> Strokes {
        match self.kind {
            "hills" => card_art::HILLS,
            "mountains" => card_art::MOUNTAINS,
            "forests" => card_art::FORESTS,
            "shadows" => card_art::SHADOWS,
            "rings" => card_art::RINGS,
            "white-tower" => card_art::WHITE_TOWER,
            "black-tower" => card_art::BLACK_TOWER,
            "orc" => card_art::ORC,
            _ => card_art::FATIGUE,
        }
    }

    /// The sign in the corner.
    pub(crate) fn sign(self) -> &'static str {
        match self.kind {
            "white-tower" | "black-tower" => "tower",
            "rings" => "ring",
            "shadows" => "nazgul",
            kind => kind,
        }
    }
}

/// The face of a card. `title` is its suit, or what it is, in words.
pub fn face(face: Face, title: &str) -> Markup {
    let value = face.value.map(|value| value.to_string());
    html! {
        svg class={ "tr-card-face tr-card-face--" (face.kind) } aria-hidden="true" viewBox="0 0 100 140" {
            rect .tr-card-face__paper x="1.5" y="1.5" width="97" height="137" rx="9" {}
            rect .tr-card-face__band x="1.5" y="1.5" width="97" height="30" rx="9" {}
            rect .tr-card-face__band x="1.5" y="16" width="97" height="16" {}
            svg x="8" y="36" width="84" height="76" viewBox="0 0 84 76" {
                @for (class, path) in face.scene() { path class=(class) d=(path) {} }
            }
            rect .tr-card-face__window x="8" y="36" width="84" height="76" rx="2" {}
            @if let Some(value) = &value { text .tr-card-face__value x="10" y="26" { (value) } }
            svg .tr-card-face__sign x=(beside(value.as_deref())) y="5" width="22" height="22" viewBox="0 0 24 24" { use href={ "#s-" (face.sign()) } {} }
            text .tr-card-face__title x="50" y="129" { (title) }
            rect .tr-card-face__rim x="1.5" y="1.5" width="97" height="137" rx="9" {}
        }
    }
}

/// Where the sign stands: right beside the value, so that it is seen where cards lie over each other.
fn beside(value: Option<&str>) -> &'static str {
    match value.map(str::len) {
        None => "9",
        Some(1) => "28",
        Some(_) => "43",
    }
}

/// The back of a card: all are alike.
pub fn back() -> Markup {
    html! {
        svg .tr-card-face .tr-card-face--back aria-hidden="true" viewBox="0 0 100 140" {
            rect .tr-card-face__paper x="1.5" y="1.5" width="97" height="137" rx="9" {}
            rect .tr-card-face__frame x="8" y="8" width="84" height="124" rx="5" {}
            path .tr-card-face__lattice d="M8 30L30 8M8 56L56 8M8 82L82 8M8 108L92 24M8 132L92 48M34 132L92 74M60 132L92 100M92 30L70 8M92 56L44 8M92 82L18 8M92 108L8 24M92 132L8 48M66 132L8 74M40 132L8 100" {}
            circle .tr-card-face__boss cx="50" cy="70" r="25" {}
            svg .tr-card-face__sign x="32" y="52" width="36" height="36" viewBox="0 0 24 24" { use href="#s-tower" {} }
            rect .tr-card-face__rim x="1.5" y="1.5" width="97" height="137" rx="9" {}
        }
    }
}
