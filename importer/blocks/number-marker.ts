/**
 * What the marker of a list says: a number, a sign, or a Chinese ordinal (`一、`), which numbers the headings of a resume and
 * not its items.
 */
export function readMarker(marker: string): { number?: number; isOrdinal: boolean } {
  const text = marker.trim()
  const number = /^[(（]?(\d{1,4})[.)、．）]?$/u.exec(text)?.[1]
  const isOrdinal = /^[第(（]?[一二三四五六七八九十壹贰叁肆]{1,3}[章节部.)、．）]*$/u.test(text)
  return { isOrdinal, ...(number !== undefined && { number: Number(number) }) }
}

/** The level of a heading of the given rank: 1 is that of the title alone. */
export const levelOfRank = (rank: number) => Math.min(Math.max(rank, 1) + 1, 6)
