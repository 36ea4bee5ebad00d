import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textDiff } from './text-diff.server'

const side = (parts: ReturnType<typeof textDiff>, without: 'gone' | 'new') =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')

describe('the text diff', () => {
  test('compares Chinese texts word by word', () => {
    expect(textDiff('负责商城运营，效果不错', '牵头商城运营，转化提升')).toEqual([
      { kind: 'gone', text: '负责' },
      { kind: 'new', text: '牵头' },
      { kind: 'same', text: '商城运营，' },
      { kind: 'gone', text: '效果不错' },
      { kind: 'new', text: '转化提升' },
    ])
  })

  test('returns the whole old and new text when they have little in common', () => {
    expect(textDiff('负责商城运营', 'Ran the online shop')).toEqual([
      { kind: 'gone', text: '负责商城运营' },
      { kind: 'new', text: 'Ran the online shop' },
    ])
  })

  test('contains both texts completely, whatever they are', () => {
    const texts = fc.array(fc.constantFrom('商城', '运营', '，', '\n', 'led ', '😀', '- '), { maxLength: 20 })
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const parts = textDiff(a.join(''), b.join(''))
        expect([side(parts, 'new'), side(parts, 'gone')]).toEqual([a.join(''), b.join('')])
      }),
    )
  })

  test('does not compare long texts with too many changes', () => {
    const [a, b] = ['甲 '.repeat(2_000), '乙 '.repeat(2_000)]
    expect(textDiff(a, b)).toHaveLength(2)
  })

  test('compares a text of the maximum length word by word when little has changed', () => {
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
