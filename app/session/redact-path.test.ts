import { expect, test } from 'vitest'
import { redactPath } from './redact-path'

test.each([
  ['/s/Zx81kkQ', '/s/…'],
  ['/s/Zx81kkQ/2', '/s/…/2'],
  ['/s/Zx81kkQ.data', '/s/…'],
  ['/handoff/abc/resume.pdf', '/handoff/…/resume.pdf'],
  ['/dev/pay/0123', '/dev/pay/…'],
  ['/S/Zx81kkQ', '/S/…'],
  ['/HandOff/Zx81kkQ', '/HandOff/…'],
  ['/%73/Zx81kkQ', '/s/…'],
  ['//s//Zx81kkQ/', '//s//…/'],
  ['/s%2FZx81kkQ%2F2', '/s%2F…'],
  ['/s/%', '/s/…'],
  ['/samples/s/1', '/samples/s/1'],
  ['/resume/edit/r1', '/resume/edit/r1'],
  ['/', '/'],
])('%s is logged as %s', (path, logged) => {
  expect(redactPath(path)).toBe(logged)
})
