import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { hashTemplateVersions, lockTemplateVersions, versionsFile } from './template-versions'
import { createTestEngine, readSample, templatesDir, writeTemplates } from './testing/test-templates'

const read = (file = versionsFile) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

test('a template whose file changed has a new version, or the change is said to leave its pages alone', () => {
  const how =
    'raise `version` in meta.json and keep the old file as template@<old>.typ; then, and also when no page changes, run node --import tsx typeset/lock-template-versions.cli.ts'
  expect(hashTemplateVersions(templatesDir), how).toEqual(read())
})

test('what draws is noted, comments and empty lines are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  writeTemplates(folder, { ant: '#let a = 1\n' })
  const locked = join(folder, 'locked.json')
  lockTemplateVersions(folder, locked)
  const file = join(folder, 'ant/template.typ')
  writeFileSync(file, '// One.\n\n#let a = 1  \n')
  expect(hashTemplateVersions(folder)).toEqual(read(locked))
  writeFileSync(file, '#let a = 2\n')
  expect(hashTemplateVersions(folder)).not.toEqual(read(locked))
  renameSync(file, join(folder, 'ant/template@3.typ'))
  writeFileSync(file, '')
  expect(Object.keys(hashTemplateVersions(folder))).toEqual(['ant@1', 'ant@3'])
})

describe('an archived version', () => {
  const { templates } = readTemplateCatalogue(templatesDir)
  const archived = templates.flatMap((template) =>
    readdirSync(join(templatesDir, template.id)).flatMap((file) => {
      const version = /^template@(\d+)\.typ$/.exec(file)?.[1]
      return version === undefined ? [] : [[`${template.id}@${version}`, template] as const]
    }),
  )
  const engine = createTestEngine()
  function draw(template: string, { sample, style }: (typeof templates)[number]) {
    for (const written of [readSample(sample), { basics: {} }]) {
      const resume = Resume.parse({ schemaVersion: 1, ...written, style: { ...style, template } })
      const layout = engine.layOut(resume, {}, 'pages')
      expect(layout.undrawn).toBeUndefined()
      expect(layout.pageCount).toBeGreaterThanOrEqual(1)
    }
  }
  // Each of another kind: one column, a sidebar, a form.
  const daily = ['classic@1', 'sidebar-left@1', 'government@1']
  const title = '%s still draws its sample and an empty resume'
  test.each(archived.filter(([name]) => daily.includes(name)))(title, draw)
  test.each(archived.filter(([name]) => !daily.includes(name)))(title, { tags: ['deep'] }, draw)
})
