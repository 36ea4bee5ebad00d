import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#app/components/ui/cn'
import { inputClassName } from '#app/components/ui/input'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from '#app/features/editor/fields/field'
import { isIncompleteMarkup } from './is-incomplete-markup'
import { RichTextView } from './rich-text-view'
import type { RichTextEditorProps } from './rich-text-editor'

type RichTextFieldProps = {
  name: string
  label: string
  /** How to write Markdown, shown where scripts are off. */
  hint?: string
  rows: number
  labelAction?: ReactNode
}
type Opened = { EditorComponent: ComponentType<RichTextEditorProps>; caret?: RichTextEditorProps['caret'] }

/** Loaded once for all fields; after a network error the next focus retries. */
let loadedEditor: ComponentType<RichTextEditorProps> | undefined
async function loadRichTextEditor() {
  loadedEditor ??= (await importWithTexts(() => import('./rich-text-editor'), ['editor-tools']))
    .RichTextEditor
  return loadedEditor
}

/**
 * A text of the resume: drawn as it will be printed, and edited in the rich text editor once its entry is open or it has
 * the focus. Without scripts, or if the editor fails to load, it is a textarea with the Markdown.
 */
export function RichTextField({ name, label, hint, rows, labelAction }: RichTextFieldProps) {
  const store = useEditorStore()
  const value = useFieldValue(name)
  const { opened, textareaRef, textareaHandlers } = useLazyRichTextEditor()
  const { describedBy, isInvalid, notes } = useFieldDescription(
    name,
    opened ? undefined : hint,
    'markdown-hint',
  )
  const id = `f-${name}`
  // Behind the text, and above it only for the eye: Tab comes to the text first.
  const labelTools = (
    <div className="rich-text-tools col-start-2 row-start-1 mb-1 flex items-center gap-3 sm:pr-72 [&_button]:text-left [&_svg]:shrink-0">
      {labelAction}
    </div>
  )
  return (
    <div className="rich-text-field relative col-span-6">
      <div className="grid grid-cols-[minmax(0,auto)_1fr] items-center gap-x-3">
        <label id={`l-${id}`} htmlFor={id} className="mb-1 text-sm text-muted-foreground">
          {label}
        </label>
        {opened ? (
          <opened.EditorComponent
            id={id}
            name={name}
            labelledBy={`l-${id}`}
            describedBy={describedBy}
            isInvalid={isInvalid}
            caret={opened.caret}
            labelTools={labelTools}
          />
        ) : (
          <>
            <div className="markdown-field relative col-span-2 row-start-4">
              <RichTextView text={value} />
              <textarea
                ref={textareaRef}
                id={id}
                name={name}
                value={value}
                rows={rows}
                aria-invalid={isInvalid || undefined}
                aria-describedby={describedBy}
                className={cn(inputClassName, 'field-sizing-content min-h-24')}
                {...textareaHandlers}
                onChange={(event) => store.getState().set(name, event.target.value)}
              />
            </div>
            {labelTools}
          </>
        )}
      </div>
      {notes}
    </div>
  )
}

function useLazyRichTextEditor() {
  const [opened, setOpened] = useState<Opened>()
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)

  const open = useCallback((EditorComponent: ComponentType<RichTextEditorProps>) => {
    const tryOpen = () => {
      const text = textareaRef.current
      if (!text) return
      const isFocused = document.activeElement === text
      const caret = isFocused ? { from: text.selectionStart, to: text.selectionEnd } : undefined
      // Replacing the textarea would break the IME composition.
      if (composing.current) retryOn(text, 'compositionend')
      else if (caret && isIncompleteMarkup(text.value, caret)) retryOn(text, 'input')
      // Synchronous, so that no keystroke falls between the two fields.
      else flushSync(() => setOpened({ EditorComponent, caret }))
    }
    const retryOn = (text: HTMLElement, eventName: string) =>
      text.addEventListener(eventName, () => setTimeout(tryOpen), { once: true })
    tryOpen()
  }, [])

  const load = useCallback(() => void loadRichTextEditor().then(open, () => undefined), [open])
  useEffect(() => {
    const entry = textareaRef.current?.closest('details')
    // The entry was opened, or the field had the focus, before the scripts loaded.
    if (entry?.open || (textareaRef.current && document.activeElement === textareaRef.current)) load()
    const onToggle = () => {
      if (!entry?.open) return
      if (loadedEditor) open(loadedEditor)
      else load()
    }
    entry?.addEventListener('toggle', onToggle)
    return () => entry?.removeEventListener('toggle', onToggle)
  }, [open, load])

  const textareaHandlers = {
    onFocus: load,
    onCompositionStart: () => void (composing.current = true),
    onCompositionEnd: () => void (composing.current = false),
  }
  return { opened, textareaRef, textareaHandlers }
}
