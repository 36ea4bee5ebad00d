import { useRef, useState } from 'react'
import { fileUrl } from './download-form'

type Status = 'working' | 'again' | 'failed'

/**
 * Sends the file of a download form, or makes a link to it, by script. `onCounted`: the service may have counted a download.
 * Where it leads to another page instead, the browser follows.
 */
export function useFileSending(sourceQuery: string, onCounted: () => void) {
  const ready = useRef<File>()
  const [status, setStatus] = useState<Status>()
  const [link, setLink] = useState<{ url: string; isCopied: boolean }>()

  const run = (work: () => Promise<Status | undefined>) => {
    // A second press would make another file or link.
    if (status === 'working') return
    setStatus('working')
    work().then(setStatus, () => setStatus('failed'))
  }

  const share = (form: HTMLFormElement) =>
    run(async () => {
      const { fetchPostedFile, shareFile } = await import('./posted-file')
      if (!ready.current) {
        const posted = await fetchPostedFile(form, fileUrl('pdf', sourceQuery))
        if ('pageUrl' in posted) return leaveFor(posted.pageUrl)
        onCounted()
        ready.current = posted.file
      }
      const result = await shareFile(ready.current)
      // The file waits only for a press that the browser asked for: until another one the resume may have changed.
      if (result !== 'again') ready.current = undefined
      return result === 'done' ? undefined : result
    })

  const createLink = (form: HTMLFormElement) =>
    run(async () => {
      const { fetchPostedFile } = await import('./posted-file')
      const posted = await fetchPostedFile(form, `/handoff?${sourceQuery}`)
      if (!('pageUrl' in posted)) return 'failed'
      const url = posted.pageUrl
      if (!new URL(url).pathname.startsWith('/handoff/')) return leaveFor(url)
      onCounted()
      // Some browsers copy only within a press; then the link's own button does it.
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      )
      setLink({ url, isCopied })
      return undefined
    })

  return { status, link, share, createLink }
}

function leaveFor(url: string): 'working' {
  window.location.assign(url)
  return 'working'
}
