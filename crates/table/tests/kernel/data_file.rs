//! Data files are read as serde reads TOML, and what is wrong is told with its place.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::data_file::{self, Placed, Unreadable};

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Sheet {
    name: String,
    #[serde(default)]
    costs: Vec<i8>,
    large: Option<u64>,
    part: Option<f64>,
    pair: Option<(u8, bool)>,
    #[serde(default)]
    numbers: BTreeMap<u8, Way>,
    #[serde(default)]
    says: Texts,
    text: Option<Placed>,
    way: Option<Way>,
    #[serde(default)]
    inner: Vec<Inner>,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Inner {
    id: Id,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Id(String);

#[derive(Deserialize, PartialEq, Debug, Default)]
#[serde(untagged)]
enum Texts {
    #[default]
    None,
    One(String),
    Many(Vec<String>),
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum Way {
    Straight,
    Round(u8),
    Between(u8, u8),
    Over { hill: String },
}

fn read(text: &str) -> Result<Sheet, Unreadable> {
    data_file::read(text)
}

fn fault(text: &str) -> String {
    read(text).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn everything_that_a_file_can_say_is_read() {
    let text = "\
name = 'a'
costs = [1, -2, 0x1f, 1_0]
large = 18446744073709551615
part = 2.5
pair = [1, true]
numbers = { 1 = 'straight', 20 = { round = 3 } }
says = ['x', 'y']
way = { over = { hill = 'Weathertop' } }
[[inner]]
id = 'b'
unknown = { anything = [1, 2] }
";
    let sheet = read(text).unwrap();
    assert_eq!(sheet.name, "a");
    assert_eq!(sheet.costs, [1, -2, 31, 10]);
    assert_eq!((sheet.large, sheet.part, sheet.pair), (Some(u64::MAX), Some(2.5), Some((1, true))));
    assert_eq!(sheet.numbers, [(1, Way::Straight), (20, Way::Round(3))].into());
    assert_eq!(sheet.says, Texts::Many(vec!["x".to_owned(), "y".to_owned()]));
    assert_eq!(sheet.way, Some(Way::Over { hill: "Weathertop".to_owned() }));
    assert_eq!(sheet.inner, [Inner { id: Id("b".to_owned()) }]);
    assert_eq!(read("name = 'a'\nway = { between = [1, 2] }").unwrap().way, Some(Way::Between(1, 2)));
    assert_eq!(read("name = 'a'\nsays = 'x'").unwrap().says, Texts::One("x".to_owned()));
}

#[test]
fn the_same_is_read_as_by_the_library_itself() {
    let text = "a = 1\nb = [true, 1.5, 'x']\n[c]\nd = { e = -1 }\n[[f]]\n[[f]]\ng = 'y'\n";
    let ours = data_file::read::<serde_json::Value>(text).unwrap();
    assert_eq!(ours, toml::from_str::<serde_json::Value>(text).unwrap());
    let ours = data_file::read::<toml::Value>(text).unwrap();
    assert_eq!(ours, toml::from_str::<toml::Value>(text).unwrap());
}

#[test]
fn a_placed_text_knows_its_bytes() {
    let text = "name = 'a'\ntext = \"b\\u0063\"\n";
    let placed = read(text).unwrap().text.unwrap();
    assert_eq!(placed.text(), "bc");
    assert_eq!(&text[placed.span()], "\"b\\u0063\"");
}

#[test]
fn a_fault_is_told_with_its_place() {
    assert_eq!(fault("costs = [1]"), "line 1, character 1: missing field `name`");
    assert_eq!(fault("name = 3"), "line 1, character 8: invalid type: integer `3`, expected a string");
    assert_eq!(
        fault("name = 'é'\ncosts = [\n  1,\n  300]"),
        "line 4, character 3: invalid value: integer `300`, expected i8"
    );
    assert!(fault("name = 'a'\nnmae = 'b'").starts_with("line 2, character 1: unknown field `nmae`"));
    assert!(
        fault("name = 'a'\nway = 'crooked'").starts_with("line 2, character 7: unknown variant `crooked`")
    );
    assert_eq!(
        fault("name = 'a'\nway = { over = { hill = 'x', dale = 'y' } }"),
        "line 2, character 30: unexpected keys in table: dale, available keys: hill"
    );
    assert_eq!(
        fault("name = 'a'\ntext = 7"),
        "line 2, character 8: invalid type: integer `7`, expected a string"
    );
    assert!(fault("name = 'a'\n[[inner]]\n").ends_with("missing field `id`"));
    assert!(fault("name = \n").starts_with("line 1, character "));
}

#[test]
fn a_record_is_no_array_and_nothing_is_a_date() {
    assert!(fault("name = 'a'\ninner = [['b']]").contains("invalid type: sequence, expected struct Inner"));
    assert!(fault("name = 2026-11-29").contains("invalid type: a date, expected a string"));
}
