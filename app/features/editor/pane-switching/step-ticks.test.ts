import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import type { Resume } from '#contract/resume/resume'
import { stepRules } from './step-ticks'

const whole = buildResume((resume) => {
  Object.assign(resume.basics, { name: '林小满', phone: '13800000000', email: 'a@b.cn', city: '杭州' })
  resume.intention.position = '会计'
  resume.sections = [buildSection('s1', [buildItem('s1-1', { text: '熟悉金蝶' })], 'skills')]
})
const changed = (change: (resume: Resume) => void) => {
  const resume = structuredClone(whole)
  change(resume)
  return resume
}
const done = (
  resume: Resume,
  { checkedResume = undefined as Resume | undefined, hasSeenStyle = false } = {},
) =>
  Object.entries(stepRules)
    .filter(([, isDone]) => isDone({ resume, checkedResume, hasSeenStyle }))
    .map(([step]) => step)

describe('the ticks of the steps', () => {
  test.each([
    ['an empty resume has none', emptyResume(DEFAULT_STYLE), {}, []],
    ['a whole one has those of aim and content', whole, {}, ['aim', 'content']],
    ['a placeholder is no aim', changed((it) => (it.intention.position = '〔岗位〕')), {}, []],
    [
      'a gap in a section opens the content again',
      changed((it) => (it.sections[0]!.items[0]!.text = '')),
      {},
      ['aim'],
    ],
    [
      'a hidden section may have gaps',
      changed((it) => Object.assign(it.sections[0]!, { visible: false, items: [] })),
      {},
      ['aim', 'content'],
    ],
    ['the style has it once it was opened', whole, { hasSeenStyle: true }, ['aim', 'content', 'style']],
    [
      'the check-up has it for the text that was checked',
      whole,
      { checkedResume: whole },
      ['aim', 'content', 'check'],
    ],
    ['not for a later one', whole, { checkedResume: structuredClone(whole) }, ['aim', 'content']],
  ])('%s', (_, resume, facts, steps) => {
    expect(done(resume, facts)).toEqual(steps)
  })
})
