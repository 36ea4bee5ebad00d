import type { Resume } from '#contract/resume/resume'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'

/** What the pages of a resume say, for its readers as text (resume-article.tsx). */
export function resumeTextOf(resume: Resume) {
  const { lang, name, headline, contacts, facts, intention, sections } = buildTemplateInput(resume, false)
  return { lang, name, headline, contacts, facts, intention, sections }
}
export type ResumeText = ReturnType<typeof resumeTextOf>
