//! Citations, and texts that are none.

use std::fs;

use citations::{Cited, List, Scan, lists, scan};

/// A workspace that holds these files.
fn workspace(files: &[(&str, &str)]) -> tempfile::TempDir {
    let root = tempfile::tempdir().expect("a directory");
    for (file, text) in files {
        let path = root.path().join(file);
        fs::create_dir_all(path.parent().expect("a file lies somewhere")).expect("a directory");
        fs::write(path, text).expect("a file");
    }
    root
}

fn scan_of(files: &[(&str, &str)]) -> Scan {
    scan(workspace(files).path(), &["rulebook"]).expect("a readable workspace")
}

/// `id line test` of every citation in one test file.
fn cited(source: &str) -> Vec<String> {
    let found = scan_of(&[("crates/tea/tests/pot.rs", source)]).cited;
    found.iter().map(|Cited { id, line, test, .. }| format!("{id} {line} {test}")).collect()
}

const NOTHING: [&str; 0] = [];

#[test]
fn a_doc_comment_above_a_test_cites() {
    let source = "/// VAM-2.3: a Nazgûl.\n#[test]\nfn nazgul() {}\n";
    assert_eq!(cited(source), ["VAM-2.3 1 nazgul"]);
}

#[test]
fn documentation_cites_on_either_side_of_the_attribute() {
    let source = "/// VAM-2.3\n#[test]\n/// VAM-A4, VAM-4.4c.\nfn nazgul() {}\n";
    assert_eq!(cited(source), ["VAM-2.3 1 nazgul", "VAM-4.4c 3 nazgul", "VAM-A4 3 nazgul"]);
}

#[test]
fn a_block_of_documentation_cites() {
    let source = "/** One rule:\n * VAM-2.3\n */\n#[test]\nfn nazgul() {}\n";
    assert_eq!(cited(source), ["VAM-2.3 1 nazgul"]);
}

#[test]
fn all_lines_of_a_comment_cite_and_the_ids_of_all_books() {
    let source = "/// LDT-1.2 and SATM-12.3.4\n/// (GDA-7; MEQ-B1a).\n#[test]\nfn all() {}\n";
    assert_eq!(cited(source), ["GDA-7 2 all", "LDT-1.2 1 all", "MEQ-B1a 2 all", "SATM-12.3.4 1 all"]);
}

#[test]
fn uses_of_cards_are_cited() {
    let source = "/// event:fp-strategy-05, combat:shadow-character-17. An event: none, nor prevent:it.\n#[test]\nfn all() {}\n";
    assert_eq!(cited(source), ["combat:shadow-character-17 1 all", "event:fp-strategy-05 1 all"]);
}

#[test]
fn any_attribute_whose_path_ends_in_test_makes_a_test() {
    let source = "/// VAM-1.1\n#[tokio::test(flavor = \"multi_thread\")]\n#[should_panic(expected = \"x[\")]\nasync fn one() {}\n";
    assert_eq!(cited(source), ["VAM-1.1 1 one"]);
}

#[test]
fn tests_within_proptest_and_within_modules_cite() {
    let source = "proptest! {\n    #![proptest_config(few())]\n    /// VAM-2.2\n    #[test]\n    fn any(dice in 0..3u8) {}\n}\n\
                  #[cfg(test)]\nmod tests {\n    /// VAM-2.4\n    #[test]\n    fn inner() {}\n}\n";
    assert_eq!(cited(source), ["VAM-2.2 3 any", "VAM-2.4 9 inner"]);
}

#[test]
fn a_comment_above_a_function_that_is_no_test_does_not_cite() {
    assert_eq!(cited("/// VAM-2.3\nfn helper() {}\n#[test]\nfn nazgul() { helper() }\n"), NOTHING);
    assert_eq!(cited("/// VAM-2.3\n#[cfg(test)]\nfn helper() {}\n"), NOTHING);
    assert_eq!(cited("/// VAM-2.3\n#[test_only::helper]\nfn helper() {}\n"), NOTHING);
}

#[test]
fn a_comment_elsewhere_does_not_cite() {
    for (source, where_it_is) in [
        ("//! VAM-2.3\n#[test]\nfn nazgul() {}\n", "it speaks of the file"),
        ("#[test]\nfn nazgul() {\n    // VAM-2.3\n}\n", "inside a test"),
        ("#[test]\nfn nazgul() {}\n// VAM-2.3\n", "below a test"),
        ("// VAM-2.3\n#[test]\nfn nazgul() {}\n", "no documentation"),
        ("/* VAM-2.3 */\n#[test]\nfn nazgul() {}\n", "no documentation"),
        ("use dice::Die; // VAM-2.3\n#[test]\nfn nazgul() {}\n", "behind code"),
        ("/// VAM-2.3\nconst N: u8 = 1;\n#[test]\nfn nazgul() {}\n", "above something else"),
    ] {
        assert_eq!(cited(source), NOTHING, "{where_it_is}");
    }
}

