import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPlaceholder } from '#app/components/find-placeholders'
import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import { visiblePart } from '#app/features/editor/page-sheet/sheet-place'
import { useEditor } from '#app/features/editor/state/editor-context'
import { findFirstPlaceholder, findNextPlaceholder, selectPlace } from './find-next-placeholder'

/**
 * Beside the press that closes the sheet: goes on in the next placeholder, of this entry or, behind its last, of another one. An entry
 * that had none when it was opened is not left for another's.
 */
export function NextPlaceholder({ id }: { id: string }) {
  const { t } = useTranslation('editor-tools')
  // Over the pages an entry is pressed there.
  const isOverPages = document.querySelector('form[data-page-sheet]') !== null
  const unfilled = useEditor(({ resume }) =>
    resume.sections
      .flatMap(({ items, visible }) => (visible ? items : []))
      .filter((item) => (!isOverPages || item.id === id) && hasPlaceholder(JSON.stringify(item)))
      .map((item) => item.id)
      .join(' '),
  )
  const [hadOne, setHadOne] = useState(false)
  if (!hadOne && unfilled.split(' ').includes(id)) setHadOne(true)
  const sheet = document.getElementById(id)
  if (unfilled === '' || !hadOne || !sheet) return null
  return (
    <button
      type="button"
      className="h-11 text-sm font-medium text-primary"
      // The field keeps the focus, and the phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => goOn(sheet, unfilled.split(' '))}
    >
      {t('nextPlaceholder')}
    </button>
  )
}

function goOn(sheet: HTMLElement, unfilledIds: string[]) {
  const next = nextEntry(sheet, unfilledIds)
  const place = findNextPlaceholder(sheet) ?? (next ? undefined : findFirstPlaceholder(sheet))
  if (place) return selectPlace(place, sheet, seenPartOf(sheet))
  if (!next) return
  openFoldsAround(next)
  next.open = true
  requestAnimationFrame(() => {
    const first = findFirstPlaceholder(next)
    if (first) selectPlace(first, next, seenPartOf(next))
  })
}

/** In the order of the form, from the beginning again behind the last. */
function nextEntry(sheet: HTMLElement, ids: string[]): HTMLDetailsElement | undefined {
  const entries = [...document.querySelectorAll<HTMLDetailsElement>('details.entry')]
  const at = entries.findIndex((entry) => entry === sheet)
  return [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))].find(({ id }) => ids.includes(id))
}

/** Below its first line and above the keyboard. */
function seenPartOf(sheet: HTMLElement) {
  const { top, height } = visiblePart()
  const end = Math.min(top + height, sheet.getBoundingClientRect().bottom)
  return { top: sheet.querySelector('summary')!.getBoundingClientRect().bottom, bottom: end }
}
