import { describe, expect, test } from 'vitest'
import { inviteFromQuery, noInvite, parseInviteCookie, serializeInviteCookie } from './invite-cookie.server'

const inviteOf = (query: string) => inviteFromQuery(new URLSearchParams(query))

describe('the invite cookie', () => {
  test.each([
    ['inviterCode=ABC123', { inviterCode: 'ABC123', agentCode: '' }],
    ['inviterCode=a&agentCode=b', { inviterCode: 'a', agentCode: 'b' }],
    ['inviterCode=', noInvite],
    ['agentCode=', noInvite],
    ['inviterCode=a%20b%0d%0a', noInvite],
    [`inviterCode=${'a'.repeat(65)}`, noInvite],
  ])('?%s gives %j', (query, codes) => {
    expect(inviteOf(query)).toEqual(codes)
  })

  test('a URL without codes changes nothing', () => {
    expect(inviteOf('login=')).toBeUndefined()
  })

  test('parses what it serialized', () => {
    const codes = { inviterCode: 'A-b_9', agentCode: 'x' }
    expect(parseInviteCookie(serializeInviteCookie(codes))).toEqual(codes)
  })

  test.each([undefined, '', '~', '%', 'a b~', `${'a'.repeat(99)}~b`])('a cookie %j is ignored', (cookie) => {
    expect(parseInviteCookie(cookie)).toEqual(noInvite)
  })
})
