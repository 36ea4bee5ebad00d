import type { Random } from '#tests/random-from'

/** Makes other bytes of a file's, by chance. */
export type Damage = (bytes: Uint8Array, random: Random) => Uint8Array

const maxBlock = 4_096
const megabyte = 1024 * 1024
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

function blockOf(bytes: Uint8Array, random: Random): { from: number; length: number } {
  const length = 1 + random(Math.min(maxBlock, bytes.length))
  return { from: random(bytes.length - length + 1), length }
}

function insert(bytes: Uint8Array, at: number, ...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]))
}

/** A copy with some places written over; a slice of a Buffer would be the same bytes. */
function overwrite(bytes: Uint8Array, write: (copy: Uint8Array) => void): Uint8Array {
  const copy = new Uint8Array(bytes)
  write(copy)
  return copy
}

/** Numbers in digits, as PDF and RTF have them. */
function placesOfNumbers(bytes: Uint8Array): { from: number; to: number }[] {
  const text = Buffer.from(bytes).toString('latin1')
  return [...text.matchAll(/(?<!\d)\d{1,9}(?!\d)/g)].map(({ 0: digits, index }) => ({
    from: index,
    to: index + digits.length,
  }))
}

function replaceNumbers(bytes: Uint8Array, random: Random, other: (digits: string) => string): Uint8Array {
  const places = placesOfNumbers(bytes)
  if (places.length === 0) return bytes
  let damaged: Buffer = Buffer.from(bytes)
  for (let i = 0; i <= random(5); i++) {
    // From the end, so that the places before it stay.
    const { from, to } = places[random(places.length)]!
    if (to > damaged.length) continue
    const digits = damaged.toString('latin1', from, to)
    damaged = Buffer.concat([damaged.subarray(0, from), bytesOf(other(digits)), damaged.subarray(to)])
  }
  return new Uint8Array(damaged)
}

/** What storage and networks do to any file. */
export const byteDamages: Record<string, Damage> = {
  truncated: (bytes, random) => bytes.slice(0, random(bytes.length)),
  'start lost': (bytes, random) => bytes.slice(random(Math.min(bytes.length, 2_000))),
  'bits flipped': (bytes, random) =>
    overwrite(bytes, (copy) => {
      for (let i = 0; i <= random(40); i++) copy[random(copy.length)]! ^= 1 << random(8)
    }),
  'bits of the head flipped': (bytes, random) =>
    overwrite(bytes, (copy) => {
      for (let i = 0; i <= random(6); i++) copy[random(Math.min(copy.length, 600))]! ^= 1 << random(8)
    }),
  'random bytes': (bytes, random) =>
    overwrite(bytes, (copy) => {
      const { from, length } = blockOf(bytes, random)
      for (let i = from; i < from + length; i++) copy[i] = random(256)
    }),
  'blocks swapped': (bytes, random) =>
    overwrite(bytes, (copy) => {
      const { from, length } = blockOf(bytes, random)
      const to = random(bytes.length - length + 1)
      copy.set(bytes.subarray(to, to + length), from)
      copy.set(bytes.subarray(from, from + length), to)
    }),
  'a block repeated': (bytes, random) => {
    const { from, length } = blockOf(bytes, random)
    const block = bytes.subarray(from, from + length)
    return insert(bytes, from, ...Array.from({ length: 1 + random(300) }, () => block))
  },
  'the whole repeated': (bytes, random) =>
    new Uint8Array(Buffer.concat(Array.from({ length: 2 + random(20) }, () => bytes))),
  'a range zeroed': (bytes, random) =>
    overwrite(bytes, (copy) => {
      const { from, length } = blockOf(bytes, random)
      copy.fill(0, from, from + length)
    }),
  'lengths grown': (bytes, random) =>
    overwrite(bytes, (copy) => {
      const view = new DataView(copy.buffer)
      for (let i = 0; i <= random(4) && copy.length > 8; i++) {
        const at = random(Math.min(copy.length, random(2) === 0 ? 1_024 : copy.length) - 3)
        view.setUint32(at, [0xffffffff, 0x7fffffff, 0xffff, 0x00ffffff, random(megabyte)][random(5)]!, true)
      }
    }),
  'numbers grown': (bytes, random) =>
    replaceNumbers(bytes, random, (digits) => ['2147483647', `${digits}000000`, '-1', '99999'][random(4)]!),
  'numbers exchanged': (bytes, random) => replaceNumbers(bytes, random, () => String(random(60))),
  'NUL bytes': (bytes, random) => insert(bytes, random(bytes.length), new Uint8Array(1 + random(megabyte))),
  'one line of 1 MB': (bytes, random) => {
    const unit = ['a', ' ', '.', '2019.01-', '-', '{', '<', '&', '(', '\\', '1'][random(11)]!
    return insert(bytes, random(bytes.length), bytesOf(unit.repeat(megabyte / unit.length)))
  },
}
