import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { Template } from '#contract/catalogue/template'
import type { SectionColumn } from '#contract/resume/section-kinds'
import { createTestEngine, readSample, templatesDir } from './testing/test-templates'

const templates = readdirSync(templatesDir)
  .filter((id) => !id.startsWith('_'))
  .map((id) => Template.parse(JSON.parse(readFileSync(join(templatesDir, id, 'meta.json'), 'utf8'))))
const engine = createTestEngine()
const pageWidthPt = 595.28

/** Where the sections of a sample are drawn. `change` moves them. */
function layOut({ id, version }: Template, change: (resume: Resume) => void = () => undefined) {
  const resume = Resume.parse(readSample('product-manager'))
  resume.style.template = `${id}@${version}`
  change(resume)
  const { anchors, compiled } = engine.layOut(resume)
  expect(compiled.warnings).toEqual([])
  return new Map(
    resume.sections.map(({ id, kind }) => {
      const { x = 0, width = 0, page = 0 } = anchors.find((area) => area.id === id) ?? {}
      return [kind, { middle: (x + width / 2) / pageWidthPt, page, width }]
    }),
  )
}
const put = (kind: string, column: SectionColumn) => (resume: Resume) => {
  resume.sections.find((section) => section.kind === kind)!.column = column
}

describe.each(
  templates.filter(({ columns }) => columns === 2).map((template) => [template.id, template] as const),
)('%s', (_, template) => {
  const isBeside = (middle: number) => (template.sideColumn === 'left' ? middle < 1 / 3 : middle > 2 / 3)

  test('says where its narrow column is, and puts there what its owner puts there', () => {
    expect(template.sideColumn).toBeDefined()
    expect(isBeside(layOut(template).get('project')!.middle)).toBe(false)
    const { middle, page } = layOut(template, put('project', 'side')).get('project')!
    expect([isBeside(middle), page]).toEqual([true, 1])
  })

  test('takes skills out of it when its owner does', () => {
    expect(isBeside(layOut(template).get('skills')!.middle)).toBe(true)
    expect(isBeside(layOut(template, put('skills', 'main')).get('skills')!.middle)).toBe(false)
  })

  test('draws every section where all are in one column', () => {
    for (const column of ['main', 'side'] as const) {
      const drawn = layOut(template, (resume) => {
        for (const section of resume.sections) section.column = column
      })
      expect(
        [...drawn.values()].every(({ width }) => width > 0),
        column,
      ).toBe(true)
    }
  })
})

test('a template with one column draws the same whatever column was chosen in another', () => {
  const classic = templates.find(({ id }) => id === 'classic')!
  expect(layOut(classic, put('skills', 'side'))).toEqual(layOut(classic))
})
