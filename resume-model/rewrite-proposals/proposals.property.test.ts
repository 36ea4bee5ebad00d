import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { applyProposal } from './apply-proposal'
import { aiAssistedFields } from './ai-assisted-fields'
import { markAiAssisted } from './mark-ai-assisted'
import { rewritableFields } from './rewritable-fields'
import { PROPOSAL_ACTIONS } from '#contract/chat/proposal-constants'
import { fieldAlias, parseProposals } from './parse-proposals'
import { Resume } from '#contract/resume/resume'

/** A document without the given fields and their marks: the rest must be equal. */
function withoutTexts(resume: Resume, fields: readonly string[]): unknown {
  const copy = fields.reduce((at, field) => markAiAssisted(at, field, false), structuredClone(resume))
  for (const field of fields) {
    const [id, name] = field.split('.') as [string, 'text']
    if (id === 'intention') copy.intention.position = ''
    for (const section of copy.sections) {
      if (section.id === id) section.title = ''
      for (const item of section.items) if (item.id === id) item[name] = ''
    }
  }
  return copy
}

const handles = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map(fieldAlias),
  fc.constantFrom('name', 'phone', 'f0'),
)
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '- 上线商城\n- 转化 +12%',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '字'.repeat(900),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const changes = fc
  .array(fc.record({ field: handles, text: texts }), { maxLength: 6 })
  .map((all) => all.filter(({ field }, i) => all.findIndex((one) => one.field === field) === i))
/** Possible outputs of a model: valid, nearly valid, truncated, any JSON, anything. */
const answers = fc.oneof(
  { weight: 4, arbitrary: changes.map((all) => JSON.stringify({ changes: all })) },
  changes.map((all) => `\`\`\`json\n${JSON.stringify({ changes: all })}\n\`\`\``),
  fc.tuple(changes, fc.nat(80)).map(([all, cut]) => JSON.stringify({ changes: all }).slice(0, cut)),
  fc.tuple(changes, fc.jsonValue()).map(([all, more]) => JSON.stringify({ changes: all, basics: more })),
  fc.json(),
  fc.string({ unit: 'binary' }),
)

/** Texts for the first fields, in order, as a model that does what it is asked answers. */
const plainTexts = fc.option(
  fc.array(fc.constantFrom('主导上线新功能', '- 负责测试\n- 整理文档', 'Led the launch'), {
    minLength: 1,
    maxLength: 6,
  }),
)
const inOrder = (all: readonly string[]) =>
  JSON.stringify({ changes: all.map((text, index) => ({ field: fieldAlias(index), text })) })

describe('any output of a model', () => {
  test('accepting its proposals changes only the requested fields, and keeps the resume valid', () => {
    let taken = 0
    fc.assert(
      fc.property(
        arbitraryResume,
        fc.constantFrom(...PROPOSAL_ACTIONS),
        fc.nat(20),
        answers,
        plainTexts,
        fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        (resume, act, pick, anything, plain, accepted) => {
          const answer = plain ? inOrder(plain) : anything
          const all = rewritableFields(resume, act)
          const allFields = pick < all.length ? rewritableFields(resume, act, all[pick]!.field) : all
          const proposals = parseProposals(answer, allFields, resume)?.proposals ?? []
          const chosen = proposals.filter((_, index) => accepted[index % accepted.length])
          const after = chosen.reduce(applyProposal, resume)
          taken += chosen.length
          expect(Resume.parse(after)).toEqual(after)
          expect(aiAssistedFields(after)).toEqual(expect.arrayContaining(chosen.map(({ field }) => field)))
          const fields = allFields.map(({ field }) => field)
          expect(withoutTexts(after, fields)).toEqual(withoutTexts(resume, fields))
          if (chosen.length === 0) expect(after).toBe(resume)
        },
      ),
      { numRuns: 400 },
    )
    expect(taken).toBeGreaterThan(20)
  })

  test('a document at its maximum size stays within it', () => {
    const long = '字'.repeat(2_000)
    const resume = buildResume((one) => {
      const [section] = one.sections
      section!.items = Array.from({ length: 48 }, (_, i) => ({
        ...section!.items[0]!,
        id: `i${i}`,
        text: long,
      }))
    })
    expect(Resume.safeParse(resume).success).toBe(true)
    const fields = rewritableFields(resume, 'polish', 's1')
    const longer = fields.map((_, i) => ({ field: fieldAlias(i), text: long + long }))
    expect(parseProposals(JSON.stringify({ changes: longer }), fields, resume)).toEqual({
      proposals: [],
      refused: fields.length,
    })
  })
})
