import { describe, expect, test } from 'vitest'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { school } from '../testing/test-api'
import { findTemplates } from './find-templates'
import { indexTemplates } from './index-templates'

const [teacher] = school.positions
const plain = {
  ...buildTemplate('plain'),
  name: { zh: '经典单栏', en: 'Classic' },
  keywords: ['会计', '行政'],
}
const lesson = { ...buildTemplate('lesson'), name: { zh: '教师·公开课', en: 'Teacher' } }
const suited = { ...buildTemplate('suited'), name: { zh: '信笺', en: 'Letterhead' } }
const industries = [{ ...school, positions: [{ ...teacher!, templates: ['suited'] }] }]
const index = indexTemplates([plain, suited, lesson], { industries, scenarios: [] })
const find = (q: string) => findTemplates(index, q).map(({ id }) => id)

describe('searching templates', () => {
  test.each([
    ['', ['plain', 'suited', 'lesson']],
    ['会计', ['plain']],
    ['kuaiji', ['plain']],
    ['KJ', ['plain']],
    ['ｃｌａｓｓｉｃ', ['plain']],
    ['经典 会计', ['plain']],
    ['经典 教师', []],
    ['jsgkk', ['lesson']],
    ['语文', ['suited']],
    ['yuwenlaoshi', ['suited']],
    ['nothing of the kind', []],
  ])('%j finds %j', (q, ids) => {
    expect(find(q)).toEqual(ids)
  })

  test('a template that is called so comes before one that suits the job', () => {
    const named = { ...plain, keywords: ['语文'] }
    const both = indexTemplates([suited, named], { industries, scenarios: [] })
    expect(findTemplates(both, '语文').map(({ id }) => id)).toEqual(['plain', 'suited'])
  })
})
