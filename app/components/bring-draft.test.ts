import { expect, test } from 'vitest'
import { bringsDraft, draftEditorUrl, draftIdOf } from './bring-draft'

test.each([
  ['/resume/edit/offline?draft=d1&at=s1#ai=s1', 'd1', true],
  ['/drafts/d1/check', 'd1', true],
  ['/drafts/d1/samples?entry=s1-1', 'd1', true],
  ['/resume/download?draft=d1&start', 'd1', true],
  ['/resume/download?draft=d1', 'd1', false],
  ['/resume/download?resume=r1&start', undefined, false],
  ['/resume/edit/offline', undefined, false],
  ['/resume/edit/offline?draft=', undefined, false],
  ['/drafts/d1/json', undefined, false],
  ['/pricing?draft=d1', undefined, false],
  ['/', undefined, false],
])('%s shows the draft %s; a login brings it: %s', (href, id, isBrought) => {
  expect([draftIdOf(href), bringsDraft(href)]).toEqual([id, isBrought])
})

test.each([
  ['/resume/edit/offline?draft=d1&at=s1#ai=s1', '/resume/edit/offline?draft=d1&at=s1'],
  ['/resume/edit/offline?draft=d1&at=s1&improve=s1.i1', '/resume/edit/offline?draft=d1&at=s1'],
  ['/drafts/d1/check', '/resume/edit/offline?draft=d1'],
  ['/resume/download?draft=d1&start', '/resume/edit/offline?draft=d1'],
  ['/resume/my', undefined],
])('the draft that %s shows is written at %s', (href, editor) => {
  expect(draftEditorUrl(href)).toBe(editor)
})
