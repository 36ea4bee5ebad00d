import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Sample } from '#contract/catalogue/sample'

const samplesDir = 'content/samples'
const portraitsDir = 'content/portraits'
const picturesDir = 'content/pictures'
/** A page carries the portrait, so that it must stay small. */
const maxBytes = 8000

const idsIn = (folder: string, extension: string) =>
  readdirSync(folder)
    .map((file) => file.replace(new RegExp(`\\.${extension}$`), ''))
    .sort()
const portraits = readdirSync(portraitsDir).map((file) => [
  file,
  readFileSync(join(portraitsDir, file), 'utf8'),
])
const samples = readdirSync(samplesDir).map((file) =>
  Sample.parse(JSON.parse(readFileSync(join(samplesDir, file), 'utf8'))),
)

test('every sample has a portrait and every portrait a sample', () => {
  expect(idsIn(portraitsDir, 'svg')).toEqual(idsIn(samplesDir, 'json'))
})

test.each(portraits)('the portrait %s is a small drawing of a photo’s size', async (_, svg) => {
  expect(Buffer.byteLength(svg!)).toBeLessThanOrEqual(maxBytes)
  expect(await sharp(Buffer.from(svg!)).metadata()).toMatchObject({ format: 'svg', width: 295, height: 413 })
})

const drawings = [
  ...portraits,
  ...readdirSync(picturesDir).map((file) => [file, readFileSync(join(picturesDir, file), 'utf8')]),
]

test('every picture is a small drawing of a work in a sample', () => {
  const works = samples.flatMap(({ id, resume }) =>
    resume.sections
      .filter(({ kind }) => kind === 'portfolio')
      .flatMap(({ items }) => items.map((item) => `${id}.${item.id}`)),
  )
  expect(idsIn(picturesDir, 'svg').filter((id) => !works.includes(id))).toEqual([])
  for (const [, svg] of drawings) expect(Buffer.byteLength(svg!)).toBeLessThanOrEqual(maxBytes)
})

test.each(drawings)('the drawing %s has no text, refers to nothing outside and runs nothing', (_, svg) => {
  expect(svg).not.toMatch(/<(?:text|image|use|style|script|foreignObject)\b/)
  expect(svg).not.toMatch(/href|url\((?!#)|\bon[a-z]+=/)
})

test.each(drawings)('the drawing %s fills its whole frame', async (_, svg) => {
  const { channels } = await sharp(Buffer.from(svg!)).stats()
  expect(channels[3]!.min).toBe(255)
})

test('no two portraits are the same drawing', () => {
  expect(new Set(portraits.map(([, svg]) => svg)).size).toBe(portraits.length)
})

test.each(['name', 'phone', 'email'] as const)('no two sample people have the same %s', (field) => {
  const values = samples.map(({ resume }) => resume.basics[field].replace(/^\+86|\s/g, ''))
  expect(new Set(values).size).toBe(values.length)
})

test('no two samples have the same place in lists', () => {
  expect(new Set(samples.map(({ order }) => order)).size).toBe(samples.length)
})
