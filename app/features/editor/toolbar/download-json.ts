import { resumeFileName } from '#app/preview/resume-file-name'
import type { Resume } from '#contract/resume/resume'
import { downloadBlob } from './download-blob'

/** Downloads the current document as JSON, built in the browser because it may not be on any server. */
export function downloadJson(resume: Resume): void {
  const json = new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' })
  downloadBlob(json, `${resumeFileName(resume)}.json`)
}
