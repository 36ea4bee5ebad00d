import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { applyTemplate } from '#resume-model/apply-template'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { compileResume } from '#typeset/testing/compile-resume'
import { readSample, templatesDir } from '#typeset/testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
/** Below this part of its height a last page looks like an accident. */
const leastFill = 0.25
const pageHeight = 842
/** Page numbers stand below the text. */
const textFoot = 800

test.each(templates.map((template) => [template.id, template] as const))(
  'the card of %s does not end with a few lines on another page',
  (_, template) => {
    const { layer } = compileResume(applyTemplate(Resume.parse(readSample(template.sample)), template))
    const text = layer.filter(({ baseline }) => baseline < textFoot)
    const [first, last] = [
      Math.min(...text.map(({ page }) => page)),
      Math.max(...text.map(({ page }) => page)),
    ]
    const end = Math.max(...text.filter(({ page }) => page === last).map(({ baseline }) => baseline))
    if (last > first) expect(end / pageHeight).toBeGreaterThan(leastFill)
  },
)
