import { isAlphanumeric, isDigit, isHan, skip, type Span } from './text-span'

/** Height, weight, age and birth dates in a text without a label: `，175cm，`, `27岁`, `1998年3月出生`. */
export function bodyFigureSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let start = 0; start < text.length; start++) {
    if (!isDigit(text, start) || isDigit(text, start - 1)) continue
    let number = start
    while (number - start < 5 && isDigit(text, number)) number++
    const digits = text.slice(start, number)
    const unitStart = skip(text, number, ' ', 1)
    const body = bodySpan(text, { start, unitStart, value: Number(digits), digits })
    if (body) spans.push(body)
    const born = digits.length === 4 ? birthDateEnd(text, number) : undefined
    if (born !== undefined) spans.push({ start, end: born, kind: 'birth' })
  }
  return spans
}

type Figure = { start: number; unitStart: number; value: number; digits: string }

function bodySpan(text: string, { start, unitStart, value, digits }: Figure): Span | undefined {
  const unitEnd = (units: readonly string[]) => {
    const unitText = units.find((one) => text.startsWith(one, unitStart))
    return unitText === undefined ? undefined : unitStart + unitText.length
  }
  const cm = digits.length === 3 && value >= 130 && value <= 229 ? unitEnd(['cm', '厘米', '公分']) : undefined
  if (cm !== undefined && isPhrase(text, start, cm)) return { start, end: cm, kind: 'height' }
  const kg = value >= 35 && value <= 150 ? unitEnd(['kg', '公斤', '千克']) : undefined
  if (kg !== undefined && isPhrase(text, start, kg)) return { start, end: kg, kind: 'weight' }
  const years = value >= 16 && value <= 80 ? unitEnd(['岁', '周岁']) : undefined
  const follows = '-~至到'.includes(text[start - 1] ?? ' ')
  if (years !== undefined && !follows && !isHan(text, years)) return { start, end: years, kind: 'birth' }
  return undefined
}

/**
 * Whether the range is a phrase of its own between separators or text ends: a parcel of 60kg is nobody's
 * weight.
 */
function isPhrase(text: string, start: number, end: number): boolean {
  const isSeparator = (index: number) =>
    index < 0 || index >= text.length || ',;|/、。·\n()'.includes(text[index]!)
  return isSeparator(start - 1 - (text[start - 1] === ' ' ? 1 : 0)) && isSeparator(skip(text, end, ' ', 1))
}

/** The end of `年3月12日出生` or `-03-12出生` after a year; undefined when it is no birth date. */
function birthDateEnd(text: string, from: number): number | undefined {
  let end = from
  while (end - from < 12 && (isDigit(text, end) || ' .-/年月日'.includes(text[end] ?? 'x'))) end++
  if (text.startsWith('出生', end)) return end + 2
  return text[end] === '生' && end > from && !isHan(text, end + 1) && !isAlphanumeric(text, end + 1)
    ? end + 1
    : undefined
}
