import { describe, expect, test } from 'vitest'
import type { Template } from '#contract/catalogue/template'
import { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { buildItem, buildSection } from '#tests/fixtures/resume-builders'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const inColumns = templates.filter(({ id }) => ['sidebar-right', 'sidebar-left', 'sidebar-dark'].includes(id))

/** The lines of the first page that stand in the side column, from the top. */
function sideLines({ id, version, style, sideColumn }: Template, kind: SectionKind, item: object) {
  const resume = Resume.parse({
    schemaVersion: 1,
    basics: { name: '何嘉宁' },
    sections: [
      buildSection('work', [buildItem('w1', { title: '某公司', text: '- 一\n- 二' })], 'work'),
      { ...buildSection(kind, [buildItem('c1', item)], kind), column: 'side' },
    ],
    style: { ...style, template: `${id}@${version}` },
  })
  const { layer, warnings } = compileResume(resume)
  expect(warnings).toEqual([])
  const lines = new Map<string, string>()
  for (const { text, left, baseline } of layer) {
    if (sideColumn === 'left' ? left > 170 : left < 380) continue
    lines.set(baseline.toFixed(1), (lines.get(baseline.toFixed(1)) ?? '') + text)
  }
  return [...lines].sort(([a], [b]) => Number(a) - Number(b)).map(([, text]) => text.trim())
}

describe.each(inColumns.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test.each([13, 14, 15, 16, 17])('no last line of a title of %d signs has a sign alone', (length) => {
    const title = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午'.slice(0, length)
    const lines = sideLines(template, 'certificates', { title }).filter((line) => title.includes(line))
    expect(lines.join('')).toBe(title)
    if (lines.length > 1) expect(lines.at(-1)!.length).toBeGreaterThanOrEqual(3)
  })

  test('items between signs are not parted', () => {
    const items = ['窗口函数', '多表关联', '假设检验', '因果推断', '数据可视化', '特征工程']
    const lines = sideLines(template, 'skills', { title: '技能', text: items.join('、') })
    for (const item of items) expect(lines.filter((line) => line.includes(item))).toHaveLength(1)
  })
})
