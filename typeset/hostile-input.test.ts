import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { sizeOf } from '#tests/sizes'
import { compressPdfObjects } from './pdf-postprocessing/compress-pdf-objects'
import { replaceMissingGlyphs } from './font-coverage/replace-missing-glyphs'
import { extractComparableText, toComparableText } from './pdf-postprocessing/extract-pdf-text'
import { compiler, compileResume, fonts } from './testing/compile-resume'

const code =
  '#let x = 1|#eval("1")|#{|}|$x$|$|\\|\\u{41}|@ref|<label>|`raw`|```|*|_|=|- |+ |/ |//|/*|~|[|]|#import "/resume.json"|"|{{|<u>|&amp;|<script>'
const tokens = fc.constantFrom(
  ...code.split('|'),
  '𠮷',
  '龑',
  '😀',
  '👨‍👩‍👧',
  'Ελλάδα',
  '\u202e',
  '\u0007',
  '\u00ad',
  'ﬁ',
  'e\u0301',
  '。',
  '（',
  'a'.repeat(60),
)
/** Letters written from the right come out of a PDF in another order: `tests/integration/read-pdf-text.test.ts` looks for these. */
const isInOrder = (text: string) => !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
const piece = fc.oneof(
  tokens,
  tokens,
  fc.string({ unit: 'binary', maxLength: 6 }).filter(isInOrder),
  fc.constantFrom('负责', '与', 'Node.js', ' '),
)
const typed = (max: number) => fc.array(piece, { maxLength: max }).map((pieces) => pieces.join(''))
const item = fc.record({
  title: typed(5),
  subtitle: typed(3),
  tag: typed(2),
  place: typed(3),
  note: typed(4),
  text: typed(25),
})
const document = fc.record({ name: typed(3), position: typed(4), label: typed(2), work: item, project: item })

type Written = { name: string; position: string; label: string; work: object; project: object }

function resumeOf({ name, position, label, work, project }: Written): Resume {
  const line = (text: string, max: number) => [...text].slice(0, max).join('')
  const section = (kind: string, written: object) => ({
    id: kind,
    kind,
    items: [{ id: `${kind}1`, ...written }],
  })
  return Resume.parse({
    schemaVersion: 1,
    basics: { name: line(name, 60), custom: [{ id: 'c', label, value: label }] },
    intention: { position },
    sections: [section('work', work), section('project', project)],
    style: { template: 'classic@4' },
  })
}

/** All texts that must be readable in the PDF, in page order: each in one piece. */
function linesOf({ basics, intention, sections }: Resume): string[] {
  const texts = sections.flatMap(({ items }) => items.map(({ text }) => toPlainText(parseRichText(text))))
  const lines = [basics.name, intention.position, ...texts.join('\n').split('\n')]
  return lines.map((line) => toComparableText(replaceMissingGlyphs(line, fonts, new Set()))).filter(Boolean)
}

function expectInOrder(page: string, lines: string[]) {
  let from = 0
  for (const line of lines) {
    const at = page.indexOf(line, from)
    if (at < 0) expect(page.slice(from)).toContain(line)
    from = at + line.length
  }
}

test('hostile text is typeset as written', { tags: ['sized'], timeout: 120_000 }, async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(document, async (written) => {
      const resume = resumeOf(written)
      const { document: laidOut, warnings, layer } = compileResume(resume)
      expect(warnings).toEqual([])
      const lines = linesOf(resume)
      expectInOrder(toComparableText(layer.map(({ text }) => text).join('')), lines)
      for (const { right, text } of layer) expect(right, text).toBeLessThan(596)
      if (round++ % 10 === 0)
        expectInOrder(await extractComparableText(compressPdfObjects(compiler.pdf(laidOut))), lines)
    }),
    { numRuns: sizeOf(100, 1_000) },
  )
})

test.each([
  '#',
  '$',
  '\\',
  '`',
  '*',
  'a',
  '汉',
  '　',
  '1. ',
  '- x\n',
  '**粗**',
  '[a](https://a.cn)',
  'a@b.cn ',
  '𠮷',
])('20,000 characters of %j in one field are typeset', (part) => {
  const text = part.repeat(20_000 / part.length)
  const resume = resumeOf({ name: '', position: '', label: '', work: { text }, project: {} })
  expect(compileResume(resume).document.numOfPages).toBeGreaterThan(0)
})
