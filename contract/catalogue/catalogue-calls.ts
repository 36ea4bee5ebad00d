import { z } from 'zod'
import { IndustrySummary, PositionDetails, PositionSuggestion } from './position'
import { ListedSample, Sample } from './sample'
import { Scenario } from './scenario'
import { Template } from './template'
import { forAnybody } from '../http/endpoint'

const ById = z.object({ id: z.string().min(1).max(64) })

/** The public catalogue. */
export const catalogueCalls = {
  /**
   * The templates that match every word: by name, keyword, row of the gallery, layout, colour, purpose, industry, or a position
   * they suit; Chinese words also by pinyin in full or as initials.
   */
  listTemplates: forAnybody.get('/api/templates', {
    input: z.object({ q: z.string().max(60).default('') }),
    output: z.array(Template),
  }),
  /** The templates nearest to a query that none matches, the best first: never none. */
  suggestTemplates: forAnybody.get('/api/templates/suggestions', {
    input: z.object({ q: z.string().max(60).default('') }),
    output: z.array(Template),
  }),
  /** As a page in this language lists them: one in English begins with those in English. */
  listSamples: forAnybody.get('/api/samples', {
    input: z.object({ language: z.enum(['zh', 'en']).default('zh') }),
    output: z.array(ListedSample),
  }),
  readSample: forAnybody.get('/api/samples/findById', { input: ById, output: Sample }),
  listScenarios: forAnybody.get('/api/scenarios', { output: z.array(Scenario) }),
  readScenario: forAnybody.get('/api/scenarios/findById', { input: ById, output: Scenario }),
  /** Industries with the matching positions: by name, alias, keyword, or pinyin in full or as initials. */
  listPositions: forAnybody.get('/api/positions', {
    input: z.object({ q: z.string().max(60).default(''), industry: z.string().max(40).default('') }),
    output: z.array(IndustrySummary),
  }),
  /** The positions nearest to a typed one, the best first, and last the one that suits any. */
  suggestPositions: forAnybody.get('/api/positions/suggestions', {
    input: z.object({ q: z.string().max(60).default('') }),
    output: z.array(PositionSuggestion).max(12),
  }),
  readPosition: forAnybody.get('/api/positions/findById', { input: ById, output: PositionDetails }),
  /**
   * A hash of all of the above, articles, products and login methods: it changes whenever any of them does.
   */
  readShownVersion: forAnybody.get('/api/shownVersion', { output: z.string().min(1).max(64) }),
}
