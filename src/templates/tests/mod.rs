//! What the templates say, and an event of each played from the entries to the last place (rules 1).

mod facts;
mod finals;
mod gaoping;
mod hall;
mod jinhua;
mod mianyang;
mod tangshan;
mod xiamen;
