import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Editor } from '@tiptap/core'
import type { SectionKind } from '#contract/resume/section-kinds'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { RichTextToolbar } from './rich-text-toolbar'
import { richTextClassName } from './rich-text-class'
import { announce } from '#app/features/editor/form-intents/announce'
import { createTiptapEditor, type Caret } from './create-tiptap-editor'
import { watchAiMarks } from '#app/features/editor/rewrite/ai-marks'
import { selectedLines } from './line-at-caret'
import { placeholdersExtension } from './placeholders'
import { readMarkContext } from './read-mark-context'
import { startWithBulletExtension } from './start-with-bullet'
import { WritingHelp, type OpenedMark } from './writing-help'
import { writingMarksExtension } from './writing-marks'

export type RichTextEditorProps = {
  id: string
  name: string
  labelledBy: string
  describedBy?: string
  isInvalid: boolean
  /** The selection to restore, when the field had the focus. */
  caret?: Caret
  /** What stands beside the label: Tab comes to it behind the text. */
  labelTools?: ReactNode
}

const experienceKinds = new Set<SectionKind | undefined>(['work', 'internship', 'project', 'campus'])

/** A text field that renders its markup. Loaded on demand; only rich-text-field.tsx imports it. */
export function RichTextEditor({
  id,
  name,
  labelledBy,
  describedBy,
  isInvalid,
  caret,
  labelTools,
}: RichTextEditorProps) {
  const store = useEditorStore()
  const value = useFieldValue(name)
  const container = useRef<HTMLDivElement>(null)
  const tiptap = useRef<ReturnType<typeof createTiptapEditor>>()
  const [editor, setEditor] = useState<Editor>()
  const [initial] = useState({ value, caret, id })
  // Moving an entry changes the field's name.
  const nameRef = useRef(name)
  useLayoutEffect(() => void (nameRef.current = name), [name])
  const readContext = useCallback(() => readMarkContext(store.getState().resume, nameRef.current), [store])
  const [openedMark, setOpenedMark] = useState<OpenedMark>()
  const closeMark = useCallback(() => setOpenedMark(undefined), [])
  const [line, setLine] = useState<string>()
  const announceMarks = useAnnouncedMarks()

  useLayoutEffect(() => {
    const created = createTiptapEditor({
      element: container.current!,
      text: initial.value,
      // From the start: who waits for the field's editor knows it by its id.
      attributes: { class: richTextClassName, id: initial.id },
      onText: (text, isOwnStep) => store.getState().set(nameRef.current, text, isOwnStep),
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
      extensions: [
        placeholdersExtension,
        startWithBulletExtension(() => experienceKinds.has(readContext()?.kind)),
        writingMarksExtension({
          readContext,
          onMarks: announceMarks,
          onOpen: (mark, byKeyboard) => setOpenedMark({ mark, byKeyboard }),
        }),
      ],
    })
    tiptap.current = created
    setEditor(created.editor)
    if (initial.caret) created.setCaret(initial.caret)
    return created.close
  }, [store, initial, readContext, announceMarks])

  // With the first text that can be edited: who reads a resume needs none of it.
  useEffect(() => void watchAiMarks(store), [store])
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

  const rewriteLine = useCallback(() => editor && setLine(selectedLines(editor) || undefined), [editor])
  return (
    <div data-rich-text className="contents">
      <div className="relative col-span-2 row-start-4">
        <div ref={container} />
        {editor ? (
          <WritingHelp
            {...{ editor, readContext, line }}
            opened={openedMark}
            onCloseMark={closeMark}
            onLine={setLine}
          />
        ) : null}
      </div>
      {labelTools}
      {editor ? <RichTextToolbar editor={editor} onRewriteLine={rewriteLine} /> : null}
      <input type="hidden" name={name} value={value} />
    </div>
  )
}

/** Says how many marks there are, politely, and how to reach them. */
function useAnnouncedMarks(): (count: number) => void {
  const { t } = useTranslation('editor-tools')
  const latest = useRef(t)
  useEffect(() => void (latest.current = t), [t])
  return useCallback((count: number) => announce(latest.current('marks.found', { count })), [])
}
