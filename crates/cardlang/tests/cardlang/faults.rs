//! Faults of wrong texts.

use cardlang::text::nearest;
use cardlang::{Node, Origin, Position};

fn fault(text: &str) -> (String, usize) {
    let fault = Node::parse(text).expect_err(text);
    (fault.to_string(), fault.position(text).column)
}

#[test]
fn a_fault_says_what_was_expected_and_where() {
    assert_eq!(fault("a(b"), ("expected `,` or `)`, found the end".to_owned(), 4));
    assert_eq!(fault("a &"), ("expected a name or a number, found the end".to_owned(), 4));
    assert_eq!(fault("a & b | c"), ("put parentheses where & and | meet".to_owned(), 7));
    assert_eq!(fault("a b c"), ("expected the end, found `c`".to_owned(), 5));
    assert_eq!(fault("a >= b >= c"), ("expected the end, found `>=`".to_owned(), 8));
    assert_eq!(fault("é(a)"), ("`é` is no sign of the language".to_owned(), 1));
    assert_eq!(
        fault("a(99999999999999999999)"),
        ("99999999999999999999 is too large a number".to_owned(), 3)
    );
    assert_eq!(fault("+a"), ("expected a number, found `a`".to_owned(), 2));
    assert_eq!(fault("if a b"), ("expected `:`, found the end".to_owned(), 7));
}

#[test]
fn brackets_without_end_do_not_exhaust_the_stack() {
    for open in ["(", "!", "a(", "[", "if a: ", "a: "] {
        let text = open.repeat(50_000);
        assert!(Node::parse(&text).is_err(), "{open}");
    }
}

#[test]
fn lines_and_columns_count_characters() {
    let text = "uno\ndós = três\n";
    assert_eq!(Position::of(text, 0), Position { line: 1, column: 1 });
    let at = text.find("três").unwrap();
    assert_eq!(Position::of(text, at), Position { line: 2, column: 7 });
    assert_eq!(Position::of(text, 999), Position { line: 3, column: 1 });
}

#[test]
fn only_a_near_word_was_meant() {
    let known = ["recruit", "remove", "move"];
    assert_eq!(nearest("recrut", known), Some("recruit"));
    assert_eq!(nearest("mvoe", known), Some("move"));
    assert_eq!(nearest("corruption", known), None);
    assert_eq!(nearest("x", ["y"]), Some("y"));
    assert_eq!(nearest("éowin", ["éowyn", "e"]), Some("éowyn"));
    assert_eq!(nearest("corupption", ["co", "corruption", "corruption_and_more"]), Some("corruption"));
    let long = "a".repeat(61);
    assert_eq!(nearest(&long, [&long[1..]]), None, "nobody means that");
}

#[derive(serde::Deserialize)]
struct File {
    text: toml::Spanned<String>,
}

/// The place in the file of `needle` in the string.
fn found(file: &str, needle: &str) -> (usize, usize) {
    let read = toml::from_str::<File>(file).unwrap_or_else(|error| panic!("{error}"));
    let at = read.text.get_ref().find(needle).expect("the string has it");
    let position = Origin::new(file, read.text.span()).position(at);
    (position.line, position.column)
}

#[test]
fn a_fault_in_a_string_of_a_file_is_found_in_the_file() {
    assert_eq!(found("text = \"ab(cd)\"", "cd"), (1, 12));
    assert_eq!(found("# a\n\ntext = 'ab(cd)'", "cd"), (3, 12));
    assert_eq!(found("text = \"\"\"\nab;\n  cd\"\"\"", "cd"), (3, 3));
    assert_eq!(found("text = '''\nab;\ncd'''", "cd"), (3, 1));
    assert_eq!(found("text = \"\"\"ab; \\\n   cd\"\"\"", "cd"), (2, 4));
    assert_eq!(found("text = \"\\u00e9\\t\\\"cd\"", "cd"), (1, 19));
    assert_eq!(found("text = \"é cd\"", "cd"), (1, 11));
}
