import { useEffect, useState } from 'react'
import { postJson } from '#app/api-client/post-json'
import type { Finding } from '#resume-lint/finding'
import type { PdfCheckResult } from '#app/preview/pdf-check-result'
import type { Resume } from '#contract/resume/resume'

const debounceMs = 700
const retryAfterMs = 4_000

export type PdfCheckState = {
  state: 'reading' | 'read' | 'failed' | 'offline'
  findings: Finding[]
  pages: number
}

/**
 * Returns the server's findings in the finished PDF, requested after a pause in typing; the last result stays
 * meanwhile.
 * `pages` is the usual number for the purpose.
 */
export function usePdfCheck(resume: Resume, pages?: number): PdfCheckState {
  const [check, setCheck] = useState<PdfCheckState>({ state: 'reading', findings: [], pages: 0 })
  useEffect(() => {
    const controller = new AbortController()
    let timer = setTimeout(() => void requestCheck(), debounceMs)
    async function requestCheck() {
      try {
        const response = await postJson('/sheets/check', { resume, pages }, { signal: controller.signal })
        // Too much to lay out: a retry with the same document would fail again.
        if (response.status === 422) return setCheck((last) => ({ ...last, state: 'failed' }))
        if (!response.ok) throw new Error(`check: HTTP ${response.status}`)
        setCheck({ state: 'read', ...((await response.json()) as PdfCheckResult) })
      } catch {
        if (controller.signal.aborted) return
        setCheck((last) => ({ ...last, state: navigator.onLine ? 'failed' : 'offline' }))
        timer = setTimeout(() => void requestCheck(), retryAfterMs)
      }
    }
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [resume, pages])
  return check
}
