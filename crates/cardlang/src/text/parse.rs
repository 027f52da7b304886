//! The parser: from text to [`Node`]s.

use super::token::{Placed, Token, tokens};
use super::{Arg, Comparison, Fault, Form, Node, Sign, Span};

/// The greatest depth of brackets: what people hand in must not exhaust the stack.
const DEEPEST: usize = 60;

/// Words that join what stands around them, and so cannot be names; but `if(` without a blank is a call.
const JOINING: [&str; 3] = ["in", "if", "else"];

impl Node {
    /// Parses a text.
    ///
    /// # Errors
    /// Where it is not of the form of the language, and why.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let mut parser = Parser { tokens: tokens(text)?, next: 0, depth: 0 };
        let node = parser.sequence()?;
        match parser.peek().token {
            Token::End => Ok(node),
            _ => Err(parser.unexpected("the end")),
        }
    }
}

struct Parser<'a> {
    tokens: Vec<Placed<'a>>,
    next: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> &Placed<'a> {
        &self.tokens[self.next]
    }

    fn advance(&mut self) -> Placed<'a> {
        let placed = self.tokens[self.next].clone();
        self.next = (self.next + 1).min(self.tokens.len() - 1);
        placed
    }

    fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek().token, Token::Sign(next) if next == sign)
    }

    fn sign(&mut self, sign: &str) -> bool {
        let next = self.is_sign(sign);
        if next {
            self.advance();
        }
        next
    }

    fn is_word(&self, word: &str) -> bool {
        self.peek().token == Token::Word(word)
    }

    /// True if a bracket follows the next word without a blank.
    fn is_call(&self) -> bool {
        let after = &self.tokens[(self.next + 1).min(self.tokens.len() - 1)];
        after.token == Token::Sign("(") && !after.blank
    }

    fn expect(&mut self, sign: &str) -> Result<(), Fault> {
        if self.sign(sign) { Ok(()) } else { Err(self.unexpected(&format!("`{sign}`"))) }
    }

    fn unexpected(&self, expected: &str) -> Fault {
        let Placed { token, at, .. } = self.peek();
        let found = match token {
            Token::Word(word) => format!("`{word}`"),
            Token::Number(number) => format!("`{number}`"),
            Token::Sign(sign) => format!("`{sign}`"),
            Token::End => "the end".to_owned(),
        };
        Fault::new(at.clone(), format!("expected {expected}, found {found}"))
    }

    /// The start of the next token.
    fn start(&self) -> usize {
        self.peek().at.start
    }

    /// The span from there to the last token read.
    fn since(&self, start: usize) -> Span {
        let end = self.next.checked_sub(1).map_or(start, |last| self.tokens[last].at.end);
        start..end.max(start)
    }

    fn node(&self, start: usize, form: Form) -> Node {
        Node { form, at: self.since(start) }
    }

    /// `a; b; c`
    fn sequence(&mut self) -> Result<Node, Fault> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Fault::new(self.peek().at.clone(), "too many brackets in brackets"));
        }
        let start = self.start();
        let first = self.step()?;
        let mut parts = vec![first];
        while self.sign(";") {
            parts.push(self.step()?);
        }
        self.depth -= 1;
        if parts.len() == 1 {
            return Ok(parts.remove(0));
        }
        Ok(self.node(start, Form::Sequence(parts)))
    }

    /// `if a: b else c`, `a: b`, or `a`.
    fn step(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        if self.is_word("if") && !self.is_call() {
            self.advance();
            let test = Box::new(self.choice()?);
            self.expect(":")?;
            let then = Box::new(self.sequence()?);
            let otherwise = if self.is_word("else") {
                self.advance();
                Some(Box::new(self.sequence()?))
            } else {
                None
            };
            return Ok(self.node(start, Form::If(test, then, otherwise)));
        }
        let head = self.choice()?;
        if !self.sign(":") {
            return Ok(head);
        }
        let body = self.sequence()?;
        Ok(self.node(start, Form::Clause(Box::new(head), Box::new(body))))
    }

    /// `a & b`, `a | b`: not both without brackets.
    fn choice(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        let first = self.comparison()?;
        let Some(sign) = ["&", "|"].into_iter().find(|sign| self.is_sign(sign)) else {
            return Ok(first);
        };
        let mut parts = vec![first];
        while self.sign(sign) {
            parts.push(self.comparison()?);
        }
        if self.is_sign("&") || self.is_sign("|") {
            let at = self.peek().at.clone();
            return Err(Fault::new(at, "put parentheses where & and | meet"));
        }
        let form = if sign == "&" { Form::All(parts) } else { Form::Any(parts) };
        Ok(self.node(start, form))
    }

    /// `a >= b`, `a in b`.
    fn comparison(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        let left = self.range()?;
        if self.is_word("in") {
            self.advance();
            let right = self.range()?;
            return Ok(self.node(start, Form::In(Box::new(left), Box::new(right))));
        }
        let Some(comparison) = Comparison::ALL.into_iter().find(|comparison| self.sign(comparison.symbol()))
        else {
            return Ok(left);
        };
        let right = self.range()?;
        let form = Form::Compare(Box::new(left), comparison, Box::new(right));
        Ok(self.node(start, form))
    }

    /// `a..b`
    fn range(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        let from = self.sum()?;
        if !self.sign("..") {
            return Ok(from);
        }
        let to = self.sum()?;
        Ok(self.node(start, Form::Range(Box::new(from), Box::new(to))))
    }

    /// `a + b - c`
    fn sum(&mut self) -> Result<Node, Fault> {
        self.chain(&[Sign::Plus, Sign::Minus], Self::product)
    }

    /// `a * b / c`
    fn product(&mut self) -> Result<Node, Fault> {
        self.chain(&[Sign::Times, Sign::Over], Self::signed)
    }

    fn chain(&mut self, signs: &[Sign], part: fn(&mut Self) -> Result<Node, Fault>) -> Result<Node, Fault> {
        let start = self.start();
        let mut left = part(self)?;
        while let Some(sign) = signs.iter().find(|sign| self.is_sign(sign.symbol())) {
            self.advance();
            let right = part(self)?;
            left = self.node(start, Form::Sum(Box::new(left), *sign, Box::new(right)));
        }
        Ok(left)
    }

    /// `!a`, `+3`, `-3`, `not a`, `a`
    fn signed(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        if self.is_sign("!") {
            self.advance();
            self.depth += 1;
            if self.depth > DEEPEST {
                return Err(Fault::new(self.peek().at.clone(), "too many brackets in brackets"));
            }
            let of = Box::new(self.signed()?);
            self.depth -= 1;
            return Ok(self.node(start, Form::Not(of)));
        }
        for (sign, by) in [("+", 1), ("-", -1)] {
            if self.sign(sign) {
                let Token::Number(number) = self.peek().token else {
                    return Err(self.unexpected("a number"));
                };
                self.advance();
                return Ok(self.node(start, Form::Signed(by * number)));
            }
        }
        self.tied()
    }

    /// `hills:3`, without a blank behind the colon.
    fn tied(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        let left = self.marked()?;
        if !self.is_sign(":") || self.tokens[self.next + 1].blank {
            return Ok(left);
        }
        self.advance();
        let right = self.sum()?;
        Ok(self.node(start, Form::Tie(Box::new(left), Box::new(right))))
    }

    /// `except one`, `up_to 3`, `a`
    fn marked(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        let Token::Word(word) = self.peek().token else {
            return self.primary();
        };
        if JOINING.contains(&word) && !self.is_call() {
            return Err(self.unexpected("a name or a number"));
        }
        let follows = match self.tokens[self.next + 1].token {
            Token::Word(next) => !JOINING.contains(&next),
            Token::Number(_) => true,
            _ => false,
        };
        if !follows {
            return self.primary();
        }
        self.advance();
        let of = Box::new(self.primary()?);
        Ok(self.node(start, Form::Mark(word.to_owned(), of)))
    }

    fn primary(&mut self) -> Result<Node, Fault> {
        let start = self.start();
        match self.peek().token {
            Token::Number(number) => {
                self.advance();
                Ok(self.node(start, Form::Number(number)))
            }
            Token::Word(word) => {
                self.advance();
                let form = if self.sign("(") {
                    let args = self.listed(")", Self::arg)?;
                    Form::Call(word.to_owned(), args)
                } else {
                    Form::Word(word.to_owned())
                };
                Ok(self.node(start, form))
            }
            Token::Sign("(") => {
                self.advance();
                let inner = self.sequence()?;
                self.expect(")")?;
                Ok(Node { at: self.since(start), ..inner })
            }
            Token::Sign("[") => {
                self.advance();
                let items = self.listed("]", Self::sequence)?;
                Ok(self.node(start, Form::List(items)))
            }
            _ => Err(self.unexpected("a name or a number")),
        }
    }

    /// The items between commas, up to the sign that ends the list.
    fn listed<T>(&mut self, end: &str, item: fn(&mut Self) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
        let mut items = Vec::new();
        loop {
            if self.sign(end) {
                return Ok(items);
            }
            items.push(item(self)?);
            if !self.sign(",") && !self.is_sign(end) {
                return Err(self.unexpected(&format!("`,` or `{end}`")));
            }
        }
    }

    /// `name = value`, or `value`
    fn arg(&mut self) -> Result<Arg, Fault> {
        let start = self.start();
        let mut name = None;
        if let Token::Word(word) = self.peek().token
            && self.tokens[self.next + 1].token == Token::Sign("=")
        {
            self.next += 2;
            name = Some(word.to_owned());
        }
        let value = self.sequence()?;
        Ok(Arg { name, at: self.since(start), value })
    }
}
