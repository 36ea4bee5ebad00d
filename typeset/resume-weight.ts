import { fieldName } from '#contract/field-problems'
import type { Resume } from '#contract/resume'
import { parseRichText, type Block, type Run } from '#contract/rich-text'
import { ITEM_TEXTS } from '#contract/section-kinds'
import { keepWords } from './keep-words'

/**
 * The most a resume may weigh to be laid out. A weight of 1 is what one Chinese letter takes of a worker's time on its way
 * to a drawn page, about 8 µs: the heaviest document takes half of its deadline. 40 pages of plain text weigh 100,000.
 */
export const MOST_WEIGHT = 120_000

/** Measured on documents of 20 to 200 kB that hold one kind of content: what each takes besides its letters. */
const weights = {
  asciiLetter: 0.4,
  /** Marks that stand on the letter before them are placed one against the others. */
  mark: 8,
  /** A stretch of one look, a link: a piece of a line that is laid out by itself. */
  run: 12,
  keptWord: 7,
  /** A leaning letter is a drawing of its own. */
  leaning: 14,
  /** A letter of a word so long that it may break anywhere, and of one so long that it is no word at all. */
  loose: 4,
  endless: 1.5,
  lineBreak: 15,
  paragraph: 20,
  listItem: 35,
  entry: 60,
}
const longWord = /[\x21-\x7e]{17,}/g
const endlessLetters = 120

/** What laying out one rich text takes. */
export function textWeight(text: string): number {
  return blocksWeight(parseRichText(text))
}

function blocksWeight(blocks: readonly Block[]): number {
  let weight = 0
  for (const block of blocks) {
    if (block.type === 'paragraph') weight += weights.paragraph + runsWeight(block.runs)
    else for (const item of block.items) weight += weights.listItem + blocksWeight(item)
  }
  return weight
}

function runsWeight(runs: readonly Run[]): number {
  let weight = runs.length * weights.run
  for (const run of keepWords(runs)) {
    if (run.keep) weight += weights.keptWord
    weight += lettersWeight(run.text, run.italic ? weights.leaning : 0)
  }
  return weight
}

function lettersWeight(text: string, each = 0): number {
  let weight = 0
  for (const letter of text) {
    if (letter === '\n') weight += weights.lineBreak
    else if (letter <= '\x7f') weight += weights.asciiLetter + each / 4
    else weight += (/\p{M}/u.test(letter) ? weights.mark : 1) + each
  }
  for (const [word] of text.matchAll(longWord))
    weight += word.length * (word.length > endlessLetters ? weights.endless : weights.loose)
  return weight
}

/** What laying out a resume takes, and its text that takes most: the name of a form field. */
export function weighResume({ sections }: Resume): { weight: number; field: string } {
  let weight = 0
  let most = { weight: -1, field: 'sections' }
  const add = (path: (string | number)[], own: number) => {
    weight += own
    if (own > most.weight) most = { weight: own, field: fieldName(path) }
  }
  sections.forEach((section, s) => {
    if (!section.visible) return
    section.items.forEach((item, i) => {
      if (!item.visible) return
      weight += weights.entry
      for (const field of ITEM_TEXTS) {
        const text = item[field]
        if (text !== '')
          add(['sections', s, 'items', i, field], field === 'text' ? textWeight(text) : lettersWeight(text))
      }
    })
  })
  return { weight, field: most.field }
}

/** The name of the field to shorten first. */
export function heaviestField(resume: Resume): string {
  return weighResume(resume).field
}
