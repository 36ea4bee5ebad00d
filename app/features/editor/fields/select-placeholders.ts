import { findPlaceholders } from '#app/components/find-placeholders'

/**
 * In a form's fields of one line, a press or a focus that puts the caret into a placeholder, or to its edge, selects it
 * whole, so that typing replaces it, as in a rich text. Another press puts the caret: its words can be changed too. A key
 * that would take its bracket takes all of it.
 * @returns what ends it
 */
export function selectPlaceholdersIn(form: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let pressed: EventTarget | null = null
  /** The placeholders that were selected since their field has the focus. */
  const offered = new Set<string>()

  function offer(field: HTMLInputElement, isDoublePress: boolean) {
    const { value, selectionStart: from, selectionEnd: to } = field
    const found = findPlaceholders(value).find((one) => one.from <= from! && to! <= one.to)
    if (!found) return
    const text = value.slice(found.from, found.to)
    const isCaret = from === to
    // A double press selects a word, which in a placeholder is all of it. Another selection is somebody's own.
    if (isCaret ? !offered.has(text) : isDoublePress) field.setSelectionRange(found.from, found.to)
    if (isCaret || to! - from! === text.length) offered.add(text)
  }

  form.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal })
  for (const name of ['pointercancel', 'keydown'] as const)
    form.addEventListener(name, () => (pressed = null), { signal })
  form.addEventListener(
    'focusin',
    ({ target }) => {
      offered.clear()
      // A press places its caret later, and a script that focuses a field does so next.
      if (isLine(target) && pressed !== target)
        setTimeout(() => document.activeElement === target && offer(target, false))
    },
    { signal },
  )
  form.addEventListener(
    'click',
    ({ target, detail }) => {
      pressed = null
      if (isLine(target) && document.activeElement === target) offer(target, detail > 1)
    },
    { signal },
  )
  form.addEventListener(
    'beforeinput',
    (event) => {
      const { target, inputType, cancelable } = event
      const emptied = cancelable && isLine(target) ? emptiedBy(target, inputType) : undefined
      if (!emptied || !isLine(target)) return
      event.preventDefault()
      target.setSelectionRange(emptied.from, emptied.to)
      // As the browser's own deletion: its undo takes it back.
      document.execCommand('delete')
    },
    { signal },
  )
  return () => controller.abort()
}

/** The placeholder beside the caret that a key would take a bracket from, and that is nothing without it. */
function emptiedBy({ value, selectionStart, selectionEnd }: HTMLInputElement, inputType: string) {
  const edge = { deleteContentBackward: 'to', deleteContentForward: 'from' } as const
  const side = edge[inputType as keyof typeof edge] as 'to' | 'from' | undefined
  if (!side || selectionStart !== selectionEnd) return undefined
  return findPlaceholders(value).find((one) => one[side] === selectionStart)
}

/** Not a field without a caret, as a box to tick. */
const isLine = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.selectionStart !== null
