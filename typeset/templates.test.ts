import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { SECTION_FIELDS, SECTION_KINDS, type SectionKind } from '#contract/resume/section-kinds'
import type { Template } from '#contract/catalogue/template'
import { PAGE_SIZES } from '#contract/resume/style-options'
import { matrixDocuments } from '#tests/fixtures/matrix-documents'
import { buildItem, buildSection } from '#tests/fixtures/resume-builders'
import { areasFromAnchors } from './areas'
import type { TextPiece } from './svg/extract-text-positions'
import type { PageEntry, TemplateInput } from './template-input/template-input'
import type { Anchor } from './areas'
import { readTemplateCatalogue } from './template-catalogue'
import { toComparableText } from './pdf-postprocessing/extract-pdf-text'
import type { SvgParts } from './svg/split-svg'
import { compiler, compileResume, pageCompiler } from './testing/compile-resume'
import { overlappingTexts } from './testing/overlapping-text'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const photo = await sharp({ create: { width: 250, height: 350, channels: 3, background: '#88aacc' } })
  .jpeg()
  .toBuffer()

const long = '极长的单位名称'.repeat(11)
const word = 'averylongunbrokenword'.repeat(6)
const hardItem = {
  ...{ title: long, subtitle: long, tag: word, place: long, note: word, from: '2020-01', to: 'now' },
  text: `- ${word}\n- ${long}\n  - *${word}* **${long}**`,
}
const hard = {
  basics: {
    name: 'Maximiliane',
    email: `${'a'.repeat(50)}@${'b'.repeat(40)}.example.com`,
    phone: '138 0000 5678',
    links: [{ id: 'l', label: '', url: `https://example.com/${word}` }],
    custom: [{ id: 'c', label: long.slice(0, 20), value: word }],
  },
  intention: {
    position: long,
    cities: ['上海', '北京', '深圳', '呼和浩特'],
    salary: '面议',
    availability: word,
    status: '在职',
  },
  sections: 'work education skills certificates awards languages project summary custom'
    .split(' ')
    .map((kind) => buildSection(kind, [buildItem(`${kind}-1`, hardItem)], kind as SectionKind)),
}
const longOnes = ['the hardest words', 'three pages', 'five pages']
/** Signs that the text layer has in another order, or in parts. */
const reordered = ['rare signs']
/** Texts of marks alone: with nothing between them, or nothing after them. */
const bareMarks = [
  '____',
  '<u></u>',
  '<u>    </u>',
  '**',
  '*',
  '- ',
  '1.',
  '\u200b',
  '[]()',
  '[](https://a.cn)',
]
const bareTexts = bareMarks.flatMap((marks) => [
  marks,
  `- ${marks}`,
  `1. ${marks}`,
  `- 甲\n  - ${marks}\n- 乙`,
])
/** Every kind of section with one entry of each text. */
const resumeOfTexts = (texts: readonly string[]) => ({
  basics: {},
  sections: SECTION_KINDS.map((kind) =>
    buildSection(
      kind,
      texts.map((text, i) => buildItem(`${kind}-${i}`, { text })),
      kind,
    ),
  ),
})
const sampleFile = (id: string) => join('content/samples', `${id}.json`)
function written(file: string): object {
  const content = JSON.parse(readFileSync(file, 'utf8')) as { resume?: object }
  return content.resume ?? content
}

type Written = { basics?: object; style?: object }
function set(template: Template, written: Written, withPhoto: boolean, changes: object = {}) {
  const style = {
    ...template.style,
    ...written.style,
    ...changes,
    template: `${template.id}@${template.version}`,
  }
  const resume = Resume.parse({ schemaVersion: 1, ...written, style })
  const compiled = compileResume(resume, withPhoto ? photo : undefined)
  const points = compiler.query(compiled.document, 'anchor') as Anchor[]
  const page = PAGE_SIZES[resume.style.page]
  return { ...compiled, page, areas: areasFromAnchors(points, page.height, 28) }
}

