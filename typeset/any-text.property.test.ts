import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SavedResume } from '#contract/resume/resume'
import { ITEM_TEXT_FIELDS, SECTION_KINDS } from '#contract/resume/section-kinds'
import { readTemplateCatalogue } from './template-catalogue'
import { sizeOf } from '#tests/sizes'
import { assembleSvg } from './svg/split-svg'
import { parseSvg, type SvgElement } from './svg/svg-tree'
import { createTestEngine, templatesDir } from './testing/test-templates'

const engine = createTestEngine()
const { templates } = readTemplateCatalogue(templatesDir)

/** All elements that a template draws with. */
const drawn = new Set('svg defs g use path rect image clipPath linearGradient pattern stop'.split(' '))

const piece = fc.oneof(
  fc.constantFrom(
    ...'"><b>@x.yz|</a>|</foreignObject>|<foreignObject>|<defs class="glyph">|<script>alert(1)</script>|]]>|&amp;|&|">'.split(
      '|',
    ),
    ...[
      "'",
      '\\',
      '`',
      '${x}',
      '<u></u>',
      '**',
      '____',
      '](https://a.cn/"><b>)',
      '[',
      '1、',
      '\n- ',
      'a',
      '汉',
      ' ',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => [...pieces.join('')].slice(0, 40).join(''))
const email = fc.oneof(fc.constant('"><b>@x.yz'), text)
const url = fc.oneof(
  fc.constantFrom('https://x.yz/"><b>', "https://x.yz/'</a></foreignObject>", 'mailto:"><b>@x.yz'),
  text.map((words) => `https://x.yz/${words}`),
)
const line = (name: string) => [name, text] as const
const resume = fc.record({
  basics: fc.record({
    ...Object.fromEntries(['name', 'phone', 'city', 'hukou'].map(line)),
    email,
    links: fc.array(fc.record({ label: text, url }), { maxLength: 2 }),
    custom: fc.array(fc.record({ label: text, value: text }), { maxLength: 2 }),
  }),
  intention: fc.record(Object.fromEntries(['position', 'salary', 'availability', 'status'].map(line))),
  sections: fc.array(
    fc.record({
      kind: fc.constantFrom(...SECTION_KINDS),
      title: text,
      items: fc.array(fc.record({ ...Object.fromEntries(ITEM_TEXT_FIELDS.map(line)), link: url }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 4 },
  ),
  template: fc.constantFrom(...templates.map(({ id, version }) => `${id}@${version}`)),
})
let ids = 0
const withId = <T extends object>(entry: T) => ({ id: `n${++ids}`, ...entry })

function elementsOf(element: SvgElement): string[] {
  return [element.name, ...element.children.flatMap(elementsOf)]
}

test(
  'any text in any field is typeset, and draws no element that no template made',
  { tags: ['sized'], timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(resume, ({ basics, intention, sections, template }) => {
        const saved = SavedResume.parse({
          schemaVersion: 1,
          basics: { ...basics, links: basics.links.map(withId), custom: basics.custom.map(withId) },
          intention,
          sections: sections.map((section) => withId({ ...section, items: section.items.map(withId) })),
          style: { template },
        })
        const { pages, symbols } = engine.svg(engine.layOut(saved))
        for (const page of pages) {
          const svg = assembleSvg(page, symbols)
          const names = elementsOf(parseSvg(svg)).filter((name) => name !== ':glyphs')
          expect(names.filter((name) => !drawn.has(name))).toEqual([])
          expect(svg).not.toMatch(/<b>|<script|foreignObject|xlink/)
        }
      }),
      { numRuns: sizeOf(60, 300) },
    )
  },
)
