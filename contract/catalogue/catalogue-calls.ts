import { z } from 'zod'
import { IndustrySummary, PositionDetails } from './position'
import { Sample, SampleSummary } from './sample'
import { Scenario } from './scenario'
import { Template } from './template'
import { EmptyObject, type Endpoint } from '../http/endpoint'

const ById = z.object({ id: z.string().min(1).max(64) })

/** The public catalogue. */
export const catalogueCalls = {
  listTemplates: { method: 'GET', path: '/api/templates', input: EmptyObject, output: z.array(Template) },
  listSamples: { method: 'GET', path: '/api/samples', input: EmptyObject, output: z.array(SampleSummary) },
  readSample: { method: 'GET', path: '/api/samples/findById', input: ById, output: Sample },
  listScenarios: { method: 'GET', path: '/api/scenarios', input: EmptyObject, output: z.array(Scenario) },
  readScenario: { method: 'GET', path: '/api/scenarios/findById', input: ById, output: Scenario },
  /** Industries with the matching positions: by name, alias, keyword, or pinyin in full or as initials. */
  listPositions: {
    method: 'GET',
    path: '/api/positions',
    input: z.object({ q: z.string().max(60).default(''), industry: z.string().max(40).default('') }),
    output: z.array(IndustrySummary),
  },
  readPosition: { method: 'GET', path: '/api/positions/findById', input: ById, output: PositionDetails },
  /**
   * A hash of all of the above, articles, products and login methods: it changes whenever any of them does.
   */
  readShownVersion: {
    method: 'GET',
    path: '/api/shownVersion',
    input: EmptyObject,
    output: z.string().min(1).max(64),
  },
} as const satisfies Record<string, Endpoint>
