import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'

/** Takes back what was changed since the entry was opened: the sheet covers the bar with undo, and what was changed elsewhere. */
export function SheetUndo() {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  const [before] = useState(() => store.getState().history.past.length)
  const isPossible = useEditor(({ history }) => history.past.length > before)
  if (!isPossible) return null
  return (
    <button
      type="button"
      aria-label={t('undo')}
      title={t('undo')}
      className="grid size-11 place-items-center text-muted-foreground"
      // The field keeps the focus, and the phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => store.getState().undo()}
    >
      <Undo2 aria-hidden className="size-5" />
    </button>
  )
}
