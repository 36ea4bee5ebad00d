import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImportError } from '../import-error'
import { parseDocument } from '../parse-document'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr><w:b/><w:sz w:val="21"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
const cell = (text: string) => `<w:tc><w:tcPr/>${p(text)}</w:tc>`
const body = `${p('王小明', '<w:pStyle w:val="a1"/>')}
  <w:tbl><w:tblPr/><w:tr>${cell('性别')}${cell('男')}${cell('民族')}${cell('汉族')}</w:tr></w:tbl>
  ${p('工作经历', '<w:pStyle w:val="1"/>')}
  <w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>甲公司</w:t><w:tab/><w:t>工程师</w:t></w:r><w:r><w:tab/><w:t>2020.09-至今</w:t></w:r></w:p>
  ${p('做了一件事', '<w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/><wx:t wx:val="·"/></w:listPr>')}
  <w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>隐藏</w:t></w:r></w:p>`
const word2003 = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<?mso-application progid="Word.Document"?>
  <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="x"><w:styles>
  <w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="a1"><w:name w:val="Title"/></w:style>
  </w:styles><w:body><wx:sect>${body}</wx:sect></w:body></w:wordDocument>`

const part = (name: string, type: string, xml: string) =>
  `<pkg:part pkg:name="${name}" pkg:contentType="application/vnd.openxmlformats-${type}+xml"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const flat = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">
  ${part('/_rels/.rels', 'package.relationships', `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`)}
  ${part('/word/document.xml', 'officedocument.wordprocessingml.document.main', `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>王小明</w:t></w:r></w:p><w:p><w:r><w:t>教育背景</w:t></w:r></w:p><w:p><w:r><w:t>某大学  数学  2016.09-2020.06</w:t></w:r></w:p></w:body></w:document>`)}
  </pkg:package>`

describe('importing a Word document saved as XML', () => {
  test('the XML of Word 2003 has its headings, tables, lists and tabs', async () => {
    const { resume, source, lines } = await parseDocument(bytesOf(word2003), 'a.xml')
    expect([source, lines]).toEqual(['docx', 5])
    expect(resume.basics).toMatchObject({ name: '王小明', gender: '男', ethnicity: '汉族' })
    expect(resume.sections).toMatchObject([
      { kind: 'work', items: [{ title: '甲公司', subtitle: '工程师', to: 'now', text: '- **做了一件事**' }] },
    ])
  })

  test('the XML of a whole package is read as the .docx that it is', async () => {
    const { resume, source } = await parseDocument(bytesOf(flat), 'a.doc')
    expect([source, resume.basics.name]).toEqual(['docx', '王小明'])
    expect(resume.sections).toMatchObject([{ kind: 'education', items: [{ title: '某大学' }] }])
  })

  test('a document with random damage gives a resume or an ImportError', async () => {
    const documents = fc.constantFrom(bytesOf(word2003), bytesOf(flat))
    const damage = fc.array(fc.tuple(fc.nat(3_000), fc.nat(255)), { maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(documents, damage, fc.nat(3_000), async (document, hits, length) => {
        const bytes = document.slice(0, Math.max(length, 300))
        for (const [at, value] of hits) if (at < bytes.length) bytes[at] = value
        const error: unknown = await parseDocument(bytes, 'a').catch((problem: unknown) => problem)
        if (error instanceof Error) expect(error).toBeInstanceOf(ImportError)
      }),
      { numRuns: 150 },
    )
  })
})
