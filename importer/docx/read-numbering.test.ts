import { describe, expect, test } from 'vitest'
import {
  buildDocx,
  numberingPart,
  plainParagraph,
  stylesPart,
  wordParagraph,
  wordRun,
} from '#tests/fixtures/build-docx'
import { extractDocxLines } from './extract-docx-lines'

const level = (at: number, format: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/>${more}</w:lvl>`
const abstract = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`
const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>'
const numbering = numberingPart(
  [
    abstract(0, level(0, 'bullet'), level(1, 'bullet')),
    abstract(1, level(0, 'decimal'), level(1, 'lowerLetter')),
    abstract(2, level(0, 'chineseCounting', '<w:pStyle w:val="chapter"/>')),
    abstract(3, level(0, 'none')),
    '<w:abstractNum w:abstractNumId="4"><w:numStyleLink w:val="dots"/></w:abstractNum>',
    num(1, 0),
    num(2, 1),
    num(3, 1, restart),
    num(4, 2),
    num(5, 3),
    num(6, 4),
  ].join(''),
)
const numPr = (id: number, at = 0) => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`
const item = (text: string, id: number, at = 0) => plainParagraph(text, numPr(id, at))
const linesOf = (body: string, more: Record<string, string> = {}) =>
  extractDocxLines(buildDocx(body, { ...numbering, ...more })).lines.map(({ markdown }) => markdown)

describe('lists of Word', () => {
  test('bullets and numbers are told apart, and levels are kept', () => {
    expect(
      linesOf(
        item('一', 1) +
          item('内', 1, 1) +
          item('甲', 2) +
          item('子', 2, 1) +
          item('丑', 2, 1) +
          item('乙', 2),
      ),
    ).toEqual(['- 一', '  - 内', '1. 甲', '  1. 子', '  2. 丑', '2. 乙'])
  })

  test('inner numbers begin anew, and a list may say where it starts', () => {
    const body = [
      item('甲', 2),
      item('子', 2, 1),
      item('乙', 2),
      item('丑', 2, 1),
      item('丙', 3),
      item('丁', 3),
    ]
    expect(linesOf(body.join(''))).toEqual(['1. 甲', '  1. 子', '2. 乙', '  1. 丑', '5. 丙', '6. 丁'])
  })

  test('items that are all on the second level are on the first', () => {
    expect(linesOf(plainParagraph('字') + item('一', 1, 1) + item('二', 1, 1))).toEqual([
      '字',
      '- 一',
      '- 二',
    ])
  })

  test('a style may name the list, and a paragraph may leave it', () => {
    const styles = stylesPart(
      '<w:style w:type="paragraph" w:styleId="chapter"><w:name w:val="x"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>' +
        '<w:style w:type="numbering" w:styleId="dots"><w:name w:val="y"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
    )
    const inStyle = '<w:pStyle w:val="chapter"/>'
    const body = [
      plainParagraph('甲', inStyle),
      plainParagraph('乙', inStyle),
      plainParagraph('丙', `${inStyle}<w:numPr><w:numId w:val="0"/></w:numPr>`),
      item('丁', 6),
    ]
    expect(linesOf(body.join(''), styles)).toEqual(['1. 甲', '2. 乙', '丙', '- 丁'])
  })

  test('a list without signs is text', () => {
    expect(linesOf(item('一', 5) + item('二', 99))).toEqual(['一', '二'])
  })

  test('the name of a section is no item, whatever sign is before it', () => {
    const bold = wordParagraph(wordRun('教育背景', '<w:b/>'), numPr(4))
    const { lines } = extractDocxLines(buildDocx(bold + item('工作经历', 1), numbering))
    expect(lines.map(({ isListItem }) => isListItem)).toEqual([false, true])
  })
})
