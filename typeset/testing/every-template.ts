import { test } from 'vitest'
import type { Template } from '#contract/catalogue/template'
import { readTemplateCatalogue } from '../template-catalogue'
import { templatesDir } from './test-templates'

/** One template of each layout: one column, two, a sidebar on the first page and on all, a form, a set, headings beside the text. */
const typicalIds = [
  ...['classic', 'cards', 'split', 'sidebar-left', 'sidebar-dark'],
  ...['government', 'application-set', 'left-rail', 'academic', 'school-heading'],
]
export const isTypical = (id: string) => typicalIds.includes(id)

const { templates } = readTemplateCatalogue(templatesDir)
const typical = templates.filter(({ id }) => isTypical(id))
if (typical.length < typicalIds.length) throw new Error('a template that is named here does not exist')

/** Tests every template in `npm run test:deep`, the typical ones in `npm test`. `name` may say `$id`. */
export function testEveryTemplate(name: string, run: (template: Template) => void | Promise<void>): void {
  test.each(typical)(name, run)
  test.each(templates.filter(({ id }) => !isTypical(id)))(name, { tags: ['deep'] }, run)
}