#[test]
fn a_name_or_a_string_does_not_cite() {
    assert_eq!(cited("#[test]\nfn refusal() { refused(\"VAM-2.3\") }\n"), NOTHING);
}

#[test]
fn a_commented_out_test_does_not_cite() {
    assert_eq!(cited("// /// VAM-2.3\n// #[test]\n// fn gone() {}\n"), NOTHING);
    assert_eq!(cited("/*\n/// VAM-2.3\n#[test]\nfn gone() {}\n*/\n"), NOTHING);
    assert_eq!(cited("/* /* */\n/// VAM-2.3\n#[test]\nfn gone() {}\n*/\n"), NOTHING, "comments nest");
}

#[test]
fn a_test_in_a_string_does_not_cite() {
    assert_eq!(cited("const S: &str = r#\"\"\n/// VAM-2.3\n#[test]\nfn fixture() {}\n\"#;\n"), NOTHING);
    assert_eq!(cited("const S: &str = \"\\\"\n/// VAM-2.3\n#[test]\nfn fixture() {}\n\";\n"), NOTHING);
}

#[test]
fn quotes_and_lifetimes_do_not_lead_astray() {
    let source = "fn f<'a>(x: &'a str) -> char { let _ = (b'\"', '\\'', r\"\\\"); '\"' }\n/// VAM-2.3\n#[test]\nfn nazgul() {}\n";
    assert_eq!(cited(source), ["VAM-2.3 2 nazgul"]);
}

#[test]
fn an_ignored_test_cites_only_with_a_reason() {
    assert_eq!(cited("/// VAM-2.3\n#[test]\n#[ignore]\nfn slow() {}\n"), NOTHING);
    assert_eq!(cited("/// VAM-2.3\n#[ignore = \"\"]\n#[test]\nfn slow() {}\n"), NOTHING);
    let reasoned = "/// VAM-2.3\n#[test]\n#[ignore = \"takes an hour\"]\nfn slow() {}\n";
    assert_eq!(cited(reasoned), ["VAM-2.3 1 slow"]);
}

#[test]
fn only_whole_ids_count() {
    let source = "/// XVAM-2.3 VAM-2.3rd VAM-x VAM 2.4 VAM-2.5_b VAM-é vam-2.6 VAM-2.7-8 (VAM-2.8). VAM-2.9.\n#[test]\nfn ids() {}\n";
    assert_eq!(cited(source), ["VAM-2.8 1 ids", "VAM-2.9 1 ids"]);
}

#[test]
fn a_template_of_a_test_does_not_cite() {
    let source = "macro_rules! t { ($name:ident) => {\n/// VAM-2.3\n#[test]\nfn $name() {}\n} }\n";
    assert_eq!(cited(source), NOTHING);
}

#[test]
fn visibility_and_other_qualifiers_do_not_matter() {
    let source = "/// VAM-2.3\n#[test]\npub(crate) const unsafe fn nazgul() {}\n";
    assert_eq!(cited(source), ["VAM-2.3 1 nazgul"]);
}

#[test]
fn broken_source_is_a_problem_with_its_line() {
    for source in ["fn a() {}\n/* VAM", "fn a() {}\n\"VAM", "fn a() {\n)"] {
        let found = scan_of(&[("crates/tea/tests/pot.rs", source)]);
        assert!(found.cited.is_empty());
        let [problem] = &found.problems[..] else { panic!("{source:?}: {:?}", found.problems) };
        assert!(problem.starts_with("crates/tea/tests/pot.rs: line "), "{problem}");
    }
}

