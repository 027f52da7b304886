//! The modules of a crate, and what each defines.

use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream};
use syn::{Item, UseTree};

use super::{Crate, File, Module, Name, Token, each_group, join, tokens_of};

/// Reads `lib.rs` and every module from there on.
pub(super) fn read(into: &mut Crate, text: &dyn Fn(&Path) -> Option<String>) {
    let path = PathBuf::from("lib.rs");
    let lib = text(&path).expect("a lib.rs");
    into.modules.push(Module::new(String::new(), 0));
    file(into, text, path, &lib, 0);
}

impl Module {
    fn new(path: String, parent: usize) -> Self {
        Self { path, parent, names: Default::default(), globs: Vec::new(), known: Default::default() }
    }

    fn define(&mut self, name: &str) {
        self.names.entry(name.to_owned()).or_insert(Name::Thing);
    }
}

fn file(into: &mut Crate, text: &dyn Fn(&Path) -> Option<String>, path: PathBuf, code: &str, module: usize) {
    let syntax = syn::parse_file(code).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("UTF-8");
    let folder = path.parent().expect("a folder");
    let below = if ["lib", "mod"].contains(&stem) { folder.to_owned() } else { folder.join(stem) };
    into.files.push(File {
        path,
        module,
        names: Default::default(),
        calls: Default::default(),
        methods: Default::default(),
        syntax: syn::File { shebang: None, attrs: Vec::new(), items: Vec::new() },
    });
    let at = into.files.len() - 1;
    items(into, text, &syntax.items, &below, module);
    into.files[at].syntax = syntax;
}

fn items(into: &mut Crate, text: &dyn Fn(&Path) -> Option<String>, items: &[Item], folder: &Path, at: usize) {
    for item in items.iter().filter(|item| !is_test(attributes(item))) {
        match item {
            Item::Mod(module) => {
                let name = module.ident.to_string();
                let inner = into.modules.len();
                let path = join(&into.modules[at].path, &name);
                into.modules.push(Module::new(path, at));
                into.modules[at].names.insert(name.clone(), Name::Module(inner));
                let below = folder.join(&name);
                if let Some((_, inside)) = &module.content {
                    self::items(into, text, inside, &below, inner);
                } else {
                    let places = [folder.join(format!("{name}.rs")), below.join("mod.rs")];
                    let found = places.into_iter().find_map(|path| Some((text(&path)?, path)));
                    let (code, path) = found.unwrap_or_else(|| panic!("{} has no file", below.display()));
                    file(into, text, path, &code, inner);
                }
            }
            Item::Enum(item) => {
                let variants = item.variants.iter().map(|variant| variant.ident.to_string()).collect();
                into.enums.insert(join(&into.modules[at].path, &item.ident.to_string()), variants);
                into.modules[at].define(&item.ident.to_string());
            }
            Item::Use(item) => import(&mut into.modules[at], &item.tree),
            Item::Macro(item) => in_macro(into, at, &item.mac.tokens),
            Item::Struct(syn::ItemStruct { ident, .. })
            | Item::Union(syn::ItemUnion { ident, .. })
            | Item::Type(syn::ItemType { ident, .. })
            | Item::Trait(syn::ItemTrait { ident, .. })
            | Item::Const(syn::ItemConst { ident, .. })
            | Item::Static(syn::ItemStatic { ident, .. })
            | Item::Fn(syn::ItemFn { sig: syn::Signature { ident, .. }, .. }) => {
                into.modules[at].define(&ident.to_string());
            }
            _ => {}
        }
    }
}

/// The names that a `use` brings into a module, that of a function too.
pub(super) fn import(module: &mut Module, tree: &UseTree) {
    each_use(tree, &mut Vec::new(), &mut |path, name| match name {
        Some("_") => {}
        Some(name) => {
            module.names.insert(name.to_owned(), Name::Import(path.to_vec()));
        }
        None => module.globs.push(path.to_vec()),
    });
}

/// Calls `look` with each path of a `use` and the name it is given; none for all that is there.
pub(super) fn each_use(
    tree: &UseTree,
    before: &mut Vec<String>,
    look: &mut dyn FnMut(&[String], Option<&str>),
) {
    let whole = |before: &[String], last: String| {
        let mut path = before.to_vec();
        if last != "self" || path.is_empty() {
            path.push(last);
        }
        path
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            each_use(&path.tree, before, look);
            before.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| each_use(tree, before, look)),
        UseTree::Name(name) => {
            let path = whole(before, name.ident.to_string());
            look(&path, path.last().map(String::as_str));
        }
        UseTree::Rename(name) => {
            look(&whole(before, name.ident.to_string()), Some(&name.rename.to_string()));
        }
        UseTree::Glob(_) => look(before, None),
    }
}

/// Words after which a name is defined.
const DEFINES: [&str; 7] = ["struct", "enum", "union", "type", "trait", "const", "static"];

/// The definitions of a macro, as far as they can be read: `enum Name { … }`, and `"word" => Name` of the languages of
/// cards.
fn in_macro(into: &mut Crate, at: usize, tokens: &TokenStream) {
    let Crate { modules, enums, .. } = into;
    let module = &mut modules[at];
    each_group(tokens.clone(), &mut |tokens| {
        for (place, token) in tokens.iter().enumerate() {
            let next = tokens.get(place + 1).and_then(Token::word);
            match (token.word(), next) {
                (Some(word), Some(name)) if DEFINES.contains(&word) && is_type(name) => {
                    module.define(name);
                    let body = tokens[place + 2..].iter().find_map(|token| match token {
                        Token::Group(Delimiter::Brace, body) if word == "enum" => Some(body),
                        _ => None,
                    });
                    if let Some(body) = body {
                        enums.entry(join(&module.path, name)).or_default().extend(variants_in(body));
                    }
                }
                _ => {}
            }
            let text = matches!(token, Token::Other(text) if text.starts_with('"'));
            let arrow = tokens.get(place + 1).is_some_and(|token| token.is("="))
                && tokens.get(place + 2).is_some_and(|token| token.is(">"));
            if let Some(name) =
                tokens.get(place + 3).and_then(Token::word).filter(|name| text && arrow && is_type(name))
            {
                module.define(name);
            }
        }
    });
}

/// The variants in the body of an enum that a macro makes: what begins, or follows a comma, an attribute or an arrow.
fn variants_in(body: &TokenStream) -> Vec<String> {
    let tokens = tokens_of(body.clone());
    let begins = |at: usize| match at.checked_sub(1).map(|before| &tokens[before]) {
        None => true,
        Some(Token::Group(Delimiter::Bracket, _)) => true,
        Some(before) => before.is(",") || before.is(">"),
    };
    let words = tokens.iter().enumerate().filter(|(at, _)| begins(*at));
    words.filter_map(|(_, token)| token.word()).filter(|word| is_type(word)).map(str::to_owned).collect()
}

/// Is it written as a type?
pub(super) fn is_type(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Is it there for tests only?
pub(super) fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let cfg = || match &attribute.meta {
            syn::Meta::List(list) => list.tokens.to_string() == "test",
            _ => false,
        };
        path.is_ident("test") || path.is_ident("cfg") && cfg()
    })
}

/// The attributes of an item.
pub(super) fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
