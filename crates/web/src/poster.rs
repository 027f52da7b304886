//! The part of a game's style that its picture at the entrance needs: a whole sheet of a game is many times that.

use std::collections::BTreeSet;

/// The rules of a style sheet whose every class is used in `drawing`, and those of the root. Animations and what is laid
/// out by other things than classes are no part of a picture.
pub(crate) fn poster_style(sheet: &str, drawing: &str) -> String {
    let classes = drawing.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let classes = classes.flat_map(str::split_whitespace).collect::<BTreeSet<_>>();
    kept(&without_remarks(sheet), &classes)
}

fn without_remarks(sheet: &str) -> String {
    let parts = sheet.split("/*").enumerate().map(|(at, part)| match at {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, after)| after),
    });
    parts.collect()
}

fn kept(rules: &str, classes: &BTreeSet<&str>) -> String {
    let mut kept_ones = String::new();
    let mut rest = rules;
    while let Some((head, body, after)) = first_rule(rest) {
        rest = after;
        let head = head.trim();
        if head.starts_with("@media") {
            let inside = kept(body, classes);
            if !inside.is_empty() {
                kept_ones.push_str(&format!("{head} {{\n{inside}}}\n"));
            }
        } else if head == ":root" {
            kept_ones.push_str(&format!("{head} {{{body}}}\n"));
        } else {
            // Of several that share a rule those that are drawn.
            let drawn = head.split(',').map(str::trim).filter(|selector| draws(selector, classes));
            let drawn = drawn.collect::<Vec<_>>();
            if !drawn.is_empty() {
                kept_ones.push_str(&format!("{} {{{body}}}\n", drawn.join(", ")));
            }
        }
    }
    kept_ones
}

/// The first rule: the text before the braces, in them, and after them.
fn first_rule(rules: &str) -> Option<(&str, &str, &str)> {
    let (head, inside) = rules.split_once('{')?;
    let mut depth = 1;
    let end = inside.char_indices().find_map(|(at, sign)| {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(at)
    })?;
    Some((head, &inside[..end], &inside[end + 1..]))
}

/// True if a selector is made of classes that are drawn, and of nothing else.
fn draws(selector: &str, classes: &BTreeSet<&str>) -> bool {
    let named = selector.split('.').skip(1).map(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-' && sign != '_');
        &rest[..end.unwrap_or(rest.len())]
    });
    let named = named.collect::<Vec<_>>();
    !named.is_empty()
        && !selector.contains(['#', '[', '(', ':'])
        && named.iter().all(|class| classes.contains(class))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "/* .a-hill { } */ :root { --a-green: green; }
        .a-hill { fill: var(--a-green); } .a-hill .a-tree, .a-hand .a-tree { fill: black; } .a-hand { margin: 0; }
        @media (max-width: 800px) { .a-hand { margin: 1px; } .a-tree { stroke: red; } }
        .a-tree:hover { fill: blue; } svg.a-tree path { fill: none; } @keyframes a-wave { to { fill: red; } }";

    #[test]
    fn of_a_sheet_is_kept_what_the_picture_draws() {
        let style = poster_style(SHEET, r#"<svg class="a-hill poster"><path class="a-tree"/></svg>"#);
        let lines = style.lines().map(str::trim).collect::<Vec<_>>();
        assert_eq!(
            lines,
            [
                ":root { --a-green: green; }",
                ".a-hill { fill: var(--a-green); }",
                ".a-hill .a-tree { fill: black; }",
                "@media (max-width: 800px) {",
                ".a-tree { stroke: red; }",
                "}",
                "svg.a-tree path { fill: none; }",
            ]
        );
    }
}
