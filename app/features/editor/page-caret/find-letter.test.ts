import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLetter } from './find-letter'

const around = (before: string, after: string) => ({ before: [...before], after: [...after] })

describe('findLetter', () => {
  test.each([
    ['负责用户增长', '负责', '用户增长', 2],
    ['负责用户增长，负责用户运营', '负责用户', '运营', 11],
    ['- 第一条\n- 第二条', '•第二', '条', 10],
    ['用 “引号” 的文字', '用"引', '号"的', 4],
    ['2022－2023 年', '2022', '–2023年', 4],
    ['Senior  Product Manager', 'SeniorPro', 'ductManager', 11],
    ['姓名', '', '姓名', 0],
    ['姓名', '姓名', '电话', 2],
    ['𠮷野家', '𠮷', '野家', 2],
  ])('in %j, between %j and %j, is at %i', (text, before, after, offset) => {
    expect(findLetter(text, around(before, after))?.offset).toBe(offset)
  })

  test('an unknown glyph may be any letter, but finds nothing alone', () => {
    expect(findLetter('先看，再写', { before: ['看', undefined], after: ['再'] })?.offset).toBe(3)
    expect(findLetter('先看', { before: [undefined], after: [undefined] })).toBeUndefined()
  })

  test('a text without any of the letters is not found', () => {
    expect(findLetter('会计', around('产品', '经理'))).toBeUndefined()
    expect(findLetter('', around('产品', '经理'))).toBeUndefined()
  })

  test('every place of a text with letters of its own is found again', () => {
    const texts = fc.uniqueArray(fc.integer({ min: 0x4e00, max: 0x9fa0 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.nat(), (codes, n) => {
        const text = String.fromCodePoint(...codes)
        const place = n % (text.length + 1)
        expect(findLetter(text, around(text.slice(0, place), text.slice(place)))?.offset).toBe(place)
      }),
    )
  })
})
