import type { Resume } from '#contract/resume/resume'
import { printedResume } from '#resume-model/printed-resume'
import type { AttachedFile } from './attach-file'

/** What a resume's pages show as a file within its PDF, which an import reads instead of the pages. */
export const resumeAttachment = (resume: Resume): AttachedFile => ({
  name: 'resume.json',
  mime: 'application/json',
  content: Buffer.from(JSON.stringify(printedResume(resume))),
})
