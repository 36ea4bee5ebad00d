import { z } from 'zod'
import { IndustrySummary, PositionDetails } from './position'
import { Sample, SampleSummary } from './sample'
import { Scenario } from './scenario'
import { Template } from './template'
import { EmptyObject, type Endpoint } from '../http/endpoint'

const ById = z.object({ id: z.string().min(1).max(64) })

/** What everybody may look at. */
export const catalogueCalls = {
  listTemplates: { method: 'GET', path: '/api/templates', input: EmptyObject, output: z.array(Template) },
  listSamples: { method: 'GET', path: '/api/samples', input: EmptyObject, output: z.array(SampleSummary) },
  readSample: { method: 'GET', path: '/api/samples/findById', input: ById, output: Sample },
  listScenarios: { method: 'GET', path: '/api/scenarios', input: EmptyObject, output: z.array(Scenario) },
  readScenario: { method: 'GET', path: '/api/scenarios/findById', input: ById, output: Scenario },
  /** Industries with the positions that fit: by name, other names, keywords, or pinyin, whole or initials. */
  listPositions: {
    method: 'GET',
    path: '/api/positions',
    input: z.object({ q: z.string().max(60).default(''), industry: z.string().max(40).default('') }),
    output: z.array(IndustrySummary),
  },
  readPosition: { method: 'GET', path: '/api/positions/findById', input: ById, output: PositionDetails },
  /** A word for all of the above, articles, products and ways to log in: another one as soon as any of it is another. */
  readShownVersion: {
    method: 'GET',
    path: '/api/shownVersion',
    input: EmptyObject,
    output: z.string().min(1).max(64),
  },
} as const satisfies Record<string, Endpoint>
