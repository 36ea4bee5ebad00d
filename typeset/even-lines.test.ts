import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { overlappingTexts } from './testing/overlapping-text'
import { neighbouringLines, pitchedLines } from './testing/letter-pitch'
import { readSample, templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
/** In em. */
const limits = { apart: 0.03, squeezed: 0.01 }

const names = templates.map((template) => [template.id, template] as const)
test.each(names)(
  '%s sets neighbouring lines of its sample alike, none squeezed, none over another',
  (_, template) => {
    const style = { ...template.style, template: `${template.id}@${template.version}` }
    const { layer } = compileResume(Resume.parse({ ...readSample(template.sample), style }))
    expect(overlappingTexts(layer)).toEqual([])
    const lines = pitchedLines(layer)
    const apart = neighbouringLines(lines).filter(([a, b]) => Math.abs(a.pitch - b.pitch) > limits.apart)
    expect(apart.map((pair) => pair.map(({ pitch, text }) => `${pitch.toFixed(3)} ${text}`))).toEqual([])
    expect(lines.filter(({ pitch }) => pitch < -limits.squeezed).map(({ text }) => text)).toEqual([])
  },
)
