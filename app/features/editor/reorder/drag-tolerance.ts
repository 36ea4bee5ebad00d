/** A finger that strays farther, px, scrolls: it holds nothing. */
export const dragTolerancePx = 8
