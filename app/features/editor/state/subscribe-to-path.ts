import type { EditorStore } from './editor-store'
import { getAtPath } from './resume-path'

type Listener = () => void
type Subscribe = (listener: Listener) => () => void
const subscriptionsByStore = new WeakMap<EditorStore, (name: string) => Subscribe>()

/**
 * Subscribes to one part of the resume by its path. A long resume has about a thousand fields on the page:
 * each keystroke compares its sixty parts by identity, and only changed parts run their selectors.
 */
export function subscribeToPath(store: EditorStore, name: string): Subscribe {
  let subscribeTo = subscriptionsByStore.get(store)
  if (!subscribeTo) subscriptionsByStore.set(store, (subscribeTo = createPathSubscriptions(store)))
  return subscribeTo(name)
}

function createPathSubscriptions(store: EditorStore) {
  const listenersByPath = new Map<string, Set<Listener>>()
  const subscribersByPath = new Map<string, Subscribe>()
  store.subscribe(({ resume: now }, { resume: before }) => {
    if (now === before) return
    const changed = [...listenersByPath].filter(([name]) => getAtPath(now, name) !== getAtPath(before, name))
    for (const [, listeners] of changed) for (const listener of [...listeners]) listener()
  })

  const createSubscribe =
    (name: string): Subscribe =>
    (listener) => {
      const listeners = listenersByPath.get(name) ?? new Set()
      listenersByPath.set(name, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && listenersByPath.get(name) === listeners) listenersByPath.delete(name)
      }
    }
  return (name: string) => {
    const subscribe = subscribersByPath.get(name) ?? createSubscribe(name)
    subscribersByPath.set(name, subscribe)
    return subscribe
  }
}
