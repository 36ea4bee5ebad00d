import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const names = ['高等数学', '线性代数', '概率论', '数据结构', '操作系统']
const scores = ['95', '92', '88', '91', '97']
const text = names.map((name, i) => `- ${name}：${scores[i]}（学分 4）`).join('\n')

/** The line that each text stands on, by its place on the page. */
function heightsOf(template: string) {
  const resume = buildResume((one) => {
    one.sections = [
      { ...buildSection('s', [buildItem('s-1', { title: '浙江大学', text })]), kind: 'education' },
    ]
    Object.assign(one.style, { template })
  })
  const { layer, warnings } = compileResume(resume)
  expect(warnings).toEqual([])
  const whole = layer
    .map((piece) => piece.text)
    .join('')
    .replaceAll(' ', '')
  return { whole, heightOf: (said: string) => layer.find((piece) => piece.text.trim() === said)?.baseline }
}

test.each(templates.map(({ id, version }) => `${id}@${version}`))(
  '%s sets courses as a table: each beside its score, once',
  (template) => {
    const { whole, heightOf } = heightsOf(template)
    for (const [i, name] of names.entries()) {
      expect(whole.split(name)).toHaveLength(2)
      expect(Math.abs(heightOf(name)! - heightOf(scores[i]!)!)).toBeLessThan(1)
    }
    expect(whole).not.toContain('（学分')
  },
)
