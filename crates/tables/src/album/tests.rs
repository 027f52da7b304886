use std::fs;

use super::*;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n and what else there is of it";

fn cards() -> Vec<Sought> {
    let of = |id: &str, en: &str, es: &str, number: &str| Sought {
        id: id.to_owned(),
        names: vec![en.to_owned(), es.to_owned()],
        numbers: vec![number.to_owned()],
    };
    vec![
        of("card-gandalf", "Gandalf", "Gandalf", "TW-156"),
        of("card-axe", "Durin’s Axe", "Hacha de Durin", "TW-216"),
        of("card-eowyn", "Éowyn", "Éowyn", "TW-147"),
        of("card-concealment", "Concealment", "Ocultamiento", "TW-204"),
        of("card-cram", "Cram", "Cram", "TD-105"),
    ]
}

fn album(names: &[&str]) -> (tempfile::TempDir, Album) {
    let folder = tempfile::tempdir().unwrap();
    for name in names {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, PNG).unwrap();
    }
    let album = Album::open(folder.path(), &cards());
    (folder, album)
}

fn found(album: &Album) -> Vec<&str> {
    album.found().map(|(id, _)| id).collect()
}

fn unfit(album: &Album) -> Vec<(String, Unfit)> {
    album.unfit().map(|(path, why)| (path.display().to_string(), why.clone())).collect()
}

#[test]
fn pictures_are_found_by_number_and_by_name_in_either_language() {
    let (_folder, album) =
        album(&["TW-156.jpg", "durins axe.png", "EOWYN.webp", "ocultamiento.jpeg", "td/105 - Cram.png"]);
    assert_eq!(found(&album).len(), 5, "{:?}", unfit(&album));
    assert!(album.missing().is_empty() && unfit(&album).is_empty());
    for name in ["tw0204.png", "TW_204.png", "tw 204 Ocultamiento.png", "E\u{301}owyn.png", "Durin's Axe.png"]
    {
        let (_folder, album) = self::album(&[name]);
        assert_eq!((found(&album).len(), album.missing().len()), (1, 4), "{name}");
    }
}

#[test]
fn what_belongs_to_no_card_is_told() {
    let names =
        ["TW-999.png", "gandalf the white.png", "tw-204b.png", "204.png", "tw-204.png", "concealment.png"];
    let (_folder, album) = album(&names);
    assert_eq!(found(&album), ["card-concealment"]);
    let unfit = unfit(&album);
    let why = |name: &str| &unfit.iter().find(|(file, _)| file == name).unwrap().1;
    for name in &names[..4] {
        assert_eq!(*why(name), Unfit::NoCard, "{name}");
    }
    assert_eq!(*why("concealment.png"), Unfit::Second, "the number is meant more certainly");
    let missing = album.missing().iter().map(|card| card.id.as_str()).collect::<Vec<_>>();
    assert_eq!(missing, ["card-gandalf", "card-axe", "card-eowyn", "card-cram"]);
}

/// What is no picture, is too large or lies elsewhere is refused, when the house is opened and when it is asked for.
#[test]
fn only_pictures_of_the_folder_are_read() {
    let (folder, _) = album(&[]);
    let at = |name: &str| folder.path().join(name);
    let outside = tempfile::tempdir().unwrap();
    fs::write(outside.path().join("secret.png"), PNG).unwrap();
    fs::write(at("gandalf.png"), "<svg onload=alert(1)>").unwrap();
    let large = fs::File::create(at("cram.png")).unwrap();
    large.set_len(file::LARGEST + 1).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(outside.path().join("secret.png"), at("eowyn.png")).unwrap();
        std::os::unix::fs::symlink(outside.path(), at("tw")).unwrap();
        std::os::unix::fs::symlink(at("nowhere"), at("concealment.png")).unwrap();
    }
    let album = Album::open(folder.path(), &cards());
    assert_eq!(found(&album), Vec::<&str>::new());
    let unfit = unfit(&album);
    let why = |name: &str| &unfit.iter().find(|(file, _)| file == name).unwrap().1;
    assert_eq!((why("gandalf.png"), why("cram.png")), (&Unfit::NoPicture, &Unfit::TooLarge));
    #[cfg(unix)]
    {
        assert_eq!(*why("eowyn.png"), Unfit::Outside);
        assert_eq!(*why("tw"), Unfit::NoCard, "a folder that is a link is not followed");
        assert!(matches!(why("concealment.png"), Unfit::Unreadable(_)));
    }
}

/// A link that stays within the folder is a file like any other.
#[cfg(unix)]
#[test]
fn a_link_within_the_folder_is_well() {
    let (folder, _) = album(&["gandalf.png"]);
    std::os::unix::fs::symlink(folder.path().join("gandalf.png"), folder.path().join("cram.png")).unwrap();
    assert_eq!(found(&Album::open(folder.path(), &cards())), ["card-cram", "card-gandalf"]);
}

#[test]
fn what_has_changed_since_is_looked_at_again() {
    let (folder, album) = album(&["gandalf.png", "cram.png"]);
    let read = |card: &str| album.read(card);
    let (kind, whole) = read("card-gandalf").unwrap().unwrap();
    assert_eq!((kind.media, whole.as_slice()), ("image/png", PNG));
    assert!(read("card-axe").is_none() && read("../gandalf.png").is_none() && read("").is_none());
    let path = folder.path().join("gandalf.png");
    fs::write(&path, b"\xff\xd8\xff another").unwrap();
    let (other, _) = read("card-gandalf").unwrap().unwrap();
    assert!(other.media == "image/jpeg" && other.tag != kind.tag);
    fs::write(&path, b"no picture any more").unwrap();
    assert_eq!(read("card-gandalf"), Some(Err(Unfit::NoPicture)));
    fs::File::options().write(true).open(&path).unwrap().set_len(file::LARGEST + 1).unwrap();
    assert_eq!(read("card-gandalf"), Some(Err(Unfit::TooLarge)));
    fs::remove_file(&path).unwrap();
    assert!(matches!(read("card-gandalf"), Some(Err(Unfit::Unreadable(_)))));
    #[cfg(unix)]
    {
        let outside = tempfile::tempdir().unwrap();
        fs::write(outside.path().join("secret.png"), PNG).unwrap();
        std::os::unix::fs::symlink(outside.path().join("secret.png"), &path).unwrap();
        assert_eq!(read("card-gandalf"), Some(Err(Unfit::Outside)));
    }
    fs::remove_file(folder.path().join("cram.png")).unwrap();
    fs::create_dir(folder.path().join("cram.png")).unwrap();
    assert_eq!(read("card-cram"), Some(Err(Unfit::NoFile)));
}

#[test]
fn every_kind_of_picture_is_told_by_what_is_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x");
    for (head, media) in [
        (PNG, Some("image/png")),
        (b"\xff\xd8\xff\xe0....JFIF", Some("image/jpeg")),
        (b"RIFF\0\0\0\0WEBPVP8 ", Some("image/webp")),
        (b"\0\0\0 ftypavif\0\0", Some("image/avif")),
        (b"GIF89a\0\0", None),
        (b"<?xml version=\"1.0\"?><svg/>", None),
        (b"<html>", None),
        (b"", None),
    ] {
        fs::write(&path, head).unwrap();
        assert_eq!(file::look(folder.path(), &path).ok().map(|kind| kind.media), media);
    }
}
