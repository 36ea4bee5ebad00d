import { strToU8, zipSync } from 'fflate'
import { parseNestedFields } from '#app/features/editor/form-post/parse-nested-fields.server'
import { writeMarkdown } from '#app/features/import-export/write-markdown.server'
import { writeText } from '#app/features/import-export/write-text.server'
import { dropInvalidFields } from '#app/preview/drop-invalid-fields'
import { lintResume } from '#resume-lint/lint-resume'
import { markLines } from '#resume-lint/mark-lines'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { findUnsupportedAdditions } from '#resume-model/rewrite-proposals/find-unsupported-additions'
import { SavedResume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { parseRichText } from '#resume-model/rich-text/parse-rich-text'
import { redactText } from '#contract/browser-errors/redact-text'
import { serializeRichText } from '#resume-model/rich-text/serialize-rich-text'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { repeatToLength } from './adversarial-texts'

/** Returns a resume with a text of the given length in every field, each cut to its limit. */
export function buildLongResume(unit: string, length: number) {
  const line = (max: number) => [...repeatToLength(unit, Math.min(length, max))].slice(0, max).join('')
  const item = {
    ...{
      title: line(200),
      subtitle: line(200),
      tag: line(200),
      place: line(200),
      link: line(500),
      note: line(500),
    },
    text: repeatToLength(unit, Math.min(length, ResumeLimits.text)),
  }
  const resume = {
    schemaVersion: 1,
    basics: {
      ...{ name: line(60), phone: line(40), email: line(200), city: line(200), hukou: line(200) },
      links: [{ id: 'l', label: line(200), url: line(500) }],
      custom: [{ id: 'c', label: line(200), value: line(200) }],
    },
    intention: { position: line(200), salary: line(200), availability: line(200), status: line(200) },
    sections: ['work', 'project', 'publications', 'custom'].map((kind) => ({
      id: kind,
      kind,
      title: line(60),
      items: [{ id: `${kind}1`, ...item }],
    })),
    style: { ...DEFAULT_STYLE },
  }
  return resume
}

/** Synchronous work of the main process on users' text. */
export const scans: Record<string, (unit: string, length: number) => unknown> = {
  'rich text': (unit, length) => serializeRichText(parseRichText(repeatToLength(unit, length))),
  'a checked document': (unit, length) => dropInvalidFields(buildLongResume(unit, length)),
  'the input of a template': (unit, length) => buildTemplateInput(parseSavedResume(unit, length), false),
  'a check-up': (unit, length) => lintResume(parseSavedResume(unit, length), { today: '2026-11' }),
  'the marks of a text': (unit, length) =>
    markLines(repeatToLength(unit, length).split('\n'), { kind: 'work', path: 'text', ownerId: 'a' }),
  'plain text': (unit, length) => writeText(parseSavedResume(unit, length)),
  Markdown: (unit, length) => writeMarkdown(parseSavedResume(unit, length)),
  'a proposal': (unit, length) => findUnsupportedAdditions('', repeatToLength(unit, length)),
  'a report': (unit, length) => redactText(repeatToLength(unit, length)),
  'a form': (unit, length) =>
    parseNestedFields(
      Array.from({ length: length / 2 }, (_, i) => [`sections[${i % 999}].items[${i % 7}].x`, unit]),
    ),
}

function parseSavedResume(unit: string, length: number) {
  return SavedResume.parse(buildLongResume(unit, length))
}

/** Returns the number of pieces for a text length; at most `max`, which an import still accepts. */
function count(unit: string, length: number, max: number): number {
  return Math.min(Math.floor(length / unit.length / 4), max)
}

/** Files of each kind with a text of the given length. */
export const files: Record<string, (unit: string, length: number) => { bytes: Uint8Array; name: string }> = {
  text: (unit, length) => ({ bytes: strToU8(repeatToLength(unit, length)), name: 'a.txt' }),
  Markdown: (unit, length) => ({ bytes: strToU8(`# 姓名\n\n${repeatToLength(unit, length)}`), name: 'a.md' }),
  HTML: (unit, length) => ({
    bytes: strToU8(
      `<!doctype html><p>${Array<string>(count(unit, length, 4_900))
        .fill(unit)
        .join('</p><p>')}`,
    ),
    name: 'a.html',
  }),
  JSON: (unit, length) => json({ 内容: repeatToLength(unit, length) }),
  'JSON Resume': (unit, length) =>
    json({
      basics: { name: repeatToLength(unit, 60), summary: repeatToLength(unit, length) },
      work: [{ summary: repeatToLength(unit, 200) }],
    }),
  'our own JSON': (unit, length) =>
    json({ ...buildLongResume(unit, length), basics: { name: repeatToLength(unit, length) } }),
  'Word, one paragraph': (unit, length) => word([repeatToLength(unit, length)]),
  'Word, many paragraphs': (unit, length) => word(Array<string>(count(unit, length, 1_600)).fill(unit)),
}

/** Word files that take longer to read, and are therefore tested with fewer units. */
export const slowDocxFiles: typeof files = {
  'Word, many looks': (unit, length) =>
    word([''], `<w:p>${runProperties(unit).repeat(count(unit, length, 3_000))}</w:p>`),
  'Word, a row of cells': (unit, length) =>
    word(
      [''],
      `<w:tbl><w:tr>${`<w:tc>${paragraph(unit)}</w:tc>`.repeat(count(unit, length, 1_600))}</w:tr></w:tbl>`,
    ),
}

function json(content: object) {
  return { bytes: strToU8(JSON.stringify(content)), name: 'a.json' }
}

const office = 'http://schemas.openxmlformats.org'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = (text: string) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`
const runProperties = (text: string) =>
  `<w:r><w:rPr><w:b/></w:rPr><w:t>${escaped(text)}</w:t></w:r><w:r><w:t>${escaped(text)}</w:t></w:r>`
function word(paragraphs: string[], more = '') {
  const body = paragraphs.map(paragraph).join('') + more
  const files = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  }
  return {
    bytes: zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    name: 'a.docx',
  }
}
