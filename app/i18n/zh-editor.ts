import { checkUp } from './zh/editor/check-up'
import { editor } from './zh/editor/editor'
import { fields } from './zh/editor/fields'
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
