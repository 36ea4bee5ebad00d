/**
 * Ranges of a resume's style. Units: size pt, margins mm, lineHeight × size, spacing a factor of the
 * template's own rhythm.
 */
export const STYLE_RANGES = {
  size: { min: 9, max: 12, step: 0.5 },
  lineHeight: { min: 1.2, max: 1.8, step: 0.05 },
  margins: { min: 10, max: 25, step: 1 },
  spacing: { min: 0.6, max: 1.6, step: 0.1 },
} as const

export const FONTS = ['sans', 'serif', 'kai'] as const
/** `same`: the font of the text. */
export const HEADING_FONTS = ['same', ...FONTS] as const
/** Latin letters and digits; `matched` are those of the Chinese font. */
export const LATIN_FONTS = ['matched', 'inter', 'times', 'garamond'] as const
export const PHOTO_SHAPES = ['portrait', 'square', 'round', 'none'] as const
export const FIT_MODES = ['none', 'one-page'] as const
export const HEADING_LANGUAGES = ['zh', 'en'] as const
/** How English dates are written: `Sep 2025`, `Sept 2025`, `September 2025`. */
export const ENGLISH_DATES = ['american', 'british', 'full'] as const
export type EnglishDates = (typeof ENGLISH_DATES)[number]
/** The QR code of the first link, where a template has a place for one; `auto`: if the template draws one by itself. */
export const QR_CODES = ['auto', 'shown', 'hidden'] as const
/** Sizes of paper in pt. */
export const PAGE_SIZES = {
  A4: { width: 595.276, height: 841.89 },
  Letter: { width: 612, height: 792 },
} as const
export const PAPERS = ['A4', 'Letter'] as const satisfies (keyof typeof PAGE_SIZES)[]
