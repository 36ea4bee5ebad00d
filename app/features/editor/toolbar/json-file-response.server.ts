import { attachmentHeader, resumeFileName } from '#app/preview/resume-file-name'
import type { Resume } from '#contract/resume/resume'

/** Returns a resume as a JSON file; 404 when there is none. */
export function jsonFileResponse(resume: Resume | undefined): Response {
  if (!resume) return new Response(null, { status: 404 })
  return new Response(JSON.stringify(resume, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': attachmentHeader(resumeFileName(resume), 'json'),
      'Cache-Control': 'private, no-store',
    },
  })
}
