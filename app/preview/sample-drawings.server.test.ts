import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Sample } from '#contract/catalogue/sample'
import { buildResume } from '#tests/fixtures/resume-builders'
import { withDrawings } from './sample-drawings.server'

const text = { zh: '示例', en: 'Sample' }
const sampleWith = (portrait?: string): Sample => ({
  ...{ id: 'nurse', order: 1, title: text, scenario: text, summary: text },
  resume: buildResume(),
  portrait,
})
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 295 413"><rect width="295" height="413" fill="${colour}"/></svg>`

test('the portrait of a sample is its photo, under an id that changes with it', async () => {
  const [blue, red] = await Promise.all(
    ['blue', 'red'].map((colour) => withDrawings(sampleWith(drawing(colour)))),
  )
  expect(await sharp(blue!.photos.photo).metadata()).toMatchObject({
    format: 'jpeg',
    width: 590,
    height: 826,
  })
  expect(blue!.resume.basics.photo).toMatch(/^[\w-]{22}$/)
  expect(blue!.resume.basics.photo).not.toBe(red!.resume.basics.photo)
})

test('a sample without a portrait has no photo', async () => {
  const sample = sampleWith()
  expect(await withDrawings(sample)).toEqual({ resume: sample.resume, photos: {} })
})

test('the pictures of a sample are at their entries', async () => {
  const sample = { ...sampleWith(), pictures: { 's1-2': drawing('green') } }
  const { resume, photos } = await withDrawings(sample)
  const [first, second] = resume.sections[0]!.items
  expect(first!.picture).toBeUndefined()
  expect(await sharp(photos.pictures![second!.picture!]).metadata()).toMatchObject({
    format: 'jpeg',
    width: 900,
  })
  expect(sample.resume).toEqual(buildResume())
})
