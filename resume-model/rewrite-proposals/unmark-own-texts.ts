import type { Resume } from '#contract/resume/resume'
import { aiAssistedFields } from './ai-assisted-fields'
import { markAiAssisted } from './mark-ai-assisted'
import { holdsAiWords } from './ai-words'
import { fieldText } from './proposal-fields'

/**
 * Takes the mark of AI off texts that have nothing left of what stood there before, and off emptied ones. The same object when
 * nothing changes.
 * @param before the resume that was edited; undefined when it is not known
 */
export function unmarkOwnTexts(resume: Resume, before?: Resume): Resume {
  const isOwn = (field: string) => {
    const text = fieldText(resume, field) ?? ''
    const old = before && fieldText(before, field)
    if (text.trim() === '') return true
    return old !== undefined && old !== text && !holdsAiWords(text, [{ before: '', after: old }])
  }
  return aiAssistedFields(resume)
    .filter(isOwn)
    .reduce((current, field) => markAiAssisted(current, field, false), resume)
}
