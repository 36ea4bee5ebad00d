import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import type { Template } from '#contract/catalogue/template'
import { readTemplateCatalogue } from './template-catalogue'
import { toHexColour } from './svg/hex-colour'
import { assembleSvg, type SvgPage } from './svg/split-svg'
import { comparePixels } from './testing/compare-pixels'
import { compileResume, compiler, pageCompiler } from './testing/compile-resume'
import { testEveryTemplate } from './testing/every-template'
import { readSample, templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const photo = await sharp({ create: { width: 250, height: 350, channels: 3, background: '#88aacc' } })
  .jpeg()
  .toBuffer()
const threePages = JSON.parse(readFileSync('tests/fixtures/three-pages.json', 'utf8')) as object

/** The share of pixels that differ strongly between the pages and the real fonts' drawing of the same resume. */
async function shareOfDifferentPixels(template: Template, written: object): Promise<number> {
  const style = { ...template.style, template: `${template.id}@${template.version}` }
  const resume = Resume.parse({ schemaVersion: 1, ...written, style })
  const { file, model, document } = compileResume(resume, photo)
  const { pages, symbols } = pageCompiler.draw(pageCompiler.compile(file, model, photo))
  const groups = pageGroups(compiler.plainSvg(document))
  let [different, all] = [0, 0]
  for (const [i, page] of pages.entries()) {
    const wanted = asFile(page, groups.pages[i]!, (i * 297 * 72) / 25.4, groups.definitions)
    const compared = await comparePixels(assembleSvg(page, symbols), wanted)
    different += compared.different
    all += compared.all
  }
  return different / all
}

/** The drawing of each page, without the white papers that all lie over the first one, and what they use. */
function pageGroups(plainSvg: string) {
  const svg = plainSvg.replace(/<a [\s\S]*?<\/a>/g, '').replace(/oklab\([^)]*\)/g, toHexColour)
  const documentEnd = svg.lastIndexOf('</svg>')
  const definitionsAt = svg.indexOf('\n    <defs')
  const end = definitionsAt < 0 ? documentEnd : definitionsAt
  const drawings = svg
    .slice(0, end)
    .replace(/\n {4}<path [^>]*>/g, '')
    .split(/\n {4}(?=<g[ >])/)
  return { pages: drawings.slice(1), definitions: svg.slice(end, documentEnd) }
}

const asFile = ({ width, height }: SvgPage, drawing: string, top: number, definitions: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${drawing}${definitions}</svg>`

testEveryTemplate('pages of $id are drawn as with the real fonts', async (template) => {
  expect(await shareOfDifferentPixels(template, readSample(template.sample))).toBeLessThan(0.0003)
})

testEveryTemplate('an empty resume in $id is drawn so too', async (template) => {
  expect(await shareOfDifferentPixels(template, { basics: {} })).toBeLessThan(0.0003)
})

test.each(templates)('three pages of $id are drawn so too', { tags: ['deep'] }, async (template) => {
  expect(await shareOfDifferentPixels(template, threePages)).toBeLessThan(0.0003)
})
