import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { writeJsonResume } from '#app/features/import-export/write-json-resume'
import { writeMarkdown } from '#app/features/import-export/write-markdown.server'
import { corpusFiles } from '../corpus'
import { people } from '../people'

/** What a file really is, whatever it is called. */
export type SourceKind =
  'docx' | 'doc' | 'rtf' | 'odt' | 'html' | 'mhtml' | 'word-xml' | 'pdf' | 'txt' | 'md' | 'json'
export type Source = { kind: SourceKind; name: string; bytes: Uint8Array }

const fixture = (kind: SourceKind, name: string): Source => ({
  kind,
  name,
  bytes: new Uint8Array(readFileSync(`importer/fixtures/${name}`)),
})
const written = (kind: SourceKind, name: string, content: string | Uint8Array): Source => ({
  kind,
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
})

/** Valid files of each kind that no other program has to write, a few of each. */
export function writtenSources(): Source[] {
  const [word, pages, texts] = [corpusFiles('docx'), corpusFiles('html'), corpusFiles('text')]
  const text = (n: number) => new TextDecoder().decode(texts[n]!.bytes)
  return [
    ...word.map(({ name, bytes }) => written('docx', name, bytes)),
    ...pages.map(({ name, bytes }) => written('html', name, bytes)),
    ...texts.map(({ name, bytes }) => written('txt', name, bytes)),
    ...pages.map(({ bytes }) => written('mhtml', 'a.mht', webArchive(bytes))),
    ...word.map(({ bytes }) => written('word-xml', 'a.xml', flatPackage(bytes))),
    ...texts.map((_, n) => written('rtf', 'a.rtf', rtf(text(n)))),
    ...texts.map((_, n) => written('odt', 'a.odt', odt(text(n)))),
    ...people.map(({ resume }) => written('md', 'a.md', writeMarkdown(resume))),
    ...people.flatMap(({ resume }) => [
      written('json', 'a.json', JSON.stringify(resume)),
      written('json', 'a.json', JSON.stringify(writeJsonResume(resume, ({ title }) => title))),
    ]),
    ...['old-word.doc', 'old-word-styles.doc'].map((name) => fixture('doc', name)),
    ...['broken-labels.pdf', 'columns-by-rows.pdf', 'named-font.pdf', 'locked.pdf'].map((name) =>
      fixture('pdf', name),
    ),
  ]
}

const base64Lines = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')

/** A page as browsers save it with what it shows. */
function webArchive(page: Uint8Array): string {
  const part = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  return `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="edge"\r\n\r\n--edge\r\n${part}${base64Lines(page)}\r\n--edge--\r\n`
}

/** A Word document as one XML file. */
function flatPackage(docx: Uint8Array): string {
  const parts = Object.entries(unzipSync(docx)).map(([name, bytes]) => {
    const xml = new TextDecoder().decode(bytes).replace(/^<\?xml[^>]*>/, '')
    return `<pkg:part pkg:name="/${name}" pkg:contentType="application/xml"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`
  })
  return `<?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${parts.join('')}</pkg:package>`
}

function rtf(text: string): string {
  const code = (unit: string) => `\\u${((unit.charCodeAt(0) + 0x8000) & 0xffff) - 0x8000}?`
  const paragraphs = text.split('\n').map((line) => `\\pard ${line.replace(/[^ -[\]-z|]/g, code)}\\par`)
  return `{\\rtf1\\ansi\\ansicpg936{\\fonttbl{\\f0\\fcharset134 SimSun;}}{\\stylesheet{\\s1 heading 1;}}\\f0\n${paragraphs.join('\n')}}`
}

function odt(text: string): Uint8Array {
  const escape = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const paragraphs = text.split('\n').map((line) => `<text:p text:style-name="P1">${escape(line)}</text:p>`)
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${paragraphs.join('')}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      '<office:document-styles><office:styles><style:style style:name="P1" style:family="paragraph"/></office:styles></office:document-styles>',
    ),
  })
}
