import { expect, test } from 'vitest'
import { isKnownTemplate } from './is-known-template'

const templates = [
  { id: 'classic', version: 3 },
  { id: 'modern', version: 1 },
]

test.each([
  ['classic@1', true],
  ['classic@3', true],
  ['classic@4', false],
  ['modern@1', true],
  ['modern@2', false],
  ['nobody@1', false],
])('%s: %s', (name, known) => {
  expect(isKnownTemplate(name, templates)).toBe(known)
})
