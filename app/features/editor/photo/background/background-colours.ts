import type { Colour } from './composite-background'

/** The grounds of Chinese identity photos. */
export const backgroundColours = {
  blue: [0x43, 0x8e, 0xdb],
  white: [0xff, 0xff, 0xff],
  red: [0xd9, 0x3a, 0x32],
} satisfies Record<string, Colour>
export type BackgroundColour = keyof typeof backgroundColours
