import { redirect } from '@remix-run/node'
import type { Resume } from '#contract/resume/resume'
import { renderFile, type Dependencies } from './download.server'

/** Makes a one-time link for a resume and leads to it; it carries the file out of WeChat's browser. No link to a file that cannot be made. */
export async function redirectToDownloadLink(dependencies: Dependencies, resume: Resume): Promise<Response> {
  const file = await renderFile(dependencies, resume, { pdf: true })
  if (!file.ok) return file
  const { token } = await dependencies.api.call('createDownloadLink', { resume })
  return redirect(`/handoff/${token}`, 303)
}
