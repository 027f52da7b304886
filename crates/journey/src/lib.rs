//! El viaje a Mordor: the rules, and nothing but the rules
