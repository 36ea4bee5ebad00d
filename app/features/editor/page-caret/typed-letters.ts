/** Pages that have not followed by then will not soon: a letter that they do not have is shown no longer. */
export const typedMs = 2_000

let typed: { field: EventTarget; parts: readonly string[]; at: number } | undefined

/** Takes note of an input: letters follow one another, everything else ends them. */
export function noteTyped({ target, inputType, data, isComposing }: InputEvent) {
  // What an input method writes is known when it is taken; some browsers tell of it before that, some behind it.
  if (isComposing || inputType === 'insertCompositionText' || inputType === 'insertFromComposition') return
  typed = target && inputType === 'insertText' && data ? withPart(target, data) : undefined
}

/** Takes note of what an input method has written. */
export function noteComposed({ target, data }: CompositionEvent) {
  if (target && data) typed = withPart(target, data)
}

const withPart = (field: EventTarget, part: string) => ({
  field,
  parts: [...typedIn(field), part],
  at: performance.now(),
})

/**
 * What was typed one after another in a field, up to its caret, that its pages may not show yet: letters, and words of an
 * input method, each of which the pages show whole or not at all.
 */
export const typedIn = (field: EventTarget): readonly string[] =>
  typed?.field === field && performance.now() - typed.at < typedMs ? typed.parts : []
