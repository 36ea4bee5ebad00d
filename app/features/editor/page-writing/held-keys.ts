import { isControl, selectionOf } from '#app/features/editor/page-caret/text-fields'

/** So long a key waits at most: longer would seem as if it had been lost. */
const maxHoldMs = 1_200
const moves = /^(Arrow(Up|Down|Left|Right)|Home|End|Tab|Escape)$/
/** What browsers do for a key that nobody has handled. */
const commands: Record<string, string> = {
  Backspace: 'delete',
  Delete: 'forwardDelete',
  Enter: 'insertParagraph',
}

/**
 * Keys that are pressed while another one still looks for its place on the page. They wait for it and are pressed again in
 * their order: otherwise what is typed would go where the caret was.
 */
export function createHeldKeys() {
  const held: KeyboardEvent[] = []
  let running = 0

  return {
    /** @returns whether the key waits */
    hold(event: KeyboardEvent): boolean {
      if (running === 0 || !canBeHeld(event)) return false
      held.push(event)
      return true
    },
    /** Holds keys until something is done, but not for long, then presses them. */
    async during(action: Promise<unknown>) {
      running++
      let timeout: ReturnType<typeof setTimeout> | undefined
      const longest = new Promise((resolve) => (timeout = setTimeout(resolve, maxHoldMs)))
      await Promise.race([action.catch(() => undefined), longest])
      clearTimeout(timeout)
      running--
      // What a key does may take its time too, and then the others wait for that.
      while (running === 0 && held.length > 0) pressAgain(held.shift()!)
    },
  }
}

/** Those of an input method come as text, and shortcuts are the browser's. */
function canBeHeld({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (isComposing || ctrlKey || metaKey || altKey) return false
  return [...key].length === 1 || key in commands || moves.test(key)
}

function pressAgain({ key, code, shiftKey }: KeyboardEvent) {
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
  if (!field.dispatchEvent(again)) return
  // The only way to write as a key does: with undo, and with the events that editors listen to.
  if ([...key].length === 1) document.execCommand('insertText', false, key)
  else if (key in commands) document.execCommand(commands[key]!)
  else if (key === 'ArrowLeft' || key === 'ArrowRight') moveCaret(field, key === 'ArrowLeft' ? -1 : 1)
}

function moveCaret(field: HTMLElement, step: 1 | -1) {
  if (!isControl(field)) return getSelection()?.modify('move', step < 0 ? 'left' : 'right', 'character')
  const focus = selectionOf(field)?.focus
  if (focus === undefined) return
  const to = Math.max(0, Math.min(field.value.length, focus + step))
  field.setSelectionRange(to, to)
}
