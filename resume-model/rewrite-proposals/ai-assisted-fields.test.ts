import { describe, expect, test } from 'vitest'
import { buildItem, buildResume } from '#tests/fixtures/resume-builders'
import { applyProposal, revertProposal } from './apply-proposal'
import { aiAssistedFields } from './ai-assisted-fields'
import { markAiAssisted } from './mark-ai-assisted'
import { unmarkOwnTexts } from './unmark-own-texts'
import { aiAssistedTexts } from './ai-assisted-texts'
import { fieldText } from './proposal-fields'
import { rewritableFields } from './rewritable-fields'
import { fieldAlias, parseProposals } from './parse-proposals'
import { Resume } from '#contract/resume/resume'
import { setFieldText } from './proposal-fields'

const resume = buildResume((one) => {
  one.intention.position = '前端工程师'
  one.sections[0]!.title = '工作经历'
})
const proposal = { field: 's1-1.text', before: fieldText(resume, 's1-1.text')!, after: '- 牵头一件事' }
const taken = applyProposal(resume, proposal)

describe('marking accepted proposals', () => {
  test('an accepted proposal is marked, survives saving, and is unmarked when reverted', () => {
    expect(aiAssistedFields(taken)).toEqual(['s1-1.text'])
    expect(aiAssistedFields(Resume.parse(JSON.parse(JSON.stringify(taken))))).toEqual(['s1-1.text'])
    expect(revertProposal(taken, proposal)).toEqual(resume)
  })

  test('reverting keeps the mark of a text that was written by AI before', () => {
    const fields = rewritableFields(taken, 'polish')
    const index = fields.findIndex(({ field }) => field === 's1-1.text')
    const answer = JSON.stringify({ changes: [{ field: fieldAlias(index), text: '- 牵头两件事' }] })
    const [second] = parseProposals(answer, fields, taken)!.proposals
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

test('a field that does not exist is not marked', () => {
  for (const field of ['basics.name', 's1-1.link', 's1-1.id', 'gone.text', 's1.text'])
    expect(markAiAssisted(resume, field, true)).toBe(resume)
})

test('hidden texts are not among the marked texts on the pages', () => {
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

test('a text that was emptied or written anew loses its mark, and others keep theirs', () => {
  const both = markAiAssisted(taken, 's2-1.text', true)
  const marksOf = (text: string, before?: typeof both) =>
    aiAssistedFields(unmarkOwnTexts(setFieldText(both, 's1-1.text', text), before))
  expect(marksOf(' ')).toEqual(['s2-1.text'])
  expect(marksOf('- 自己重写', both)).toEqual(['s2-1.text'])
  expect(marksOf('- 牵头一件大事', both)).toEqual(['s1-1.text', 's2-1.text'])
  expect(marksOf('- 自己重写')).toEqual(['s1-1.text', 's2-1.text'])
  expect(unmarkOwnTexts(both, both)).toBe(both)
})
