import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const campus = readTemplateCatalogue(templatesDir).templates.find(({ id }) => id === 'campus')!

/** The lines that the degree and a figure stand on. */
function baselines(note: string, figure: string) {
  const resume = buildResume((one) => {
    const item = { title: '浙江大学', subtitle: '会计学', tag: '本科', note }
    one.sections = [{ ...buildSection('s', [buildItem('s-1', item)]), kind: 'education' }]
    Object.assign(one.style, { template: `campus@${campus.version}` })
  })
  const { layer } = compileResume(resume)
  return ['本科', figure].map((said) => layer.find(({ text }) => text.includes(said))!.baseline)
}

test('the campus template sets several figures large in a row, and a single one beside the degree', () => {
  const [degree, share] = baselines('专业前15%', '15%')
  expect(share).toBeCloseTo(degree!, 0)
  const [above, average] = baselines('GPA 3.6/4.0，专业前15%', '3.6/4.0')
  expect(average! - above!).toBeGreaterThan(10)
})
