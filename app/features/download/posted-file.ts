/** What became of a posted download: the file, or the page that the service leads to instead of it. */
export type PostedFile = { file: File } | { pageUrl: string }

/**
 * Posts a download form by script, as its button would, so that the file stays in the page's hands. @throws when the service
 * cannot be reached or fails.
 */
export async function fetchPostedFile(form: HTMLFormElement, action: string): Promise<PostedFile> {
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(fieldsOf(form)) })
  // The page of a link that was just made may be busy: its address is all that is wanted.
  if (response.redirected) return { pageUrl: response.url }
  if (!response.ok) throw new Error(`The file was refused with ${response.status}.`)
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  const blob = await response.blob()
  return { file: new File([blob], fileNameIn(headers.get('content-disposition') ?? ''), { type }) }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ])

/** The name in a Content-Disposition header of ours. */
function fileNameIn(disposition: string): string {
  const encoded = disposition.split("filename*=UTF-8''")[1]
  return encoded ? decodeURIComponent(encoded) : 'resume.pdf'
}

/**
 * Opens the share sheet of the device. `again`: the browser wants a fresh press, because the file took too long. Who closes
 * the sheet has what they wanted.
 */
export async function shareFile(file: File): Promise<'done' | 'again' | 'failed'> {
  try {
    await navigator.share({ files: [file] })
    return 'done'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'done'
    return name === 'NotAllowedError' ? 'again' : 'failed'
  }
}

/** Whether the share sheet of this device takes PDF files. */
export function canSharePdf(): boolean {
  const probe = [new File([], 'resume.pdf', { type: 'application/pdf' })]
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: probe })
}
