import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLetter, findLetter, lettersAround } from './find-letter'

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
    ['𠮷野家', '𠮷', '野家', 1],
  ])('in %j, between %j and %j, finds the caret after %i letters', (text, before, after, index) => {
    expect(findLetter([...text], around(before, after))?.index).toBe(index)
  })

  test('an unknown letter may be any, but unknown letters alone find nothing', () => {
    expect(findLetter([...'先看，再写'], around(`看${anyLetter}`, '再'))?.index).toBe(3)
    expect(findLetter(['先', '看', anyLetter, '再'], around('看，', '再'))?.index).toBe(3)
    expect(findLetter([...'先看'], around(anyLetter, anyLetter))).toBeUndefined()
  })

  test('letters that stand in two places alike are not found in one only', () => {
    expect(findLetter([...'本科，本科'], around('本', '科'))).toMatchObject({ index: 1, isOnly: false })
    expect(findLetter([...'本科，硕士'], around('本', '科'))).toMatchObject({ index: 1, isOnly: true })
  })

  test('a text without any of the letters is not found', () => {
    expect(findLetter([...'会计'], around('产品', '经理'))).toBeUndefined()
    expect(findLetter([], around('产品', '经理'))).toBeUndefined()
  })

  test('every caret in a text of different letters is found again by the letters around it', () => {
    const texts = fc.uniqueArray(fc.integer({ min: 0x4e00, max: 0x9fa0 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.nat(), (codes, n) => {
        const text = String.fromCodePoint(...codes)
        const caret = n % (text.length + 1)
        expect(findLetter([...text], lettersAround(text, caret))).toMatchObject({
          index: caret,
          isOnly: true,
        })
      }),
    )
  })
})
