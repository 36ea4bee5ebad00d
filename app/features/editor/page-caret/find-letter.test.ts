import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLetter, findLetters, lettersAround } from './find-letter'

const around = (before: string, after: string) => ({ before: [...before], after: [...after] })

const indexesIn = (text: string, ...letters: Parameters<typeof around>) =>
  findLetters([...text], around(...letters))?.gaps.map(({ index }) => index)

describe('findLetters', () => {
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
    expect(indexesIn(text, before, after)).toEqual([index])
  })

  test('an unknown letter may be any, but unknown letters alone find nothing', () => {
    expect(indexesIn('先看，再写', `看${anyLetter}`, '再')).toEqual([3])
    expect(indexesIn(`先看${anyLetter}再`, '看，', '再')).toEqual([3])
    expect(indexesIn('先看', anyLetter, anyLetter)).toBeUndefined()
  })

  test('letters that stand in two places alike are found in both', () => {
    expect(indexesIn('本科，本科', '本', '科')).toEqual([1, 4])
    expect(indexesIn('本科，硕士', '本', '科')).toEqual([1])
  })

  test('a text without any of the letters is not found', () => {
    expect(indexesIn('会计', '产品', '经理')).toBeUndefined()
    expect(indexesIn('', '产品', '经理')).toBeUndefined()
  })

  test('every caret in a text of different letters is found again by the letters around it', () => {
    const texts = fc.uniqueArray(fc.integer({ min: 0x4e00, max: 0x9fa0 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.nat(), (codes, n) => {
        const text = String.fromCodePoint(...codes)
        const caret = n % (text.length + 1)
        expect(findLetters([...text], lettersAround(text, caret))?.gaps).toMatchObject([{ index: caret }])
      }),
    )
  })
})
