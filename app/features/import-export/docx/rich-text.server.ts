import { AlignmentType, ExternalHyperlink, LevelFormat, Paragraph, TabStopType, TextRun } from 'docx'
import type { IParagraphOptions, ParagraphChild } from 'docx'
import type { List } from '#resume-model/rich-text/parse-rich-text'
import type { PageBlock, PageRun } from '#typeset/template-input/template-input'

/** Where a text begins from the margin, and what goes with every one of its paragraphs. */
export type TextPlace = { left: number; style?: Partial<IParagraphOptions> }

/** How far a list is indented in twips. */
const listStep = 220

/**
 * Converts rich text to Word paragraphs and lists. Numbered lists use the `numbering` config, one per start
 * number and sign.
 */
export function richParagraphs(blocks: readonly PageBlock[], place: TextPlace, level = -1): Paragraph[] {
  const left = place.left + listStep * (level + 1)
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph')
      return [new Paragraph({ children: runsOf(block.runs), indent: { left }, ...place.style })]
    return block.items.flatMap((item) => {
      const [first, ...more] = item
      const numbering =
        block.type === 'bullets'
          ? { reference: 'bullets', level: level + 1 }
          : { reference: numberingName(block), level: level + 1, instance: instanceIdOf(block) }
      const firstRuns = first?.type === 'paragraph' ? first.runs : []
      const indent = { left: left + listStep, hanging: listStep }
      return [
        new Paragraph({
          ...{ children: runsOf(firstRuns), numbering, indent, style: 'ListParagraph' },
          tabStops: [{ type: TabStopType.LEFT, position: indent.left }],
          ...place.style,
        }),
        ...richParagraphs(first?.type === 'paragraph' ? more : item, place, level + 1),
      ]
    })
  })
}

export function runsOf(
  runs: readonly PageRun[],
  { color, style }: { color?: string; style?: string } = {},
): ParagraphChild[] {
  return mergedRuns(runs).flatMap<ParagraphChild>(({ text, bold, italic, underline, url }) => {
    const runStyle = { bold, italics: italic, underline: underline ? {} : undefined, color }
    const pieces = text.split('\n').map(
      (line, i) =>
        new TextRun({
          text: line,
          break: i > 0 ? 1 : undefined,
          ...runStyle,
          style: style ?? (url ? 'Hyperlink' : undefined),
        }),
    )
    return url ? [new ExternalHyperlink({ link: url, children: pieces })] : pieces
  })
}

/** Runs that look the same are one in Word. */
function mergedRuns(runs: readonly PageRun[]): PageRun[] {
  const groups: PageRun[][] = []
  for (const run of runs) {
    const last = groups.at(-1)?.[0]
    const isSame =
      last && (['bold', 'italic', 'underline', 'url'] as const).every((key) => last[key] === run[key])
    if (isSame) groups.at(-1)!.push(run)
    else groups.push([run])
  }
  return groups.map((group) => ({ ...group[0]!, text: group.map(({ text }) => text).join('') }))
}

/** How a numbered list counts. */
export type Numbering = Pick<List, 'start' | 'sign'>
export const numberingName = ({ start, sign }: Numbering) => `from-${start}${sign ?? '.'}`

/** Each numbered list counts separately. */
const instances = new WeakMap<object, number>()
let lastInstance = 0
function instanceIdOf(list: object): number {
  const known = instances.get(list) ?? ++lastInstance
  instances.set(list, known)
  return known
}

/** Returns all numberings in a text. */
function collectNumberings(blocks: readonly PageBlock[]): Numbering[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? []
      : [...(block.type === 'numbers' ? [block] : []), ...block.items.flatMap(collectNumberings)],
  )
}

/** The numberings of all lists of a document. */
export function listNumberings(texts: readonly (readonly PageBlock[])[], colour: string) {
  const distinct = new Map(
    texts.flatMap(collectNumberings).map((numbering) => [numberingName(numbering), numbering]),
  )
  const numbers = [...distinct].map(([reference, { start, sign }]) => ({
    reference,
    levels: [0, 1].map((level) => ({
      ...{ level, start, format: LevelFormat.DECIMAL, text: `%${level + 1}${sign ?? '.'}` },
      alignment: AlignmentType.START,
    })),
  }))
  const bullets = {
    reference: 'bullets',
    levels: [0, 1, 2].map((level) => ({
      ...{ level, format: LevelFormat.BULLET, text: level === 0 ? '•' : '–', alignment: AlignmentType.START },
      style: {
        run: { color: colour, font: 'Arial' },
        paragraph: { indent: { left: listStep * (level + 1), hanging: listStep } },
      },
    })),
  }
  return [bullets, ...numbers]
}
