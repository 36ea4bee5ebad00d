import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeLines, proposalLines, takenLines } from './line-changes'

const changesOf = (before: string, after: string) => proposalLines({ before, after }).changes
const take = (before: string, after: string, ...taken: number[]) =>
  composeLines(proposalLines({ before, after }), new Set(taken))

describe('the lines of a proposal', () => {
  test('are those that change, each with what it was', () => {
    expect(changesOf('- 负责支付\n- 上线 2 次\n- 写文档', '- 牵头支付\n- 上线 2 次\n- 编写接口文档')).toEqual(
      [
        { before: '- 负责支付', after: '- 牵头支付' },
        { before: '- 写文档', after: '- 编写接口文档' },
      ],
    )
  })

  test('are found again where they were moved, and come alone when they are new or gone', () => {
    const [before, after] = ['- 负责支付系统\n- 帮同事值班\n- 整理竞品', '- 整理 12 份竞品\n- 牵头支付系统']
    expect(changesOf(before, after)).toEqual([
      { before: '- 整理竞品', after: '- 整理 12 份竞品' },
      { before: '- 负责支付系统', after: '- 牵头支付系统' },
      { before: '- 帮同事值班' },
    ])
    expect(take(before, after, 1)).toBe('- 牵头支付系统\n- 帮同事值班\n- 整理竞品')
    expect(take(before, after, 0, 2)).toBe('- 负责支付系统\n- 整理 12 份竞品')
    expect(take('- 甲事', '- 甲事\n- 乙话', 0)).toBe('- 甲事\n- 乙话')
  })

  test('are those of the same place in another language', () => {
    expect(changesOf('- 负责商城\n- 写文档', '- Ran the shop\n- Wrote documents')).toEqual([
      { before: '- 负责商城', after: '- Ran the shop' },
      { before: '- 写文档', after: '- Wrote documents' },
    ])
  })
})

const line = fc
  .array(fc.constantFrom('负责', '商城', '运营', '，', 'led ', '12'), { minLength: 1, maxLength: 5 })
  .map((words) => `- ${words.join('')}`)
const text = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n\n')), { maxLength: 6 })
  .map((lines) => lines.flat().slice(0, -1).join(''))

test('any lines can be taken: all make the proposed text, none the old one, and what was taken is read from the text', () => {
  fc.assert(
    fc.property(
      text,
      text,
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      (before, after, picks) => {
        const lines = proposalLines({ before, after })
        const all = new Set(lines.changes.keys())
        expect(composeLines(lines, all)).toBe(after)
        if (all.size > 0) expect(composeLines(lines, new Set())).toBe(before)
        const taken = new Set([...all].filter((index) => picks[index]))
        const composed = composeLines(lines, taken)
        const read = takenLines(lines, composed)
        if (read) expect(composeLines(lines, read)).toBe(composed)
        expect(takenLines(lines, `${composed}\n- 自己写的`)).toBeUndefined()
      },
    ),
  )
})

test('texts of many lines are parted in time', () => {
  const many = (word: string) => Array.from({ length: 2_000 }, (_, index) => `- ${word}${index}`).join('\n')
  expect(changesOf(many('甲'), many('乙'))).toHaveLength(2_000)
})
