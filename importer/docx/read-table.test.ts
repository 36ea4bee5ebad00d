import { describe, expect, test } from 'vitest'
import { buildDocx, plainParagraph as p } from '#tests/fixtures/build-docx'
import { textOfRuns, type Block } from '../blocks/block'
import { unzipParts } from '../unzip-parts'
import { openParts } from './open-parts'
import { readDocument } from './read-document'

const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
const row = (content: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${content}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
const sdt = (content: string) => `<w:sdt><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const blocksOf = (body: string) => readDocument(openParts(unzipParts(buildDocx(body)).files)).body

type Texts = string | Texts[]
const textsOf = (blocks: readonly Block[]): Texts[] =>
  blocks.map((block) =>
    block.kind === 'paragraph' ? textOfRuns(block.runs) : block.rows.map((cells) => cells.map(textsOf)),
  )

describe('tables of Word', () => {
  test('cells come in order, rows and cells in content controls too', () => {
    const body = table(row(cell(p('一')) + sdt(cell(p('二')))), sdt(row(cell(sdt(p('三'))) + cell(p('四')))))
    expect(textsOf(blocksOf(body))).toEqual([
      [
        [['一'], ['二']],
        [['三'], ['四']],
      ],
    ])
  })

  test('of merged cells the first has the words, and a row may begin later', () => {
    const body = table(
      row(cell(p('照片'), '<w:vMerge w:val="restart"/>') + cell(p('王'), '<w:gridSpan w:val="3"/>')),
      row(cell(p(''), '<w:vMerge/>') + cell(p('男'))),
      row(cell(p('汉')), '<w:gridBefore w:val="1"/>'),
    )
    expect(textsOf(blocksOf(body))).toEqual([
      [
        [['照片'], ['王']],
        [[], ['男']],
        [[], ['汉']],
      ],
    ])
  })

  test('deleted rows are left out', () => {
    expect(
      textsOf(blocksOf(table(row(cell(p('旧')), '<w:del/>'), row(cell(p('新')) + cell(p('字')))))),
    ).toEqual([[[['新'], ['字']]]])
  })

  test('tables within tables stay tables, up to a depth', () => {
    const nested = (depth: number): string =>
      depth === 0 ? p('底') : table(row(cell(p('旁')) + cell(nested(depth - 1) + p(''))))
    expect(textsOf(blocksOf(nested(2)))).toEqual([[[['旁'], [[[['旁'], ['底']]]]]]])
    expect(JSON.stringify(textsOf(blocksOf(nested(60))))).toContain('底')
  })

  test('a table of one cell is no table, and its ground is that of its words', () => {
    expect(blocksOf(table(row(cell(p('教育背景'), '<w:shd w:val="clear" w:fill="4472C4"/>'))))).toMatchObject(
      [{ kind: 'paragraph', isRuled: true }],
    )
    expect(blocksOf(table(row(cell(p('一') + p('二')))))).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'paragraph' },
    ])
  })

  test('a row with words in one cell, on a ground, is a heading', () => {
    const shaded = cell(p('教育背景'), '<w:shd w:val="clear" w:fill="D9D9D9"/>')
    expect(blocksOf(table(row(shaded + cell(p(''))), row(cell(p('一')) + cell(p('二')))))).toMatchObject([
      {
        rows: [
          [[{ isRuled: true }], {}],
          [[{ kind: 'paragraph' }], {}],
        ],
      },
    ])
  })
})
