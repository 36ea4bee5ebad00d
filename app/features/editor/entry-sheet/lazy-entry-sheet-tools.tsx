import { lazy, Suspense, useSyncExternalStore } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'

/** Loaded when an entry is first opened on a phone. Without them, the samples have their button. */
const EntrySheetTools = lazy(() =>
  importWithTexts(() => import('./entry-sheet-tools'), ['editor-tools']).then(
    (module) => ({ default: module.EntrySheetTools }),
    () => ({ default: () => null }),
  ),
)

/** What helps in the entry that is open as a sheet on a phone. */
export function LazyEntrySheetTools() {
  const id = useSyncExternalStore(subscribeToToggles, findOpenSheet, () => '')
  if (!id) return null
  return (
    <Suspense>
      <EntrySheetTools key={id} id={id} />
    </Suspense>
  )
}

function subscribeToToggles(onToggle: () => void) {
  document.addEventListener('toggle', onToggle, { capture: true })
  return () => document.removeEventListener('toggle', onToggle, { capture: true })
}

const findOpenSheet = () =>
  matchMedia('(width < 40rem)').matches ? (document.querySelector('details.entry[open]')?.id ?? '') : ''
