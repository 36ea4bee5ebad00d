import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { fontFolders } from '../font-coverage/font-folders'
import { createTestEngine, readSample } from '../testing/test-templates'
import { openOutlines } from '../fonts/numbered-fonts'
import { readCommonOutlines } from './common-outlines'

const folders = fontFolders()
const fonts = readCommonOutlines(folders, openOutlines(folders))
const common: Record<string, string> = Object.assign({}, ...fonts)

test('each font of texts has outlines of its own, the fonts of other signs have none', () => {
  const counts = fonts.map((outlines) => outlines && Object.keys(outlines).length)
  const [latin, others] = [counts.slice(4, 10), counts.slice(12)]
  const han = [...counts.slice(0, 4), ...counts.slice(10, 12)]
  for (const count of han) expect(count).toBeGreaterThan(4_000)
  for (const count of latin) expect(count).toBeGreaterThan(200)
  expect(new Set(others)).toEqual(new Set([null]))
  for (const [font, outlines] of fonts.entries())
    expect(Object.keys(outlines ?? {}).every((id) => id.startsWith(`g${font.toString(36)}`))).toBe(true)
})

test('common outlines are those that pages are drawn with, and nearly all of them', () => {
  const engine = createTestEngine()
  const resume = Resume.parse({ schemaVersion: 1, ...readSample('campus-graduate') })
  const { symbols } = engine.svg(engine.layOut(resume))
  const glyphs = Object.entries(symbols).filter(([id]) => id.startsWith('g'))
  const known = glyphs.filter(([id]) => common[id] !== undefined)
  expect(known.map(([, markup]) => markup)).toEqual(
    known.map(([id]) => `<path id="${id}" d="${common[id]}"/>`),
  )
  expect(known.length / glyphs.length).toBeGreaterThan(0.97)
})