/** The same elements at the same positions, up to rounding of the last digit. */
function expectSameDrawing(a: SvgParts, b: SvgParts) {
  const drawn = ({ pages }: SvgParts) => pages.map(({ body }) => body).join('\n')
  const measure = /-?\d+(?:\.\d+)?(?=[ )"])/g
  const numbers = (text: string) => text.match(measure)?.map(Number) ?? []
  expect(drawn(a).replace(measure, '')).toBe(drawn(b).replace(measure, ''))
  const others = numbers(drawn(b))
  const apart = numbers(drawn(a)).map((value, i) => Math.abs(value - (others[i] ?? NaN)))
  expect(Math.max(0, ...apart)).toBeLessThan(0.005)
}

const beginning = ({ title, subtitle, text }: PageEntry) => {
  const [block] = text
  const runs = block?.type === 'paragraph' ? block.runs : []
  return toComparableText(title || subtitle || runs.map((run) => run.text).join('')).slice(0, 12)
}

/** Titles of the sections whose first entry begins on a later page. Titles are found shortly before that entry's text. */
function sectionsLeftBehind({ sections }: TemplateInput, layer: readonly TextPiece[]): string[] {
  const pages = layer.flatMap(({ text, page }) =>
    toComparableText(text)
      .split('')
      .map((letter) => ({ letter, page })),
  )
  const letters = pages.map(({ letter }) => letter).join('')
  return sections
    .filter(({ title, entries }) => {
      const [heading, first] = [toComparableText(title), beginning(entries[0]!)]
      if (!heading || !first) return false
      for (let at = letters.indexOf(heading); at >= 0; at = letters.indexOf(heading, at + 1)) {
        const next = letters.indexOf(first, at + heading.length)
        if (next >= 0 && next - at < heading.length + 40) return pages[at]!.page !== pages[next]!.page
      }
      return false
    })
    .map(({ title }) => title)
}

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const own = written(sampleFile(template.sample))

  const expectFaithful = (name: string, document: object) => {
    for (const withPhoto of longOnes.includes(name) ? [true] : [true, false]) {
      const { model, warnings, layer, areas, page } = set(template, document, withPhoto)
      expect(warnings).toEqual([])
      for (const { right, left, baseline, text } of layer) {
        expect(right, `runs out of the page: ${text}`).toBeLessThan(page.width)
        expect(left, `runs out of the page: ${text}`).toBeGreaterThan(0)
        expect(baseline, `runs out of the page: ${text}`).toBeLessThan(page.height)
      }
      expect(overlappingTexts(layer)).toEqual([])
      const words = toComparableText(layer.map(({ text }) => text).join(''))
      const entries = model.sections.flatMap((section) => section.entries)
      for (const expectedText of [
        model.name,
        ...model.contacts.map(({ text }) => text),
        ...model.facts.map(({ text }) => text),
        ...model.intention.map(({ text }) => text),
        ...entries.flatMap(({ title, subtitle, tag, place }) => [title, subtitle, tag, place]),
        // Some templates draw the parts of a list as tags.
        ...entries.flatMap(({ note }) => note.split(/[、，,]/)),
      ].filter(() => !reordered.includes(name)))
        expect(words).toContain(toComparableText(expectedText))
      const marked = new Set(areas.map(({ id }) => id))
      expect([...model.sections, ...entries].map(({ id }) => id).filter((id) => !marked.has(id))).toEqual([])
    }
  }
  test('the hardest words', () => expectFaithful('the hardest words', hard))
  const others = { nothing: { basics: {} }, [sampleFile(template.sample)]: own, ...matrixDocuments }
  test.each(Object.entries(others))('%s', { tags: ['deep'] }, expectFaithful)

  test('a text of nothing but marks is drawn as typed', { tags: ['deep'] }, () => {
    const { warnings, layer } = set(template, resumeOfTexts(bareTexts), false)
    expect(warnings).toEqual([])
    const words = toComparableText(layer.map(({ text }) => text).join(''))
    const kinds = SECTION_KINDS.filter((kind) => (SECTION_FIELDS[kind] as readonly string[]).includes('text'))
    for (const marks of ['____', '[](https://a.cn)'])
      expect(words.split(marks).length - 1, marks).toBe(4 * kinds.length)
  })
  test('a resume of one such text in each section', { tags: ['deep'] }, () => {
    for (const text of bareTexts)
      expect(set(template, resumeOfTexts([text]), false).warnings, JSON.stringify(text)).toEqual([])
  })

  test.each([9, 9.5, 10, 10.5])(
    'at %d pt no heading is left at the foot of a page',
    { tags: ['deep'] },
    (size) => {
      for (const name of ['three pages', 'five pages'] as const) {
        const { model, layer } = set(template, { ...matrixDocuments[name], style: {} }, false, { size })
        expect(sectionsLeftBehind(model, layer), name).toEqual([])
      }
    },
  )

  test("the drawing is the same without the preview's anchors", { tags: ['deep'] }, () => {
    const { file, model } = set(template, own, true)
    const [marked, unmarked] = [true, false].map((marks) =>
      pageCompiler.compile(file, { ...model, marks }, photo),
    )
    // The end of what has more than one page is noted all the same.
    const noted = pageCompiler.query(unmarked!.document, 'anchor')
    expect(noted).toMatchObject(unmarked!.pageCount > 1 ? [{ id: 'document', at: 'end' }] : [])
    expect(noted).toHaveLength(unmarked!.pageCount > 1 ? 1 : 0)
    expectSameDrawing(pageCompiler.draw(unmarked!), pageCompiler.draw(marked!))
  })

  const expectStyled = (changes: object) => {
    const { warnings, layer, areas } = set(template, own, true, changes)
    expect(warnings).toEqual([])
    for (const { right, text } of layer) expect(right, text).toBeLessThan(595.3)
    // As its description says, which people read before they choose it.
    expect(areas.some(({ id }) => id === 'photo')).toBe(template.parts.photo ?? true)
  }
  test.each([
    ['small and tight', { size: 9, lineHeight: 1.2, margins: 10, spacing: 0.6, photo: 'portrait' }],
    ['large and wide', { size: 12, lineHeight: 1.8, margins: 25, spacing: 1.6, photo: 'portrait' }],
    [
      'pale, serif, round photo, English headings',
      { colour: '#ffe08a', font: 'serif', photo: 'round', headings: 'en' },
    ],
  ])('%s', { tags: ['deep'] }, (_name, changes) => expectStyled(changes))
})
