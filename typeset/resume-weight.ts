import { fieldNameOf } from '#contract/validation/to-field-errors'
import type { Resume } from '#contract/resume/resume'
import { parseRichText, type Block, type InlineRun } from '#resume-model/rich-text/parse-rich-text'
import { ITEM_TEXT_FIELDS } from '#contract/resume/section-kinds'
import { markUnbreakableWords } from './template-input/unbreakable-words'

/**
 * Maximum weight of a resume. A weight of 1 is the layout time of one Chinese character, about 8 µs:
 * the heaviest document takes half of its deadline. 40 pages of plain text weigh 100,000.
 */
export const MAX_WEIGHT = 120_000

/**
 * Heavier documents (about six pages of text) are not laid out nine times to find the best style for one
 * page.
 */
const maxFittedWeight = 15_000

/**
 * Measured with documents of 20 to 200 kB of one kind of content: the cost of each besides its characters.
 */
const weights = {
  asciiLetter: 0.4,
  /** Combining marks are positioned against each other. */
  mark: 8,
  /** A run in another style, a link: laid out as an item of its own. */
  run: 12,
  /** A place where no line may break: a word joiner of its own. */
  joint: 3,
  /** Italics of alternating scripts alternate between families. */
  italic: 2,
  /**
   * A character of a word so long that it may break anywhere, and of one so long that it is no word at all.
   */
  loose: 4,
  unbrokenWord: 1.5,
  lineBreak: 15,
  paragraph: 20,
  listItem: 35,
  entry: 60,
}
const longWord = /[\x21-\x7e]{17,}/g
const maxWordLength = 120

/** The weight of one rich text. */
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

function runsWeight(runs: readonly InlineRun[]): number {
  let weight = runs.length * weights.run
  for (const run of markUnbreakableWords(runs)) {
    if (run.joined) weight += weights.joint
    weight += charactersWeight(run.text, run.italic ? weights.italic : 0)
  }
  return weight
}

function charactersWeight(text: string, each = 0): number {
  let weight = 0
  for (const character of text) {
    if (character === '\n') weight += weights.lineBreak
    else if (character <= '\x7f') weight += weights.asciiLetter + each / 4
    else weight += (/\p{M}/u.test(character) ? weights.mark : 1) + each
  }
  for (const [word] of text.matchAll(longWord))
    weight += word.length * (word.length > maxWordLength ? weights.unbrokenWord : weights.loose)
  return weight
}

/** The weight of a resume, and the name of its heaviest form field. */
export function weighResume({ sections }: Resume): { weight: number; field: string } {
  let weight = 0
  let heaviest = { weight: -1, field: 'sections' }
  const add = (path: (string | number)[], ownWeight: number) => {
    weight += ownWeight
    if (ownWeight > heaviest.weight) heaviest = { weight: ownWeight, field: fieldNameOf(path) }
  }
  sections.forEach((section, s) => {
    if (!section.visible) return
    section.items.forEach((item, i) => {
      if (!item.visible) return
      weight += weights.entry
      for (const field of ITEM_TEXT_FIELDS) {
        const text = item[field]
        if (text !== '')
          add(
            ['sections', s, 'items', i, field],
            field === 'text' ? textWeight(text) : charactersWeight(text),
          )
      }
    })
  })
  return { weight, field: heaviest.field }
}

/** Whether laying out a resume takes so long that it is not tried in many styles. */
export const isLongResume = (resume: Resume) => weighResume(resume).weight > maxFittedWeight

/** The name of the field to shorten first. */
export function heaviestField(resume: Resume): string {
  return weighResume(resume).field
}
