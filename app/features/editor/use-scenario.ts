import { useEffect, useState } from 'react'
import type { Scenario } from '#contract/scenario'

/** The purpose a resume names: as the server knew it, else asked for. Without an answer there are no hints, and nothing else is missing. */
export function useScenario(id: string | undefined, known: Scenario | undefined): Scenario | undefined {
  const [asked, setAsked] = useState<Scenario>()
  const isKnown = id === undefined || known?.id === id
  useEffect(() => {
    if (isKnown) return
    const left = new AbortController()
    fetch(`/scenarios/${id}`, { signal: left.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Scenario>) : undefined))
      .then(setAsked, () => undefined)
    return () => left.abort()
  }, [id, isKnown])
  if (id === undefined) return undefined
  return isKnown ? known : asked?.id === id ? asked : undefined
}
