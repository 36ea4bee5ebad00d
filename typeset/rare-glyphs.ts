import type { Coverage } from './coverage'
import type { PageModel } from './page-model'

/** 〓, the printer's sign for a letter that is not in the case. */
export const MISSING_GLYPH = '\u3013'

/** What is not drawn: joiners, variants, direction marks, soft hyphens. Only inside emoji does shaping need two of them. */
const invisible =
  /(?<!\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)(?:\u200d|\ufe0f)|\u200d(?!\p{Extended_Pictographic})|(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu
const shaping = new Set([0x0a, 0x20, 0x200d, 0xfe0f])
/** What is no text to see: addresses, ids, and what the file itself (not its pages) carries. */
const unseen = new Set([
  'url',
  'id',
  'key',
  'kind',
  'type',
  'path',
  'lang',
  'accent',
  'font',
  'documentTitle',
  'author',
])

/** A text as it is drawn: 〓 where no font has a letter, which is added to `missing`. */
export function drawableText(text: string, fonts: Coverage, missing: Set<string>): string {
  let drawn = ''
  for (const letter of text.normalize('NFC').replace(invisible, '')) {
    const code = letter.codePointAt(0)!
    // An accent of a letter that is not there would fall on the sign that stands for it.
    if (drawn.endsWith(MISSING_GLYPH) && /\p{M}/u.test(letter)) continue
    if (shaping.has(code) || fonts.has(code)) drawn += letter
    else {
      missing.add(letter)
      drawn += MISSING_GLYPH
    }
  }
  return drawn
}

/**
 * Sets 〓 where no font has a letter, instead of the empty box a missing glyph would leave.
 * @returns the model to draw, and the letters that are missing, each once, in order of appearance.
 */
export function drawableModel(
  model: PageModel,
  fonts: Coverage,
): { model: PageModel; missingGlyphs: string[] } {
  const missing = new Set<string>()
  const drawn = mapTexts(model, (text) => drawableText(text, fonts, missing)) as PageModel
  return { model: drawn, missingGlyphs: [...missing] }
}

function mapTexts(value: unknown, draw: (text: string) => string): unknown {
  if (typeof value === 'string') return /^[\n -~\u4e00-\u9fa5]*$/.test(value) ? value : draw(value)
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, draw))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, unseen.has(key) ? part : mapTexts(part, draw)]),
  )
}
