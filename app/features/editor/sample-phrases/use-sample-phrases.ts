import { useEffect, useState } from 'react'
import type { SamplePhrases } from './sample-phrases-types'

const debounceMs = 150

/** `or`: what else to look for, after `q`. */
export type PositionQuery = { q: string; or: string; position: string }
type PhraseQuery = PositionQuery & { isEnglish: boolean }

/** Fetches the sample phrases of a query. The last result stays until the next one arrives. */
export function useSamplePhrases({ q, or, position, isEnglish }: PhraseQuery) {
  const [loaded, setLoaded] = useState<{ result?: SamplePhrases; failed: boolean }>({ failed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSamplePhrases({ q, or, position, isEnglish }, controller.signal).then(
        (result) => setLoaded({ result, failed: false }),
        () => controller.signal.aborted || setLoaded((before) => ({ ...before, failed: true })),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, or, position, isEnglish, attempt])
  return { ...loaded, retry: () => setAttempt((before) => before + 1) }
}

async function fetchSamplePhrases(
  { or, isEnglish, ...query }: PhraseQuery,
  signal: AbortSignal,
): Promise<SamplePhrases> {
  const search = new URLSearchParams({ ...query, ...(or && { or }), ...(isEnglish && { language: 'en' }) })
  const result = await fetch(`/sample-lines?${search}`, { signal })
  if (!result.ok) throw new Error(`/sample-lines answered ${result.status}`)
  return (await result.json()) as SamplePhrases
}
