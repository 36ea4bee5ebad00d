import { useEffect, useRef, useState, type TextareaHTMLAttributes } from 'react'
import { inputClassName } from '#app/components/ui/input'
import { cn } from '#app/components/ui/cn'
import { bulletedLines } from './line-list'

type PointListFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { defaultValue: string }

/**
 * A text of one point a line. With scripts a bullet stands before each line that becomes one, as in the editor and on the page;
 * the text itself has none, so that it can be typed and pasted as it comes.
 */
export function PointListField({ defaultValue, ...input }: PointListFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(defaultValue)
  // Typed before the scripts came, or restored by the browser.
  useEffect(() => setText(field.current?.value ?? ''), [])
  return (
    <div className="grid">
      <textarea
        ref={field}
        {...input}
        defaultValue={defaultValue}
        rows={5}
        className={cn(
          inputClassName,
          'field-sizing-content min-h-36 resize-none [grid-area:1/1] [html.scripted_&]:overflow-hidden [html.scripted_&]:pl-7',
        )}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {/* As high and as wide as the text: its lines break at the same letters. */}
      <div
        aria-hidden
        className="needs-script field-box min-w-0 pointer-events-none border-transparent! bg-transparent! pl-7 break-words whitespace-pre-wrap text-transparent! [grid-area:1/1]"
      >
        {bulletedLines(text).map(({ line, isPoint }, n) => (
          <div
            key={n}
            className={cn(
              isPoint && 'before:absolute before:-ml-4 before:text-muted-foreground before:content-["•"]',
            )}
          >
            {line || '\u200b'}
          </div>
        ))}
      </div>
    </div>
  )
}
