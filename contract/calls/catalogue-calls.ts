import { z } from 'zod'
import { Sample, SampleSummary } from '../sample'
import { Template } from '../template'
import { Nothing, type Endpoint } from './endpoint'

const ById = z.object({ id: z.string().min(1).max(64) })

/** What everybody may look at. */
export const catalogueCalls = {
  listTemplates: { method: 'GET', path: '/api/templates', input: Nothing, output: z.array(Template) },
  listSamples: { method: 'GET', path: '/api/samples', input: Nothing, output: z.array(SampleSummary) },
  readSample: { method: 'GET', path: '/api/samples/findById', input: ById, output: Sample },
} as const satisfies Record<string, Endpoint>
