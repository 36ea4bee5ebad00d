/** Letters clearly larger than the body's are a heading; each size, in half points, is a level of its own. */
export function headingLevels(texts: readonly { size: number; text: string }[]): (size: number) => number {
  const letters = new Map<number, number>()
  for (const { size, text } of texts)
    letters.set(roundToHalf(size), (letters.get(roundToHalf(size)) ?? 0) + text.length)
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
  const larger = [...letters.keys()].filter((size) => size >= body * 1.08).sort((a, b) => b - a)
  const levels = new Map(larger.map((size, index) => [size, Math.min(index + 1, 6)]))
  return (size) => levels.get(roundToHalf(size)) ?? 0
}

const roundToHalf = (size: number) => Math.round(size * 2) / 2
