import { contrastOf } from './contrast'

export type Theme = 'light' | 'dark'
export type Tokens = Readonly<Record<string, string>>
/** Text needs 4.5:1, the edge of a field 3:1 (WCAG 2, 1.4.3 and 1.4.11). */
const least = { text: 4.5, edge: 3 }

/** The colours of both themes, by their names, as their style sheet has them. */
export function readTokens(css: string): Record<Theme, Tokens> {
  const [before = '', after = ''] = css.split(/@variant dark\b/)
  const light = coloursIn(before)
  return { light, dark: { ...light, ...coloursIn(after) } }
}

function coloursIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(?<!-)--(\w[\w-]*): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover']
/** What is written on what. */
const pairs: readonly (readonly [text: string, grounds: readonly string[], least?: number])[] = [
  ['ink', [...grounds, 'primary-soft']],
  ['ink-soft', grounds],
  ['ink-faint', ['paper', 'surface', 'raised', 'sunken']],
  ['primary', ['paper', 'surface', 'raised', 'primary-soft']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-danger', ['danger', 'danger-strong']],
  ['danger', ['surface', 'danger-soft']],
  ['accent', ['surface', 'accent-soft']],
  ['gold', ['surface', 'gold-soft']],
  ['ok', ['surface', 'ok-soft']],
  ['info', ['surface', 'info-soft']],
  ['warn', ['surface', 'warn-soft']],
  ['line-field', ['surface'], least.edge],
]

export type ContrastPair = { theme: Theme; text: string; ground: string; contrast: number; least: number }

/** Every pair that is written in, in both themes, with its figure. */
export function contrastPairs(css: string): ContrastPair[] {
  const tokens = readTokens(css)
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([text, grounds, needed = least.text]) =>
      grounds.map((ground) => {
        const contrast = contrastOf(tokens[theme][text] ?? '', tokens[theme][ground] ?? '')
        return { theme, text, ground, contrast: Math.floor(contrast * 100) / 100, least: needed }
      }),
    ),
  )
}
