import { z } from 'zod'
import { Resume } from '../resume/resume'
import { Bilingual } from './template'

/** A finished sample resume of content/samples, to start from in lists or on the page of a position. */
export const SampleSummary = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  title: Bilingual,
  /** What its resume is written in when it is not Chinese. */
  language: z.literal('en').optional(),
  scenario: Bilingual,
  summary: Bilingual,
})
export type SampleSummary = z.infer<typeof SampleSummary>

/** In lists with something to read of it: who wrote it, for what, and one of its lines; `isGraduate`: a student or a graduate. */
export const ListedSample = SampleSummary.extend({
  name: z.string(),
  position: z.string(),
  isGraduate: z.boolean(),
  excerpt: z.string(),
})
export type ListedSample = z.infer<typeof ListedSample>

export const Sample = SampleSummary.extend({
  /** Its place in the lists of pages in Chinese, from 1. Without one it is in none: a position names it (position.ts). */
  order: z.number().int().min(1).optional(),
  /** Its place in the lists of pages in English, from 1, and the templates whose picture it is there. */
  onEnglishPages: z.object({ order: z.number().int().min(1), templates: z.array(z.string()) }).optional(),
  resume: Resume,
  /** The person's photo, for templates that hold one: a drawing of our own, as SVG. */
  portrait: z.string().max(8_192).optional(),
  /** Pictures of works by the ids of their entries: drawings of our own, as SVG. */
  pictures: z.record(z.string(), z.string().max(8_192)).optional(),
})
export type Sample = z.infer<typeof Sample>
