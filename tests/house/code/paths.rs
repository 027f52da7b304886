//! The names that a file uses: every path in it that the compiler would follow, and every method that it calls.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use syn::visit::{self, Visit};

use super::define::{attributes, each_use, import, is_test, is_type};
use super::resolve::End;
use super::{Crate, Name, Token, each_group, join};

/// Reads a file of the crate.
pub(super) fn of_file(krate: &mut Crate, at: usize) {
    let module = krate.files[at].module;
    let (names, calls, methods) = Default::default();
    let mut reader = Reader { krate, module, own: None, names, calls, methods };
    krate.files[at].syntax.items.iter().for_each(|item| reader.visit_item(item));
    let Reader { mut names, calls, methods, .. } = reader;
    let here = &krate.modules[module].path;
    for (of, variants) in &krate.enums {
        if of.rsplit_once("::").map_or("", |(module, _)| module) == here {
            names.extend(variants.iter().map(|variant| join(of, variant)));
        }
    }
    let file = &mut krate.files[at];
    (file.names, file.calls, file.methods) = (names, calls, methods);
}

/// `use` within a function is taken as one of its module.
pub(super) fn inner_uses(krate: &mut Crate, at: usize) {
    struct Inner(Vec<syn::UseTree>);
    impl<'ast> Visit<'ast> for Inner {
        fn visit_stmt(&mut self, statement: &'ast syn::Stmt) {
            if let syn::Stmt::Item(syn::Item::Use(item)) = statement {
                self.0.push(item.tree.clone());
            }
            visit::visit_stmt(self, statement);
        }
        fn visit_item(&mut self, item: &'ast syn::Item) {
            if !is_test(attributes(item)) {
                visit::visit_item(self, item);
            }
        }
    }
    let mut inner = Inner(Vec::new());
    inner.visit_file(&krate.files[at].syntax);
    let module = krate.files[at].module;
    for tree in inner.0 {
        import(&mut krate.modules[module], &tree);
    }
}

struct Reader<'a> {
    krate: &'a Crate,
    /// The module.
    module: usize,
    /// The meaning of `Self` there.
    own: Option<String>,
    names: BTreeSet<String>,
    calls: BTreeSet<String>,
    methods: BTreeSet<String>,
}

impl Reader<'_> {
    fn path(&mut self, path: &[String]) {
        let (names, own) = (&mut self.names, self.own.as_deref());
        self.krate.follow(self.module, path, own, &mut |thing| {
            names.insert(thing.to_owned());
        });
    }

    /// A method that is called by its path counts as called.
    fn called(&mut self, path: &[String]) {
        if let [.., before, last] = path
            && is_type(before)
            && !is_type(last)
        {
            self.calls.insert(last.clone());
        }
        self.path(path);
    }

    fn tokens(&mut self, tokens: &TokenStream) {
        each_group(tokens.clone(), &mut |tokens| {
            for token in tokens {
                match token {
                    Token::Path(path) => self.called(path),
                    Token::Member(name) => {
                        self.calls.insert(name.clone());
                    }
                    _ => {}
                }
            }
        });
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let outer = self.module;
        let inner = self.krate.modules[outer].names.get(&item.ident.to_string());
        if let (Some((_, items)), Some(Name::Module(inner))) = (&item.content, inner) {
            self.module = *inner;
            items.iter().for_each(|item| self.visit_item(item));
            self.module = outer;
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let before = self.own.take();
        if let syn::Type::Path(of) = &*item.self_ty {
            let path = segments(&of.path);
            if let Some(End::Thing(thing)) = self.krate.follow(self.module, &path, None, &mut |_| {}) {
                self.own = Some(thing);
            }
        }
        if item.trait_.is_none() {
            let methods = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(method) if !is_test(&method.attrs) => Some(method.sig.ident.to_string()),
                _ => None,
            });
            self.methods.extend(methods);
        }
        visit::visit_item_impl(self, item);
        self.own = before;
    }

    fn visit_use_tree(&mut self, tree: &'ast syn::UseTree) {
        each_use(tree, &mut Vec::new(), &mut |path, _| self.path(path));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            self.called(&segments(path));
        }
        visit::visit_path(self, path);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        // A type without fields, or a variable.
        let name = pattern.ident.to_string();
        if is_type(&name) {
            self.path(&[name]);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.calls.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(&call.tokens);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        self.tokens(&item.mac.tokens);
    }
}

fn segments(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}
