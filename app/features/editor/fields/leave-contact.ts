import {
  emailProblem,
  formatPhone,
  normalizeEmail,
  phoneProblem,
} from '#resume-model/contact/normalize-contact'
import type { EditorStore } from '#app/features/editor/state/editor-store'

export type LeftContact = { value: string; problem: string | undefined }

/** Writes a phone or e-mail that was left as it is printed; one that is still as it was found only gets its problem told. */
export function leaveContact(store: EditorStore, of: 'phone' | 'email', found: string): LeftContact {
  const { resume, set } = store.getState()
  const typed = resume.basics[of]
  const isPhone = of === 'phone'
  const format = () => (isPhone ? formatPhone(typed, resume.style.headings === 'en') : normalizeEmail(typed))
  // Passing through changes nothing.
  const value = typed === found ? typed : format()
  set(`basics.${of}`, value)
  return { value, problem: (isPhone ? phoneProblem : emailProblem)(value) }
}
