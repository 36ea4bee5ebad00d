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

test.each([4, 5, 6, 7, 8])('%i courses fill their rows: the last reaches the right edge', (count) => {
  const edges = (names: number) => {
    const resume = buildResume((one) => {
      const lines = Array.from({ length: names }, (_, i) => `- 课程${'甲乙丙丁戊己庚辛'[i]}：${91 + i}`).join(
        '\n',
      )
      one.sections = [
        { ...buildSection('s', [buildItem('s-1', { title: '浙江大学', text: lines })]), kind: 'education' },
      ]
      Object.assign(one.style, { template: 'classic@4' })
    })
    const { layer } = compileResume(resume)
    return layer.filter(({ text }) => /^9\d$/.test(text.trim())).map(({ right }) => right)
  }
  const rights = edges(count)
  expect(rights).toHaveLength(count)
  expect(rights.at(-1)).toBeCloseTo(Math.max(...rights), 0)
})
