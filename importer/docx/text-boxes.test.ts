import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildDocx,
  numberingPart,
  plainParagraph as p,
  wordParagraph,
  wordRun,
} from '#tests/fixtures/build-docx'
import { parseDocument } from '../parse-document'
import { extractDocxLines } from './extract-docx-lines'

const emu = (points: number) => Math.round(points * 12_700)
const content = (words: string) => `<w:txbxContent>${words}</w:txbxContent>`
const shape = (words: string, properties = '') =>
  `<wps:wsp><wps:spPr>${properties}</wps:spPr><wps:txbx>${content(words)}</wps:txbx></wps:wsp>`
const transform = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`
type Place = { x: number; y: number; width: number; height?: number; from?: string; wrap?: string }

function anchor(graphic: string, { x, y, width, height = 60, from = 'page', wrap = 'wrapNone' }: Place) {
  const position = (axis: string, relativeFrom: string, offset: number) =>
    `<wp:position${axis} relativeFrom="${relativeFrom}"><wp:posOffset>${emu(offset)}</wp:posOffset></wp:position${axis}>`
  const places = position('H', 'page', x) + position('V', from, y)
  return `<w:drawing><wp:anchor>${places}<wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:${wrap}/><a:graphic><a:graphicData>${graphic}</a:graphicData></a:graphic></wp:anchor></w:drawing>`
}
const box = (words: string, place: Place) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${anchor(shape(words), place)}</mc:Choice><mc:Fallback><w:pict><v:rect><v:textbox>${content(words)}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
const linesOf = (body: string, more: Record<string, string> = {}) =>
  extractDocxLines(buildDocx(body, more)).lines.map(({ plain }) => plain)
const list = numberingPart(
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="●"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
)
const item = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')

describe('text boxes of Word', () => {
  test('the words of a box are read once, from the drawing or from what older programs show', () => {
    expect(linesOf(wordParagraph(box(p('王小明'), { x: 0, y: 0, width: 100 })))).toEqual(['王小明'])
    const old = `<w:r><mc:AlternateContent><mc:Fallback><w:pict><v:group style="position:absolute;width:200pt;height:100pt" coordsize="200,100"><v:rect style="left:0;top:50;width:200;height:50"><v:textbox>${content(p('下'))}</v:textbox></v:rect><v:rect style="left:0;top:0;width:200;height:50"><v:textbox>${content(p('上'))}</v:textbox></v:rect></v:group></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    expect(linesOf(wordParagraph(old))).toEqual(['上', '下'])
  })

  test('words before and after a box in their paragraph stay together, and come before it', () => {
    const inLine = `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData>${shape(p('框里'))}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
    expect(linesOf(wordParagraph(wordRun('前一半') + inLine + wordRun('，后一半')))).toEqual([
      '前一半，后一半',
      '框里',
    ])
  })

  test('a page of boxes is read column by column, whatever their order in the file', () => {
    const boxes = [
      box(p('做了一件事') + p('做了两件事'), { x: 220, y: 240, width: 340 }),
      box(p('13800001111') + p('a@b.cn'), { x: 30, y: 200, width: 150 }),
      box(p('王小明') + p('工程师'), { x: 30, y: 30, width: 520 }),
      box(p('工作经历'), { x: 220, y: 200, width: 80, height: 25 }),
      box(p('联系方式'), { x: 30, y: 170, width: 80, height: 25 }),
    ]
    expect(linesOf(boxes.map((one) => wordParagraph(one)).join(''))).toEqual([
      '王小明',
      '工程师',
      '联系方式',
      '13800001111',
      'a@b.cn',
      '工作经历',
      '做了一件事',
      '做了两件事',
    ])
  })

  test('a heading left of its text comes right before it', () => {
    const boxes = [
      box(p('教育背景'), { x: 30, y: 100, width: 80, height: 25 }),
      box(p('工作经历'), { x: 30, y: 200, width: 80, height: 25 }),
      box(p('某大学') + p('数学'), { x: 130, y: 100, width: 400 }),
      box(p('甲公司') + p('工程师'), { x: 130, y: 200, width: 400 }),
    ]
    expect(linesOf(wordParagraph(boxes.join('')))).toEqual([
      '教育背景',
      '某大学',
      '数学',
      '工作经历',
      '甲公司',
      '工程师',
    ])
  })

  test('shapes of a group are placed within it', () => {
    const child = (words: string, y: number) => shape(p(words), transform(0, y, 200, 50))
    const group = `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(100)}" cy="${emu(50)}"/><a:chOff x="0" y="0"/><a:chExt cx="${emu(200)}" cy="${emu(100)}"/></a:xfrm></wpg:grpSpPr>${child('下', 50)}${child('上', 0)}</wpg:wgp>`
    expect(
      linesOf(wordParagraph(`<w:r>${anchor(group, { x: 0, y: 0, width: 100, height: 50 })}</w:r>`)),
    ).toEqual(['上', '下'])
  })

  test('a heading in a box above its paragraph comes before it', () => {
    const above = { x: 90, y: -24, width: 100, height: 24, from: 'paragraph' }
    expect(linesOf(wordParagraph(box(p('教育背景'), above) + wordRun('某大学')))).toEqual([
      '教育背景',
      '某大学',
    ])
  })

  test('boxes of one page do not mix with those of the next', () => {
    const first = box(p('一'), { x: 30, y: 700, width: 500 })
    const second = box(p('二'), { x: 30, y: 30, width: 500 })
    const page = '<w:r><w:br w:type="page"/></w:r>'
    expect(linesOf(wordParagraph(first) + wordParagraph(page + second))).toEqual(['一', '二'])
  })

  test('a line that was drawn below a heading rules it', () => {
    const line = `<wps:wsp><wps:cNvCnPr/><wps:spPr><a:prstGeom prst="line"/></wps:spPr></wps:wsp>`
    const ruled = (text: string) =>
      wordParagraph(
        `<w:r>${anchor(line, { x: 90, y: 20, width: 400, height: 1, from: 'paragraph' })}</w:r>${wordRun(text)}`,
      )
    const body = p('王小明') + ruled('我的故事') + p('一') + ruled('我的作品') + p('二')
    expect(extractDocxLines(buildDocx(body)).lines.map(({ level }) => level)).toEqual([0, 2, 0, 2, 0])
  })

  test('a ground rules the heading in its box, white is no ground', () => {
    const filled = (words: string, color: string) =>
      wordParagraph(
        `<w:r>${anchor(shape(p(words), `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`), { x: 0, y: 0, width: 100 })}</w:r>`,
      )
    const boxes = ['4472C4', 'FFFFFF', '4472C4'].map((color, i) => filled(`我的${i}`, color) + p('字'))
    const { lines } = extractDocxLines(buildDocx(boxes.join('')))
    expect(lines.map(({ level }) => level)).toEqual([2, 0, 0, 0, 2, 0])
  })

  test('every word is read once, wherever it stands', () => {
    let count = 0
    const word = () => `w${count++}x`
    const paragraph = fc.constant(() => p(word()))
    const tree = fc.letrec<{ block: () => string }>((tie) => ({
      block: fc.oneof(
        { maxDepth: 4 },
        paragraph,
        fc
          .tuple(
            fc.array(tie('block'), { maxLength: 3 }),
            fc.nat(500),
            fc.nat(800),
            fc.integer({ min: 20, max: 500 }),
            fc.boolean(),
          )
          .map(
            ([blocks, x, y, width, isFilled]) =>
              () =>
                wordParagraph(
                  box(blocks.map((one) => one()).join(''), { x, y, width }) +
                    (isFilled ? wordRun(word()) : ''),
                ).replace(/<mc:Fallback>.*<\/mc:Fallback>/gs, ''),
          ),
        fc
          .array(fc.array(tie('block'), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
          .map(
            (rows) => () =>
              `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((one) => `<w:tc>${one()}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
          ),
      ),
    }))
    fc.assert(
      fc.property(fc.array(tree.block, { maxLength: 5 }), (blocks) => {
        count = 0
        const lines = linesOf(blocks.map((one) => one()).join(''))
        const words = lines.join('\t').match(/w\d+x/g) ?? []
        expect([...words].sort()).toEqual(Array.from({ length: count }, (_, i) => `w${i}x`).sort())
      }),
      { numRuns: 100 },
    )
  })

  test('the last bullet of a job is not the title of the next', async () => {
    const jobs = [
      p('甲公司  工程师  2020.07-2022.06'),
      item('写了接口'),
      item('带了新人'),
      p('乙公司  工程师  2018.07-2020.06'),
      item('修了缺陷'),
    ].join('')
    const boxes = [
      box(jobs, { x: 220, y: 130, width: 340, height: 300 }),
      box(p('工作经历'), { x: 220, y: 100, width: 340, height: 25 }),
      box(p('王小明'), { x: 30, y: 30, width: 100, height: 40 }),
    ]
    const { resume } = await parseDocument(buildDocx(wordParagraph(boxes.join('')), list), 'a.docx')
    expect(resume.basics.name).toBe('王小明')
    expect(resume.sections).toMatchObject([
      {
        kind: 'work',
        items: [
          { title: '甲公司', text: '- 写了接口\n- 带了新人' },
          { title: '乙公司', text: '- 修了缺陷' },
        ],
      },
    ])
  })
})
