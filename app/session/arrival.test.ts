import { expect, test } from 'vitest'
import { isArrival } from './arrival'

test.each([
  ['none', true],
  ['cross-site', true],
  ['same-origin', false],
  ['same-site', false],
  [undefined, false],
])('a request from %s is an arrival: %s', (site, expected) => {
  const headers = new Headers(site === undefined ? {} : { 'sec-fetch-site': site })
  expect(isArrival(new Request('http://localhost/', { headers }))).toBe(expected)
})
