import { z } from 'zod'
import { problem } from './problems'
import { FITS, FONTS, HEADING_LANGUAGES, PHOTO_SHAPES, STYLE_RANGES } from './style-choices'

/** How a resume looks; ranges and choices: contract/style-choices.ts. */
const choice = problem('choice')
function within(range: { min: number; max: number }) {
  const said = problem('digits', `${range.min}–${range.max}`)
  return z.coerce.number(said).min(range.min, said).max(range.max, said)
}

export const Style = z.object({
  template: z
    .string(problem('wrongType'))
    .regex(/^[a-z][a-z0-9-]{0,39}@[1-9]\d{0,3}$/, problem('unknownTemplate')),
  colour: z
    .string(problem('wrongType'))
    .regex(/^#[0-9a-f]{6}$/i, problem('colour'))
    .default('#1f4e79'),
  font: z.enum(FONTS, choice).default('sans'),
  size: within(STYLE_RANGES.size).default(10),
  lineHeight: within(STYLE_RANGES.lineHeight).default(1.45),
  margins: within(STYLE_RANGES.margins).default(16),
  spacing: within(STYLE_RANGES.spacing).default(1),
  photo: z.enum(PHOTO_SHAPES, choice).default('portrait'),
  headings: z.enum(HEADING_LANGUAGES, choice).default('zh'),
  page: z.literal('A4', choice).default('A4'),
  fit: z.enum(FITS, choice).default('none'),
})
export type Style = z.infer<typeof Style>
