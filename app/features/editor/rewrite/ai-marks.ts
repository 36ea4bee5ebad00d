import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { holdsAiWords, type AiWriting } from '#resume-model/rewrite-proposals/ai-words'
import { fieldText, formPathOfField } from '#resume-model/rewrite-proposals/proposal-fields'
import type { Resume } from '#contract/resume/resume'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** What AI wrote in the fields of each editor, since it was opened. */
const writings = new WeakMap<EditorStore, Map<string, AiWriting[]>>()

/**
 * Takes the mark of AI off a text that is edited until nothing of AI's words is left, and puts it back where they come again. Of a
 * text that was marked before the editor was opened all counts as AI's: what it wrote there is not known any more.
 */
export function watchAiMarks(store: EditorStore): Map<string, AiWriting[]> {
  const known = writings.get(store)
  if (known) return known
  const ofFields = new Map<string, AiWriting[]>()
  writings.set(store, ofFields)
  store.setState({
    keepAiMarks(before, after, name) {
      const marked = new Set(aiAssistedFields(before))
      for (const field of new Set([...marked, ...ofFields.keys()])) {
        if (formPathOfField(after, field) !== name) continue
        if (!ofFields.has(field)) ofFields.set(field, [wholeText(before, field)])
        const isHeld = holdsAiWords(fieldText(after, field) ?? '', ofFields.get(field)!)
        return markAiAssisted(after, field, isHeld)
      }
      return after
    },
  })
  return ofFields
}

/** Remembers what AI writes in a field, before it is taken over. */
export function rememberAiWriting(store: EditorStore, field: string, { before, after }: AiWriting): void {
  const ofFields = watchAiMarks(store)
  const { resume } = store.getState()
  const isMarked = aiAssistedFields(resume).includes(field)
  const known = ofFields.get(field) ?? (isMarked ? [wholeText(resume, field)] : [])
  if (!known.some((one) => one.before === before && one.after === after))
    ofFields.set(field, [...known, { before, after }])
}

const wholeText = (resume: Resume, field: string): AiWriting => ({
  before: '',
  after: fieldText(resume, field) ?? '',
})
