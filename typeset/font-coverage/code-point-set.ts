/** A set of characters, one bit per code point (136 kB). */
export function createCodePointSet(bits = new Uint32Array(0x110000 / 32)) {
  return {
    /** Adds the code points from `first` to `last`. */
    add(first: number, last: number) {
      for (let code = first; code <= last; code++) bits[code >>> 5]! |= 1 << (code & 31)
    },
    has: (code: number) => (bits[code >>> 5]! & (1 << (code & 31))) !== 0,
    bits,
  }
}
