//! HTTP, live updates, lobby and seats
