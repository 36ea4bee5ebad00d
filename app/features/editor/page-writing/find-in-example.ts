import { ITEM_FIELDS } from '#contract/resume/section-kinds'
import { findInText } from '#app/features/editor/page-caret/focus-letter'
import type { PressedLetters } from '#app/features/editor/page-caret/lines-at-point'
import { getAtPath } from '#app/features/editor/state/resume-path'
import type { EditorState } from '#app/features/editor/state/editor-store'
import { addExample } from '#resume-model/add-example'

const headFields = ['basics.name', 'basics.phone', 'basics.email', 'basics.city', 'intention.position']

/** The name of the empty field whose example has these letters; undefined where none has. */
export function findInExample(
  { resume, example }: Pick<EditorState, 'resume' | 'example'>,
  letters: PressedLetters,
): string | undefined {
  if (!example) return undefined
  const shown = addExample(resume, example).resume
  // Of a section's examples the first stands where its own first entry will.
  const names = resume.sections.flatMap((_, i) =>
    ITEM_FIELDS.map((field) => `sections[${i}].items[0].${field}`),
  )
  let best: { name: string; score: number } | undefined
  for (const name of [...headFields, ...names]) {
    const [own, text] = [getAtPath(resume, name), getAtPath(shown, name)]
    if (own || typeof text !== 'string') continue
    const found = findInText(text, letters)
    if (found && found.score > (best?.score ?? 0)) best = { name, score: found.score }
  }
  return best?.name
}
