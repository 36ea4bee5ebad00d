/** Colours as `RRGGBB`, mixed as templates/_parts/model.typ does. */
export type Colours = ReturnType<typeof coloursOf>

const ink = '1B1D21'
const soft = '5C6370'
const hairline = 'D5D8DD'
const white = 'FFFFFF'

/** The colours of a document whose accent is `#rrggbb`. */
export function coloursOf(hex: string) {
  const accent = hex.slice(1).toUpperCase()
  const night = mixed(accent, '14181F', 0.55)
  const tint = (share: number) => mixed(accent, white, share)
  return {
    ink,
    soft,
    hairline,
    white,
    accent,
    accentInk: readable(accent),
    tint,
    night,
    onAccent: wordsOn(accent),
  }
}

/** Words on a ground: white where white reads, else ink. */
const wordsOn = (ground: string) => (luminance(ground) < 0.3 ? white : ink)

const channels = (hex: string) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** `share` of `one`, the rest of `other`. */
export function mixed(one: string, other: string, share: number): string {
  const others = channels(other)
  return channels(one)
    .map((value, i) => Math.round(value * share + others[i]! * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/** sRGB luminance 0–1, as WCAG counts it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((value) => value / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Darkened until it reads on white (contrast 4.5). */
function readable(colour: string): string {
  let dark = colour
  for (let step = 0; step < 12 && luminance(dark) > 0.183; step++) dark = mixed(dark, '000000', 0.88)
  return dark
}
