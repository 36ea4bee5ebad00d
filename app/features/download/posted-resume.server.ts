import { Resume } from '#contract/resume'

/** The resume in a form's `resume` field as JSON; undefined when it is none. */
export async function readPostedResume(request: Request): Promise<Resume | undefined> {
  try {
    const form = await request.formData()
    return Resume.parse(JSON.parse(String(form.get('resume'))))
  } catch {
    return undefined
  }
}
