import { GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { registerRow, loadSortableManager, setRowIndex, type SortableRow } from './row-registry'

type ReorderHandleProps = {
  /** The section's or entry's id, and the id of the element that names it. */
  id: string
  labelId: string
  verb: 'placeItem' | 'placeSection'
  /** The list of the row, and its index there from 0. */
  listId: string
  index: number
  className?: string
}

/** Moves its `data-row` within the list: by mouse, touch, or space and arrow keys. */
export function ReorderHandle({ id, labelId, verb, listId, index, className }: ReorderHandleProps) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  const handle = useRef<HTMLButtonElement>(null)
  const row = useRef<SortableRow>()

  useEffect(() => {
    const element = handle.current?.closest('[data-row]')
    if (!handle.current || !element) return
    row.current = {
      id: `${listId}:${id}`,
      listId,
      // The second effect sets the real index.
      index: 0,
      element,
      handle: handle.current,
      name: () => document.getElementById(labelId)?.textContent ?? '',
      moveTo: (at) => store.getState().dispatchIntent(`${verb}:${id}:${at}`, true),
    }
    return registerRow(row.current)
  }, [id, labelId, listId, verb, store])
  useEffect(() => {
    if (row.current) setRowIndex(row.current, index)
  })

  return (
    <button
      ref={handle}
      type="button"
      id={`reorder-${id}`}
      aria-label={t('reorder.handle')}
      aria-labelledby={`reorder-${id} ${labelId}`}
      aria-describedby="reorder-how"
      aria-roledescription={t('reorder.role')}
      title={t('reorder.title')}
      onPointerEnter={loadSortableManager}
      onFocus={loadSortableManager}
      className={cn('from-first-paint row-action drag-handle', className)}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
}

/** The keyboard instructions, shared by all handles. */
export function ReorderInstructions() {
  const { t } = useTranslation('editor')
  return (
    <p id="reorder-how" hidden>
      {t('reorder.how')}
    </p>
  )
}
