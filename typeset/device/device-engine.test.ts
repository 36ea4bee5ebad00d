import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isSameDrawing } from '#contract/preview/same-drawing'
import { Resume } from '#contract/resume/resume'
import type { Template } from '#contract/catalogue/template'
import { readTemplateCatalogue } from '../template-catalogue'
import { assembleSvg } from '../svg/split-svg'
import { comparePixels } from '../testing/compare-pixels'
import { testEveryTemplate } from '../testing/every-template'
import { openTestDeviceEngine } from '../testing/test-device-engine'
import { createTestEngine, readSample, templatesDir } from '../testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const service = createTestEngine()
const device = await openTestDeviceEngine()
const photo = await sharp({ create: { width: 250, height: 350, channels: 3, background: '#88aacc' } })
  .jpeg()
  .toBuffer()
const threePages = JSON.parse(readFileSync('tests/fixtures/three-pages.json', 'utf8')) as object

const resumeIn = ({ id, version, style }: Template, written: object, changes: object = {}) =>
  Resume.parse({
    schemaVersion: 1,
    ...written,
    style: { ...style, template: `${id}@${version}`, ...changes },
  })

/** What the service and the device make of a resume: they must be equal. */
function expectSame(resume: Resume) {
  const here = device.layOut(resume, { photo })
  const there = service.layOut(resume, { photo })
  const { pages } = service.svg(there)
  expect(here.pages.length).toBe(pages.length)
  for (const [i, { width, height, body }] of here.pages.entries()) {
    expect([width, height]).toEqual([pages[i]!.width, pages[i]!.height])
    const lines = pages[i]!.body.split('\n')
    const different = body.filter((line, at) => !isSameDrawing([line], [lines[at] ?? '']))
    expect({ page: i + 1, different, lines: body.length }).toEqual({
      page: i + 1,
      different: [],
      lines: lines.length,
    })
  }
  expect({ anchors: here.anchors, fit: here.fit, missing: here.missingGlyphs }).toEqual({
    anchors: there.anchors,
    fit: there.fit,
    missing: there.missingGlyphs,
  })
}

testEveryTemplate('a device draws $id as the service does, and again after an edit', (template) => {
  const sample = readSample(template.sample) as { basics: object }
  expectSame(resumeIn(template, sample))
  expectSame(resumeIn(template, { ...sample, basics: { ...sample.basics, name: '欧阳 Alex' } }))
})

test.each(templates)('three pages of $id are drawn alike', { tags: ['deep'] }, (template) => {
  expectSame(resumeIn(template, threePages))
})

test.each([
  ['is drawn in', 12],
  ['is not, and is reported', 15],
])('a last page of a few lines %s, with positions or without', (_, margins) => {
  const template = templates.find(({ id }) => id === 'classic')!
  // An archived version: what is changed in a template does not change it.
  const look = { template: 'classic@1', size: 10.5, lineHeight: 1.4, spacing: 1, photo: 'none' }
  const resume = resumeIn(template, readSample('backend-engineer'), { ...look, margins })
  expectSame(resume)
  const { pages, lonelyLines } = device.layOut(resume, undefined, false)
  const { pageCount, lonelyLines: there } = service.layOut(resume)
  expect({ pages: pages.length, lonelyLines }).toEqual({ pages: pageCount, lonelyLines: there })
  expect(there === undefined).toBe(margins === 12)
})

test('a photo that is changed or taken away is drawn so', async () => {
  const resume = resumeIn(
    templates.find(({ id }) => id === 'classic')!,
    readSample('campus-graduate'),
  )
  const other = await sharp({ create: { width: 250, height: 350, channels: 3, background: '#cc8844' } })
    .jpeg()
    .toBuffer()
  const imageOf = (of?: Buffer) => {
    const { pages, images } = device.layOut(resume, { photo: of })
    const [, id = ''] =
      /<g [^>]*clip-path[^>]*><use [^>]*href="#(i[^"]*)"/.exec(pages[0]!.body.join('')) ?? []
    return images[id]
  }
  const shown = [photo, other, undefined, photo].map(imageOf)
  expect(shown.map((image) => image?.includes(photo.toString('base64')))).toEqual([
    true,
    false,
    undefined,
    true,
  ])
  expect(shown[1]).toContain(other.toString('base64'))
})

/** The share of pixels that differ strongly, with a photo and whatever is clipped. */
async function shareOfDifferentPixels(resume: Resume): Promise<number> {
  const here = device.layOut(resume, { photo })
  const { pages, symbols } = service.svg(service.layOut(resume, { photo }))
  const drawn = { ...symbols, ...here.images }
  let [different, all] = [0, 0]
  for (const [i, page] of pages.entries()) {
    const own = { ...page, body: here.pages[i]!.body.join('') }
    const compared = await comparePixels(assembleSvg(own, drawn), assembleSvg(page, symbols))
    different += compared.different
    all += compared.all
  }
  return different / all
}
const clipped = templates.filter(({ id }) => ['classic', 'sidebar-dark'].includes(id))

test.each(clipped)('what is clipped in $id looks the same', async (template) => {
  expect(await shareOfDifferentPixels(resumeIn(template, readSample(template.sample)))).toBeLessThan(0.0003)
})

test.each(templates)('pages of $id look the same', { tags: ['deep'] }, async (template) => {
  for (const written of [readSample(template.sample), threePages])
    expect(await shareOfDifferentPixels(resumeIn(template, written))).toBeLessThan(0.0003)
})
