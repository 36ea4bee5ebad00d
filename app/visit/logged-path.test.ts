import { expect, test } from 'vitest'
import { loggedPath } from './logged-path'

test.each([
  ['/s/Zx81kkQ', '/s/…'],
  ['/s/Zx81kkQ/2', '/s/…/2'],
  ['/s/Zx81kkQ.data', '/s/…'],
  ['/handoff/abc/resume.pdf', '/handoff/…/resume.pdf'],
  ['/dev/pay/0123', '/dev/pay/…'],
  ['/resume/edit/r1', '/resume/edit/r1'],
  ['/', '/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
