/** Of the size of a font: how high the ink of a text is, by what stands in it. */
const [withBars, chinese, withTails, withoutTails, small] = [1.08, 0.9, 0.93, 0.73, 0.55]

/** The size of the font of a text, from the height of its ink. */
export function letterSize(text: string, height: number): number {
  if (/[|｜()（）【】/]/u.test(text)) return height / withBars
  if (/[\p{Script=Han}、，。：；]/u.test(text)) return height / chinese
  if (/[gjpqyQ,;@]/u.test(text)) return height / withTails
  return height / (/[\p{Lu}\p{N}bdfhklt]/u.test(text) ? withoutTails : small)
}
