import { z } from 'zod'
import { SCENARIO_IDS } from './scenario-ids'
import { Style } from '../resume/style'
import { TEMPLATE_MOODS } from './template-moods'

export const Bilingual = z.object({ zh: z.string().min(1), en: z.string().min(1) })
export type Bilingual = z.infer<typeof Bilingual>

/** templates/<id>/meta.json: what a template is and is for (typesetting.md). */
export const Template = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  version: z.number().int().min(1),
  /** Place in lists, from 1. */
  order: z.number().int().min(1),
  name: Bilingual,
  summary: Bilingual,
  columns: z.union([z.literal(1), z.literal(2)]),
  photo: z.boolean(),
  level: z.enum(['free', 'all']),
  mood: z.enum(TEMPLATE_MOODS),
  /** The best first. */
  scenarios: z.array(z.enum(SCENARIO_IDS)).min(1),
  /** Ids of content/positions; none is every industry. */
  industries: z.array(z.string()),
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(3),
  /** The look it was designed with; choosing the template sets these. */
  style: Style.omit({ template: true, fit: true, headings: true, page: true, photo: true }),
  /** id of the sample resume its thumbnail shows. */
  sample: z.string(),
})
export type Template = z.infer<typeof Template>
