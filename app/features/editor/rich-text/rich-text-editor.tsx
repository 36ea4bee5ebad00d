import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { RichTextToolbar } from './rich-text-toolbar'
import { richTextClassName } from './rich-text-class'
import { createTiptapEditor, type Caret } from './create-tiptap-editor'

export type RichTextEditorProps = {
  id: string
  name: string
  labelledBy: string
  describedBy?: string
  isInvalid: boolean
  /** The selection to restore, when the field had the focus. */
  caret?: Caret
}

/** A text field that renders its markup. Loaded on demand; only rich-text-field.tsx imports it. */
export function RichTextEditor({ id, name, labelledBy, describedBy, isInvalid, caret }: RichTextEditorProps) {
  const store = useEditorStore()
  const value = useFieldValue(name)
  const container = useRef<HTMLDivElement>(null)
  const tiptap = useRef<ReturnType<typeof createTiptapEditor>>()
  const [editor, setEditor] = useState<Editor>()
  const [initial] = useState({ value, caret, id })
  // Moving an entry changes the field's name.
  const nameRef = useRef(name)
  useLayoutEffect(() => void (nameRef.current = name), [name])

  useLayoutEffect(() => {
    const created = createTiptapEditor({
      element: container.current!,
      text: initial.value,
      // From the start: who waits for the field's editor knows it by its id.
      attributes: { class: richTextClassName, id: initial.id },
      onText: (text, isOwnStep) => store.getState().set(nameRef.current, text, isOwnStep),
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
    })
    tiptap.current = created
    setEditor(created.editor)
    if (initial.caret) created.setCaret(initial.caret)
    return created.close
  }, [store, initial])

  useEffect(() => tiptap.current?.setText(value), [value])
  useEffect(() => {
    const ariaAttributes = {
      id,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid || undefined,
    }
    for (const [attribute, attributeValue] of Object.entries(ariaAttributes))
      if (attributeValue === undefined) editor?.view.dom.removeAttribute(attribute)
      else editor?.view.dom.setAttribute(attribute, String(attributeValue))
  }, [editor, id, labelledBy, describedBy, isInvalid])

  return (
    <>
      {editor ? <RichTextToolbar editor={editor} /> : null}
      <div ref={container} />
      <input type="hidden" name={name} value={value} />
    </>
  )
}
