import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPlaceholder } from '#app/components/find-placeholders'
import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import { visiblePart } from '#app/features/editor/page-sheet/sheet-place'
import { toast } from '#app/components/ui/toast/toast-store'
import { sectionName } from '#app/features/editor/sections/section-name'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { findFirstPlaceholder, findInRound, newRound, selectPlace, type Round } from './find-next-placeholder'

/**
 * Beside the press that closes the sheet: goes on in the next placeholder of this entry, from the caret down and then from the top, and
 * after those in another one; that it is in another section is said. An entry that had none when it was opened is not left for another's.
 */
export function NextPlaceholder({ id }: { id: string }) {
  const { t, i18n } = useTranslation('editor-tools')
  const store = useEditorStore()
  const round = useRef(newRound())
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
      onClick={() => {
        const next = goOn(sheet, unfilled.split(' '), round.current)
        if (!next) return
        const { sections } = store.getState().resume
        const sectionOf = (entryId: string) =>
          sections.find(({ items }) => items.some((item) => item.id === entryId))
        const section = sectionOf(next.id)
        if (section && section !== sectionOf(id))
          toast(t('nextSection', { section: sectionName(i18n.t, section) }), { kind: 'info' })
      }}
    >
      {t('nextPlaceholder')}
    </button>
  )
}

/** @returns the other entry that it has opened */
function goOn(sheet: HTMLElement, unfilledIds: string[], round: Round): HTMLElement | undefined {
  const place = findInRound(sheet, round)
  const next = place ? undefined : nextEntry(sheet, unfilledIds)
  const again = place ?? (next ? undefined : findFirstPlaceholder(sheet))
  if (again) selectPlace(again, sheet, seenPartOf(sheet))
  if (!next) return undefined
  openFoldsAround(next)
  next.open = true
  requestAnimationFrame(() => {
    const first = findFirstPlaceholder(next)
    if (first) selectPlace(first, next, seenPartOf(next))
  })
  return next
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
