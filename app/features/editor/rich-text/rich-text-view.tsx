import { memo, type ReactNode } from 'react'
import { parseRichText, type Block, type InlineRun } from '#resume-model/rich-text/parse-rich-text'
import { cn } from '#app/components/ui/cn'
import { richTextClassName } from './rich-text-class'

/**
 * A text as its editor will show it, drawn over the textarea with its Markdown (`.markdown-field` in app.css). For the
 * eye alone: screen readers and keyboards reach the textarea.
 */
export const RichTextView = memo(function RichTextView({ text }: { text: string }) {
  return (
    <div aria-hidden className={cn(richTextClassName, 'rich-text-view pointer-events-none')}>
      <Blocks blocks={parseRichText(text)} />
    </div>
  )
})

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

/** Links have no address here: the view takes no press. */
function drawRun({ text, bold, italic, underline, url }: InlineRun, key: number) {
  const marks = [bold && 'strong', italic && 'em', underline && 'u', url && 'a'] as const
  return (
    <span key={key}>
      {marks.reduce<ReactNode>((drawn, Mark) => (Mark ? <Mark>{drawn}</Mark> : drawn), text)}
    </span>
  )
}
