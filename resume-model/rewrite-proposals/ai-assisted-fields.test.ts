import { describe, expect, test } from 'vitest'
import { buildItem, buildResume } from '#tests/fixtures/resume-builders'
import { applyProposal, revertProposal } from './apply-proposal'
import { aiAssistedFields, aiAssistedTexts, markAiAssisted, unmarkEmptiedFields } from './ai-assisted-fields'
import { rewritableFields, fieldText } from './proposal-fields'
import { fieldAlias, parseProposals } from './parse-proposals'
import { Resume } from '#contract/resume/resume'
import { setFieldText } from './proposal-fields'

const resume = buildResume((one) => {
  one.intention.position = '前端工程师'
  one.sections[0]!.title = '工作经历'
})
const proposal = { field: 's1-1.text', before: fieldText(resume, 's1-1.text')!, after: '- 牵头一件事' }
const taken = applyProposal(resume, proposal)

describe('a proposal that was taken over', () => {
  test('is marked, stays so through a save, and is forgotten when it is taken back', () => {
    expect(aiAssistedFields(taken)).toEqual(['s1-1.text'])
    expect(aiAssistedFields(Resume.parse(JSON.parse(JSON.stringify(taken))))).toEqual(['s1-1.text'])
    expect(revertProposal(taken, proposal)).toEqual(resume)
  })

  test('leaves the mark where it was made of a text that was an AI’s before', () => {
    const asked = rewritableFields(taken, 'polish')
    const index = asked.findIndex(({ field }) => field === 's1-1.text')
    const said = JSON.stringify({ changes: [{ field: fieldAlias(index), text: '- 牵头两件事' }] })
    const [second] = parseProposals(said, asked, taken)!.proposals
    expect(second).toMatchObject({ onAssisted: true })
    expect(revertProposal(applyProposal(taken, second!), second!)).toEqual(taken)
  })
})

test.each(['intention.position', 's1.title', 's1-1.title', 's1-1.text'])(
  '%s can be marked and unmarked',
  (field) => {
    const marked = markAiAssisted(resume, field, true)
    expect(aiAssistedFields(marked)).toEqual([field])
    expect(aiAssistedTexts(marked)).toEqual([fieldText(resume, field)])
    expect(Resume.parse(marked)).toEqual(marked)
    expect(markAiAssisted(marked, field, true)).toBe(marked)
    expect(markAiAssisted(marked, field, false)).toEqual(resume)
  },
)

test('nothing is marked where there is no such text', () => {
  for (const field of ['basics.name', 's1-1.link', 's1-1.id', 'gone.text', 's1.text'])
    expect(markAiAssisted(resume, field, true)).toBe(resume)
})

test('what is hidden, or not shown by its kind of section, is not on the pages', () => {
  const hidden = structuredClone(taken)
  hidden.sections[0]!.items[0]!.visible = false
  expect(aiAssistedTexts(hidden)).toEqual([])
  const away = structuredClone(taken)
  away.sections[0]!.visible = false
  expect(aiAssistedTexts(away)).toEqual([])
  const other = buildResume(({ sections }) => {
    sections[0]!.kind = 'languages'
    sections[0]!.items = [buildItem('a', { text: '写好的', assisted: ['text'] })]
  })
  expect(aiAssistedTexts(other)).toEqual([])
})

test('a text that was emptied is nobody’s, and another one stays marked', () => {
  const both = markAiAssisted(taken, 's2-1.text', true)
  const emptied = unmarkEmptiedFields(setFieldText(both, 's1-1.text', ' '))
  expect(aiAssistedFields(emptied)).toEqual(['s2-1.text'])
  expect(unmarkEmptiedFields(both)).toBe(both)
})
