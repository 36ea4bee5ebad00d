import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLine, withoutBullet } from '#resume-model/rewrite-proposals/text-line'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { buildResume } from '#tests/fixtures/resume-builders'
import { proposedLine, replaceLine } from './replace-line'
import { textDiff } from '#app/components/text-diff/text-diff.server'

const withText = (text: string) => buildResume((one) => void (one.sections[0]!.items[0]!.text = text))

test('an accepted line changes nothing but itself, and marks its text as written by AI', () => {
  const resume = withText('- 甲事\n- 负责乙事\n1. 丙事')
  const after = replaceLine(resume, 's1-1.text', '负责乙事', '主导乙事，省 3 天')
  expect(after.sections[0]!.items[0]!.text).toBe('- 甲事\n- 主导乙事，省 3 天\n1. 丙事')
  expect(aiAssistedFields(after)).toEqual(['s1-1.text'])
})

test('a line that was changed meanwhile is not replaced, nor one of an entry that is gone', () => {
  const resume = withText('- 改过了')
  expect(replaceLine(resume, 's1-1.text', '负责乙事', '主导')).toBe(resume)
  expect(replaceLine(resume, 'gone.text', '改过了', '主导')).toBe(resume)
})

test('the difference is cut to the line, whatever stands around it', () => {
  const line = fc
    .array(fc.constantFrom('负责', '商城', '运营', '，', 'led ', '**', '3'), { minLength: 1, maxLength: 8 })
    .map((all) => withoutBullet(all.join('')))
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), line, line, (others, before, after) => {
      const text = (own: string) => [...others, own].map((one) => `- ${one}`).join('\n')
      if (findLine(text(before), before)?.to !== text(before).length) return
      const proposal = { field: 's1-1.text', before: text(before), after: text(after) }
      const diff = textDiff(proposal.before, proposal.after)
      const proposed = proposedLine({ ...proposal, diff, lines: [] }, before)!
      expect(proposed.textWith(new Set([0]))).toBe(after)
      const side = (without: string) =>
        proposed.diff.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')
      expect(side('gone').endsWith(after)).toBe(true)
      expect(side('new').endsWith(before)).toBe(true)
    }),
  )
})
