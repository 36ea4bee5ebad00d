import { Transform } from 'node:stream'

/**
 * HTML as React 18 streams it, without the zero bytes it leaves at the end of a 2 kB block when a Chinese letter does not
 * fit there. A browser reads them as � in a field, and the editor would keep that as typed.
 */
export function stripNullBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
}
