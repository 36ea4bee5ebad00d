import { z } from 'zod'
import { fieldError } from '../validation/field-error-codes'
import {
  ENGLISH_DATES,
  FIT_MODES,
  FONTS,
  HEADING_FONTS,
  HEADING_LANGUAGES,
  LATIN_FONTS,
  PAPERS,
  PHOTO_SHAPES,
  QR_CODES,
  STYLE_RANGES,
} from './style-options'

/** A resume's style; ranges and choices: contract/resume/style-options.ts. */
const choiceError = fieldError('choice')
function numberInRange(range: { min: number; max: number }) {
  const message = fieldError('digits', `${range.min}–${range.max}`)
  return z.coerce.number(message).min(range.min, message).max(range.max, message)
}

export const Style = z.object({
  template: z
    .string(fieldError('wrongType'))
    .regex(/^[a-z][a-z0-9-]{0,39}@[1-9]\d{0,3}$/, fieldError('unknownTemplate')),
  colour: z
    .string(fieldError('wrongType'))
    .regex(/^#[0-9a-f]{6}$/i, fieldError('colour'))
    .default('#1f4e79'),
  font: z.enum(FONTS, choiceError).default('sans'),
  headingFont: z.enum(HEADING_FONTS, choiceError).default('same'),
  latin: z.enum(LATIN_FONTS, choiceError).default('matched'),
  size: numberInRange(STYLE_RANGES.size).default(10),
  lineHeight: numberInRange(STYLE_RANGES.lineHeight).default(1.45),
  margins: numberInRange(STYLE_RANGES.margins).default(16),
  spacing: numberInRange(STYLE_RANGES.spacing).default(1),
  /** Before contacts, in templates that draw some. */
  icons: z.boolean(choiceError).default(true),
  photo: z.enum(PHOTO_SHAPES, choiceError).default('portrait'),
  headings: z.enum(HEADING_LANGUAGES, choiceError).default('zh'),
  englishDates: z.enum(ENGLISH_DATES, choiceError).default('american'),
  qrCode: z.enum(QR_CODES, choiceError).default('auto'),
  page: z.enum(PAPERS, choiceError).default('A4'),
  fit: z.enum(FIT_MODES, choiceError).default('none'),
})
export type Style = z.infer<typeof Style>
