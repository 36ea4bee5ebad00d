import type { ReactNode } from 'react'
import { parseRichText, type Block, type InlineRun } from '#resume-model/rich-text/parse-rich-text'

/** A text with its marks drawn; links have no address here. */
export function RichTextBlocks({ text }: { text: string }) {
  return <Blocks blocks={parseRichText(text)} />
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, i) => {
    if (block.type === 'paragraph') return <p key={i}>{block.runs.map(drawRun)}</p>
    const items = block.items.map((item, j) => (
      <li key={j}>
        <Blocks blocks={item} />
      </li>
    ))
    return block.type === 'bullets' ? (
      <ul key={i}>{items}</ul>
    ) : (
      <ol key={i} start={block.start}>
        {items}
      </ol>
    )
  })
}

function drawRun({ text, bold, italic, underline, url }: InlineRun, key: number) {
  const marks = [bold && 'strong', italic && 'em', underline && 'u', url && 'a'] as const
  return (
    <span key={key}>
      {marks.reduce<ReactNode>((drawn, Mark) => (Mark ? <Mark>{drawn}</Mark> : drawn), text)}
    </span>
  )
}
