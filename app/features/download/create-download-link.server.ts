import { redirect } from '@remix-run/node'
import { resumeFileName } from '#app/preview/resume-file-name'
import { renderFile, type Dependencies, type DownloadSource } from './download.server'

/**
 * Creates a link to the files of a resume, as its owner named them, and redirects to its page. No link if the file fails.
 */
export async function createDownloadLink(
  dependencies: Dependencies,
  source: DownloadSource,
): Promise<Response> {
  const { resume, fileName, withData = false } = source
  if (!resume) return new Response(null, { status: 404 })
  const file = await renderFile(dependencies, resume, { pdf: true }, { withData })
  if (!file.ok) return file
  // The name tells the owner's links apart.
  const linked = { resume, fileName: fileName ?? resumeFileName(resume), withData }
  const { token } = await dependencies.api.call('createDownloadLink', linked)
  return redirect(`/handoff/${token}`, 303)
}
