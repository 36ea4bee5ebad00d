import { checkUp } from './en/editor/check-up'
import { editor } from './en/editor/editor'
import { fields } from './en/editor/fields'
import { myResumes } from './en/my-resumes'
import { scenarios } from './en/scenarios'

/** What the editor says, beside what every page says. */
export const enEditor = {
  checkUp,
  editor,
  fields,
  myResumes,
  scenarios,
}
