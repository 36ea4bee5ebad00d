import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { cn } from '#app/components/ui/cn'
import { inputLook } from '#app/components/ui/input'
import { useEditorStore, useText } from './editor-context'
import { RichToolbar } from './rich-toolbar'
import { openWriting, type Caret } from './rich-writing'

export type RichEditorProps = {
  id: string
  name: string
  labelledBy: string
  describedBy?: string
  invalid: boolean
  /** Where to go on writing, when the field had the focus. */
  caret?: Caret
}

/** A text with its marks drawn instead of written. Loaded on demand: known to rich-field.tsx alone. */
export function RichEditor({ id, name, labelledBy, describedBy, invalid, caret }: RichEditorProps) {
  const store = useEditorStore()
  const value = useText(name)
  const place = useRef<HTMLDivElement>(null)
  const writing = useRef<ReturnType<typeof openWriting>>()
  const [editor, setEditor] = useState<Editor>()
  const [first] = useState({ value, caret })
  // An entry that is moved goes by another name afterwards.
  const named = useRef(name)
  useLayoutEffect(() => void (named.current = name), [name])

  useLayoutEffect(() => {
    const opened = openWriting({
      element: place.current!,
      text: first.value,
      attributes: { class: look },
      onText: (text, apart) => store.getState().set(named.current, text, apart),
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
    })
    writing.current = opened
    setEditor(opened.editor)
    if (first.caret) opened.place(first.caret)
    return opened.close
  }, [store, first])

  useEffect(() => writing.current?.take(value), [value])
  useEffect(() => {
    const told = {
      id,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
    }
    for (const [attribute, said] of Object.entries(told))
      if (said === undefined) editor?.view.dom.removeAttribute(attribute)
      else editor?.view.dom.setAttribute(attribute, String(said))
  }, [editor, id, labelledBy, describedBy, invalid])

  return (
    <>
      {editor ? <RichToolbar editor={editor} /> : null}
      <div ref={place} />
      <input type="hidden" name={name} value={value} />
    </>
  )
}

const look = cn(
  inputLook,
  'min-h-24 break-words whitespace-pre-wrap',
  '[&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul_ul]:list-[circle] [&_li]:marker:text-subtle-foreground',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-2',
)
