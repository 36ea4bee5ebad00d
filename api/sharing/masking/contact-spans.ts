import { isAlphanumeric, isDigit, skip, type Span } from './text-span'

const localSigns = '._%+-'
const maxPhoneLength = 24

/** Finds e-mail addresses by scanning both ways from each `@`. */
export function emailSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > 0 && (isAlphanumeric(text, start - 1) || localSigns.includes(text[start - 1]!))) start--
    let end = at + 1
    while (end < text.length && (isAlphanumeric(text, end) || text[end] === '-' || text[end] === '.')) end++
    // A full stop or dash at the end belongs to the sentence.
    while (end > at + 1 && (text[end - 1] === '.' || text[end - 1] === '-')) end--
    let ending = end
    while (ending > at && text[ending - 1] !== '.') ending--
    const isName = ending > at + 2 && end - ending >= 2 && !isDigit(text, ending)
    if (start < at && isName) spans.push({ start, end, kind: 'email' })
  }
  return spans
}

/**
 * Finds phone numbers, and identity card numbers (which contain the birth date): one may start at each digit.
 */
export function numberSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let start = 0; start < text.length; start++) {
    if (!isDigit(text, start) || isDigit(text, start - 1)) continue
    const identity = identityCardEnd(text, start)
    if (identity) spans.push({ start, end: identity, kind: 'birth' })
    const end = identity
      ? undefined
      : (mobileEnd(text, start) ?? landlineEnd(text, start) ?? internationalEnd(text, start))
    if (end !== undefined) spans.push({ start: start - countryLength(text, start), end, kind: 'phone' })
  }
  return spans
}

/** 17 digits and a check digit or X. */
function identityCardEnd(text: string, start: number): number | undefined {
  let end = start
  while (end - start < 19 && isDigit(text, end)) end++
  if (end - start === 17 && text[end] === 'x') end++
  const century = text.slice(start + 6, start + 8)
  return end - start === 18 && (century === '19' || century === '20') ? end : undefined
}

/** 1[3-9] and nine more digits, with a blank or a dash between any two; optionally after 86. */
function mobileEnd(text: string, start: number): number | undefined {
  const own = text.startsWith('86', start) ? skip(text, start + 2, ' -()', 2) : start
  return mobileFrom(text, own) ?? (own === start ? undefined : mobileFrom(text, start))
}

function mobileFrom(text: string, start: number): number | undefined {
  if (text[start] !== '1' || !/[3-9]/.test(text[start + 1] ?? '')) return undefined
  const end = digitsEnd(text, start, 11)
  return end === undefined || isDigit(text, end) ? undefined : end
}

/** `0571-88881234`, `(010) 8888 1234`: the area code is separated from the number. */
function landlineEnd(text: string, start: number): number | undefined {
  if (text[start] !== '0') return undefined
  for (const area of [3, 4]) {
    const number = skip(text, start + area, ' -)', 2)
    if (number === start + area || !isDigit(text, start + area - 1)) continue
    const end = digitsEnd(text, number, 8) ?? digitsEnd(text, number, 7)
    if (end !== undefined && !isDigit(text, end)) return end
  }
  return undefined
}

/** After a +: 10 to 15 digits. */
function internationalEnd(text: string, start: number): number | undefined {
  if (text[start - 1] !== '+' || text[start] === '0') return undefined
  const { count, end } = readLongNumber(text, start)
  return count >= 10 && count <= 15 ? end : undefined
}

/**
 * The end of `count` digits with at most one blank or dash between any two; undefined when there are fewer.
 */
function digitsEnd(text: string, start: number, count: number): number | undefined {
  let index = start
  for (let seen = 0; seen < count; seen++) {
    if (seen > 0 && !isDigit(text, index) && ' -.'.includes(text[index] ?? 'x')) index++
    if (!isDigit(text, index)) return undefined
    index++
  }
  return index
}

/**
 * Counts digits from here on, with blanks, dashes and brackets between them; over at most `maxPhoneLength`
 * characters.
 */
export function readLongNumber(text: string, start: number): { count: number; end: number } {
  let [count, end] = [0, start]
  for (let index = start; index < text.length && index - start < maxPhoneLength; index++) {
    if (isDigit(text, index)) {
      count++
      end = index + 1
    } else if (!' -.()'.includes(text[index]!)) break
  }
  return { count, end }
}

/** The length of `+86 ` or `(+86)` before a number. */
function countryLength(text: string, start: number): number {
  let index = start
  if (text[index - 1] === '(') index--
  if (text[index - 1] === '+') index--
  return start - index
}
