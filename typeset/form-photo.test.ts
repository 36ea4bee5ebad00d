import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)

function textOf(id: string, style: object): string {
  const { version } = templates.find((template) => template.id === id)!
  const { layer, warnings } = compileResume(
    Resume.parse({
      schemaVersion: 1,
      basics: { name: '王小明', phone: '13800001234' },
      style: { template: `${id}@${version}`, ...style },
    }),
  )
  expect(warnings).toEqual([])
  return layer.map(({ text }) => text).join('')
}

test.each(['registration-form', 'government', 'state-owned'])(
  'the cell for the photo of %s says what belongs in it, unless no photo is wanted',
  (id) => {
    expect(textOf(id, {})).toMatch(/照\s*片/)
    expect(textOf(id, { headings: 'en' })).toContain('Photo')
    expect(textOf(id, { photo: 'none' })).not.toMatch(/照\s*片/)
  },
)
