import { expect, test } from 'vitest'
import { inRowOrder } from '#app/features/gallery/in-row-order'
import { withDrawings } from '#app/preview/sample-drawings.server'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
import {
  COLLECTION_LEADS,
  TEMPLATE_COLLECTIONS,
  type TemplateCollection,
} from '#contract/catalogue/template-collections'
import type { Sample } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'
import { applyTemplate } from '#resume-model/apply-template'
import { workerFromSource } from '#typeset/testing/test-templates'
import { createTypesetter } from '#typeset/typesetter'

const { templates, samples } = await loadCatalogue({ templatesDir: 'templates', contentDir: 'content' })
const sampleOf = (template: Template) => samples.find(({ id }) => id === template.sample)!
const inRow = (row: TemplateCollection) =>
  inRowOrder(
    row,
    templates.filter(({ collections }) => collections.includes(row)),
  )
/** The cards that a visitor of a wide screen meets first. */
const firstCards = (row: TemplateCollection) => inRow(row).slice(0, 4)

const saysOf = (...words: string[]) => {
  const pattern = new RegExp(words.join('|'))
  return (_: Template, { scenario, title }: Sample) => pattern.test(`${scenario.zh} ${title.zh}`)
}
/** Whether a card is what the visitors of a row look for. */
const fits: Record<TemplateCollection, (template: Template, sample: Sample) => boolean> = {
  'campus-season': saysOf('校招', '应届', '在校', '夏令营', '海归'),
  'big-tech': saysOf('技术', '工程师', '产品'),
  'public-sector': saysOf('考公', '事业单位', '医护', '财会', '退役', '教师'),
  form: ({ name }) => /表/.test(name.zh),
  finance: saysOf('财会', '金融', '银行'),
  'teaching-health': saysOf('教师', '医护', '医疗'),
  creative: saysOf('设计', '转行', '演出'),
  management: (_, { title }) => /总监|经理|[六七八九十]年|两页/.test(title.zh),
  english: (_, { resume }) =>
    /[a-z]{4}/.test(JSON.stringify(resume.sections)) && /[A-Z]/.test(resume.basics.name),
  postgraduate: saysOf('考研', '保研', '博士'),
  photo: ({ photo }, { portrait }) => photo && portrait !== undefined,
  'one-page': () => true,
}

test('every template stands in a row, and every row is led by templates that stand in it', () => {
  expect(templates.filter(({ collections }) => collections.length === 0).map(({ id }) => id)).toEqual([])
  for (const row of TEMPLATE_COLLECTIONS) {
    const ids = inRow(row).map(({ id }) => id)
    expect(ids.slice(0, COLLECTION_LEADS[row].length), row).toEqual(COLLECTION_LEADS[row])
  }
})

test.each(TEMPLATE_COLLECTIONS)('the first cards of the row %s are what its visitors look for', (row) => {
  const first = firstCards(row)
  expect(first.length).toBeGreaterThan(2)
  expect(first.filter((one) => !fits[row](one, sampleOf(one))).map(({ id }) => id)).toEqual([])
})

test('a row does not begin with one and the same person, where it has others to show', () => {
  const monotonous = TEMPLATE_COLLECTIONS.filter((row) => row !== 'big-tech').filter((row) => {
    const people = firstCards(row).map(({ sample }) => sample)
    return new Set(people).size < people.length - 1
  })
  expect(monotonous).toEqual([])
})

test('every card of the row of one page has one', { timeout: 120_000 }, async () => {
  const typesetter = createTypesetter(workerFromSource)
  for (const template of inRow('one-page')) {
    const { resume, photos } = await withDrawings(sampleOf(template))
    const { pages } = await typesetter.pages(applyTemplate(resume, template, undefined), photos)
    expect(pages, template.id).toHaveLength(1)
  }
  await typesetter.close()
})
