/** Pages that have not followed by then will not soon: a letter that they do not have is shown no longer. */
export const typedMs = 2_000

let typed: { field: EventTarget; letters: string; at: number } | undefined

/** Takes note of an input: letters follow one another, everything else ends them. */
export function noteTyped({ target, inputType, data, isComposing }: InputEvent) {
  const isLetter = target && inputType === 'insertText' && data && !isComposing
  typed = isLetter ? { field: target, letters: typedIn(target) + data, at: performance.now() } : undefined
}

/** The letters typed one after another in a field, up to its caret, that its pages may not show yet. */
export const typedIn = (field: EventTarget): string =>
  typed?.field === field && performance.now() - typed.at < typedMs ? typed.letters : ''
