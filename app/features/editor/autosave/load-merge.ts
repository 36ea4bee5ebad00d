import type { Resume } from '#contract/resume/resume'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { NewerContent } from './destination'

const load = () => import('./merge-into-store').catch(() => undefined)

/** Begins to load what merges: with the first change, because a text being composed has to be known by then. */
export const preloadMerge = (): void => void load()

/**
 * Merges what another editor saved, once no text is being composed. `read` is asked again then.
 * @returns what the destination has; undefined when the user has to decide, or what merges cannot be loaded.
 */
export async function mergeNewer(
  store: EditorStore,
  read: () => NewerContent | undefined,
): Promise<Resume | undefined> {
  const loaded = read() && (await load())
  await loaded?.compositionEnd()
  const newer = read()
  return newer && loaded?.mergeIntoStore(store, newer)
}
