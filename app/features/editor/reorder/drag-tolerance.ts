/** A touch that moves farther, px, scrolls instead of dragging. */
export const dragTolerancePx = 8
