import type { RecognisedText } from '#contract/resume/recognised-pages'
import { isFieldLabel } from '../classify/field-labels'

/** In sizes of a letter: texts of a column begin this close to one another. */
const sameEdge = 0.5
/** Known labels behind icons that show a column of icons. */
const leastKnown = 2
/** More of them say nothing new, and each text is compared with each. */
const mostKnown = 100

/** In sizes of a letter: an icon stands at most this far before what it is of. */
const iconGap = 1.5
const contact = /@|\d{7}|https?:|\w\.(?:com|cn|net|org|io)\b/u

/**
 * Texts without icons, which are read as characters: alone before a contact, glued to one (`驯a@b.cn`), before a label that is known
 * (`全电话：138…`), and before the others of such a column.
 */
export function dropIcons(texts: readonly RecognisedText[]): RecognisedText[] {
  const known = texts.filter(({ text }) => isIconOfLabel(text)).slice(0, mostKnown)
  return texts.flatMap((one, i) => {
    const next = texts[i + 1]
    if ([...one.text].length === 1 && next && contact.test(next.text) && isBefore(one, next)) return []
    const inColumn = known.filter(({ x, size }) => Math.abs(x - one.x) <= sameEdge * size)
    const isIcon =
      isIconOfLabel(one.text) ||
      /^\p{Script=Han}\s?(?=[\w.+-]+@)/u.test(one.text) ||
      (inColumn.length >= leastKnown && /^\p{Script=Han}[^：:]{2,12}[：:]/u.test(one.text))
    return [
      isIcon && !isFieldLabel(labelOf(one.text)) ? { ...one, text: one.text.slice(1).trimStart() } : one,
    ]
  })
}

const isBefore = (icon: RecognisedText, text: RecognisedText) =>
  Math.abs(icon.y - text.y) <= sameEdge * text.size && text.x - icon.x - icon.width <= iconGap * text.size

const labelOf = (text: string) => /^([^：:]{1,13})[：:]/u.exec(text)?.[1]?.trim() ?? ''

function isIconOfLabel(text: string): boolean {
  const label = labelOf(text)
  return label.length > 2 && !isFieldLabel(label) && isFieldLabel(label.slice(1))
}
