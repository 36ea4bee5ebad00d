import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeBlocks } from './normalize-blocks'
import { NUMBER_SUFFIXES, parseRichText, toPlainText, type Block } from './parse-rich-text'
import { serializeRichText } from './serialize-rich-text'

const again = (text: string) => serializeRichText(parseRichText(text))

describe('serializing typical Markdown', () => {
  test.each([
    '**粗**体和*斜*体，<u>线</u>与[作品](https://a.cn/b_(c))',
    '***又粗又斜***',
    '**粗*粗斜***',
    '[**粗**的链接](mailto:a@b.cn)',
    '一\n二\n\n三',
    '开头\n- 甲\n  - 子\n  - 女\n- 乙\n  续\n\n结尾',
    '- 甲\n\n  第二段\n  1. 子',
    '3. 丙\n4. 丁\n- 点',
    '1、甲\n2、乙\n\n1. 丙\n2. 丁\n\n1. 戊\n\n1) 己\n\n1）庚\n2）辛',
    '(1) 甲\n（2）乙\n③ 丙\n四、丁\n05. 戊\n1.5 倍',
    '“_”和“_”，^_^ 与 ^_^，_private_field',
    '签名：____，__init__.py，文件_名称_2020',
    '2*3*4=24，snake_case_name，C++，a]b[c，<u 和 \\ 一条',
    '姓名：<u>    </u>',
    '',
  ])('%j stays the same', (text) => expect(again(text)).toBe(text))
})

test.each([
  ['• 甲\n•乙', '- 甲\n- 乙'],
  ['* 甲', '- 甲'],
  ['_斜_', '*斜*'],
  ['甲  \n　　乙', '甲\n乙'],
])('%j is serialized as %j', (text, usual) => expect(again(text)).toBe(usual))

test.each([
  [[line({ text: '- 不是要点' })], '\\- 不是要点'],
  [[line({ text: '1. 不是编号' })], '1\\. 不是编号'],
  [[line({ text: '1、不是编号' })], '<u></u>1、不是编号'],
  [[line({ text: '*不斜*' })], '\\*不斜\\*'],
  [[line({ text: '粗', bold: true }, { text: ' 后' })], '**粗** 后'],
  [[line({ text: '粗 ', bold: true }, { text: '后' })], '**粗** 后'],
  [[line({ text: '去', url: 'javascript:alert(1)' })], '去'],
] satisfies [Block[], string][])('%j is serialized as %j', (blocks, text) =>
  expect(serializeRichText(blocks)).toBe(text),
)

const letters = fc.constantFrom(...'字ab012 *_<>u/[]()）“”\\-.、•　\n'.split(''), '__', '𠮷', '“')
const words = fc.array(letters, { minLength: 1, maxLength: 8 }).map((all) => all.join(''))
const flag = fc.option(fc.constant(true as const), { nil: undefined, freq: 2 })
const run = fc.record({
  text: words,
  bold: flag,
  italic: flag,
  underline: flag,
  url: fc.option(fc.constantFrom('https://a.cn/x_(y)', 'mailto:a@b.cn', 'ftp://a'), {
    nil: undefined,
    freq: 4,
  }),
})
const paragraph = fc.array(run, { maxLength: 5 }).map((runs): Block => line(...runs))
const listOf = (inner: fc.Arbitrary<Block>): fc.Arbitrary<Block> =>
  fc.record({
    type: fc.constantFrom('bullets' as const, 'numbers' as const),
    start: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 3 })),
    sign: fc.constantFrom(undefined, ...NUMBER_SUFFIXES),
    items: fc.array(fc.array(inner, { maxLength: 3 }), { maxLength: 4 }),
  })
const blocks = fc.array(
  fc.oneof(paragraph, listOf(fc.oneof(paragraph, listOf(fc.oneof(paragraph, listOf(paragraph)))))),
  { maxLength: 4 },
)

describe('serializing any blocks', () => {
  test('parses back to the same blocks', () => {
    fc.assert(
      fc.property(blocks, (some) => {
        expect(parseRichText(serializeRichText(some))).toEqual(normalizeBlocks(some))
      }),
      { numRuns: 1_500 },
    )
  })

  test('is stable when repeated', () => {
    fc.assert(
      fc.property(blocks, (some) => {
        const text = serializeRichText(some)
        expect(again(text)).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  test('preserves the meaning of any typed text', () => {
    const part = fc.oneof(letters, fc.constantFrom('\n- ', '\n1. ', '\n\n1. ', '\n  2）', '\n3、', '\n01. '))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (typed) => {
        const read = parseRichText(typed.join(''))
        expect(parseRichText(serializeRichText(read))).toEqual(normalizeBlocks(read))
      }),
      { numRuns: 1_000 },
    )
  })

  test('keeps every character of any typed text', () => {
    const solid = (text: string) => text.replace(/\s/g, '')
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), (typed) => {
        const read = parseRichText(typed.join(''))
        expect(solid(toPlainText(parseRichText(serializeRichText(read))))).toBe(solid(toPlainText(read)))
      }),
      { numRuns: 1_000 },
    )
  })
})

function line(...runs: Extract<Block, { type: 'paragraph' }>['runs']): Block {
  return { type: 'paragraph', runs }
}
