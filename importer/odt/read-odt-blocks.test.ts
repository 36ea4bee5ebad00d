import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { ImportError } from '../import-error'
import { parseDocument } from '../parse-document'
import { readOdtBlocks } from './read-odt-blocks'

const mimetype = 'application/vnd.oasis.opendocument.text'
const bold = '<style:text-properties fo:font-weight="bold" style:font-weight-asian="bold"/>'
const namedStyles = `<office:styles>
<style:default-style style:family="paragraph"><style:text-properties fo:font-size="12pt" style:font-size-asian="10.5pt"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph"/>
<style:style style:name="Heading_20_1" style:family="paragraph" style:parent-style-name="Standard" style:default-outline-level="1">${bold}</style:style>
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Standard"/>
<style:style style:name="Big" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties style:font-size-asian="18pt"/></style:style>
<style:style style:name="Strong" style:family="text">${bold}</style:style></office:styles>`
const automaticStyles = `<office:automatic-styles>
<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_1"/>
<style:style style:name="P2" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:border-bottom="0.5pt solid #000000"/></style:style>
<style:style style:name="T1" style:family="text" style:parent-style-name="Strong"><style:text-properties fo:font-style="italic" style:font-style-asian="italic"/></style:style>
<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/><text:list-level-style-bullet text:level="2"/></text:list-style>
<text:list-style style:name="L2"><text:list-level-style-number text:level="1" style:num-format="1"/></text:list-style>
<text:list-style style:name="L3"><text:list-level-style-number text:level="1" style:num-format="一, 二, 三, ..."/></text:list-style></office:automatic-styles>`

