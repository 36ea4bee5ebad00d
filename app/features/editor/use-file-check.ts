import { useEffect, useState } from 'react'
import type { Finding } from '#resume-lint/finding'
import type { FileCheck } from '#app/preview/file-check-answer'
import type { Resume } from '#contract/resume'

const quietMs = 700
const retryAfterMs = 4_000

export type FileState = {
  state: 'reading' | 'read' | 'failed' | 'offline'
  findings: Finding[]
  pages: number
}

/**
 * What the server finds in the finished PDF, asked again once the typing rests; the last answer stands meanwhile.
 * `pages` is what is usual for the purpose.
 */
export function useFileCheck(resume: Resume, pages?: number): FileState {
  const [known, setKnown] = useState<FileState>({ state: 'reading', findings: [], pages: 0 })
  useEffect(() => {
    const stop = new AbortController()
    let timer = setTimeout(() => void ask(), quietMs)
    async function ask() {
      try {
        const response = await fetch('/sheets/check', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ resume, pages }),
          signal: stop.signal,
        })
        // Too much to lay out: only another document is worth asking for.
        if (response.status === 422) return setKnown((last) => ({ ...last, state: 'failed' }))
        if (!response.ok) throw new Error(`check: HTTP ${response.status}`)
        setKnown({ state: 'read', ...((await response.json()) as FileCheck) })
      } catch {
        if (stop.signal.aborted) return
        setKnown((last) => ({ ...last, state: navigator.onLine ? 'failed' : 'offline' }))
        timer = setTimeout(() => void ask(), retryAfterMs)
      }
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [resume, pages])
  return known
}
