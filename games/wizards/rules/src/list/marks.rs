//! The marks beside a name in brackets: for whom a card is, its set, its number there.

use super::known::Whose;
use super::letters::plain;

/// The marks behind a name in brackets: `[H]`, `(TW)`.
#[derive(Clone, Copy, Default)]
pub(super) struct Marks {
    /// The alignment of the card.
    pub(super) whose: Option<Whose>,
    pub(super) set: Option<[u8; 2]>,
    /// Its number in the set.
    pub(super) number: Option<u16>,
}

impl Marks {
    pub(super) fn is_set(self, set: &str) -> bool {
        self.set.is_some_and(|wanted| set.as_bytes().eq_ignore_ascii_case(&wanted))
    }
}

/// Is this a mark: for whom a card is, its set, its number there?
pub(super) fn is_mark(text: &str) -> bool {
    text.len() < 40 && mark(text, &mut Marks::default())
}

/// Is this a mark? Then it is kept.
pub(super) fn mark(text: &str, marks: &mut Marks) -> bool {
    let text = text.trim().to_ascii_lowercase();
    let mut parts = text.split(['-', ' ', ',', '_', '#']).filter(|part| !part.is_empty());
    let set = parts.next().unwrap_or_default();
    let set = if set.len() == 4 { set.strip_prefix("me").unwrap_or(set) } else { set };
    match text.as_str() {
        "h" | "hero" | "héroe" | "heroe" | "w" | "wizard" => marks.whose = Some(Whose::Ours),
        "m" | "minion" | "b" | "balrog" | "esbirro" => marks.whose = Some(Whose::Minion),
        "f" | "fw" | "fallen-wizard" | "fallen wizard" => marks.whose = Some(Whose::Fallen),
        // How rare it is.
        "n" | "u" | "c" | "r" | "p" | "neutral" | "dual" => {}
        _ if set.len() == 2 && set.bytes().all(|letter| letter.is_ascii_lowercase()) => {
            marks.set = Some([set.as_bytes()[0], set.as_bytes()[1]]);
            marks.number = parts.next().and_then(|number| number.parse().ok());
        }
        _ => {
            let plain = plain(&text);
            let Some((_, set)) = SETS.iter().find(|(name, _)| *name == plain) else { return false };
            marks.set = Some(**set);
        }
    }
    true
}

/// The names of the sets, in plain letters, with their signs.
const SETS: [(&str, &[u8; 2]); 14] = [
    ("the wizards", b"tw"),
    ("the dragons", b"td"),
    ("dark minions", b"dm"),
    ("the lidless eye", b"le"),
    ("against the shadow", b"as"),
    ("the white hand", b"wh"),
    ("the balrog", b"ba"),
    ("los magos", b"tw"),
    ("los dragones", b"td"),
    ("servidores de la oscuridad", b"dm"),
    ("el ojo sin parpado", b"le"),
    ("contra la sombra", b"as"),
    ("la mano blanca", b"wh"),
    ("el balrog", b"ba"),
];

/// The number of a card in its set at the beginning of a name, and the text behind it: `TW-204 Dodge`, `[tw 204] Dodge`.
pub(super) fn coded(name: &str) -> Option<(Marks, &str)> {
    let open = name.trim_start_matches(['[', '(', '{']);
    let letters = open.bytes().take_while(u8::is_ascii_alphabetic).count();
    let rest = open[letters..].trim_start_matches(['-', '_', ' ', '#']);
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if !matches!(letters, 2 | 4) || !(1..=3).contains(&digits) {
        return None;
    }
    let (digits, rest) = rest.split_at(digits);
    let mut marks = Marks::default();
    if !mark(&format!("{}-{digits}", &open[..letters]), &mut marks) || rest.starts_with(char::is_alphanumeric)
    {
        return None;
    }
    Some((marks, rest.trim_start_matches(|sign| blank(sign) || "])}:.-–,;|".contains(sign))))
}

/// Is a sign invisible?
pub(super) fn blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{0}')
}
