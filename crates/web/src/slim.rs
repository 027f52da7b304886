//! Style and script with nothing in them that browsers do not read: a byte of them is a byte of every first visit.

/// A style sheet without comments, and without spaces that part nothing. What stands between quotation marks stays.
pub(crate) fn style(text: &str) -> String {
    let mut slim = String::with_capacity(text.len());
    let mut rest = text;
    let mut gap = false;
    while let Some(sign) = rest.chars().next() {
        if let Some(remark) = rest.strip_prefix("/*") {
            rest = remark.split_once("*/").map_or("", |(_, after)| after);
            gap = true;
            continue;
        }
        if sign.is_whitespace() {
            rest = &rest[sign.len_utf8()..];
            gap = true;
            continue;
        }
        let parts = slim.ends_with(['{', '}', ';', ',', '>', ':', '(']) || "{};,>)".contains(sign);
        if std::mem::take(&mut gap) && !parts && !slim.is_empty() {
            slim.push(' ');
        }
        if sign == '}' && slim.ends_with(';') {
            slim.pop();
        }
        let end = if matches!(sign, '"' | '\'') { quoted(rest, sign) } else { sign.len_utf8() };
        slim.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    slim
}

/// A script without comments, and without spaces and ends of lines that part nothing. Strings, templates and patterns stay.
pub(crate) fn script(text: &str) -> String {
    let mut slim = String::with_capacity(text.len());
    let mut rest = text;
    let mut gap = None;
    while let Some(sign) = rest.chars().next() {
        let end = match sign {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ if sign.is_whitespace() => {
                let line = sign == '\n' || gap == Some('\n');
                gap = Some(if line { '\n' } else { ' ' });
                rest = &rest[sign.len_utf8()..];
                continue;
            }
            _ => 0,
        };
        if end > 0 {
            rest = &rest[end..];
            gap = gap.or(Some(' '));
            continue;
        }
        let before = slim.chars().next_back();
        if let (Some(gap), Some(before)) = (gap.take(), before)
            && parts(before, gap, sign)
        {
            slim.push(gap);
        }
        let end = match sign {
            '"' | '\'' => quoted(rest, sign),
            '`' => template(rest),
            // After a word or a bracket it divides: no script here has a pattern there.
            '/' if before.is_none_or(|before| "(,=:[!&|?{};>".contains(before)) => pattern(rest),
            _ => sign.len_utf8(),
        };
        slim.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    slim.push('\n');
    slim
}

/// True if two signs of a script may not meet: words, signs that would be another one together, and lines at whose end a
/// statement may end.
fn parts(before: char, gap: char, after: char) -> bool {
    let word = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '$' | '#');
    match gap {
        '\n' => !";{,(".contains(before) && !"})".contains(after),
        _ => (word(before) && word(after)) || (before == after && matches!(before, '+' | '-')),
    }
}

/// The length of what begins with a quotation mark, both marks with it.
fn quoted(text: &str, mark: char) -> usize {
    until(text, 1, |sign| sign == mark)
}

/// The length of a template, with what stands in it.
fn template(text: &str) -> usize {
    let (mut depth, mut before) = (0, ' ');
    until(text, 1, |sign| {
        match sign {
            '{' if before == '$' || depth > 0 => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ => {}
        }
        before = sign;
        sign == '`' && depth == 0
    })
}

/// The length of a pattern between strokes. A stroke in brackets does not end it.
fn pattern(text: &str) -> usize {
    let mut bracketed = false;
    until(text, 1, |sign| {
        bracketed = sign == '[' || (bracketed && sign != ']');
        sign == '/' && !bracketed
    })
}

/// The length up to the sign that ends it, that with it; a sign after a backslash is none.
fn until(text: &str, from: usize, mut ends: impl FnMut(char) -> bool) -> usize {
    let mut bare = true;
    for (at, sign) in text[from..].char_indices() {
        if !bare {
            bare = true;
        } else if sign == '\\' {
            bare = false;
        } else if ends(sign) {
            return from + at + sign.len_utf8();
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_keeps_what_parts_its_words() {
        let sheet = "/* Both. */\n.a :hover,\n.b > i {\n  margin: calc(1px + 2px) auto;\n  content: \" ; \" attr(x);\n}\n\n@media (min-width: 1px) and (hover) { .c { --x: 1; } }\n";
        assert_eq!(
            style(sheet),
            ".a :hover,.b>i{margin:calc(1px + 2px) auto;content:\" ; \" attr(x)}@media (min-width:1px) and (hover){.c{--x:1}}"
        );
        assert_eq!(style("a /* b */ i{}"), "a i{}");
    }

    #[test]
    fn a_script_keeps_what_parts_its_words() {
        let text = "// First.\nconst a = { b: 1 };\nlet c = a.b + +1 /* two */ - -1\nif (c) {\n  d();\n}\nreturn [1, 2] in a;\n";
        assert_eq!(script(text), "const a={b:1};let c=a.b+ +1- -1\nif(c){d();}\nreturn[1,2]in a;\n");
    }

    #[test]
    fn strings_templates_and_patterns_stay_as_they_are() {
        for kept in [
            "a('b  // c');",
            "a(\"\\\"  d\");",
            "a(`e  ${f?`g  ${{h:1}.h}`:''}  // i`);",
            "a(/[/ ]  \\/ '/g);",
        ] {
            assert_eq!(script(&format!("{kept} // j")).trim_end(), kept);
        }
        assert_eq!(script("a = b / c; // d"), "a=b/c;\n");
    }
}
