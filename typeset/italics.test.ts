import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { fontFolders } from './font-coverage/font-folders'
import { glyphId } from './fonts/glyph-triangle'
import { readTemplateCatalogue } from './template-catalogue'
import { createTestEngine, templatesDir } from './testing/test-templates'

const engine = createTestEngine()
const folders = fontFolders()

/** The fonts that a resume of one entry is drawn with: `inter/400Regular_Italic`. */
function fontsOf(entry: object, style: object, kind = 'work'): string[] {
  const resume = buildResume((one) => {
    one.sections = [{ ...buildSection('s', [buildItem('s-1', entry)]), kind: kind as 'work' }]
    Object.assign(one.style, style)
  })
  const { symbols } = engine.svg(engine.layOut(resume))
  const drawn = new Set(Object.keys(symbols).map((id) => id.slice(0, 2)))
  const used = folders.filter((_, font) => drawn.has(glyphId({ font, glyph: 0 }).slice(0, 2)))
  return used.map((folder) => `${basename(dirname(folder))}/${basename(folder)}`)
}
const italicsOf = (...drawn: Parameters<typeof fontsOf>) =>
  fontsOf(...drawn).filter((font) => font.includes('Italic'))

test.each([
  ['sans', 'matched', 'noto-sans'],
  ['serif', 'matched', 'noto-serif'],
  ['kai', 'matched', 'tinos'],
  ['sans', 'inter', 'inter'],
  ['serif', 'times', 'tinos'],
  ['serif', 'garamond', 'eb-garamond'],
])('beside %s the italics of %s letters are those of %s, in bold too', (font, latin, family) => {
  const style = { template: 'classic@4', font, latin }
  expect(italicsOf({ text: 'in *Nature*' }, style)).toEqual([`${family}/400Regular_Italic`])
  expect(italicsOf({ text: '发表于 ***Nature***' }, style)).toEqual([`${family}/700Bold_Italic`])
  expect(italicsOf({ text: '发表于*《自然》*' }, style)).toEqual([])
})

test('emphasised Han is in the Kai, and in a text of the Kai in the sans', () => {
  const kai = 'lxgw-wenkai/regular'
  const style = { template: 'classic@4', font: 'sans' }
  expect(fontsOf({ text: '发表于*《自然》*' }, style)).toContain(kai)
  expect(fontsOf({ text: '发表于《自然》' }, style)).not.toContain(kai)
})

const { templates } = readTemplateCatalogue(templatesDir)

test.each(templates.map(({ id, version }) => `${id}@${version}`))(
  'the journal of a paper is in italics in %s, a Chinese one and the role of an author are not',
  (template) => {
    const italics = (subtitle: string) =>
      italicsOf({ title: '一篇论文', subtitle }, { template, latin: 'matched' }, 'publications')
    expect(italics('Water Interface Letters, 2026, 14(3): 211–224')).toHaveLength(1)
    expect(italics('《临床呼吸学报》，2025')).toEqual([])
    expect(italics('First author')).toEqual([])
  },
)
