import { expect, test } from 'vitest'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { freeTemplateFor } from './free-template-for'

const member = { ...buildTemplate('member'), level: 'all' as const }
const templates = [buildTemplate('classic'), member, buildTemplate('plain')]

test.each([
  [['member', 'plain', 'classic'], 'plain'],
  [['member'], 'classic'],
  [['gone', 'classic'], 'classic'],
])('of %j the free template is %s', (suitable, id) => {
  expect(freeTemplateFor({ templates: suitable }, templates)?.id).toBe(id)
})

test('is undefined when there is no free template at all', () => {
  expect(freeTemplateFor({ templates: ['member'] }, [member])).toBeUndefined()
})
