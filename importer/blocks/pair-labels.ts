import { hasDate } from '#resume-model/lines/find-dates'
import { isFieldLabel } from '../classify/field-labels'
import { characterCount } from '../line'

const maxLabelLength = 12

export const isLabel = (text: string) => text !== '' && (/[:：]$/u.test(text) || isFieldLabel(text))

const looksLikeLabel = (text: string) =>
  characterCount(text) <= maxLabelLength && !/\d[%％]?$/.test(text) && !hasDate(text)

/** Whether every second cell of a row may be a label. */
export const isPaired = (texts: readonly string[]) =>
  texts.length % 2 === 0 &&
  texts.every((text, i) => i % 2 === 1 || (text === '' ? texts[i + 1] === '' : looksLikeLabel(text)))

/** Texts of a row, with each label and the value after it in one: `姓名`, `王小明` → `姓名：王小明`. */
export function pairLabels(texts: readonly string[], byPlace: boolean): string[] {
  const joined: string[] = []
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!
    const next = texts[i + 1]
    const isPair = next !== undefined && (byPlace ? text !== '' : isLabel(text) && !isLabel(next))
    if (isPair) {
      // A label without a value says nothing of the person.
      if (next !== '') joined.push(`${text.replace(/[:：]$/u, '').trimEnd()}：${next}`)
      i++
    } else if (text !== '') joined.push(text)
  }
  return joined
}
