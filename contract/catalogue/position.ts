import { z } from 'zod'
import { SECTION_KINDS } from '../resume/section-kinds'
import { Bilingual } from './template'

const Id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const Line = z.string().trim().min(12).max(160)

/** A line to be completed by the user: placeholders for numbers and names stand in 〔〕. */
export const PositionLine = Line.refine((line) => hasBalancedBrackets(line), {
  error: 'brackets 〔〕 must come in pairs',
})

/** A line of an English resume, of as many words as one is long. */
export const EnglishLine = PositionLine.refine((line) => !/\p{Script=Han}/u.test(line), {
  error: 'a line in English has no Chinese characters',
}).refine((line) => isBetween(line.split(/\s+/).length, 8, 24), {
  error: 'a line in English has 8 to 24 words',
})

/** One that stands in a list with commas. */
const EnglishSkill = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[^,;\n\p{Script=Han}]+$/u)

/** What a position suggests for an English resume: lines of its own, none of them translated. */
const EnglishPhrases = z.object({
  skills: z.array(EnglishSkill).min(6).max(8),
  lines: z.object({
    junior: z.array(EnglishLine).min(3).max(8),
    senior: z.array(EnglishLine).min(3).max(8),
  }),
})

const LinesByLanguage = z.object({
  zh: z.array(PositionLine).min(4).max(8),
  en: z.array(PositionLine).min(4).max(8),
})

/** What a graduate says in a summary. English resumes need lines of their own, because those of positions are Chinese. */
const GraduateSummary = z.object({
  zh: z.array(PositionLine).min(2).max(12),
  en: z.array(PositionLine).min(2).max(12),
})

/** A job position with the content it suggests. */
export const Position = z.object({
  id: Id,
  name: Bilingual,
  /** Other names to find it by. */
  aliases: z.array(z.string().min(1)).max(8),
  /** A description of the work in a sentence or two. */
  summary: z.object({ zh: z.string().min(30).max(200), en: z.string().min(30).max(320) }),
  skills: z.array(z.string().min(1).max(24)).min(6).max(14),
  /** Keywords of job descriptions, to compare a resume with. */
  keywords: z.array(z.string().min(1).max(24)).min(6).max(14),
  lines: z.object({
    /** Students and employees in their first three years. */
    junior: z.array(PositionLine).min(4).max(8),
    senior: z.array(PositionLine).min(4).max(8),
  }),
  /** For resumes in English: of the positions that most people seek in it, and of the general one, which serves the others. */
  english: EnglishPhrases.optional(),
  /** Lines for a kind of section, whatever the position; only the general position has them. */
  sections: z.partialRecord(z.enum(SECTION_KINDS), LinesByLanguage).optional(),
  /** Lines for the summary of somebody without years of work; those of the general position suit any. */
  graduateSummary: GraduateSummary.optional(),
  /** Id of the finished resume of content/samples that its page shows, of somebody who has worked. */
  sample: Id.optional(),
  /** The same of a graduate. */
  graduateSample: Id.optional(),
  /** The same two in English: only examples for who writes in English, shown on no page of the position. */
  englishSample: Id.optional(),
  englishGraduateSample: Id.optional(),
  /** Ids of suitable templates, the best first. */
  templates: z.array(Id).min(1).max(4),
})
export type Position = z.infer<typeof Position>

/** content/positions/<id>.json: an industry with its positions. */
export const Industry = z.object({
  id: Id,
  /** Position in lists, from 1. */
  order: z.number().int().min(1),
  name: Bilingual,
  positions: z.array(Position).min(1),
})
export type Industry = z.infer<typeof Industry>

/** A position as lists show it. */
export const PositionSummary = Position.pick({
  id: true,
  name: true,
  summary: true,
  sample: true,
  graduateSample: true,
  englishSample: true,
  englishGraduateSample: true,
})

/** A position that is near to a typed one. */
export const PositionSuggestion = Position.pick({ id: true, name: true }).extend({ industry: Bilingual })
export type PositionSuggestion = z.infer<typeof PositionSuggestion>

/** An industry with those of its positions that match. */
export const IndustrySummary = Industry.pick({ id: true, name: true }).extend({
  positions: z.array(PositionSummary),
})
export type IndustrySummary = z.infer<typeof IndustrySummary>

/** A position with its industry. */
export const PositionDetails = Position.extend({ industry: IndustrySummary })
export type PositionDetails = z.infer<typeof PositionDetails>

const isBetween = (count: number, least: number, most: number) => count >= least && count <= most

/** Whether 〔 and 〕 come in pairs, without nesting, around 1 to 24 characters. */
function hasBalancedBrackets(line: string): boolean {
  return line.replace(/〔[^〔〕]{1,24}〕/g, '').search(/[〔〕]/) === -1
}
