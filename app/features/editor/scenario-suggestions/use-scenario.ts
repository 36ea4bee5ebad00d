import { useEffect, useState } from 'react'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { Scenario } from '#contract/catalogue/scenario'

/**
 * Returns the scenario a resume names: from the server's data, else fetched. Without a response there are no
 * hints; everything else works.
 */
export function useScenario(
  id: string | undefined,
  initialScenario: Scenario | undefined,
): Scenario | undefined {
  const store = useEditorStore()
  const [fetchedScenario, setFetchedScenario] = useState<Scenario>()
  const isKnown = id === undefined || initialScenario?.id === id
  useEffect(() => {
    if (isKnown) return
    const controller = new AbortController()
    const { position } = store.getState().resume.intention
    fetch(`/scenarios/${id}?${new URLSearchParams({ position })}`, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Scenario>) : undefined))
      .then(setFetchedScenario, () => undefined)
    return () => controller.abort()
  }, [id, isKnown, store])
  if (id === undefined) return undefined
  return isKnown ? initialScenario : fetchedScenario?.id === id ? fetchedScenario : undefined
}
