import { expect, test } from 'vitest'
import { isOwnError, errorLevel, redactPath } from './page-error'

test.each([
  ['x is undefined', 'https://a.example/assets/root.js', true],
  ['x is undefined', '', true],
  ['x is undefined', 'chrome-extension://abc/content.js', false],
  ['x is undefined', 'https://a.example.evil.com/x.js', false],
  ['ResizeObserver loop completed with undelivered notifications.', 'https://a.example/user', false],
  ['Script error.', '', false],
])('treats the error %j in file %j as our own: %s', (message, file, isOwn) => {
  expect(isOwnError(message, file, 'https://a.example')).toBe(isOwn)
})

test.each([
  ['javascript', undefined, 'high'],
  ['vue', undefined, 'high'],
  ['promise', undefined, 'medium'],
  ['custom', undefined, 'medium'],
  ['network', undefined, 'low'],
  ['resource', 'IMG', 'low'],
  ['resource', 'SCRIPT', 'critical'],
  ['resource', 'LINK', 'critical'],
] as const)('gives a %s error with tag %s the level %s', (type, tag, level) => {
  expect(errorLevel({ type, tag })).toBe(level)
})

test.each([
  ['/resume/edit/abc', { resumeId: 'abc' }, '/resume/edit/:resumeId'],
  ['/blogs/list/a%20b', { type: 'a b' }, '/blogs/list/:type'],
  ['/user', {}, '/user'],
  ['/%E0%A4%A', { '*': '%E0%A4%A' }, '/%E0%A4%A'],
])('redacts the path %s with params %j to %s', (path, params, redacted) => {
  expect(redactPath(path, params)).toBe(redacted)
})
