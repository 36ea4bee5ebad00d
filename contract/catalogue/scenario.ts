import { z } from 'zod'
import { PERSONAL_DETAILS } from '../resume/optional-personal-details'
import { JOB_PREFERENCES } from '../resume/job-preferences'
import { PositionLine } from './position'
import { SCENARIO_IDS } from './scenario-ids'
import { ITEM_FIELDS, SECTION_KINDS } from '../resume/section-kinds'
import { HEADING_LANGUAGES } from '../resume/style-options'
import { Bilingual } from './template'

const bilingual = ({ min, max }: { min: number; max: number }) =>
  z.object({ zh: z.string().min(min).max(max), en: z.string().min(min).max(max) })

/** A section for a purpose: a hint, and lines to complete (〔〕 is a placeholder). */
export const ScenarioSection = z.object({
  kind: z.enum(SECTION_KINDS),
  /** Where the kind's default title does not fit. */
  title: z.string().max(20).default(''),
  hint: bilingual({ min: 10, max: 200 }),
  /** Placeholders of the entry's title fields: 〔学校全称〕. */
  entry: z
    .object({ title: z.string().max(30), subtitle: z.string().max(30), tag: z.string().max(30) })
    .partial()
    .optional(),
  lines: z.array(PositionLine).max(5).default([]),
  /** Field labels that differ from the kind's own: a teacher's 公司 is a 学校. */
  labels: z.partialRecord(z.enum(ITEM_FIELDS), Bilingual).optional(),
})
export type ScenarioSection = z.infer<typeof ScenarioSection>

/** content/scenarios/<id>.json: a purpose of resumes, and the content it needs. */
export const Scenario = z.object({
  id: z.enum(SCENARIO_IDS),
  /** Position in lists, from 1. */
  order: z.number().int().min(1),
  name: Bilingual,
  summary: Bilingual,
  /** Who it is for, in a few words. */
  line: Bilingual,
  /** The usual maximum of pages, and why. */
  pages: z.object({ most: z.number().int().min(1).max(4), note: bilingual({ min: 6, max: 120 }) }),
  photo: z.enum(['wanted', 'optional', 'off']),
  headings: z.enum(HEADING_LANGUAGES).default('zh'),
  facts: z.array(z.enum(PERSONAL_DETAILS)),
  /** The job preferences that this purpose asks for, besides position and cities. */
  intention: z.array(z.enum(JOB_PREFERENCES)).default([]),
  /** Custom fields to suggest, each with an example. */
  fields: z.array(z.object({ label: z.string().min(1).max(20), example: z.string().min(1).max(40) })).max(8),
  /** In the order of the page. */
  sections: z.array(ScenarioSection).min(3).max(10),
  /** The wizard's questions: the label of the position, and the kind of section for the first entry. */
  wizard: z.object({
    aim: bilingual({ min: 2, max: 24 }),
    aimExample: z.string().min(2).max(40),
    /** false for purposes without a place of work. */
    cities: z.boolean().optional(),
    /** For people who left school years ago. */
    isExperienced: z.boolean().optional(),
    first: z.enum(SECTION_KINDS),
  }),
  /** Ids of suitable templates, the best first. */
  templates: z.array(z.string()).min(2).max(6),
  /** Id of the sample resume that shows what one may look like. */
  sample: z.string(),
})
export type Scenario = z.infer<typeof Scenario>
