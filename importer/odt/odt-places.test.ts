import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { readOdtBlocks } from './read-odt-blocks'

const graphicStyle = (name: string, properties: string) =>
  `<style:style style:name="${name}" style:family="graphic"><style:graphic-properties ${properties}/></style:style>`
const styles = [
  graphicStyle('ofPage', 'style:vertical-rel="page" style:horizontal-rel="page"'),
  graphicStyle('ofText', 'style:vertical-rel="paragraph" style:horizontal-rel="paragraph" style:wrap="none"'),
  graphicStyle(
    'right',
    'style:vertical-rel="page" style:horizontal-pos="right" style:horizontal-rel="page-content"',
  ),
  '<style:style style:name="NewPage" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>',
].join('')
const layout =
  '<style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-left="2cm" fo:margin-right="2cm" fo:margin-top="2cm" fo:margin-bottom="2cm"/></style:page-layout>'

function plainOf(body: string): string[] {
  const parts = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles>${layout}</office:document-styles>`,
  }
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  )
  return blocksToLines(readOdtBlocks(bytes).blocks).map(({ plain }) => plain)
}

const p = (content = '') => `<text:p>${content}</text:p>`
type Place = { x: string; y: string; width?: string; anchor?: string; style?: string; more?: string }
function placeOf({ x, y, width = '5cm', anchor = 'paragraph', style = 'ofPage', more = '' }: Place): string {
  return `text:anchor-type="${anchor}" draw:style-name="${style}" svg:x="${x}" svg:y="${y}" svg:width="${width}" svg:height="1cm" ${more}`
}
const frame = (words: string, place: Place) =>
  `<draw:frame ${placeOf(place)}><draw:text-box fo:min-height="1cm">${words}</draw:text-box></draw:frame>`
const shape = (words: string, place: Place) =>
  `<draw:custom-shape ${placeOf(place)}>${words}<draw:enhanced-geometry/></draw:custom-shape>`

describe('text boxes of an OpenDocument text', () => {
  test('a page of frames and shapes is read column by column, in any unit', () => {
    const boxes = [
      frame(p('做了一件事'), { x: '8cm', y: '60mm', width: '12cm' }),
      shape(p('13800001111'), { x: '0.4in', y: '2in' }),
      shape(p('王小明'), { x: '28.8pt', y: '57pt', anchor: 'char' }),
      frame(p('工作经历'), { x: '8cm', y: '4.8cm', width: '12cm' }),
    ]
    const order = ['王小明', '13800001111', '工作经历', '做了一件事']
    expect(plainOf(p(boxes.join('')))).toEqual(order)
    expect(plainOf(boxes.map((one) => p(one)).join(''))).toEqual(order)
  })

  test('boxes of the page are read page by page, before the text', () => {
    const ofPage = (text: string, y: string, number: number) =>
      frame(p(text), { x: '2cm', y, anchor: 'page', more: `text:anchor-page-number="${number}"` })
    expect(
      plainOf(ofPage('三', '1cm', 2) + ofPage('二', '9cm', 1) + ofPage('一', '2cm', 1) + p('正文')),
    ).toEqual(['一', '二', '三', '正文'])
  })

  test('a heading in a box above its paragraph comes before it, another box after it', () => {
    const above = frame(p('教育背景'), { x: '0cm', y: '0cm', style: 'ofText' })
    const below = frame(p('补充'), { x: '0cm', y: '2cm', style: 'ofText' })
    expect(plainOf(p('开头') + p(`${below}某大学${above}`) + p('结尾'))).toEqual([
      ...['开头', '教育背景', '某大学', '补充'],
      '结尾',
    ])
  })

  test('a box in the line comes first, whatever offset it has', () => {
    const inLine = frame(p('行内'), { x: '9cm', y: '9cm', anchor: 'as-char' })
    expect(plainOf(p(frame(p('浮动'), { x: '2cm', y: '2cm' }) + inLine))).toEqual(['行内', '浮动'])
  })

  test('alignment goes before the offset', () => {
    const right = frame(p('右'), { x: '0cm', y: '2cm', style: 'right' })
    const left = frame(p('左'), { x: '2cm', y: '2cm' })
    expect(plainOf(p(right + left))).toEqual(['左', '右'])
  })

  test('shapes of a group are placed as the group is', () => {
    const child = (text: string, y: number) =>
      `<draw:rect svg:x="3cm" svg:y="${y}cm" svg:width="5cm" svg:height="1cm">${p(text)}</draw:rect>`
    const group = `<draw:g text:anchor-type="paragraph" draw:style-name="ofPage">${child('三', 14)}${child('二', 12)}</draw:g>`
    const around = frame(p('四'), { x: '3cm', y: '16cm' }) + frame(p('一'), { x: '3cm', y: '10cm' })
    expect(plainOf(p(around + group))).toEqual(['一', '二', '三', '四'])
  })

  test('turned shapes stand where they were moved', () => {
    const turned = `<draw:rect text:anchor-type="paragraph" draw:style-name="ofPage" svg:width="5cm" svg:height="1cm" draw:transform="rotate (0.3) translate (2cm 9cm)">${p('下')}</draw:rect>`
    expect(plainOf(p(turned + frame(p('上'), { x: '2cm', y: '5cm' })))).toEqual(['上', '下'])
  })

  test('boxes of one page do not mix with those of the next', () => {
    const first = frame(p('一'), { x: '2cm', y: '20cm' })
    const second = frame(p('二'), { x: '2cm', y: '2cm' })
    expect(plainOf(p(first) + `<text:p text:style-name="NewPage">${second}</text:p>`)).toEqual(['一', '二'])
    expect(plainOf(p(`${first}<text:soft-page-break/>${second}`))).toEqual(['一', '二'])
  })

  test('boxes in the cells of a table stay in their cells', () => {
    const cells = ['二', '一'].map(
      (text, i) => `<table:table-cell>${p(frame(p(text), { x: '2cm', y: `${9 - i}cm` }))}</table:table-cell>`,
    )
    expect(
      plainOf(`<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>${p('正文')}`),
    ).toEqual(['二\t一', '正文'])
  })
})
