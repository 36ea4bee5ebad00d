import { z } from 'zod'
import { Bilingual } from './template'

const Id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const Line = z.string().trim().min(12).max(160)

/**
 * A line for a resume, to be made true by its person: what must be replaced stands in 〔〕, a number or a name of their own.
 */
export const PositionLine = Line.refine((line) => hasBalancedBrackets(line), {
  error: 'brackets 〔〕 must come in pairs',
})

/** What somebody of a position writes about. */
export const Position = z.object({
  id: Id,
  name: Bilingual,
  /** Other names people look for. */
  aliases: z.array(z.string().min(1)).max(8),
  /** What the work is, in a sentence or two. */
  summary: z.string().min(30).max(200),
  skills: z.array(z.string().min(1).max(24)).min(6).max(14),
  /** Words that job descriptions use, for a look over one's own resume. */
  keywords: z.array(z.string().min(1).max(24)).min(6).max(14),
  lines: z.object({
    /** Students and people in their first three years. */
    junior: z.array(PositionLine).min(4).max(8),
    senior: z.array(PositionLine).min(4).max(8),
  }),
  /** Ids of templates that suit it, the best first. */
  templates: z.array(Id).min(1).max(4),
})
export type Position = z.infer<typeof Position>

/** content/positions/<id>.json: an industry with its positions. */
export const Industry = z.object({
  id: Id,
  /** Place in lists, from 1. */
  order: z.number().int().min(1),
  name: Bilingual,
  positions: z.array(Position).min(1),
})
export type Industry = z.infer<typeof Industry>

/** A position as lists show it. */
export const PositionSummary = Position.pick({ id: true, name: true, summary: true })
export type PositionSummary = z.infer<typeof PositionSummary>

/** An industry with those of its positions that were asked for. */
export const IndustrySummary = Industry.pick({ id: true, name: true }).extend({
  positions: z.array(PositionSummary),
})
export type IndustrySummary = z.infer<typeof IndustrySummary>

/** A position with where it stands. */
export const PositionDetails = Position.extend({
  industry: IndustrySummary,
})
export type PositionDetails = z.infer<typeof PositionDetails>

/** 〔 opens and 〕 closes, one at a time, with something between. */
function hasBalancedBrackets(line: string): boolean {
  return line.replace(/〔[^〔〕]{1,12}〕/g, '').search(/[〔〕]/) === -1
}
