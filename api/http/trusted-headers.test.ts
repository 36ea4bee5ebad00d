import type { AddressInfo } from 'node:net'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { stripUntrustedHeaders, isFromWebServer } from './trusted-headers'
import { parseCaller } from './caller'

const sharedSecret = 'known to both halves'

describe('isFromWebServer', () => {
  test.each<[string | null, string | undefined, string | undefined, boolean]>([
    [null, '127.0.0.1', undefined, true],
    [null, '127.8.8.8', undefined, true],
    [null, '::1', undefined, true],
    [null, '::ffff:127.0.0.1', undefined, true],
    [null, '10.0.0.2', undefined, false],
    [null, '::ffff:10.0.0.2', undefined, false],
    [null, '2001:db8::1', undefined, false],
    [null, undefined, undefined, false],
    ['anything', '10.0.0.2', undefined, false],
    [sharedSecret, '10.0.0.2', sharedSecret, true],
    [`${sharedSecret}!`, '10.0.0.2', sharedSecret, false],
    ['', '10.0.0.2', sharedSecret, false],
    [null, '127.0.0.1', sharedSecret, false],
  ])('secret %s from %s where %s is set: %s', (given, address, secret, is) => {
    expect(isFromWebServer(given, { address, sharedSecret: secret })).toBe(is)
  })
})

describe('headers over a port', () => {
  const untrusted = { authorization: `Bearer ${'t'.repeat(43)}`, 'x-forwarded-for': '203.0.113.9' }

  async function callerSeen(secret: string | undefined, headers: Record<string, string>) {
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request, { incoming }: HttpBindings | Http2Bindings) => {
        const peer = { address: incoming.socket.remoteAddress, sharedSecret: secret }
        const stripped = stripUntrustedHeaders(request, peer)
        return Response.json({
          ...parseCaller(stripped),
          body: await stripped.text(),
          left: stripped.headers.get('x-api-secret'),
        })
      },
    })
    try {
      await new Promise((resolve) => server.once('listening', resolve))
      const { port } = server.address() as AddressInfo
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: 'kept' })
      return (await response.json()) as Record<string, string>
    } finally {
      server.close()
    }
  }

  test("the web server's headers are trusted, and its secret is removed", async () => {
    const web = { ip: '203.0.113.9', token: 't'.repeat(43), body: 'kept', left: null }
    expect(await callerSeen(undefined, untrusted)).toMatchObject(web)
    expect(await callerSeen(sharedSecret, { ...untrusted, 'x-api-secret': sharedSecret })).toMatchObject(web)
  })

  test("an untrusted client has the connection's address and no session", async () => {
    const caller = await callerSeen(sharedSecret, { ...untrusted, 'x-api-secret': 'a guess' })
    expect(caller).toMatchObject({ ip: '127.0.0.1', body: 'kept', left: null })
    expect(caller).not.toHaveProperty('token')
  })
})
