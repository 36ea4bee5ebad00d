import type { z } from 'zod'
import { createTestResume } from './test-api'

/** Candidate values for string schemas with a format. */
const texts = [
  'a',
  '1',
  '123456',
  '13800138000',
  'N1234567',
  'A'.repeat(12),
  'A'.repeat(43),
  'a'.repeat(64),
  'e'.repeat(8),
  '/user',
  'classic@1',
  '2026-05-01',
  'https://example.com',
  '/9j/AAAA',
  'resume:a',
  'lin@example.com',
  'JVBERi0xLjcK',
]

/** The fields of the zod definitions that occur here. */
type Definition = {
  type: string
  shape: Record<string, z.ZodType>
  element: z.ZodType
  innerType: z.ZodType
  in: z.ZodType
  out: z.ZodType
  options: z.ZodType[]
  entries: Record<string, unknown>
  values: unknown[]
}

/**
 * The smallest input that a schema accepts, for calls generated from a table; undefined when none was found.
 */
export function generateInput(schema: z.ZodType): unknown {
  const generated = generateFor(schema)
  return schema.safeParse(generated).success ? generated : undefined
}

function generateFor(schema: z.ZodType): unknown {
  const def = schema._zod.def as unknown as Definition
  switch (def.type) {
    case 'object': {
      const resume = createTestResume('林')
      if ('basics' in def.shape) return resume
      return Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, generateFor(one)]))
    }
    case 'array':
      return [[generateFor(def.element)], oneOfEach(def.element)].find(
        (generated) => schema.safeParse(generated).success,
      )
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'readonly':
      return generateFor(def.innerType)
    case 'pipe':
      return [def.in, def.out].map(generateFor).find((generated) => schema.safeParse(generated).success)
    case 'union':
      return def.options.map(generateFor).find((generated) => schema.safeParse(generated).success)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'record':
      return {}
    default:
      return [...texts, 1, true, null, createTestResume('林')].find((one) => schema.safeParse(one).success)
  }
}

/** For a list that needs one item of each kind: one per option of the first enum field. */
function oneOfEach(element: z.ZodType): unknown[] {
  const { shape = {} } = element._zod.def as unknown as Partial<Definition>
  for (const [name, field] of Object.entries(shape)) {
    const { type, entries } = field._zod.def as unknown as Definition
    if (type !== 'enum') continue
    return Object.values(entries).map((choice) => ({ ...(generateFor(element) as object), [name]: choice }))
  }
  return []
}
