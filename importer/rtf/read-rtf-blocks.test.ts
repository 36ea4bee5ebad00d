import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSteps } from '#tests/linear-time/step-counter'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { ImportError } from '../import-error'
import { readRtfBlocks } from './read-rtf-blocks'

const bytesOf = (rtf: string) => new Uint8Array(Buffer.from(rtf, 'latin1'))
const read = (rtf: string) => blocksToLines(readRtfBlocks(bytesOf(rtf)).blocks)
const plainOf = (rtf: string) => read(rtf).map(({ plain }) => plain)
/** Text as RTF has it for readers without Unicode. */
const unicode = (text: string) =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${((text.charCodeAt(i) + 0x8000) & 0xffff) - 0x8000}?`,
  ).join('')
const hex = (bytes: number[]) => bytes.map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('')
/** 王小明 in GBK. */
const wang = hex([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7])
const head =
  "{\\rtf1\\ansi\\ansicpg936\\deff0{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fnil\\fcharset134{\\*\\panose 0201}SimSun{\\*\\falt \\'cb\\'ce};}{\\f2\\fcharset136 PMingLiU;}{\\f3\\fcharset2 Wingdings;}}{\\colortbl;\\red0\\green0\\blue0;}{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}{\\s2 \\'b1\\'ea\\'cc\\'e2 2;}{\\*\\cs10 Default;}}{\\info{\\title no text}}{\\*\\generator WPS;}"

describe('reading an RTF document', () => {
  test('bytes are decoded by the charset of their font', () => {
    expect(plainOf(`${head}\\f1 ${wang}\\par\\f2 ${hex([0xa4, 0xfd])}\\par\\f0 caf\\'e9\\par}`)).toEqual([
      '王小明',
      '王',
      'café',
    ])
  })

  test('Chinese bytes of a western font are those of the document', () => {
    expect(plainOf(`${head}\\f0 ${wang}\\par\\'93a\\'94}`)).toEqual(['王小明', '“a”'])
  })

  test('Unicode goes before the bytes that stand for it', () => {
    expect(
      plainOf(`${head}\\uc2\\u29579${hex([0xcd, 0xf5])}\\uc1\\u23567 ?\\u26126?{\\uc0\\u-10179\\u-8704 !}}`),
    ).toEqual(['王小明😀!'])
  })

  test('headings are known by their styles and outline levels', () => {
    const rtf = `${head}\\pard\\s1 A\\par\\pard\\s2 B\\par\\pard\\outlinelevel2 C\\par\\pard D\\par}`
    expect(read(rtf).map(({ level, plain }) => [level, plain])).toEqual([
      [2, 'A'],
      [3, 'B'],
      [4, 'C'],
      [0, 'D'],
    ])
  })

  test('headings are known by their size where nothing names them', () => {
    const rtf = `${head}\\pard\\fs44 A\\par\\pard\\fs21 ${'b'.repeat(60)}\\par}`
    expect(read(rtf).map(({ level, isLevelFromSize }) => [level, isLevelFromSize])).toEqual([
      [1, true],
      [0, undefined],
    ])
  })

  test('looks and links become Markdown', () => {
    const link = '{\\field{\\*\\fldinst{HYPERLINK "https://github.com/wang"}}{\\fldrslt{\\ul GitHub}}}'
    expect(
      read(
        `${head}{\\b A}\\i B\\i0  {\\ul C} ${link} {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}{\\v no}\\par}`,
      )[0]!.markdown,
    ).toBe('**A***B* <u>C</u> [GitHub](https://github.com/wang)')
  })

  test('list items lose their markers and keep their numbers and depth', () => {
    const items =
      "{\\listtext\\f3 \\'6c\\tab}\\ls1 A\\par\\pard{\\listtext 3.\\tab}\\ls2 B\\par\\pard{\\listtext\\'b7\\tab}\\ilvl1\\ls1 C\\par\\pard{\\pntext 1)\\tab}{\\*\\pn\\pnlvlbody}D\\par\\pard E"
    expect(read(`${head}${items}}`).map(({ markdown }) => markdown)).toEqual([
      '- A',
      '3. B',
      '  - C',
      '1. D',
      'E',
    ])
  })

  test('a Chinese ordinal numbers a heading and no item', () => {
    expect(
      read(`${head}{\\listtext ${unicode('一、')}\\tab}\\ls1 ${unicode('教育背景')}\\par}`),
    ).toMatchObject([{ plain: '教育背景', isListItem: false }])
  })

  test('the cells of a row become one line, tables within tables included', () => {
    const cell = (text: string) => `\\pard\\intbl ${unicode(text)}\\cell`
    const row = `\\trowd\\cellx1\\cellx2 ${cell('姓名')}${cell('王小明')}${cell('性别')}${cell('男')}\\row`
    const nested = `\\trowd \\pard\\intbl\\itap2 1\\nestcell 2\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}{\\nonesttables\\par}\\pard\\intbl C\\cell\\row`
    expect(plainOf(`${head}${row}${nested}\\pard D\\par}`)).toEqual([
      '姓名：王小明\t性别：男',
      '1\t2',
      'C',
      'D',
    ])
  })

  test('text boxes in the line stand before their paragraph, headers and notes after everything', () => {
    const box = '{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt box\\par}}{\\shprslt{\\pard again\\par}}}'
    expect(
      plainOf(
        `${head}{\\header top\\par}{\\headerf top\\par}A${box}B{\\footnote note}\\par C\\tab D\\line E}`,
      ),
    ).toEqual(['box', 'AB', 'C\tD', 'E', 'top', 'note'])
  })

  test('pictures are reported, their data and unknown destinations are no text', () => {
    const picture = '{\\*\\shppict{\\pict\\pngblip 89504e47}}{\\pict\\bin5 {{{{{}'
    const { blocks, hasPictures } = readRtfBlocks(
      bytesOf(`${head}A${picture}{\\*\\unknown no}{\\upr{\\b no}{\\*\\ud B}}\\par}`),
    )
    expect(hasPictures).toBe(true)
    expect(blocksToLines(blocks).map(({ plain }) => plain)).toEqual(['AB'])
  })

  test('a file that was cut off keeps its text', () => {
    expect(plainOf(`${head}A\\par{\\b B{\\shptxt C`)).toEqual(['A', 'B', 'C'])
  })

  test.each([
    ['groups', '{'.repeat(100_000), 'unreadable'],
    ['paragraphs', 'a\\par '.repeat(100_000), 'tooMuchText'],
    ['cells', 'a\\cell '.repeat(100_000), 'tooMuchText'],
    ['rows', '\\row'.repeat(100_000), 'tooMuchText'],
    ['letters', 'a'.repeat(300_000), 'tooMuchText'],
  ])('more %s than a resume has are rejected', (_, rtf, code) => {
    expect(() => read(`${head}${rtf}`)).toThrow(code)
  })

  test('random damage gives a result or an ImportError', () => {
    const whole = `${head}\\pard\\f1 ${wang}\\par{\\listtext 1.}\\ls1 a\\par\\intbl b\\cell\\row{\\shp{\\shpleft9{\\sp{\\sn posh}{\\sv 1}}{\\shptxt c{\\field{\\*\\fldinst X}{\\fldrslt d}}}}}}`
    const damage = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom(..."\\{}*u1'x ", '\\par ', '\\cell ', '\\itap9 ')),
    )
    fc.assert(
      fc.property(damage, (changes) => {
        let rtf = whole
        for (const [place, piece] of changes) {
          const at = 6 + (place % (rtf.length - 6))
          rtf = rtf.slice(0, at) + piece + rtf.slice(at + (place % 3))
        }
        try {
          read(rtf)
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError)
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ...['{}', '\\b ', "\\'d5", '{\\shptxt }', '{\\field{\\*\\fldinst A}{\\fldrslt }}', '\\u1 '],
    '{\\shp\\shpleft9{\\shptxt a}}',
  ])('the work grows with the length of the file: %s', async (unit) => {
    const stepsFor = (count: number) => countSteps('importer/', () => read(`${head}${unit.repeat(count)}`))
    await stepsFor(10)
    const short = await stepsFor(1_000)
    expect(await stepsFor(4_000)).toBeLessThan(short * 5)
  })
})
