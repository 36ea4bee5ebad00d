/** A finger that strays farther, px, scrolls: it holds nothing. */
export const strayPx = 8
