import { expect, test } from 'vitest'
import { formOf } from '#tests/fixtures/form-of'
import { urlAfterDraftSave, urlAfterStoredSave } from './url-after-save.server'

const posted = (intent: string, pane = 'content') => formOf({ intent, pane })

test.each([
  ['leave:home', '/resume/my', '/'],
  ['leave:download', '/resume/download?resume=r1', '/resume/download?draft=r1'],
  ['leave:versions', '/resume/versions/r1', '/resume/edit/offline?draft=r1&saved'],
  ['leave:share', '/resume/share/r1', '/resume/edit/offline?draft=r1&saved'],
  ['leave:chat', '/resume/chat?resume=r1', '/resume/edit/offline?draft=r1&saved'],
  ['leave:https://evil.example', '/resume/edit/r1?saved', '/resume/edit/offline?draft=r1&saved'],
  ['leave:__proto__', '/resume/edit/r1?saved', '/resume/edit/offline?draft=r1&saved'],
  ['check', '/resume/check/r1', '/drafts/r1/check'],
  ['samples:s1-1', '/resume/samples/r1?entry=s1-1', '/drafts/r1/samples?entry=s1-1'],
  [
    'improve:s1.text',
    '/resume/improve/r1?target=s1.text',
    `/login?to=${encodeURIComponent('/resume/edit/offline?draft=r1&at=s1&improve=s1.text')}`,
  ],
  ['export', '/resume/edit/r1?saved&export', '/resume/edit/offline?draft=r1&saved&export'],
  ['save', '/resume/edit/r1?saved', '/resume/edit/offline?draft=r1&saved'],
])('%s leads from a stored resume to %s, from a draft to %s', (intent, stored, draft) => {
  const saved = { id: 'r1', focus: '' }
  expect(urlAfterStoredSave(posted(intent), saved)).toBe(stored)
  expect(urlAfterDraftSave(posted(intent), saved, false)).toBe(draft)
})

test('opens the editor again on the same pane with the added entry in view', () => {
  const saved = { id: 'r1', focus: 's9' }
  expect(urlAfterStoredSave(posted('save', 'preview'), saved)).toBe(
    '/resume/edit/r1?saved&pane=preview&at=s9#s9',
  )
  expect(urlAfterDraftSave(posted('save', 'style'), saved, false)).toContain('&saved&pane=style&at=s9#s9')
})

test('a user whose draft is to be rewritten is offered to save it to the account', () => {
  const url = urlAfterDraftSave(posted('improve:'), { id: 'd1', focus: '' }, true)
  expect(url).toBe(`/resume/keep?to=${encodeURIComponent('/resume/edit/offline?draft=d1&improve=')}`)
})
