import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import { cleanText } from '#contract/validation/clean-text'
import { replaceRadicals } from './replace-radicals'
import type { TextItem } from './text-item'
import './transfer-to-fixed-length'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** What a page writes, in its order: letters, and how many blanks stand before each. */
export type WrittenText = { letters: string; blanks: number[] }

/** The letters and blanks of a page. PDF.js gives two narrow blanks in its text items as one, of no certain width. */
export async function readWrittenText(page: Page): Promise<WrittenText> {
  const { OPS } = await getResolvedPDFJS()
  // A damaged drawing is none.
  const list = await page.getOperatorList().catch(() => undefined)
  const written: WrittenText = { letters: '', blanks: [] }
  const parts: string[] = []
  let blanks = 0
  for (const [i, operator] of (list?.fnArray ?? []).entries()) {
    if (operator !== OPS.showText) continue
    const [glyphs] = list!.argsArray[i] as [({ unicode?: unknown } | number | null)[] | undefined]
    for (const glyph of glyphs ?? []) {
      if (glyph === null || typeof glyph !== 'object' || typeof glyph.unicode !== 'string') continue
      const letters = lettersOf(replaceRadicals(cleanText(glyph.unicode)))
      if (letters === '') {
        if (/\s/u.test(glyph.unicode)) blanks++
        continue
      }
      parts.push(letters)
      for (let unit = 0; unit < letters.length; unit++) written.blanks.push(unit === 0 ? blanks : 0)
      blanks = 0
    }
  }
  return { ...written, letters: parts.join('') }
}

const lettersOf = (text: string) => text.replace(/\s+/gu, '')

/** How far on letters are looked for: what PDF.js leaves out or writes in another way is short. */
const mostSkipped = 200
/** Of the gaps between Latin letters, how many have no blank where a program writes blanks: tabs. */
const mostWithoutBlank = 0.2

/**
 * The items with the blanks before them, and with wide gaps within them where a page writes two blanks or more; as they are where
 * the program leaves gaps between words and writes no blanks.
 */
export function restoreBlanks(items: readonly TextItem[], { letters, blanks }: WrittenText): TextItem[] {
  let at = 0
  const gaps = { all: 0, withoutBlank: 0 }
  const restored = items.map((item) => {
    const own = lettersOf(item.text)
    const skipped = own === '' ? -1 : letters.slice(at, at + mostSkipped + own.length).indexOf(own)
    if (skipped < 0) return item
    const found = at + skipped
    at = found + own.length
    let end = found
    const parts = item.text.split(/(\s+)/u).map((part, i) => {
      if (i % 2 === 0) {
        end += part.length
        return part
      }
      if (isLatin(letters[end - 1]) && isLatin(letters[end])) {
        gaps.all++
        if (blanks[end] === 0) gaps.withoutBlank++
      }
      return end > found && blanks[end]! > 1 ? '  ' : part
    })
    const text = parts.join('').replace(afterMark, ' ').replace(betweenSpreadLetters, '$1 ')
    return { ...item, text, blanks: blanks[found] }
  })
  return gaps.withoutBlank <= mostWithoutBlank * gaps.all ? restored : [...items]
}

const isLatin = (letter: string | undefined) => letter !== undefined && /[A-Za-z]/.test(letter)

/** Two blanks end a sentence in some hands, and follow a colon. */
const afterMark = /(?<=[.!?。；;，,、:：]) {2}/gu
/** Names of two characters, spread to the width of more: `姓  名`. */
const betweenSpreadLetters = /(?<=^|\s)(\p{Script=Han}) {2}(?=\p{Script=Han}(?:[\s:：]|$))/gu
