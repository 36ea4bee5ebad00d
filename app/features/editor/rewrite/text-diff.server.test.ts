import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textDiff } from './text-diff.server'

const side = (parts: ReturnType<typeof textDiff>, without: 'gone' | 'new') =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')

describe('what became of a text', () => {
  test('is told word by word in Chinese', () => {
    expect(textDiff('负责商城运营，效果不错', '牵头商城运营，转化提升')).toEqual([
      { kind: 'gone', text: '负责' },
      { kind: 'new', text: '牵头' },
      { kind: 'same', text: '商城运营，' },
      { kind: 'gone', text: '效果不错' },
      { kind: 'new', text: '转化提升' },
    ])
  })

  test('is the old and the new one where they have little in common', () => {
    expect(textDiff('负责商城运营', 'Ran the online shop')).toEqual([
      { kind: 'gone', text: '负责商城运营' },
      { kind: 'new', text: 'Ran the online shop' },
    ])
  })

  test('holds both texts whole, whatever they are', () => {
    const texts = fc.array(fc.constantFrom('商城', '运营', '，', '\n', 'led ', '😀', '- '), { maxLength: 20 })
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const parts = textDiff(a.join(''), b.join(''))
        expect([side(parts, 'new'), side(parts, 'gone')]).toEqual([a.join(''), b.join('')])
      }),
    )
  })

  test('is not looked for in texts of a length that nobody compares', () => {
    const [a, b] = ['甲 '.repeat(2_000), '乙 '.repeat(2_000)]
    expect(textDiff(a, b)).toHaveLength(2)
  })

  test('is told word by word in a text as long as a resume may hold, where little changed', () => {
    const before = '负责商城运营。'.repeat(2_800)
    const at = 7 * 1_400
    const after = `${before.slice(0, at)}牵头${before.slice(at + 2)}`
    expect(textDiff(before, after)).toEqual([
      { kind: 'same', text: before.slice(0, at) },
      { kind: 'gone', text: '负责' },
      { kind: 'new', text: '牵头' },
      { kind: 'same', text: before.slice(at + 2) },
    ])
  })
})
