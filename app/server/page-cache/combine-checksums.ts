import { crc32 } from 'node:zlib'

/** The CRC-32 of some bytes. `shift`: x to the power of their number of bits, modulo the polynomial. */
export type Checksum = { crc: number; shift: number }

/** The polynomial of CRC-32, its bits reversed: the highest bit is the coefficient of 1. */
const polynomial = 0xedb88320
const one = 0x80000000
const xToThe8th = one >>> 8

export function checksumOf(bytes: Buffer): Checksum {
  return { crc: crc32(bytes), shift: power(xToThe8th, bytes.length) }
}

/**
 * The CRC-32 of bytes one after the other, without reading them again: the checksum of the bytes before is
 * multiplied by x for each bit that follows.
 */
export function combineChecksums(checksums: readonly Checksum[]): number {
  return checksums.reduce((before, { crc, shift }) => (multiply(shift, before) ^ crc) >>> 0, 0)
}

/** The product of two polynomials modulo that of CRC-32. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1
  }
  return product >>> 0
}

function power(base: number, exponent: number): number {
  let result = one
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(square, result)
    square = multiply(square, square)
  }
  return result
}
