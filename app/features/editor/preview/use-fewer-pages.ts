import { useEffect, useState } from 'react'
import { postJson } from '#app/api-client/post-json'
import type { FewerPages } from '#app/preview/fewer-pages'
import type { Resume } from '#contract/resume/resume'

/** The search takes some layouts: not while somebody types. */
const pauseMs = 1_000

/**
 * Returns what saves the last page of this very resume, null when nothing does. Undefined until it is known: after a pause
 * in typing, and as long as the service does not answer.
 */
export function useFewerPages(resume: Resume): FewerPages | null | undefined {
  const [answer, setAnswer] = useState<{ resume: Resume; found: FewerPages | null }>()
  useEffect(() => {
    const controller = new AbortController()
    async function request() {
      try {
        const response = await postJson('/sheets/fewer-pages', { resume }, { signal: controller.signal })
        if (!response.ok) return
        const { found = null } = (await response.json()) as { found?: FewerPages }
        if (!controller.signal.aborted) setAnswer({ resume, found })
      } catch {
        // Offline, or edited meanwhile: the note says what it knows, and the next pause asks again.
      }
    }
    const timer = setTimeout(() => void request(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [resume])
  return answer?.resume === resume ? answer.found : undefined
}
