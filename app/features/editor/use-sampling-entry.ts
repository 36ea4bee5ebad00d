import { useCallback, useEffect, type RefObject } from 'react'
import type { EditorStore } from './store'
import { samplePlaceOf } from './sample-text'

/**
 * Follows the person to the entry they write in while the samples stand open, and closes them where nothing can be added
 * any more. Gives how to close them: back to the text, at the first thing to replace.
 */
export function useSamplingEntry(store: EditorStore, panel: RefObject<HTMLElement>): () => void {
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest('form details[id]') : null
      if (entry && samplePlaceOf(store.getState().resume, entry.id)) store.setState({ sampling: entry.id })
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [store])

  useEffect(
    () =>
      store.subscribe(({ resume, sampling }) => {
        if (sampling && !samplePlaceOf(resume, sampling)) store.setState({ sampling: '' })
      }),
    [store],
  )

  const close = useCallback(() => {
    const { resume, sampling } = store.getState()
    const place = samplePlaceOf(resume, sampling)
    const text = place && document.getElementById(`f-${place.name}.text`)
    text?.focus()
    if (text) chooseMarked(text)
    // In an entry that was closed meanwhile its line takes the focus.
    if (document.activeElement !== text)
      document.getElementById(sampling)?.querySelector<HTMLElement>('summary')?.focus()
    store.setState({ sampling: '' })
  }, [store])
  useEffect(() => {
    const typed = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && panel.current?.contains(target as Node)) close()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [panel, close])

  return close
}

/** Selects the first 〔…〕 of a text, plain or drawn. */
function chooseMarked(text: HTMLElement): void {
  if (text instanceof HTMLTextAreaElement) {
    const open = text.value.indexOf('〔')
    if (open >= 0) text.setSelectionRange(open, text.value.indexOf('〕', open) + 1)
    return
  }
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const marked = /〔[^〔〕]*〕/.exec(node.nodeValue ?? '')
    if (marked)
      return getSelection()?.setBaseAndExtent(node, marked.index, node, marked.index + marked[0].length)
  }
}
