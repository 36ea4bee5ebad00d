import type { FontCoverage } from './coverage'
import type { TemplateInput } from '../template-input/template-input'

/** 〓, the printer's mark for a missing character. */
export const MISSING_GLYPH = '\u3013'

/**
 * Characters that are not drawn: joiners, variation selectors, direction marks, soft hyphens. Emoji need two
 * of them for shaping.
 */
const invisible =
  /(?<!\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)(?:\u200d|\ufe0f)|\u200d(?!\p{Extended_Pictographic})|(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu
const shaping = new Set([0x0a, 0x20, 0x200d, 0xfe0f])
/** Keys whose values are not drawn: URLs, ids, and the PDF's own metadata. */
const untypesetKeys = new Set([
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

/** Replaces characters without a glyph by 〓 and adds them to `missing`. */
export function replaceMissingGlyphs(text: string, fonts: FontCoverage, missing: Set<string>): string {
  let replaced = ''
  for (const grapheme of text.normalize('NFC').replace(invisible, '')) {
    const code = grapheme.codePointAt(0)!
    // A combining accent after a replaced character would fall on the 〓.
    if (replaced.endsWith(MISSING_GLYPH) && /\p{M}/u.test(grapheme)) continue
    if (shaping.has(code) || fonts.has(code)) replaced += grapheme
    else {
      missing.add(grapheme)
      replaced += MISSING_GLYPH
    }
  }
  return replaced
}

/**
 * Replaces characters without a glyph by 〓, instead of the empty box that a font would draw.
 * @returns the model to draw, and the missing characters, each once, in order of appearance.
 */
export function replaceMissingGlyphsInModel(
  model: TemplateInput,
  fonts: FontCoverage,
): { model: TemplateInput; missingGlyphs: string[] } {
  const missing = new Set<string>()
  const replaced = mapTexts(model, (text) => replaceMissingGlyphs(text, fonts, missing)) as TemplateInput
  return { model: replaced, missingGlyphs: [...missing] }
}

function mapTexts(value: unknown, replaceText: (text: string) => string): unknown {
  if (typeof value === 'string') return /^[\n -~\u4e00-\u9fa5]*$/.test(value) ? value : replaceText(value)
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, replaceText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      untypesetKeys.has(key) ? part : mapTexts(part, replaceText),
    ]),
  )
}
