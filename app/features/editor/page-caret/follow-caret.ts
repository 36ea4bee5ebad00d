import { findSheetForm } from '#app/features/editor/page-sheet/page-sheet-state'
import type { PageArea } from '#app/preview/preview-protocol'
import { drawCaret } from './draw-caret'
import { noteComposed, noteTyped, typedMs } from './typed-letters'

/** Pages stand beside the form from this width on; on a narrower screen a part of the form may lie over them. */
const besideForm = '(min-width: 64rem)'

/** Draws the caret of the focused field on the pages: again when it moves, and when the pages change. @returns a function that ends it */
export function followCaret(host: HTMLElement, areas: readonly PageArea[]): () => void {
  let frame = 0
  let checkAgain: ReturnType<typeof setTimeout> | undefined
  let drawnFor: readonly unknown[] = []
  const draw = () => {
    if (!matchMedia(besideForm).matches && !findSheetForm()) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      drawnFor = readSelection()
      void drawCaret(host, areas)
    })
  }
  draw()
  // Of a key's own selection browsers tell behind the frame that shows it, and drawing it again would take another frame.
  const onSelectionChange = () => {
    if (readSelection().some((part, i) => part !== drawnFor[i])) draw()
  }
  const onInput = (event: Event) => {
    if (event.type === 'input') noteTyped(event as InputEvent)
    else noteComposed(event as CompositionEvent)
    draw()
    clearTimeout(checkAgain)
    checkAgain = setTimeout(draw, typedMs)
  }
  // Pages are drawn outside React.
  const drawings = new MutationObserver((changes) => {
    if (!changes.every(isOfTypedLetters)) draw()
  })
  drawings.observe(host, { subtree: true, childList: true, attributeFilter: ['d', 'transform'] })
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('input', onInput, { signal })
  document.addEventListener('compositionend', onInput, { signal })
  document.addEventListener('selectionchange', onSelectionChange, { signal })
  document.addEventListener('focusin', draw, { signal })
  document.addEventListener('focusout', draw, { signal })
  return () => {
    clearTimeout(checkAgain)
    cancelAnimationFrame(frame)
    drawings.disconnect()
    stop.abort()
  }
}

/** What is focused, and between which places of it. */
function readSelection(): readonly unknown[] {
  const field = document.activeElement as Partial<HTMLInputElement> | null
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  const { selectionStart, selectionEnd, selectionDirection } = field ?? {}
  return [
    ...[field, selectionStart, selectionEnd, selectionDirection],
    ...[anchorNode, anchorOffset, focusNode, focusOffset],
  ]
}

/** What is drawn in advance is no change of the pages. */
const isOfTypedLetters = ({ target, addedNodes, removedNodes }: MutationRecord) =>
  (target as Element).closest('.page-typed') !== null ||
  [...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.matches('.page-typed'))
