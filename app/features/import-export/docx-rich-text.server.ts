import { ExternalHyperlink, Paragraph, TextRun, type IParagraphOptions, type ParagraphChild } from 'docx'
import type { List } from '#resume-model/rich-text/parse-rich-text'
import type { PageBlock, PageRun } from '#typeset/template-input/template-input'

/**
 * Converts rich text to Word paragraphs and lists. Numbered lists use the `numbering` config, one per start
 * number and sign.
 */
export function richParagraphs(blocks: readonly PageBlock[], level = -1): Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph')
      return [new Paragraph({ children: runsOf(block.runs), ...listIndent(level) })]
    return block.items.flatMap((item) => {
      const [first, ...more] = item
      const mark: Partial<IParagraphOptions> =
        block.type === 'bullets'
          ? { bullet: { level: level + 1 } }
          : {
              numbering: {
                reference: numberingName(block),
                level: level + 1,
                instance: instanceIdOf(block),
              },
            }
      const firstRuns = first?.type === 'paragraph' ? first.runs : []
      return [
        new Paragraph({ children: runsOf(firstRuns), ...mark }),
        ...richParagraphs(first?.type === 'paragraph' ? more : item, level + 1),
      ]
    })
  })
}

/** Aligns a continuation paragraph with the text of its list item. */
function listIndent(level: number): Partial<IParagraphOptions> {
  return level < 0 ? {} : { indent: { left: 360 * (level + 1) } }
}

export function runsOf(runs: readonly PageRun[]): ParagraphChild[] {
  return runs.flatMap<ParagraphChild>(({ text, bold, italic, underline, url }) => {
    const runStyle = { bold, italics: italic, underline: underline || url ? {} : undefined }
    const pieces = text.split('\n').map(
      (line, i) =>
        new TextRun({
          text: line,
          break: i > 0 ? 1 : undefined,
          ...runStyle,
          style: url ? 'Hyperlink' : undefined,
        }),
    )
    return url ? [new ExternalHyperlink({ link: url, children: pieces })] : pieces
  })
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
export function collectNumberings(blocks: readonly PageBlock[]): Numbering[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? []
      : [...(block.type === 'numbers' ? [block] : []), ...block.items.flatMap(collectNumberings)],
  )
}
