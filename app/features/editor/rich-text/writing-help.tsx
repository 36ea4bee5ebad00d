import type { Editor } from '@tiptap/core'
import { Suspense, useCallback, useEffect } from 'react'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { LazyLineRewrite } from '#app/features/editor/rewrite/lazy-line-rewrite'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { mutedMarkId } from '#resume-lint/muted-marks'
import { lineAtCaret } from './line-at-caret'
import { WritingMarkPopover } from './writing-mark-popover'
import { refreshMarks, type ReadMarkContext, type WritingMark } from './writing-marks'

export type OpenedMark = { mark: WritingMark; byKeyboard: boolean }

type WritingHelpProps = {
  editor: Editor
  opened: OpenedMark | undefined
  onCloseMark(): void
  readContext: ReadMarkContext
  /** The line that is being rewritten; undefined when none is. */
  line: string | undefined
  onLine(line: string | undefined): void
}

/** What stands at a text beside its words: the popover of a mark, and below it the rewriting of a line. */
export function WritingHelp({ editor, opened, onCloseMark, readContext, line, onLine }: WritingHelpProps) {
  const store = useEditorStore()
  useEffect(
    () =>
      store.subscribe(({ resume: now }, { resume: before }) => {
        if (now.dismissed !== before.dismissed) refreshMarks(editor.view, readContext)
      }),
    [store, editor, readContext],
  )
  const mute = useCallback(
    ({ rule }: WritingMark) => {
      const { resume, replace } = store.getState()
      replace({ ...resume, dismissed: [...(resume.dismissed ?? []), mutedMarkId(rule)] })
    },
    [store],
  )
  const field = `${readContext()?.ownerId ?? ''}.text`
  return (
    <>
      {opened ? (
        <WritingMarkPopover
          key={opened.mark.base + opened.mark.from}
          editor={editor}
          {...opened}
          onClose={onCloseMark}
          onMute={() => mute(opened.mark)}
          onRewriteLine={() => onLine(lineAtCaret(editor, opened.mark.base + opened.mark.from))}
        />
      ) : null}
      {line !== undefined ? (
        <ErrorBoundary name="improve">
          <Suspense>
            <LazyLineRewrite
              key={line}
              field={field}
              line={line}
              onClose={() => {
                onLine(undefined)
                editor.commands.focus()
              }}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  )
}
