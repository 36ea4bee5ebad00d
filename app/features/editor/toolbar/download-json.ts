import { resumeFileName } from '#app/preview/resume-file-name'
import type { Resume } from '#contract/resume/resume'

/** Downloads the current document as JSON, built in the browser because it may not be on any server. */
export function downloadJson(resume: Resume): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${resumeFileName(resume)}.json`
  link.click()
  // The browser starts reading it after this handler.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
