import { describe, expect, test } from 'vitest'
import { buildDocx, plainParagraph, stylesPart, wordParagraph, wordRun } from '#tests/fixtures/build-docx'
import { textOfRuns, type Paragraph } from '../blocks/block'
import { unzipParts } from '../unzip-parts'
import { openParts } from './open-parts'
import { readDocument } from './read-document'

const blocksOf = (body: string, more: Record<string, string> = {}) =>
  readDocument(openParts(unzipParts(buildDocx(body, more)).files)).body
const paragraphsOf = (body: string, more?: Record<string, string>) => blocksOf(body, more) as Paragraph[]
const textOf = (content: string) =>
  paragraphsOf(wordParagraph(content))
    .map(({ runs }) => textOfRuns(runs))
    .join('¶')
const style = (id: string, content: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}">${content}</w:style>`
const styled = (text: string, id: string) => plainParagraph(text, `<w:pStyle w:val="${id}"/>`)

describe('the words of a paragraph of Word', () => {
  test.each([
    [
      'tabs stay tabs',
      '<w:r><w:t>甲公司</w:t><w:tab/><w:t>2020</w:t><w:ptab w:alignment="right"/><w:t>至今</w:t></w:r>',
      '甲公司\t2020\t至今',
    ],
    [
      'breaks of lines and pages are line breaks',
      '<w:r><w:t>一</w:t><w:br/><w:t>二</w:t><w:cr/><w:t>三</w:t><w:br w:type="page"/><w:t>四</w:t></w:r>',
      '一\n二\n三\n四',
    ],
    [
      'hyphens that do not break stay, possible ones do not',
      '<w:r><w:t>138</w:t><w:noBreakHyphen/><w:t>00</w:t><w:softHyphen/><w:t>11</w:t></w:r>',
      '138-0011',
    ],
    [
      'deleted and moved text is left out, inserted text stays',
      `<w:del><w:r><w:delText>旧</w:delText></w:r></w:del><w:moveFrom>${wordRun('搬')}</w:moveFrom><w:ins>${wordRun('新')}</w:ins><w:moveTo>${wordRun('到')}</w:moveTo>`,
      '新到',
    ],
    [
      'hidden text is left out',
      wordRun('看得见') + wordRun('看不见', '<w:vanish/>') + wordRun('也看得见', '<w:vanish w:val="0"/>'),
      '看得见也看得见',
    ],
    [
      'of ruby the words stay, without their reading',
      `<w:r><w:ruby><w:rubyPr/><w:rt>${wordRun('wáng')}</w:rt><w:rubyBase>${wordRun('王')}</w:rubyBase></w:ruby></w:r>`,
      '王',
    ],
    [
      'bullets of symbol fonts are signs',
      '<w:r><w:sym w:font="Wingdings" w:char="F06C"/><w:t>一</w:t></w:r>',
      '●一',
    ],
    [
      'pictures of a phone or a letter are left out',
      '<w:r><w:sym w:font="Wingdings" w:char="F028"/><w:t>138</w:t><w:sym w:font="Webdings" w:char="F09B"/><w:sym w:font="Wingdings" w:char="F02A"/><w:t> a@b.cn \uf0e0</w:t></w:r>',
      '138 a@b.cn ',
    ],
    ['symbols of other fonts are their letters', '<w:r><w:sym w:font="宋体" w:char="2460"/></w:r>', '①'],
    [
      'a letter in a font of signs is its sign',
      '<w:r><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr><w:t>l</w:t></w:r>' + wordRun(' 一'),
      '● 一',
    ],
    [
      'content controls and tags are looked into',
      `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent><w:smartTag>${wordRun('王')}</w:smartTag></w:sdtContent></w:sdt>`,
      '王',
    ],
    [
      'formulas are read',
      '<m:oMath xmlns:m="m"><m:r><m:rPr><m:sty/></m:rPr><m:t>O(n)</m:t></m:r></m:oMath>',
      'O(n)',
    ],
  ])('%s', (_, content, text) => {
    expect(textOf(content)).toBe(text)
  })

  test('prefixes other than w are understood', () => {
    const document =
      '<x:document xmlns:x="w"><x:body><x:p><x:r><x:t>王</x:t></x:r></x:p></x:body></x:document>'
    expect(paragraphsOf('', { 'word/document.xml': document })).toMatchObject([{ runs: [{ text: '王' }] }])
  })
})

