import { checkUp } from './zh/check-up'
import { editor } from './zh/editor'
import { fields } from './zh/fields'
import { myResumes } from './zh/my-resumes'
import { scenarios } from './zh/scenarios'

/** What the editor says, beside what every page says. */
export const zhEditor = {
  checkUp,
  editor,
  fields,
  myResumes,
  scenarios,
}
