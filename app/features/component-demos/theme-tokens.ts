import { contrastOf } from './contrast-ratio'

export type Theme = 'light' | 'dark'
export type Tokens = Readonly<Record<string, string>>
/** Text needs 4.5:1, a field's border 3:1 (WCAG 2, 1.4.3 and 1.4.11). */
const least = { text: 4.5, edge: 3 }

/** Parses the colours of both themes, by name, from the style sheet. */
export function parseThemeTokens(css: string): Record<Theme, Tokens> {
  const [before = '', after = ''] = css.split(/@variant dark\b/)
  const light = parseColours(before)
  return { light, dark: { ...light, ...parseColours(after) } }
}

function parseColours(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(?<!-)--(\w[\w-]*): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

const grounds = ['background', 'card', 'popover', 'muted', 'accent']
/** Texts and backgrounds. */
const pairs: readonly (readonly [text: string, grounds: readonly string[], least?: number])[] = [
  ['foreground', [...grounds, 'secondary']],
  ['muted-foreground', grounds],
  ['subtle-foreground', ['background', 'card', 'popover', 'muted']],
  ['primary', ['background', 'card', 'popover', 'secondary']],
  ['primary-foreground', ['primary', 'primary-strong']],
  ['destructive-foreground', ['destructive', 'destructive-strong']],
  ['destructive', ['card', 'destructive-soft']],
  ['highlight', ['card', 'highlight-soft']],
  ['premium', ['card', 'premium-soft']],
  ['success', ['card', 'success-soft']],
  ['info', ['card', 'info-soft']],
  ['warning', ['card', 'warning-soft']],
  ['input', ['card'], least.edge],
]

export type ContrastPair = { theme: Theme; text: string; background: string; contrast: number; least: number }

/** Returns every pair in both themes with its contrast. */
export function contrastPairs(css: string): ContrastPair[] {
  const tokens = parseThemeTokens(css)
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([text, grounds, required = least.text]) =>
      grounds.map((background) => {
        const contrast = contrastOf(tokens[theme][text] ?? '', tokens[theme][background] ?? '')
        return { theme, text, background, contrast: Math.floor(contrast * 100) / 100, least: required }
      }),
    ),
  )
}
