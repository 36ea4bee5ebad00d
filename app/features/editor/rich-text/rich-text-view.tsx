import { memo } from 'react'
import { cn } from '#app/components/ui/cn'
import { RichTextBlocks } from '#app/preview/rich-text-blocks'
import { richTextClassName } from './rich-text-class'

/**
 * A text as its editor will show it, drawn over the textarea with its Markdown (`.markdown-field` in app.css). For the
 * eye alone: screen readers and keyboards reach the textarea, and links take no press.
 */
export const RichTextView = memo(function RichTextView({ text }: { text: string }) {
  return (
    <div aria-hidden className={cn(richTextClassName, 'rich-text-view pointer-events-none')}>
      <RichTextBlocks text={text} />
    </div>
  )
})
