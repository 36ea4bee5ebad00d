import { redirect } from '@remix-run/node'
import type { Resume } from '#contract/resume/resume'
import { renderFile, type Dependencies } from './download.server'

/**
 * Creates a one-time link to a resume and redirects to it, for WeChat's browser. No link if the file fails.
 */
export async function redirectToDownloadLink(dependencies: Dependencies, resume: Resume): Promise<Response> {
  const file = await renderFile(dependencies, resume, { pdf: true }, { withData: true })
  if (!file.ok) return file
  const { token } = await dependencies.api.call('createDownloadLink', { resume })
  return redirect(`/handoff/${token}`, 303)
}
