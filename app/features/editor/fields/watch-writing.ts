import type { EditorStore } from '#app/features/editor/state/editor-store'

/**
 * Tells the store while somebody writes in a field of the form: what is wrong is said once they have left it, and once the
 * press that left it is over, so that it lands on what it was meant for. @returns what ends it
 */
export function watchWriting(form: HTMLElement, store: EditorStore): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isPressed = false
  let hasLeft = false
  const settle = () => {
    if (hasLeft && !isPressed) store.getState().setWriting(false)
  }
  const endPress = () =>
    // After the click.
    setTimeout(() => {
      isPressed = false
      settle()
    })
  const startWriting = () => {
    hasLeft = false
    store.getState().setWriting(true)
  }
  // Before the text is in the store, so that it is never checked as one that was left.
  form.addEventListener('input', startWriting, { signal, capture: true })
  form.addEventListener(
    'focusout',
    () => {
      hasLeft = true
      settle()
    },
    { signal },
  )
  document.addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true })
  for (const name of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(name, endPress, { signal, capture: true })
  return () => controller.abort()
}
