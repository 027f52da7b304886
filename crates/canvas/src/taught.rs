//! What a lesson speaks of is marked on the drawing, whatever it is: a card, a place on a map, a button.

/// The class of what a lesson speaks of.
const CLASS: &str = "taught";

/// A drawing in which the elements with these ids carry the class `taught`.
///
/// The markup is ours: ids and classes stand in double quotes, and no `>` stands in an attribute.
///
/// ```
/// let drawing = r#"<g class="die lit" id="die-2"><path d="M0 0"/></g><p id="die-20"></p>"#;
/// let marked = canvas::taught(drawing, &["die-2".to_owned()]);
/// assert_eq!(marked, r#"<g class="die lit taught" id="die-2"><path d="M0 0"/></g><p id="die-20"></p>"#);
/// let bare = canvas::taught(r#"<p id="end">x</p>"#, &["end".to_owned()]);
/// assert_eq!(bare, r#"<p class="taught" id="end">x</p>"#);
/// ```
pub fn taught(drawing: &str, ids: &[String]) -> String {
    let mut marked = drawing.to_owned();
    for id in ids {
        let Some(at) = place_of(&marked, id) else { continue };
        let Some(begins) = marked[..at].rfind('<') else { continue };
        let ends = marked[at..].find('>').map_or(marked.len(), |end| at + end);
        // A layer is marked by itself: here is only its place.
        if marked[begins..ends].ends_with(" data-kept") {
            continue;
        }
        match marked[begins..ends].find(" class=\"") {
            Some(class) => {
                let from = begins + class + " class=\"".len();
                let to = marked[from..].find('"').map_or(from, |end| from + end);
                marked.insert_str(to, &format!(" {CLASS}"));
            }
            None => marked.insert_str(at, &format!(" class=\"{CLASS}\"")),
        }
    }
    marked
}

/// True if there is an element with this id in the drawing.
pub fn draws(drawing: &str, id: &str) -> bool {
    place_of(drawing, id).is_some()
}

/// Where the attribute begins, with the blank before it.
fn place_of(drawing: &str, id: &str) -> Option<usize> {
    drawing.find(&format!(" id=\"{id}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_not_marked() {
        let drawing = r#"<p id="one-two" class="a">x</p>"#;
        assert_eq!(taught(drawing, &["one".to_owned(), "two".to_owned()]), drawing);
        assert!(draws(drawing, "one-two") && !draws(drawing, "one"));
    }

    #[test]
    fn only_the_element_itself_is_marked() {
        let drawing = r#"<div id="box"><p class="a">x</p></div>"#;
        assert_eq!(
            taught(drawing, &["box".to_owned()]),
            r#"<div class="taught" id="box"><p class="a">x</p></div>"#
        );
    }
}
