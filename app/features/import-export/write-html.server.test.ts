import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { bareText, entryLines } from '#tests/fixtures/resume-lines'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { writeHtml } from './write-html.server'

const allowed = new Set(
  'html head meta title style body main header section article h1 h2 h3 p ul ol li span a img strong em u br'.split(
    ' ',
  ),
)
type Found = { tags: string[]; attributes: [string, string][]; text: string }

function parse(html: string): Found {
  const found: Found = { tags: [], attributes: [], text: '' }
  const parser = new Parser({
    onopentag(name, attributes) {
      found.tags.push(name)
      found.attributes.push(...Object.entries(attributes))
    },
    ontext: (text) => (found.text += text),
    oncomment: () => found.tags.push('!comment'),
  })
  parser.end(html)
  return found
}

function expectHarmless(html: string): void {
  const { tags, attributes } = parse(html)
  expect(tags.filter((tag) => !allowed.has(tag))).toEqual([])
  const names = attributes.map(([name]) => name)
  expect(names.filter((name) => /^on|^style$|^srcset$|^action$/i.test(name))).toEqual([])
  for (const [name, value] of attributes) {
    if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i)
    if (name === 'src') expect(value).toMatch(/^data:image\/jpeg;base64,[\w+/=]+$/)
  }
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  expect(style).not.toMatch(/url\(|@import|expression/i)
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style></main><iframe src=//x.cn>',
  '<!-- <a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;&#60;b&#62;',
  '[点这里](javascript:alert(1))',
  '[点这里](data:text/html,x)',
  '[a"b](https://a.cn/"onclick=alert(1))',
  '**<b>粗**<u onclick=x>线</u>',
]

test.each(hostile)('%s is text wherever it stands, and all of it', (text) => {
  const resume = buildResume((draft) => {
    const line = text.slice(0, 60)
    Object.assign(draft.basics, { name: line, city: line, custom: [{ id: 'c1', label: line, value: text }] })
    draft.intention.position = text
    draft.sections = [
      buildSection(
        'x',
        [buildItem('x1', { title: text, subtitle: text, tag: text, place: text, text })],
        'work',
      ),
    ]
    draft.sections[0]!.title = line
  })
  const html = writeHtml(resume)
  expectHarmless(html)
  // A browser shows what was typed.
  expect(parse(html).text).toContain(text)
})

test('any resume becomes harmless HTML with every line of it', () => {
  fc.assert(
    fc.property(arbitraryResume, fc.constantFrom(...hostile), (resume, text) => {
      const first = resume.sections[0]?.items[0]
      const mixed: Resume = first
        ? {
            ...resume,
            sections: [{ ...resume.sections[0]!, items: [{ ...first, text }] }, ...resume.sections.slice(1)],
          }
        : resume
      const html = writeHtml(mixed)
      expectHarmless(html)
      const said = bareText(parse(html).text)
      const { name, sections } = buildTemplateInput(mixed, false)
      const lines = [
        name,
        ...sections.flatMap(({ title, entries }) => [title, ...entries.flatMap(entryLines)]),
      ]
      expect(lines.filter((line) => !said.includes(bareText(line)))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('addresses of the web, of mail and of phones are links; others are text', () => {
  const resume = buildResume(({ basics, sections }) => {
    basics.phone = '138 0000 1111'
    basics.email = 'wang@example.com'
    sections[0]!.items = [buildItem('a', { text: '[演示](https://a.cn/x?a=1&b=2)' })]
  })
  const links = parse(writeHtml(resume)).attributes.flatMap(([name, value]) =>
    name === 'href' ? [value] : [],
  )
  expect(links).toEqual(
    expect.arrayContaining(['tel:13800001111', 'mailto:wang@example.com', 'https://a.cn/x?a=1&b=2']),
  )
})

test('the photo is within the page, and there is none where the style has none', async () => {
  const photo = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()
  const withPhoto = (shape: Resume['style']['photo']) =>
    writeHtml(
      buildResume(({ style }) => void (style.photo = shape)),
      { photo },
    )
  expect(withPhoto('round')).toContain(`src="data:image/jpeg;base64,${photo.toString('base64')}"`)
  expect(withPhoto('none')).not.toContain('<img')
})

test('the page says that nothing may be loaded or run, and has the AI label only where it belongs', () => {
  const own = writeHtml(buildResume())
  expect(own).toContain(`content="default-src 'none'; img-src data:;`)
  expect(own).not.toContain('AIGC')
  expect(parse(writeHtml(markAiAssisted(buildResume(), 's1-1.text', true))).attributes).toContainEqual([
    'name',
    'AIGC',
  ])
})
