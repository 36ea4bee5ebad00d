import type { EditorStore } from './store'
import { valueAt } from './paths'

type Listener = () => void
type Subscribe = (listener: Listener) => () => void
const known = new WeakMap<EditorStore, (name: string) => Subscribe>()

/**
 * Hears of changes of one part of the resume, named by its path. A long resume is on the page as a thousand fields:
 * each key asks its sixty parts whether they are another, and only then what is drawn of them.
 */
export function changesOf(store: EditorStore, name: string): Subscribe {
  let subscribeTo = known.get(store)
  if (!subscribeTo) known.set(store, (subscribeTo = hearingOf(store)))
  return subscribeTo(name)
}

function hearingOf(store: EditorStore) {
  const parts = new Map<string, Set<Listener>>()
  const subscribes = new Map<string, Subscribe>()
  store.subscribe(({ resume: now }, { resume: before }) => {
    if (now === before) return
    const changed = [...parts].filter(([name]) => valueAt(now, name) !== valueAt(before, name))
    for (const [, listeners] of changed) for (const listener of [...listeners]) listener()
  })

  const subscribing =
    (name: string): Subscribe =>
    (listener) => {
      const listeners = parts.get(name) ?? new Set()
      parts.set(name, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && parts.get(name) === listeners) parts.delete(name)
      }
    }
  return (name: string) => {
    const subscribe = subscribes.get(name) ?? subscribing(name)
    subscribes.set(name, subscribe)
    return subscribe
  }
}
