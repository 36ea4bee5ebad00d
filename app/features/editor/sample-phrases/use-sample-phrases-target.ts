import { useCallback, useEffect, type RefObject } from 'react'
import { findPlaceholders } from '#app/components/find-placeholders'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { findSamplePhraseTarget } from './toggle-sample-phrase'

/**
 * Follows the focus to the entry the user edits while the samples are open, and closes them when it accepts
 * none. Returns the close function, which focuses the text at its first placeholder.
 */
export function useSamplePhrasesTarget(store: EditorStore, panel: RefObject<HTMLElement>): () => void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest('form details[id]') : null
      if (entry && findSamplePhraseTarget(store.getState().resume, entry.id))
        store.setState({ sampleEntryId: entry.id })
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [store])

  useEffect(
    () =>
      store.subscribe(({ resume, sampleEntryId }) => {
        if (sampleEntryId && !findSamplePhraseTarget(resume, sampleEntryId))
          store.setState({ sampleEntryId: '' })
      }),
    [store],
  )

  // The panel would lie over the other panes.
  useEffect(() => {
    const onPane = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'pane' && target.value !== 'content')
        store.setState({ sampleEntryId: '' })
    }
    document.addEventListener('change', onPane)
    return () => document.removeEventListener('change', onPane)
  }, [store])

  const close = useCallback(() => {
    const { resume, sampleEntryId } = store.getState()
    const entryTarget = findSamplePhraseTarget(resume, sampleEntryId)
    const text = entryTarget && document.getElementById(`f-${entryTarget.name}.text`)
    text?.focus()
    if (text) selectPlaceholder(text)
    // A collapsed entry focuses its summary.
    if (document.activeElement !== text)
      document.getElementById(sampleEntryId)?.querySelector<HTMLElement>('summary')?.focus()
    store.setState({ sampleEntryId: '' })
  }, [store])
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && panel.current?.contains(target as Node)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [panel, close])

  return close
}

/** Selects the first 〔…〕 of a textarea or rich text. */
export function selectPlaceholder(text: HTMLElement): void {
  if (text instanceof HTMLTextAreaElement) {
    const [first] = findPlaceholders(text.value)
    if (first) text.setSelectionRange(first.from, first.to)
    return
  }
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [first] = findPlaceholders(node.nodeValue ?? '')
    if (first) return getSelection()?.setBaseAndExtent(node, first.from, node, first.to)
  }
}
