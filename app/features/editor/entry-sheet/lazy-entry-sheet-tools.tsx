import { lazy, Suspense, useSyncExternalStore } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'

/** Loaded when an entry is first opened on a phone. Without them, the samples have their button. */
const SampleSuggestions = lazy(() =>
  importWithTexts(() => import('./sample-suggestions'), ['editor-tools']).then(
    (module) => ({ default: module.SampleSuggestions }),
    () => ({ default: () => null }),
  ),
)

/** Samples below the text of the entry that is open as a sheet on a phone, where a panel would lie over the text. */
export function LazySampleSuggestions() {
  const id = useSyncExternalStore(subscribeToToggles, findOpenSheet, () => '')
  if (!id) return null
  return (
    <Suspense>
      <SampleSuggestions key={id} id={id} />
    </Suspense>
  )
}

function subscribeToToggles(onToggle: () => void) {
  document.addEventListener('toggle', onToggle, { capture: true })
  return () => document.removeEventListener('toggle', onToggle, { capture: true })
}

const findOpenSheet = () =>
  matchMedia('(width < 40rem)').matches ? (document.querySelector('details.entry[open]')?.id ?? '') : ''
