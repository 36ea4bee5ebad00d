import { redirect } from '@remix-run/node'
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
  const { token } = await dependencies.api.call('createDownloadLink', { resume, fileName, withData })
  return redirect(`/handoff/${token}`, 303)
}
