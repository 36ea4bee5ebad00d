import { resumeFileName } from '#app/preview/resume-file-name'
import type { Resume } from '#contract/resume/resume'

/** The document on the screen as a file, made in the browser: it may be on no server at all. */
export function downloadJson(resume: Resume): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${resumeFileName(resume)}.json`
  link.click()
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
