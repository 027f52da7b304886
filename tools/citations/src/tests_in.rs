//! Citations in Rust source: ids in the documentation of a test.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Expr, ExprLit, Ident, Lit, Meta, Token};

use super::Cited;
use crate::id::ids_in;

/// The citations of a file's tests. A test is a function with an attribute whose path ends in `test`
/// (`#[test]`, `#[tokio::test]`), wherever it stands, also within `proptest!`. One that is ignored cites only if it
/// says why it is.
///
/// # Errors
/// Where the file is no Rust.
pub fn citations(source: &str, file: &str) -> Result<Vec<Cited>, String> {
    let at = |span: Span, what: &str| format!("line {}: {what}", span.start().line);
    let tokens = source.parse::<TokenStream>();
    let tokens = tokens.map_err(|error| at(error.span(), "this is no Rust"))?;
    let mut cited = Vec::new();
    let look = |input: ParseStream<'_>| {
        each_function(input, &mut |test, line, id| {
            cited.push(Cited { id: id.to_owned(), file: file.to_owned(), line, test: test.to_owned() });
        })
    };
    look.parse2(tokens).map_err(|error| at(error.span(), &error.to_string()))?;
    Ok(cited)
}

/// Calls `cite` for each id in the documentation of each test, however deep it stands: name, line, id.
fn each_function(input: ParseStream<'_>, cite: &mut dyn FnMut(&str, usize, &str)) -> syn::Result<()> {
    while !input.is_empty() {
        let above = outer_attributes(input)?;
        if let Some(name) = function(input)? {
            if is_run(&above) {
                for (line, text) in above.iter().filter_map(documentation) {
                    ids_in(&text).into_iter().for_each(|id| cite(&name.to_string(), line, id));
                }
            }
        } else if !input.is_empty() {
            // Attributes that stand above something else fall away.
            if let TokenTree::Group(group) = input.parse::<TokenTree>()?
                && group.delimiter() != Delimiter::Bracket
            {
                let inside = |input: ParseStream<'_>| each_function(input, cite);
                inside.parse2(group.stream())?;
            }
        }
    }
    Ok(())
}

/// The attributes here, documentation among them. What only looks like one (in the template of a macro) is none.
fn outer_attributes(input: ParseStream<'_>) -> syn::Result<Vec<Attribute>> {
    let mut attributes = Vec::new();
    while input.peek(Token![#]) && input.peek2(syn::token::Bracket) {
        match input.fork().call(attribute) {
            Ok(_) => attributes.push(input.call(attribute)?),
            Err(_) => {
                input.parse::<TokenTree>()?;
                input.parse::<TokenTree>()?;
            }
        }
    }
    Ok(attributes)
}

fn attribute(input: ParseStream<'_>) -> syn::Result<Attribute> {
    let content;
    Ok(Attribute {
        pound_token: input.parse()?,
        style: syn::AttrStyle::Outer,
        bracket_token: syn::bracketed!(content in input),
        meta: content.parse()?,
    })
}

/// The words allowed between a function's attributes and its `fn`.
const QUALIFIERS: [&str; 4] = ["pub", "async", "const", "unsafe"];

/// The name of the function that begins here; its parameters and its body are still to come.
fn function(input: ParseStream<'_>) -> syn::Result<Option<Ident>> {
    let ahead = input.fork();
    while ahead.peek(Ident::peek_any) && !ahead.peek(Token![fn]) {
        let word = ahead.call(Ident::parse_any)?;
        if !QUALIFIERS.contains(&word.to_string().as_str()) {
            return Ok(None);
        }
        // `pub(crate)`
        if word == "pub" && ahead.peek(syn::token::Paren) {
            ahead.parse::<TokenTree>()?;
        }
    }
    if !ahead.peek(Token![fn]) || !ahead.peek2(Ident) {
        return Ok(None);
    }
    while !input.peek(Token![fn]) {
        input.parse::<TokenTree>()?;
    }
    input.parse::<Token![fn]>()?;
    input.parse::<Ident>().map(Some)
}

/// True if the test is run, or says why it is not.
fn is_run(above: &[Attribute]) -> bool {
    let called = |attribute: &&Attribute, name: &str| {
        let last = attribute.path().segments.last();
        last.is_some_and(|segment| segment.ident == name)
    };
    let is_test = above.iter().any(|attribute| called(&attribute, "test"));
    let mut ignored = above.iter().filter(|attribute| called(attribute, "ignore"));
    is_test && ignored.all(|ignored| text_of(ignored).is_some_and(|why| why.contains(char::is_alphanumeric)))
}

/// The text in `#[name = "text"]`.
fn text_of(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else {
        return None;
    };
    match &pair.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
        _ => None,
    }
}

/// The line and the text of an attribute that is documentation.
fn documentation(attribute: &Attribute) -> Option<(usize, String)> {
    let text = text_of(attribute).filter(|_| attribute.path().is_ident("doc"))?;
    Some((attribute.pound_token.span.start().line, text))
}
