//! Names of processes, given by the host, so that logs and metrics of several can be told apart.

/// True if a process may have this name: at most 40 letters, digits and `. _ : -`, since it stands in logs and metrics as
/// it is.
pub fn is_node_name(name: &str) -> bool {
    let letter = |letter: u8| letter.is_ascii_alphanumeric() || b"._:-".contains(&letter);
    (1..=40).contains(&name.len()) && name.bytes().all(letter)
}

/// The name of a process that was given none: its machine and port.
pub fn by_machine(port: u16) -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let machine = machine.trim().chars().take(30).collect::<String>();
    let name = format!("{machine}:{port}");
    match is_node_name(&name) && !machine.is_empty() {
        true => name,
        false => format!("bree:{port}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_plain() {
        for name in ["a", "inn-1.example.org:8080", &"x".repeat(40)] {
            assert!(is_node_name(name), "{name}");
        }
        for name in ["", "two words", "ñ", "a\"b", "a\nb", &"x".repeat(41)] {
            assert!(!is_node_name(name), "{name}");
        }
        assert!(is_node_name(&by_machine(8080)));
        assert!(by_machine(8080).ends_with(":8080"));
    }
}
