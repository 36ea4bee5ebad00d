import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { parseProposals } from './parse-proposals'
import { rewritableFields } from './rewritable-fields'
import { findLine, narrowToLine, withoutBullet } from './text-line'

test.each([
  ['- 甲', '甲'],
  ['  * 甲 ', '甲'],
  ['• 甲', '甲'],
  ['12. 甲', '甲'],
  ['3、甲', '甲'],
  ['2020 年入学', '2020 年入学'],
  ['**甲**：乙', '**甲**：乙'],
  ['', ''],
])('the line %j reads %j', (line, content) => expect(withoutBullet(line)).toBe(content))

test('several lines are found where they follow each other, from the first bullet', () => {
  const text = '- 甲\n- 乙\n\n1. 丙\n- 乙\n- 丁'
  expect(findLine(text, '乙\n丙')).toEqual({ from: 4, to: 13 })
  expect(text.slice(4, 13)).toBe('- 乙\n\n1. 丙')
  expect(findLine(text, '乙\n丁')).toEqual({ from: 14, to: 21 })
  expect(findLine(text, '甲\n丙')).toBeUndefined()
  expect(findLine('甲\n'.repeat(5_000), `${'甲\n'.repeat(60)}乙`)).toBeUndefined()
})

test('a line is found without its bullet, the first of equal ones', () => {
  expect(findLine('- 甲\n- 乙\n- 乙', '乙')).toEqual({ from: 6, to: 7 })
  expect(findLine('- 甲乙', '乙')).toBeUndefined()
  expect(findLine('', '')).toBeUndefined()
})

describe('proposals for one line of a text', () => {
  const text = '- 甲事\n- 负责乙事，[博客](https://example.com)\n- 丙事'
  const resume = buildResume((one) => void (one.sections[0]!.items[0]!.text = text))
  const [field] = rewritableFields(resume, 'polish', 's1-1.text')
  const narrowed = narrowToLine(field!, '甲事')!
  const read = (after: string) =>
    parseProposals(JSON.stringify({ changes: [{ field: 'f1', text: after }] }), [narrowed], resume)

  test('change that line of the whole text, without a bullet that the model adds', () => {
    const after = text.replace('甲事', '主导甲事')
    expect(narrowed.text).toBe('甲事')
    expect(read('- 主导甲事')?.proposals).toEqual([{ field: 's1-1.text', before: text, after }])
  })

  test('stay one line, and may not bring along what another line has', () => {
    expect(read('主导甲事\n另一条')?.proposals[0]?.after.split('\n')).toHaveLength(3)
    expect(read('见 [博客](https://example.com)')).toEqual({ proposals: [], refused: 1 })
    expect(read('')).toEqual({ proposals: [], refused: 1 })
  })

  test('for several keep the bullets of all, and the lines around them', () => {
    const both = narrowToLine(field!, '甲事\n负责乙事，[博客](https://example.com)')!
    expect(both.text).toBe('- 甲事\n- 负责乙事，[博客](https://example.com)')
    const answer = { changes: [{ field: 'f1', text: '- 主导甲事\n- 主导乙事' }] }
    const [proposal] = parseProposals(JSON.stringify(answer), [both], resume)!.proposals
    expect(proposal!.after).toBe('- 主导甲事\n- 主导乙事\n- 丙事')
  })

  test('are none when the line is gone', () => expect(narrowToLine(field!, '改过了')).toBeUndefined())
})
