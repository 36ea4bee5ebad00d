import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFontCoverage } from './coverage'
import { fontFolders } from './font-folders'

test('templates name every family: what a font covers is drawn with it', () => {
  const model = readFileSync('templates/_parts/model.typ', 'utf8')
  const named = new Set(
    [...model.matchAll(/"([A-Z][\w ]+)"/g)].map(([, name]) => name!.toLowerCase().replaceAll(' ', '-')),
  )
  const installed = new Set(fontFolders().map((folder) => basename(dirname(folder))))
  expect([...installed].filter((family) => !named.has(family))).toEqual([])
})

/** Blocks of Unicode of which documents of Chinese job seekers use any sign, by first and last code point. */
const blocks: Record<string, [first: number, last: number]> = {
  'Basic Latin': [0x20, 0x7e],
  'Latin-1': [0xa1, 0xff],
  'Latin Extended-A and B, with Pinyin': [0x100, 0x24f],
  'phonetic signs': [0x250, 0x2af],
  Greek: [0x391, 0x3c9],
  'Greek with accents': [0x386, 0x390],
  Cyrillic: [0x400, 0x45f],
  'Arabic and Uyghur': [0x621, 0x64a],
  'Tibetan letters': [0xf40, 0xf6c],
  'Latin of Vietnam': [0x1ea0, 0x1ef9],
  'dashes, quotes, dots': [0x2010, 0x2027],
  superscripts: [0x2074, 0x208e],
  currencies: [0x20a0, 0x20bf],
  letterlike: [0x2100, 0x214f],
  'fractions and Roman numbers': [0x2150, 0x2188],
  arrows: [0x2190, 0x21ff],
  mathematics: [0x2200, 0x22ff],
  keys: [0x2318, 0x2328],
  'numbers in circles': [0x2460, 0x24ff],
  boxes: [0x2500, 0x257f],
  shapes: [0x25a0, 0x25ff],
  signs: [0x2600, 0x26ff],
  dingbats: [0x2700, 0x27bf],
  'Chinese punctuation': [0x3001, 0x301f],
  Kana: [0x3041, 0x3096],
  Katakana: [0x30a1, 0x30fa],
  Bopomofo: [0x3105, 0x312f],
  'Chinese in circles': [0x3220, 0x3247],
  units: [0x3380, 0x33df],
  'common Hangul': [0xac00, 0xb3ff],
  'full width': [0xff01, 0xff5e],
}
const fonts = readFontCoverage(fontFolders())

describe('the fonts have all', () => {
  test.each(Object.entries(blocks))('%s', (_, [first, last]) => {
    const codes = Array.from({ length: last - first + 1 }, (_, i) => first + i)
    const missing = codes.filter((code) => /\P{Cn}/u.test(String.fromCodePoint(code)) && !fonts.has(code))
    expect(missing.map((code) => String.fromCodePoint(code))).toEqual([])
  })

  test.each([
    ['signs of rare names', '𠮷𡈽𨭎㛃𬤝𫖯𬍛䶮喆堃赟昇珺旻翀彧祎鋆邨亍〇犇骉淼焱垚龘燚㵘'],
    ['Hebrew letters', 'אבגדהוזחטיכלמנסעפצקרשת'],
  ])('%s', (_, signs) => {
    expect([...signs].filter((sign) => !fonts.has(sign.codePointAt(0)!))).toEqual([])
  })
})
