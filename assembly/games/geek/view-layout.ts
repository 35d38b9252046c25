// Owns where the parts of geek's panel stand; sizes in px.

/** First column of the panel, of its texts; the column behind its texts. */
export const PANEL_X: i32 = 127;
export const PANEL_TEXT: i32 = 132;
export const PANEL_END: i32 = 292;
export const PANEL_TEXT_WIDTH: i32 = PANEL_END - PANEL_TEXT;
/** px from one row of a list to the next. */
export const ROW: i32 = 12;
/** Tops of what stands in the same place on every screen. */
export const HEARTS_Y: i32 = 17;
export const COUNTERS_Y: i32 = 28;
export const BODY_Y: i32 = 41;
