import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, hasFilePolicy, securityHeaders } from './security-headers.server'

/** The policy by directive. */
function policy(production: boolean): Record<string, string[]> {
  const directives = contentSecurityPolicy('abc123', production).split('; ')
  return Object.fromEntries(
    directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
}

describe('the content security policy', () => {
  test.each([true, false])(
    'runs only scripts with the nonce of this response (production: %s)',
    (production) => {
      expect(policy(production)['script-src']).toEqual(["'self'", "'nonce-abc123'"])
    },
  )

  test.each([true, false])(
    'allows no one to frame us, post elsewhere or change the base URL (production: %s)',
    (production) => {
      expect(policy(production)).toMatchObject({
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      })
    },
  )

  test('names no other host, and nothing unsafe but style attributes, in production', () => {
    const { 'style-src-attr': styleAttributes, ...others } = policy(true)
    expect(styleAttributes).toEqual(["'unsafe-inline'"])
    const sources = new Set(Object.values(others).flat())
    expect([...sources].sort()).toEqual(["'nonce-abc123'", "'none'", "'self'", 'blob:', 'data:'].sort())
  })

  test("allows the development server's socket, and not in production", () => {
    expect(policy(false)['connect-src']).toContain('ws:')
    expect(policy(true)['connect-src']).toEqual(["'self'"])
  })
})

test('a visitor over https stays there, and no one else is redirected', () => {
  expect(securityHeaders(true)['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})

test.each([
  ['image/svg+xml', true],
  ['application/pdf', true],
  ['application/json', true],
  [null, true],
  ['text/html; charset=utf-8', false],
  ['text/javascript; charset=utf-8', false],
  ['text/css', false],
])('files other than pages, scripts and style sheets run nothing by themselves: %s', (type, runsNothing) => {
  expect(hasFilePolicy(type)).toBe(runsNothing)
})
