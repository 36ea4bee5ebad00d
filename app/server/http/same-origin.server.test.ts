import { describe, expect, test } from 'vitest'
import { isSameOriginRequest, webhookPaths } from './same-origin.server'

const ours = 'https://resume.example.com'
const isAllowed = (method: string, headers: Record<string, string>) =>
  isSameOriginRequest({ method, headers: new Headers(headers) }, ours)

describe('isSameOriginRequest', () => {
  test.each(['GET', 'HEAD'])('allows %s from anywhere, because it changes nothing', (method) => {
    expect(isAllowed(method, {})).toBe(true)
    expect(isAllowed(method, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(true)
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['no page at all', { 'sec-fetch-site': 'none' }, false],
    ['our own page in an old browser', { origin: ours }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: ours }, false],
    ['another host of our domain', { 'sec-fetch-site': 'same-site' }, false],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['our name over http', { origin: 'http://resume.example.com' }, false],
    ['our name at another port', { origin: `${ours}:8443` }, false],
    ['a name that begins like ours', { origin: `${ours}.evil.example` }, false],
    ['a sandbox', { origin: 'null' }, false],
    ['nobody says where', {}, false],
    ['a page named only by Referer', { referer: `${ours}/` }, false],
    ['a word no browser says', { 'sec-fetch-site': 'SAME-ORIGIN', origin: ours }, false],
  ])('a change from %s with %j: %s', (_, headers, allowed) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(isAllowed(method, headers)).toBe(allowed)
  })
})

test('allows third parties to post to the webhook path', () => {
  expect(webhookPaths).toEqual(['/api/pay/wx/notify'])
})
