import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
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
/** The others are those of positions. */
const listed = samples.filter(({ order }) => order !== undefined)

test('every sample of a list has a portrait and every portrait a sample', () => {
  const portrayed = idsIn(portraitsDir, 'svg')
  expect(listed.map(({ id }) => id).filter((id) => !portrayed.includes(id))).toEqual([])
  expect(portrayed.filter((id) => !idsIn(samplesDir, 'json').includes(id))).toEqual([])
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
  expect(new Set(listed.map(({ order }) => order)).size).toBe(listed.length)
})

/**
 * Who the sample people are, as their portraits show them: a woman or a man, and the year of birth. Many resumes say neither,
 * as in their trades one does not.
 */
const people: Record<string, readonly ['女' | '男', number]> = {
  accountant: ['男', 1995],
  'accounting-graduate': ['女', 2005],
  'admin-assistant': ['女', 1998],
  'admin-graduate': ['女', 2006],
  'algorithm-engineer': ['男', 1999],
  'algorithm-graduate': ['女', 2002],
  'audit-graduate': ['男', 2005],
  auditor: ['男', 2000],
  'backend-engineer': ['男', 1997],
  'backend-java-engineer': ['女', 1996],
  'bank-manager': ['男', 1998],
  'bilingual-marketer': ['男', 1995],
  'bilingual-teacher': ['女', 1996],
  'brand-manager': ['女', 1996],
  buyer: ['女', 1993],
  'campus-graduate': ['女', 2005],
  'career-changer': ['男', 1996],
  cashier: ['女', 2003],
  'chinese-teacher-graduate': ['女', 2002],
  'civil-graduate': ['男', 2004],
  'civil-servant': ['男', 2001],
  consultant: ['男', 1986],
  'consumer-brand-manager': ['男', 1993],
  'consumer-product-manager': ['女', 1999],
  'cost-engineer': ['女', 1994],
  'customer-service': ['男', 1995],
  designer: ['男', 1998],
  'drama-student': ['女', 2006],
  'ecommerce-operations': ['男', 1997],
  'economics-undergraduate': ['女', 2006],
  'electrical-engineer': ['男', 1993],
  'electrical-graduate': ['女', 2005],
  electrician: ['男', 1971],
  'embedded-graduate': ['男', 2004],
  'embedded-software-engineer': ['男', 1998],
  'english-accountant': ['女', 2002],
  'english-career-changer': ['女', 1996],
  'english-civil-engineer': ['男', 2001],
  'english-computer-science-graduate': ['女', 2003],
  'english-data-analyst': ['女', 2000],
  'english-finance-manager': ['男', 1996],
  'english-graduate': ['女', 2003],
  'english-growth-marketer': ['女', 1998],
  'english-mechanical-engineer': ['男', 1995],
  'english-operations-manager': ['男', 1996],
  'english-product-designer': ['女', 1995],
  'english-registered-nurse': ['女', 1999],
  'english-sales-director': ['男', 1990],
  'english-science-teacher': ['女', 1998],
  'english-software-engineer': ['男', 1998],
  'english-teacher': ['女', 1998],
  'english-veteran': ['男', 1998],
  'executive-assistant': ['女', 1998],
  'flight-attendant': ['女', 2005],
  'foreign-trade-sales': ['女', 1997],
  'frontend-engineer': ['男', 1999],
  'frontend-graduate': ['女', 2005],
  'graphic-designer': ['男', 1998],
  'hardware-engineer': ['女', 1997],
  'hr-graduate': ['男', 2005],
  hrbp: ['男', 1991],
  'institution-clerk': ['男', 1992],
  'international-student': ['男', 2008],
  'java-graduate': ['男', 2005],
  'key-account-sales': ['男', 1993],
  'kindergarten-teacher': ['女', 2001],
  lawyer: ['男', 1995],
  'legal-assistant': ['女', 2003],
  'marketing-graduate': ['女', 2005],
  'marketing-specialist': ['男', 2002],
  'math-teacher': ['男', 2002],
  'mechanical-engineer': ['男', 1999],
  'mechanical-graduate': ['男', 2005],
  'new-media-graduate': ['女', 2005],
  'new-media-operations': ['女', 2000],
  nurse: ['女', 1997],
  'nurse-graduate': ['男', 2005],
  'overseas-graduate': ['男', 2002],
  'part-timer': ['女', 2006],
  physician: ['男', 1992],
  postgraduate: ['女', 2004],
  'product-graduate': ['男', 2004],
  'product-manager': ['女', 1995],
  'project-manager': ['女', 1992],
  'quality-engineer': ['女', 1995],
  recruiter: ['女', 2001],
  'resident-physician': ['男', 1999],
  'sales-associate': ['女', 2004],
  'sales-manager': ['女', 1979],
  'site-engineer': ['男', 2000],
  'sre-engineer': ['男', 1995],
  'store-manager': ['女', 1997],
  teacher: ['女', 1997],
  'test-engineer': ['女', 2005],
  'trade-graduate': ['男', 2005],
  'ui-graduate': ['女', 2005],
  'university-lecturer': ['女', 1988],
  'user-operations': ['女', 1998],
  veteran: ['男', 1996],
  'video-editor': ['男', 2001],
  'warehouse-specialist': ['男', 1997],
}
/** The year in which the samples are told. */
const yearOfSamples = 2026

test('every sample person is known, and is what the resume says', () => {
  expect(Object.keys(people).sort()).toEqual(samples.map(({ id }) => id).sort())
  for (const { id, resume } of samples) {
    const { gender, birth } = resume.basics
    const [known, born] = people[id]!
    expect([gender || known, birth ? Number(birth.slice(0, 4)) : born], id).toEqual([known, born])
  }
})

test('as many women as men of 18 to 55 are met, among the samples and on the cards of templates', async () => {
  const { templates } = await loadCatalogue({ templatesDir: 'templates', contentDir: 'content' })
  for (const ids of [Object.keys(people), [...new Set(templates.map(({ sample }) => sample))]]) {
    const women = ids.filter((id) => people[id]![0] === '女').length
    expect(Math.abs(ids.length - 2 * women), `${women} women of ${ids.length}`).toBeLessThanOrEqual(1)
  }
  const ages = Object.entries(people).map(([id, [, born]]) => [id, yearOfSamples - born] as const)
  expect(ages.filter(([, age]) => age < 18 || age > 55)).toEqual([])
})
