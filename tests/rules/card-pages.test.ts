import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Sample } from '#contract/catalogue/sample'
import { Resume } from '#contract/resume/resume'
import { PAGE_SIZES } from '#contract/resume/style-options'
import { applyTemplate } from '#resume-model/apply-template'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { compileResume } from '#typeset/testing/compile-resume'
import { readSample, templatesDir } from '#typeset/testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
/** Below this part of its height a last page looks like an accident. */
const leastFill = 0.25
const pageHeight = 842
/** Of its only page, so that a card has no empty foot. */
const leastFillInEnglish = 0.72
/** For people who are shown without a photo: one adds one's own. */
const somePortrait = 'content/portraits/nurse.svg'
/** Page numbers stand below the text. */
const textFoot = 800

test.each(templates.map((template) => [template.id, template] as const))(
  'the card of %s does not end with a few lines on another page',
  (_, template) => {
    const resume = applyTemplate(Resume.parse(readSample(template.sample)), template)
    expect(lastPageFill(resume)).toBeGreaterThan(leastFill)
  },
)

const english = readdirSync('content/samples').flatMap((file) => {
  const id = file.replace('.json', '')
  const { onEnglishPages } = JSON.parse(readFileSync(`content/samples/${file}`, 'utf8')) as Sample
  return (onEnglishPages?.templates ?? []).map((template) => [template, id] as const)
})

test.each(english)('the card of %s on English pages is the whole first page of %s', (template, sample) => {
  const resume = Resume.parse(readSample(sample))
  const { layer } = compileResume(
    applyTemplate(
      resume,
      templates.find(({ id }) => id === template)!,
    ),
  )
  expect(new Set(layer.map(({ page }) => page)).size).toBe(1)
  const paper = PAGE_SIZES[resume.style.page].height
  expect(Math.max(...layer.map(({ baseline }) => baseline)) / paper).toBeGreaterThan(leastFillInEnglish)
})

test.each(readdirSync('content/samples').map((file) => file.replace('.json', '')))(
  'a resume made from the sample %s does not end with a few lines on another page, with and without its photo',
  async (id) => {
    const resume = Resume.parse(readSample(id))
    const own = `content/portraits/${id}.svg`
    const portrait = await sharp(readFileSync(existsSync(own) ? own : somePortrait))
      .jpeg()
      .toBuffer()
    const withPhoto = { ...resume, basics: { ...resume.basics, photo: 'portrait-of-a-sample00' } }
    expect(lastPageFill(resume)).toBeGreaterThan(leastFill)
    expect(lastPageFill(withPhoto, portrait)).toBeGreaterThan(leastFill)
  },
)

/** How far down text reaches on the last page, 0 to 1; 1 for a single page. */
function lastPageFill(resume: Resume, photo?: Buffer): number {
  const { layer } = compileResume(resume, photo)
  const text = layer.filter(({ baseline }) => baseline < textFoot)
  const pages = text.map(({ page }) => page)
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  if (last === first) return 1
  return Math.max(...text.filter(({ page }) => page === last).map(({ baseline }) => baseline)) / pageHeight
}
