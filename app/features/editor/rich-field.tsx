import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#app/components/ui/cn'
import { inputLook } from '#app/components/ui/input'
import { useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'
import { isBegun } from './is-begun'
import type { RichEditorProps } from './rich-editor'

type RichFieldProps = { name: string; label: string; hint?: string; rows: number; beside?: ReactNode }
type Opened = { Rich: ComponentType<RichEditorProps>; caret?: RichEditorProps['caret'] }

/** Loaded once for all fields; without a network it is tried again at the next focus. */
let rich: ComponentType<RichEditorProps> | undefined
async function loadRich() {
  rich ??= (await import('./rich-editor')).RichEditor
  return rich
}

/**
 * A text of the resume: its Markdown in a textarea, until somebody writes in it. Then it is drawn as it is written, from
 * the very letter the textarea had come to; where that cannot be loaded the textarea does.
 */
export function RichField({ name, label, hint, rows, beside }: RichFieldProps) {
  const store = useEditorStore()
  const value = useText(name)
  const { described, invalid, under } = useFieldNotes(name, hint)
  const { opened, area, opening } = useOpening()
  const id = `f-${name}`
  return (
    <div className="relative col-span-6">
      <div className="mb-1 flex items-center gap-3 sm:pr-72">
        <label id={`l-${id}`} htmlFor={id} className="text-sm text-muted-foreground">
          {label}
        </label>
        {beside}
      </div>
      {opened ? (
        <opened.Rich
          id={id}
          name={name}
          labelledBy={`l-${id}`}
          describedBy={described}
          invalid={invalid}
          caret={opened.caret}
        />
      ) : (
        <textarea
          ref={area}
          id={id}
          name={name}
          value={value}
          rows={rows}
          aria-invalid={invalid || undefined}
          aria-describedby={described}
          className={cn(inputLook, 'field-sizing-content min-h-24')}
          {...opening}
          onChange={(event) => store.getState().set(name, event.target.value)}
        />
      )}
      {under}
    </div>
  )
}

function useOpening() {
  const [opened, setOpened] = useState<Opened>()
  const area = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)

  const open = useCallback((Rich: ComponentType<RichEditorProps>) => {
    const go = () => {
      const text = area.current
      if (!text) return
      const isWriting = document.activeElement === text
      const caret = isWriting ? { from: text.selectionStart, to: text.selectionEnd } : undefined
      // A word that is being composed is the input method's until it is done.
      if (composing.current) goAfter(text, 'compositionend')
      else if (caret && isBegun(text.value, caret)) goAfter(text, 'input')
      // At once: the next key belongs to the one or to the other.
      else flushSync(() => setOpened({ Rich, caret }))
    }
    const goAfter = (text: HTMLElement, sign: string) =>
      text.addEventListener(sign, () => setTimeout(go), { once: true })
    go()
  }, [])

  const load = useCallback(() => void loadRich().then(open, () => undefined), [open])
  useEffect(() => {
    // Somebody was there before the scripts.
    if (area.current && document.activeElement === area.current) load()
    const entry = area.current?.closest('details')
    const toggled = () => {
      if (entry?.open && rich) open(rich)
    }
    entry?.addEventListener('toggle', toggled)
    return () => entry?.removeEventListener('toggle', toggled)
  }, [open, load])

  const opening = {
    onFocus: load,
    onCompositionStart: () => void (composing.current = true),
    onCompositionEnd: () => void (composing.current = false),
  }
  return { opened, area, opening }
}
