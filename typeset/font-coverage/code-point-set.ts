/** A set of characters, one bit per code point (136 kB). */
export function createCodePointSet(ranges: readonly CodePointRange[] = []) {
  const bits = new Uint32Array(0x110000 / 32)
  const add = (first: number, last: number) => {
    for (let code = first; code <= last; code++) bits[code >>> 5]! |= 1 << (code & 31)
  }
  const has = (code: number) => (bits[code >>> 5]! & (1 << (code & 31))) !== 0
  for (const [first, last] of ranges) add(first, last)
  return {
    /** Adds the code points from `first` to `last`. */
    add,
    has,
    /** All of them, in order: a set for another machine. */
    ranges(): CodePointRange[] {
      const found: [number, number][] = []
      for (let code = 0; code < 0x110000; code++) {
        if (!has(code)) continue
        const last = found.at(-1)
        if (last?.[1] === code - 1) last[1] = code
        else found.push([code, code])
      }
      return found
    },
  }
}

export type CodePointRange = readonly [first: number, last: number]
