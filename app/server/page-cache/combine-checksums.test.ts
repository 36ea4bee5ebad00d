import fc from 'fast-check'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { checksumOf, combineChecksums } from './combine-checksums'

test('the checksum of bytes one after the other is that of all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (arrays) => {
      const parts = arrays.map((array) => Buffer.from(array))
      expect(combineChecksums(parts.map(checksumOf))).toBe(crc32(Buffer.concat(parts)))
    }),
  )
})

test('parts may be as long as a page', () => {
  const parts = [Buffer.alloc(200_000, '页'), Buffer.from('nonce'), Buffer.alloc(70_001, 'a')]
  expect(combineChecksums(parts.map(checksumOf))).toBe(crc32(Buffer.concat(parts)))
})