/// A clause belongs to the book with its prefix, wherever the test lies; a card to the game that is named or in whose
/// folder the test lies.
#[test]
fn each_game_has_its_list() {
    let test =
        "/// VAM-2.3, GDA-1.1, event:palantir, tricks:boromir\n/// VAM-2.3, SATM-1\n#[test]\nfn all() {}\n";
    let root = workspace(&[
        ("games/journey/rules/rulebook.toml", "[book]\nprefix = \"VAM\"\n"),
        ("games/tricks/rules/rulebook.toml", "[book]\nprefix = \"LDT\"\n"),
        ("games/war/rules/rulebook.toml", "[book]\nprefix = \"GDA\"\n"),
        ("games/quest/notes/idea.txt", ""),
        ("games/war/rules/tests/all.rs", test),
    ]);
    let found = scan(root.path(), &[]).expect("a readable workspace");
    let (lists, lost) = lists(root.path(), &found.cited).expect("sound rulebooks");
    let lines = |list: &List| {
        let lines = list.text.lines().filter(|line| !line.starts_with('#'));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let line = |id: &str| format!("{id} games/war/rules/tests/all.rs all");
    assert_eq!(
        lists.iter().map(lines).collect::<Vec<_>>(),
        [vec![line("VAM-2.3")], vec![line("tricks:boromir")], vec![line("GDA-1.1"), line("event:palantir")],]
    );
    assert_eq!(lists[0].file, root.path().join("games/journey/rules/citations.txt"));
    assert_eq!(lost.len(), 1);
    assert_eq!(lost[0].id, "SATM-1");
}

#[test]
fn a_scenario_cites_by_its_key() {
    let toml = "name = \"a\"\nclauses = [\"VAM-2.3\", \"VAM-A1\"]\n[game]\nclauses = 3\n";
    let json = "{\n  \"clauses\": [\"VAM-2.4\"]\n}\n";
    let found = scan_of(&[
        ("crates/tea/scenarios/deep/nazgul.toml", toml),
        ("crates/tea/scenarios/rings.json", json),
        ("crates/tea/scenarios/none.toml", "name = \"VAM-2.6\"\n"),
        ("crates/tea/scenarios/notes.md", "clauses = [\"VAM-2.5\"]"),
    ]);
    let cite = |id: &str, file: &str, line, test: &str| Cited {
        id: id.to_owned(),
        file: format!("crates/tea/scenarios/{file}"),
        line,
        test: test.to_owned(),
    };
    let expected = [
        cite("VAM-2.3", "deep/nazgul.toml", 2, "nazgul"),
        cite("VAM-2.4", "rings.json", 2, "rings"),
        cite("VAM-A1", "deep/nazgul.toml", 2, "nazgul"),
    ];
    assert_eq!(found.cited, expected);
    assert_eq!(found.problems, NOTHING);
}

#[test]
fn a_wrong_scenario_is_a_problem_and_stops_nobody() {
    let found = scan_of(&[
        ("crates/tea/scenarios/a.toml", "clauses = "),
        ("crates/tea/scenarios/b.json", "{"),
        ("crates/tea/scenarios/c.toml", "clauses = \"VAM-2.3\""),
        ("crates/tea/scenarios/d.toml", "clauses = [\"VAM 2.3\"]"),
        ("crates/tea/scenarios/e.toml", "clauses = [\"VAM-2.4\"]"),
    ]);
    assert_eq!(found.cited.iter().map(|cited| cited.id.as_str()).collect::<Vec<_>>(), ["VAM-2.4"]);
    let problem = |file: &str| {
        found.problems.iter().find(|problem| problem.starts_with(&format!("crates/tea/scenarios/{file}")))
    };
    assert_eq!(found.problems.len(), 4);
    assert!(problem("a.toml").is_some() && problem("b.json").is_some());
    assert!(
        problem("c.toml").is_some_and(|problem| problem.ends_with("`clauses` must be a list of clause ids"))
    );
    assert!(problem("d.toml").is_some_and(|problem| problem.contains("\"VAM 2.3\", which is no clause id")));
}

#[test]
fn all_rooms_are_searched_but_the_one_left_out_and_always_in_the_same_order() {
    let test = "/// VAM-2.3\n#[test]\nfn nazgul() {}\n";
    let files = [
        ("crates/b/tests/deep/er.rs", test),
        ("crates/a/src/unit.rs", test),
        ("tests/whole/main.rs", test),
        ("src/cards.rs", test),
        ("games/pot/mind/tests/tea.rs", test),
        ("crates/rulebook/tests/own.rs", test),
        ("crates/a/examples/show.rs", test),
        ("crates/a/notes/tests.txt", test),
    ];
    let places = |scan: Scan| scan.cited.into_iter().map(|cited| cited.file).collect::<Vec<_>>();
    let expected = [
        "crates/a/src/unit.rs",
        "crates/b/tests/deep/er.rs",
        "games/pot/mind/tests/tea.rs",
        "src/cards.rs",
        "tests/whole/main.rs",
    ];
    assert_eq!(places(scan_of(&files)), expected);
    let mut backwards = files;
    backwards.reverse();
    assert_eq!(places(scan_of(&backwards)), expected);
}

#[test]
fn what_is_not_there_is_no_fault() {
    let found = scan_of(&[]);
    assert!(found.cited.is_empty() && found.problems.is_empty());
}