describe('links of Word', () => {
  const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const code = (...texts: string[]) =>
    texts.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')
  const runsOf = (content: string) => paragraphsOf(wordParagraph(content))[0]!.runs

  test('fields give theirs to their result, and their codes are not text', () => {
    const field = [
      char('begin'),
      code(' HYPER', 'LINK "https://a.cn/x" '),
      char('separate'),
      wordRun('主页'),
      char('end'),
    ]
    expect(runsOf(field.join('') + wordRun('，其他'))).toMatchObject([
      { text: '主页', url: 'https://a.cn/x' },
      { text: '，其他' },
    ])
    expect(runsOf(field.join('') + wordRun('，其他'))[1]).not.toHaveProperty('url')
  })

  test('a field within a link keeps the link, and the number of a page has none', () => {
    const inner = [char('begin'), code(' PAGE '), char('separate'), wordRun('1'), char('end')].join('')
    const field = [
      char('begin'),
      code('HYPERLINK "https://a.cn"'),
      char('separate'),
      inner,
      char('end'),
      inner,
    ]
    expect(runsOf(field.join('')).map(({ url }) => url)).toEqual(['https://a.cn', undefined])
  })

  test('a simple field has its code in an attribute; places in the document are no links', () => {
    const field = (instr: string) => `<w:fldSimple w:instr="${instr}">${wordRun('a')}</w:fldSimple>`
    expect(runsOf(field('HYPERLINK &quot;mailto:a@b.cn&quot;'))).toMatchObject([{ url: 'mailto:a@b.cn' }])
    expect(runsOf(field('HYPERLINK \\l &quot;top&quot;'))[0]).not.toHaveProperty('url')
  })
})

describe('styles of Word', () => {
  const styles = stylesPart(
    [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>',
      style('a', '<w:name w:val="Normal"/>').replace('<w:style ', '<w:style w:default="1" '),
      style(
        '1',
        '<w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:pPr><w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr>',
      ),
      style('mine', '<w:name w:val="我的"/><w:basedOn w:val="1"/><w:rPr><w:sz w:val="28"/></w:rPr>'),
      style('loop', '<w:name w:val="x"/><w:basedOn w:val="loop"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
      style('t', '<w:name w:val="Title"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
      style('strong', '<w:name w:val="Strong"/><w:rPr><w:b/></w:rPr>', 'character'),
    ].join(''),
  )

  test('sizes, lines and levels are inherited from the style below', () => {
    expect(paragraphsOf(styled('教育背景', 'mine') + plainParagraph('字'), styles)).toMatchObject([
      { heading: 2, isRuled: true, runs: [{ size: 14 }] },
      { heading: 0, runs: [{ size: 10.5 }] },
    ])
  })

  test.each([
    ['the title is above all', 't', '', 1],
    ['a level of the outline is a heading', 'loop', '', 3],
    ['a paragraph may name its own', 'a', '<w:outlineLvl w:val="0"/>', 2],
    ['or take its style out of the outline', '1', '<w:outlineLvl w:val="9"/>', 0],
    ['a style that is missing is known by its name', 'Heading2', '', 3],
  ])('%s', (_, id, properties, heading) => {
    const body = plainParagraph('教育背景', `<w:pStyle w:val="${id}"/>${properties}`)
    expect(paragraphsOf(body, styles)).toMatchObject([{ heading }])
  })

  test('a style of characters is on top of the paragraph, and a run on top of both', () => {
    const strong = '<w:rStyle w:val="strong"/>'
    const body = wordParagraph(
      wordRun('一', strong) + wordRun('二', `${strong}<w:b w:val="0"/><w:u w:val="none"/>`),
    )
    const [one, two] = paragraphsOf(body, styles)[0]!.runs
    expect(one).toMatchObject({ bold: true, size: 10.5 })
    expect(two).toMatchObject({ bold: false, underline: false })
  })
})

describe('headings by lines and grounds', () => {
  const isRuled = (properties: string, content = wordRun('教育背景')) =>
    paragraphsOf(wordParagraph(content, properties))[0]!.isRuled ?? false
  test.each([
    ['a line below', '<w:pBdr><w:bottom w:val="single"/></w:pBdr>', true],
    ['no line', '<w:pBdr><w:bottom w:val="nil"/></w:pBdr>', false],
    ['a line beside', '<w:pBdr><w:left w:val="single"/></w:pBdr>', false],
    ['a ground', '<w:shd w:val="clear" w:fill="D9E2F3"/>', true],
    ['a white ground', '<w:shd w:val="clear" w:fill="FFFFFF"/>', false],
    ['no ground', '<w:shd w:val="clear" w:color="auto" w:fill="auto"/>', false],
  ])('%s', (_, properties, expected) => {
    expect(isRuled(properties)).toBe(expected)
  })

  test('an empty paragraph with a line rules the heading above it', () => {
    const line = wordParagraph('', '<w:pBdr><w:top w:val="single"/></w:pBdr>')
    expect(paragraphsOf(plainParagraph('教育背景') + line)).toMatchObject([{ isRuled: true }])
  })

  test('paragraphs in one frame are not ruled', () => {
    const framed = plainParagraph('一', '<w:pBdr><w:top w:val="single"/></w:pBdr>')
    expect(paragraphsOf(framed.repeat(3)).map((one) => one.isRuled)).toEqual([false, false, false])
  })
})
