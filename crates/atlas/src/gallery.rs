//! Pictures of things on a map or a poster, kept in a file and found by name.

use std::collections::BTreeMap;

use canvas::art::drawings;
use canvas::art::pen::Point;
use maud::{Markup, html};

use crate::shapes::Shapes;

/// Shapes from the back to the front, standing on the origin. Class `a` is paper with an outline, `n` the own
/// colour, `d` dark stone, `l` a fine line, `g` a light, `e` embers, `t` leaves, `w` water, `s` shade.
pub type Picture = &'static [(&'static str, &'static str)];

/// A picture's strokes.
pub fn picture(picture: Picture) -> Markup {
    html! { @for (class, d) in picture { path class={ "w-" (class) } d=(d) {} } }
}

/// Pictures side by side, each standing on its foot, with few elements: none may lie over another. One line draws the next shape of
/// all pictures that go on with the same class.
pub fn pictures(all: &[(Point, Picture)]) -> Markup {
    let mut rest = all.to_vec();
    let mut lines = Vec::new();
    loop {
        let mut next = BTreeMap::<&str, usize>::new();
        for (class, _) in rest.iter().filter_map(|(_, picture)| picture.first()) {
            *next.entry(class).or_default() += 1;
        }
        let Some((class, _)) = next.into_iter().max_by_key(|(_, pictures)| *pictures) else { break };
        let mut line = Shapes::default();
        for (foot, picture) in &mut rest {
            if let Some(((head, d), after)) = picture.split_first()
                && *head == class
            {
                line.put(*foot, d);
                *picture = after;
            }
        }
        lines.push((class, line.done()));
    }
    html! { @for (class, d) in lines { path class={ "w-" (class) } d=[d] {} } }
}

/// Pictures by their names.
///
/// ```
/// use std::sync::LazyLock;
///
/// use atlas::{Gallery, picture};
///
/// static GALLERY: LazyLock<Gallery> = LazyLock::new(|| {
///     Gallery::read("# A hut of the woodmen, before its tree.\n\nhut\nt M0 0-9-20 9-20Z\na M0 0H9V-6H0Z\n")
/// });
/// assert!(GALLERY.find("tower").is_none());
/// let hut = picture(GALLERY.get("hut")).0;
/// assert_eq!(hut, r#"<path class="w-t" d="M0 0-9-20 9-20Z"></path><path class="w-a" d="M0 0H9V-6H0Z"></path>"#);
/// ```
#[derive(Debug)]
pub struct Gallery(BTreeMap<&'static str, Vec<(&'static str, &'static str)>>);

impl Gallery {
    /// Reads them: each a name on a line of its own, and below it a line for each shape, its class and its path. Lines that
    /// begin with `#` are for whoever reads the file.
    pub fn read(text: &'static str) -> Self {
        let (mut all, mut name) = (BTreeMap::<_, Vec<_>>::new(), "");
        for (word, d) in drawings(text) {
            if d.is_empty() {
                name = word;
            } else {
                all.entry(name).or_default().push((word, d));
            }
        }
        Self(all)
    }

    /// The picture of this name, where there is one.
    pub fn find(&'static self, name: &str) -> Option<Picture> {
        self.0.get(name).map(Vec::as_slice)
    }

    /// The picture of this name.
    ///
    /// # Panics
    /// When the file has none.
    pub fn get(&'static self, name: &str) -> Picture {
        self.find(name).unwrap_or_else(|| panic!("no picture '{name}'"))
    }
}
