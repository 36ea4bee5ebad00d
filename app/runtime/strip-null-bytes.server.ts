import { Transform } from 'node:stream'

/**
 * Removes the zero bytes that React 18 leaves at the end of a 2 kB block when a multi-byte character does not
 * fit there. A browser reads them as � in a field, and the editor would store that as typed.
 */
export function stripNullBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
}
