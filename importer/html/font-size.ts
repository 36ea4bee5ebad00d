const keywords: Record<string, number> = {
  'xx-small': 7,
  'x-small': 7.5,
  small: 10,
  medium: 12,
  large: 13.5,
  'x-large': 18,
  'xx-large': 24,
}
const pointsPerUnit: Record<string, number> = {
  pt: 1,
  px: 0.75,
  rem: 12,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  pc: 12,
}

/** A size of CSS, alone or in the short form `bold 14px/1.5 宋体`, in pt. */
export function toPoints(value: string | undefined, parentSize: number): number | undefined {
  if (value === undefined) return undefined
  for (const word of value.slice(0, 200).split(/[\s/]+/)) {
    const points = keywords[word] ?? lengthOf(word, parentSize)
    // Nothing between inline blocks is set in size 0, and what is inside has a size of its own.
    if (points !== undefined && points >= 1 && points <= 400) return Math.round(points * 4) / 4
  }
  return undefined
}

function lengthOf(word: string, parentSize: number): number | undefined {
  const [, number = '', unit = ''] =
    /^(\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(pt|px|rem|em|%|in|cm|mm|pc)$/.exec(word) ?? []
  if (number === '') return undefined
  if (unit === 'em') return Number(number) * parentSize
  if (unit === '%') return (Number(number) * parentSize) / 100
  return Number(number) * pointsPerUnit[unit]!
}
