// Letters of a private use area, which no page has: they stand where a person's own name is filled in.
export const initialPlaceholder = '\u{f8a1}'
export const namePlaceholder = `${initialPlaceholder}\u{f8a2}\u{f8a3}`
/** Numbers that nobody has left: they stand where a person's own are filled in. */
export const countPlaceholders = {
  resumes: 7_318_429_056_131,
  downloads: 7_318_429_056_132,
  points: 7_318_429_056_133,
}
export type CountName = keyof typeof countPlaceholders

/** A mark that was cut, written in another way or put into an address: what it stands for cannot be filled in there. */
const mangledPlaceholders =
  /[\uf8a1-\uf8a3]|%EF%A2%A[1-3]|\\uf8a[1-3]|&#(?:x0*f8a[1-3]|0*6364[89]|0*63650);|7[^\d<]?318[^\d<]?429[^\d<]?056/i

/** Whether a mark is left where all of them were taken out. */
export function hasMangledPlaceholder(text: string): boolean {
  return mangledPlaceholders.test(text)
}
