import { expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { applyIntent, parseIntent } from '#app/features/editor/form-intents/intents'
import { buildResume, sequentialIds } from '#tests/fixtures/resume-builders'
import { changedParts } from './changed-parts'
import { setAtPath } from './resume-path'

const before = buildResume()
const set = (changes: Record<string, unknown>) =>
  Object.entries(changes).reduce<Resume>((at, [name, value]) => setAtPath(at, name, value), before)
const intent = (text: string) => applyIntent(before, parseIntent(text), sequentialIds())

test.each([
  ['the name', { 'basics.name': '李雷' }, 'basics/name', 'basics', 'basics.name'],
  ['the cities', { 'intention.cities': ['上海'] }, 'intention/cities', 'intention', 'intention.cities'],
  [
    'the text of an entry',
    { 'sections[0].items[1].text': '- 新' },
    'sections/s1/items/s1-2/text',
    's1-2',
    'sections[0].items[1].text',
  ],
  ['a link', { 'basics.links[0].url': '' }, 'basics/links/l1/url', 'l1', 'basics.links[0].url'],
])('finds the field of %s', (_, changes, path, owner, field) => {
  expect(changedParts(before, set(changes))).toEqual([{ path: path.split('/'), owner, field }])
})

test.each([
  ['a style', set({ 'style.font': 'kai' }), 'style/font'],
  ['an order', intent('moveSection:s1:down'), 'sections'],
  ['what is hidden', intent('hideItem:s1-1'), 'sections/s1/items/s1-1/visible'],
  ['a photo', set({ 'basics.photo': 'abcdefghijklmnopqrstuv' }), 'basics/photo'],
])('knows that %s has no text field', (_, after, path) => {
  expect(changedParts(before, after).map((part) => [part.path.join('/'), part.field])).toEqual([
    [path, undefined],
  ])
})

test('leaves out what is only noted beside a text', () => {
  const after = buildResume((resume) => {
    Object.assign(resume.sections[0]!.items[0]!, { text: '- 新', assisted: ['text'] })
  })
  expect(changedParts(before, after).map(({ field }) => field)).toContain('sections[0].items[0].text')
  expect(changedParts(before, after).some(({ path }) => path.includes('assisted'))).toBe(false)
})
