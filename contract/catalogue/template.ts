import { z } from 'zod'
import { SCENARIO_IDS } from './scenario-ids'
import { Style } from '../resume/style'
import { PAPERS } from '../resume/style-options'
import { TEMPLATE_COLLECTIONS } from './template-collections'
import { TEMPLATE_MOODS } from './template-moods'

export const Bilingual = z.object({ zh: z.string().min(1), en: z.string().min(1) })
export type Bilingual = z.infer<typeof Bilingual>

/** templates/<id>/meta.json: a template's description and purposes (typesetting.md). */
export const Template = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  version: z.number().int().min(1),
  /** Position in lists, from 1. */
  order: z.number().int().min(1),
  name: Bilingual,
  summary: Bilingual,
  /** Whom or what it is good for, in few words: its card says so. */
  suits: z.object({ zh: z.string().min(1).max(12), en: z.string().min(1).max(36) }),
  columns: z.union([z.literal(1), z.literal(2)]),
  /** Where the narrow column is, in templates whose sections can be moved between columns. */
  sideColumn: z.enum(['left', 'right']).optional(),
  photo: z.boolean(),
  /**
   * Which parts it draws, where that is unusual: most draw a photo, and neither icons, pictures of works nor a code of a
   * link. `qrCodePlace`: it draws that code for owners who ask for it.
   */
  parts: z
    .object({
      ...{ photo: z.boolean(), icons: z.boolean(), pictures: z.boolean() },
      ...{ qrCode: z.boolean(), qrCodePlace: z.boolean() },
    })
    .partial()
    .default({}),
  level: z.enum(['free', 'all']),
  mood: z.enum(TEMPLATE_MOODS),
  /** The rows of the gallery that show it. */
  collections: z.array(z.enum(TEMPLATE_COLLECTIONS)).default([]),
  /** Other words that people search for: kinds of jobs and looks. */
  keywords: z.array(z.string().min(1).max(24)).max(12).default([]),
  /** What whoever chooses it should know: that machines read its ornaments badly. */
  caution: Bilingual.optional(),
  /** The best-suited first. */
  scenarios: z.array(z.enum(SCENARIO_IDS)).min(1),
  /** Ids of content/positions; an empty list means every industry. */
  industries: z.array(z.string()),
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(3),
  /** The style it was designed with; choosing the template sets these values. */
  style: Style.omit({
    ...{ template: true, fit: true, headings: true, page: true, photo: true },
    ...{ englishDates: true, qrCode: true },
  }),
  /** The paper of a resume that is made from it; otherwise that of its sample. */
  paper: z.enum(PAPERS).optional(),
  /** Id of the sample resume in its thumbnail. */
  sample: z.string(),
  /** The same on pages in English: the sample that names this template (sample.ts). A form for Chinese offices has none. */
  englishSample: z.string().optional(),
})
export type Template = z.infer<typeof Template>
