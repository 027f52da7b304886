//! What the drawing must hold, whatever it looks like.