/** Builds an .odt file around the XML of its text. */
function odt(body: string, { master = '', ...more }: Record<string, string> = {}): Uint8Array {
  const files = {
    mimetype,
    'content.xml': `<office:document-content>${automaticStyles}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles>${namedStyles}<office:master-styles>${master}</office:master-styles></office:document-styles>`,
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${text}</text:p>`
const item = (...parts: string[]) => `<text:list-item>${parts.join('')}</text:list-item>`
const list = (style: string, ...items: string[]) =>
  `<text:list${style && ` text:style-name="${style}"`}>${items.join('')}</text:list>`
const cell = (text: string) => `<table:table-cell>${text}</table:table-cell>`
const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`
const read = (bytes: Uint8Array) => blocksToLines(readOdtBlocks(bytes).blocks)
const markdownOf = (bytes: Uint8Array) => read(bytes).map(({ markdown }) => markdown)

describe('reading an OpenDocument text', () => {
  test('it is known by its content and becomes a resume', async () => {
    const bytes = odt(
      p('王小明') +
        '<text:h text:outline-level="1">教育背景</text:h>' +
        p('某大学  数学<text:tab/>2016.09-2020.06'),
    )
    const { resume, source } = await parseDocument(bytes, 'a.docx')
    expect(source).toBe('odt')
    expect(resume.basics.name).toBe('王小明')
    expect(resume.sections).toMatchObject([{ kind: 'education', items: [{ from: '2016-09' }] }])
  })

  test('headings are known by their elements and styles', () => {
    const lines = read(
      odt(p('A', 'Title') + p('B', 'P1') + '<text:h text:outline-level="2">C</text:h>' + p('D')),
    )
    expect(lines.map(({ level, plain }) => [level, plain])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
      [0, 'D'],
    ])
  })

  test('a Chinese document has the sizes of Chinese text, numbers included', () => {
    expect(
      read(odt(p('教育背景', 'Big') + p('13800001111') + p('某大学的数学系'))).map(({ level }) => level),
    ).toEqual([1, 0, 0])
  })

  test('styles of spans inherit from their parents; links and white space are kept', () => {
    const span = '<text:span text:style-name="T1">甲</text:span>'
    const link = '<text:a xlink:href="https://github.com/wang">GitHub</text:a>'
    expect(
      read(odt(p(`${span}\n  a<text:s text:c="3"/>b<text:tab/>${link}<text:line-break/>c`))),
    ).toMatchObject([
      {
        markdown: '***甲*** a   b  [GitHub](https://github.com/wang)',
        plain: '甲 a   b\tGitHub https://github.com/wang',
      },
      { plain: 'c' },
    ])
  })

  test('lists are items by their style, nested and counted', () => {
    const bullets = list('L1', item(p('A'), p('more'), list('', item(p('B')))))
    const numbers = list('L2', item(p('C')), item(p('D')))
    const continued = numbers.replace('<text:list ', '<text:list text:continue-numbering="true" ')
    const headings = list('L3', item(p('教育背景')))
    expect(markdownOf(odt(bullets + numbers + continued + headings))).toEqual([
      '- A',
      '  more',
      '  - B',
      '1. C',
      '2. D',
      '3. C',
      '4. D',
      '教育背景',
    ])
  })

  test('rows of tables with merged and repeated cells are read', () => {
    const first = row(cell(p('姓名')) + cell(p('王小明')) + cell(p('性别')) + cell(p('男')))
    const second = row(
      cell(p('民族')) + cell(p('汉族')) + '<table:covered-table-cell table:number-columns-repeated="16384"/>',
    )
    const inner = row(cell(`<table:table>${row(cell(p('1')) + cell(p('2')))}</table:table>`) + cell(p('3')))
    const lines = read(odt(`<table:table>${first}${second}${inner}</table:table>${p('D')}`))
    expect(lines.map(({ plain }) => plain)).toEqual(['姓名：王小明\t性别：男', '民族：汉族', '1\t2\t3', 'D'])
  })

  test('text boxes in the line stand before their paragraph, notes and headers after everything', () => {
    const box = `<draw:frame><draw:text-box>${p('box')}${list('L1', item(p('item')))}</draw:text-box></draw:frame>`
    const shape = `<draw:custom-shape>${p('shape')}</draw:custom-shape>`
    const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('note')}</text:note-body></text:note>`
    const comment = `<office:annotation>${p('no')}</office:annotation>`
    const master = `<style:header>${p('top <text:page-number>1</text:page-number>')}</style:header>`
    expect(markdownOf(odt(p(`A${box}${shape}B${note}${comment}`) + p('C'), { master }))).toEqual([
      'box',
      '- item',
      'shape',
      'AB',
      'C',
      'note',
      'top',
    ])
  })

  test('pictures are reported', () => {
    expect(readOdtBlocks(odt(p('A'), { 'Pictures/1.png': 'x'.repeat(2_000) })).hasPictures).toBe(true)
  })

  test.each([
    ['without content', zipSync({ mimetype: strToU8(mimetype) }), 'notDocx'],
    ['with a password', odt('', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' }), 'unreadable'],
    ['of thousands of nested tags', odt('<text:span>'.repeat(5_000)), 'unreadable'],
    ['of more cells than a resume has', odt(cell('').repeat(70_000)), 'tooMuchText'],
    ['of more spaces than a resume has', odt(p('<text:s text:c="9999999"/>'.repeat(6_000))), 'tooMuchText'],
  ])('a file %s is rejected', async (_, bytes, code) => {
    await expect(parseDocument(bytes, 'a.odt')).rejects.toMatchObject({ code })
  })

  test('styles that are parents of each other end', () => {
    const circle = ['A', 'B'].map(
      (name, i) =>
        `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${'BA'[i]}"/>`,
    )
    const content = `<office:x>${circle.join('')}<office:body>${p('text', 'A')}</office:body></office:x>`
    expect(markdownOf(odt('', { 'content.xml': content }))).toEqual(['text'])
  })

  test('random damage gives a result or an ImportError', () => {
    const whole = p('A') + list('L1', item(p('B'))) + `<table:table>${row(cell(p('C')))}</table:table>`
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '</text:p>',
      '<text:list>',
      '<draw:text-box>',
      '</table:table>',
      '&',
      '<text:p>',
      '</text:list-item>',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), piece)), (changes) => {
        let xml = whole
        for (const [place, text] of changes) {
          const at = place % xml.length
          xml = xml.slice(0, at) + text + xml.slice(at + (place % 3))
        }
        try {
          read(odt(xml))
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError)
        }
      }),
      { numRuns: 150 },
    )
  })
})
