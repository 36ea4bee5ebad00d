import { BlockList } from 'node:net'
import { hashSecret, matchesSecretHash } from '../ids-and-hashes'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Who is at the other end of a connection, and what only the web half knows (API_SHARED_SECRET). */
export type Peer = { address: string | undefined; sharedSecret: string | undefined }

/**
 * Whether a request over the network comes from the web half: it knows the shared secret or, where there is none, it is on
 * this machine. In the web half's own process there is nothing to ask.
 */
export function isFromWebServer(givenSecret: string | null, { address = '', sharedSecret }: Peer): boolean {
  if (sharedSecret) return matchesSecretHash(givenSecret ?? '', hashSecret(sharedSecret))
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return loopback.check(normalized, normalized.includes(':') ? 'ipv6' : 'ipv4')
}

/** The request with nothing in it that may not be believed: of a stranger neither the bearer nor the address or device of somebody else. */
export function stripUntrustedHeaders(request: Request, peer: Peer): Request {
  const { headers } = request
  if (!isFromWebServer(headers.get('x-api-secret'), peer)) {
    headers.delete('authorization')
    headers.delete('x-device-id')
    headers.set('x-forwarded-for', peer.address ?? '')
  }
  headers.delete('x-api-secret')
  return request
}
