import { BlockList } from 'node:net'
import { hashSecret, matchesSecretHash } from '../ids-and-hashes'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** The other end of a connection, and the secret that only the web server knows (API_SHARED_SECRET). */
export type Peer = { address: string | undefined; sharedSecret: string | undefined }

/**
 * Whether a request over the network comes from the web server: it sends the shared secret or, when none is
 * configured, comes from this machine. Not needed when the API runs inside the web server's process.
 */
export function isFromWebServer(givenSecret: string | null, { address = '', sharedSecret }: Peer): boolean {
  if (sharedSecret) return matchesSecretHash(givenSecret ?? '', hashSecret(sharedSecret))
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return loopback.check(normalized, normalized.includes(':') ? 'ipv6' : 'ipv4')
}

/**
 * Removes the headers that the peer may not set: an untrusted client can send neither a bearer token nor
 * another client's address or device.
 */
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
