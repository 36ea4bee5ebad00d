import { z } from 'zod'
import { Draft, DraftKey, DraftState } from './draft'
import { Handoff, HandoffToken } from './handoff'
import { PhotoFile, PhotoId } from './photo'
import { Resume } from './resume'
import { Sample, SampleSummary } from './sample'
import { Template } from './template'

const Nothing = z.object({})
const ById = z.object({ id: z.string().min(1).max(64) })

/** Every call of /api: GET sends its input as query, POST as a JSON body. Secrets travel in bodies, never in addresses. */
export const endpoints = {
  listTemplates: { method: 'GET', path: '/api/templates', input: Nothing, output: z.array(Template) },
  listSamples: { method: 'GET', path: '/api/samples', input: Nothing, output: z.array(SampleSummary) },
  readSample: { method: 'GET', path: '/api/samples/findById', input: ById, output: Sample },

  createDraft: {
    method: 'POST',
    path: '/api/drafts/create',
    input: z.object({ resume: Resume }),
    output: DraftKey.extend(DraftState.shape),
  },
  readDraft: { method: 'POST', path: '/api/drafts/read', input: DraftKey, output: Draft },
  saveDraft: {
    method: 'POST',
    path: '/api/drafts/save',
    input: DraftKey.extend({ revision: z.number().int(), resume: Resume }),
    output: DraftState,
  },
  releaseDraft: { method: 'POST', path: '/api/drafts/release', input: DraftKey, output: Nothing },

  uploadPhoto: { method: 'POST', path: '/api/photos/upload', input: PhotoFile, output: PhotoId },
  readPhoto: { method: 'POST', path: '/api/photos/read', input: PhotoId, output: PhotoFile },

  createHandoff: {
    method: 'POST',
    path: '/api/handoffs/create',
    input: z.object({ resume: Resume }),
    output: HandoffToken.extend({ expiresAt: z.number().int() }),
  },
  readHandoff: { method: 'POST', path: '/api/handoffs/read', input: HandoffToken, output: Handoff },
  useHandoff: { method: 'POST', path: '/api/handoffs/use', input: HandoffToken, output: Handoff },
} as const satisfies Record<string, Endpoint>

export type Endpoint = { method: 'GET' | 'POST'; path: `/api/${string}`; input: z.ZodType; output: z.ZodType }
export type Endpoints = typeof endpoints
export type CallName = keyof Endpoints
/** What a caller writes: defaults may be left out. */
export type InputOf<N extends CallName> = z.input<Endpoints[N]['input']>
/** What a handler gets: parsed, defaults filled in. */
export type ParsedInputOf<N extends CallName> = z.output<Endpoints[N]['input']>
export type OutputOf<N extends CallName> = z.output<Endpoints[N]['output']>
