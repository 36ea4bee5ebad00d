import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDocx as docx, wordNamespaces as spaces } from '#tests/fixtures/build-docx'
import { extractDocxLines } from './extract-docx-lines'
import { parseDocument } from '../parse-document'
import { searchableWords } from '../classify/append-unclassified'

const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (...texts: string[]) => `<w:tc>${texts.map(p).join('')}</w:tc>`
const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`
const read = (bytes: Uint8Array) => parseDocument(bytes, 'a.docx')

describe('importing a Word document', () => {
  test('a table of facts is read label by label', async () => {
    const facts = table(
      cell('姓名') + cell('王小明') + cell('性别') + cell('男'),
      cell('民族') + cell('汉族') + cell('政治面貌') + cell('中共党员'),
      cell('联系电话') + cell('13800001111') + cell('爱好') + cell('登山'),
    )
    const { resume } = await read(
      docx(p('个人简历') + facts + p('教育背景') + p('某大学  数学  2016.09-2020.06')),
    )
    expect(resume.basics).toMatchObject({
      name: '王小明',
      gender: '男',
      ethnicity: '汉族',
      politicalStatus: '中共党员',
      phone: '13800001111',
      custom: [{ label: '爱好', value: '登山' }],
    })
    expect(resume.sections).toMatchObject([
      { kind: 'education', items: [{ title: '某大学', subtitle: '数学', from: '2016-09', to: '2020-06' }] },
    ])
  })

  test.each([
    ['paragraphs in its text', docx(p('a').repeat(3_000))],
    [
      'paragraphs in its notes',
      docx(p('王小明'), {
        'word/footnotes.xml': `<w:footnotes ${spaces}>${p('a').repeat(3_000)}</w:footnotes>`,
      }),
    ],
    ['looks in one paragraph', docx(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(10_000)}</w:p>`)],
    ['drawings', docx(p('王小明') + '<w:p><w:r><w:drawing/></w:r></w:p>'.repeat(3_000))],
    ['breaks', docx(`<w:p><w:r>${'<w:t>a</w:t><w:br/>'.repeat(30_000)}</w:r></w:p>`)],
  ])('more %s than a resume has are rejected as too much text', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'tooMuchText' })
  })

  test('thirty pages with styles on every third word and drawings are read', async () => {
    const words = '<w:r><w:rPr><w:b/><w:sz w:val="21"/><w:lang w:val="zh-CN"/></w:rPr><w:t>做过</w:t></w:r>'
    const drawn = `<w:drawing>${'<a:pt x="1" y="2"/>'.repeat(10_000)}</w:drawing>`
    const { lines } = await read(
      docx(p('王小明') + `<w:p><w:r>${drawn}</w:r></w:p>` + `<w:p>${words.repeat(4)}</w:p>`.repeat(600)),
    )
    expect(lines).toBe(601)
  })

  test('a page laid out by a table is read cell by cell', async () => {
    const { resume } = await read(
      docx(
        table(cell('王小明', '13800001111') + cell('工作经历', '甲公司  工程师  2020.09-至今', '做了一件事')),
      ),
    )
    expect(resume.basics).toMatchObject({ name: '王小明', phone: '13800001111' })
    expect(resume.sections).toMatchObject([
      { kind: 'work', items: [{ title: '甲公司', subtitle: '工程师', to: 'now', text: '做了一件事' }] },
    ])
  })

  test('text boxes and headers are kept', async () => {
    const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${p('盒子里的一段话，别处没有')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`
    const header = `<?xml version="1.0"?><w:hdr ${spaces}>${p('页眉里的邮箱 header@example.com')}</w:hdr>`
    const { resume } = await read(docx(p('王小明') + box, { 'word/header1.xml': header }))
    expect(searchableWords(resume)).toContain('盒子里的一段话别处没有')
    expect(resume.basics.email).toBe('header@example.com')
  })

  test('the targets of links are kept', async () => {
    const address = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const targets: string[] = []
    const link = (words: string, url: string) => {
      targets.push(
        `<Relationship Id="l${targets.length}" Type="${address}/hyperlink" Target="${url}" TargetMode="External"/>`,
      )
      const run = `<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`
      return `<w:hyperlink xmlns:r="${address}" r:id="l${targets.length - 1}">${run}</w:hyperlink>`
    }
    const says = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
    const line = (...parts: string[]) => `<w:p>${parts.join('')}</w:p>`
    const body = [
      p('王小明'),
      line(link('GitHub', 'https://github.com/wang'), says('  |  '), link('邮箱', 'mailto:wang@a.cn')),
      line(says('13800001111 '), link('a.cn/b', 'https://a.cn/b')),
      p('项目经历'),
      line(link('甲项目', 'https://a.cn/x'), says('  负责人  2020.01-2021.02')),
      line(link('源码', 'https://a.cn/y')),
      p('工作经历'),
      line(link('乙公司', 'https://b.cn/x'), says('  工程师  2019.01-2020.02')),
    ].join('')
    const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}</Relationships>`
    const { resume } = await read(docx(body, { 'word/_rels/document.xml.rels': links }))
    expect(resume.basics).toMatchObject({
      name: '王小明',
      email: 'wang@a.cn',
      phone: '13800001111',
      links: [
        { label: 'GitHub', url: 'https://github.com/wang' },
        { label: '', url: 'https://a.cn/b' },
      ],
    })
    expect(resume.sections).toMatchObject([
      {
        items: [
          { title: '甲项目', subtitle: '负责人', link: 'https://a.cn/x', text: '[源码](https://a.cn/y)' },
        ],
      },
      // This kind of entry has no link field.
      { items: [{ title: '乙公司 https://b.cn/x', subtitle: '工程师' }] },
    ])
  })

  test('a document with pictures reports that they were left out', async () => {
    expect((await read(docx(p('王小明'), { 'word/media/image1.png': 'x'.repeat(2_000) }))).notes).toEqual([
      'pictures',
    ])
  })

  test('the words of a text box are separated from those around it', () => {
    const box = `<w:p w:id="1"><w:r><w:t>框外的话，前一半</w:t></w:r><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${p('框里的话 &amp; 别的')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r><w:r><w:t>，后一半</w:t></w:r></w:p>`
    const { lines } = extractDocxLines(docx(p('王小明') + box))
    expect(lines.map(({ plain }) => plain)).toEqual(['王小明', '框外的话，前一半，后一半', '框里的话 & 别的'])
  })

  test.each(['word/document.xml', 'word/header1.xml'])(
    'thousands of nested tags in %s are rejected at once',
    async (name) => {
      const deep = `<w:p ${spaces}>${'<w:r>'.repeat(5_000)}${'</w:x>'.repeat(20_000)}`
      await expect(read(docx(p('王小明'), { [name]: deep }))).rejects.toThrow('notDocx')
    },
  )

  test('numbers of pages and watermarks come last, and a repeated header once', () => {
    const header = `<w:hdr ${spaces}>${p('电话 13800001111')}<w:p><w:r><w:pict><v:shape style="position:absolute"><v:textpath string="机密"/></v:shape></w:pict></w:r></w:p></w:hdr>`
    const footer = `<w:ftr ${spaces}>${p('第 1 页 共 2 页')}${p('王小明')}</w:ftr>`
    const { lines } = extractDocxLines(
      docx(p('王小明') + p('某大学'), {
        'word/header1.xml': header,
        'word/header2.xml': header,
        'word/footer1.xml': footer,
      }),
    )
    expect(lines.map(({ plain, isRotated }) => (isRotated ? [plain] : plain))).toEqual([
      '王小明',
      '电话 13800001111',
      '某大学',
      ['第 1 页 共 2 页'],
      ['机密'],
    ])
  })

  test('a header stays out of the section that the text begins with', () => {
    const header = `<w:hdr ${spaces}>${p('王小明')}</w:hdr>`
    const { lines } = extractDocxLines(docx(p('教育背景') + p('某大学'), { 'word/header1.xml': header }))
    expect(lines.map(({ plain }) => plain)).toEqual(['王小明', '教育背景', '某大学'])
  })

  test('notes come at the end, comments are left out', () => {
    const part = (name: string, text: string) => `<w:${name} ${spaces}><w:x>${p(text)}</w:x></w:${name}>`
    const { lines } = extractDocxLines(
      docx(p('王小明'), {
        'word/comments.xml': part('comments', '批注'),
        'word/endnotes.xml': part('endnotes', '尾注'),
        'word/footnotes.xml': part('footnotes', '脚注'),
      }),
    )
    expect(lines.map(({ plain }) => plain)).toEqual(['王小明', '尾注', '脚注'])
  })

  test('a document under another name is found', () => {
    const relationship =
      '<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>'
    const zip = zipSync({
      '_rels/.rels': strToU8(relationship),
      'word/document2.xml': strToU8(`<w:document ${spaces}><w:body>${p('王小明')}</w:body></w:document>`),
    })
    expect(extractDocxLines(zip).lines).toMatchObject([{ plain: '王小明' }])
  })

  test('a part in UTF-16 is read', () => {
    const xml = `\ufeff<w:document ${spaces}><w:body>${p('王小明')}</w:body></w:document>`
    const zip = zipSync({ 'word/document.xml': new Uint8Array(Buffer.from(xml, 'utf16le')) })
    expect(extractDocxLines(zip).lines).toMatchObject([{ plain: '王小明' }])
  })

  test('any body gives lines or an ImportError', () => {
    const names =
      'p r t tbl tr tc pPr numPr drawing anchor graphic pict sdt hyperlink AlternateContent sectPr'
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom('字', '<w:br/>', '<w:t>字</w:t>', '<w:fldChar w:fldCharType="end"/>'),
        fc
          .tuple(fc.constantFrom(...names.split(' ')), fc.array(tie('node'), { maxLength: 4 }))
          .map(([name, nodes]) => `<w:${name} w:val="1">${nodes.join('')}</w:${name}>`),
      ),
    }))
    fc.assert(
      fc.property(fc.array(tree.node, { maxLength: 6 }), (nodes) => {
        expect(Array.isArray(extractDocxLines(docx(nodes.join(''))).lines)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('broken XML is rejected', async () => {
    await expect(read(docx('<w:p><w:r></w:p>'))).rejects.toThrow('notDocx')
  })
})
