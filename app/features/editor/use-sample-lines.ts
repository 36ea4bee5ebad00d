import { useEffect, useState } from 'react'
import type { SampleLines } from './sample-answer'

const pauseMs = 150

export type Asked = { q: string; position: string }

/** What the library answers to a question. While the next answer is on its way the last one stands. */
export function useSampleLines({ q, position }: Asked): {
  answer?: SampleLines
  failed: boolean
  retry(): void
} {
  const [known, setKnown] = useState<{ answer?: SampleLines; failed: boolean }>({ failed: false })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    const waiting = setTimeout(() => {
      ask({ q, position }, left.signal).then(
        (answer) => setKnown({ answer, failed: false }),
        () => left.signal.aborted || setKnown((before) => ({ ...before, failed: true })),
      )
    }, pauseMs)
    return () => {
      clearTimeout(waiting)
      left.abort()
    }
  }, [q, position, tries])
  return { ...known, retry: () => setTries((before) => before + 1) }
}

async function ask(asked: Asked, signal: AbortSignal): Promise<SampleLines> {
  const answer = await fetch(`/sample-lines?${new URLSearchParams(asked)}`, { signal })
  if (!answer.ok) throw new Error(`/sample-lines answered ${answer.status}`)
  return (await answer.json()) as SampleLines
}
