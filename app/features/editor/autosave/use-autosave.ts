import { useEffect } from 'react'
import type { Resume } from '#contract/resume/resume'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { SaveState } from '#app/features/editor/state/editor-store'

/** Keeps the editor's document and says where: on this device, or on the server. Rejects when it was not kept. */
export type Persist = (resume: Resume) => Promise<'device' | 'server'>

// Short: what is not on its way when the page goes may go with it, for the device reads before it writes.
const debounceMs = 20
const retryAfterMs = 2_000
// A save that takes no longer is not announced: one at each pause would redraw the page and be read aloud.
const announceAfterMs = 300

/**
 * Keeps each change: one save under way, the newest document next, failed ones again. Leaving keeps at once, also past a
 * save under way. `unkept`: what the editor opened with is kept nowhere yet.
 */
export function useAutosave(persist: Persist | undefined, isUnsaved = false) {
  const store = useEditorStore()
  useEffect(() => {
    if (!persist) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pendingSave: Promise<boolean> | undefined
    // Typed before scripts came, and taken over since: not kept yet.
    let savedResume = isUnsaved ? undefined : store.getInitialState().resume
    let latest = savedResume

    function schedule(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), ms)
    }

    /** Answers whether what it took along was kept. */
    function flush(): Promise<boolean> {
      clearTimeout(timer)
      if (pendingSave) return pendingSave
      const { resume, saveState } = store.getState()
      if (resume === savedResume) {
        // What could not be kept was undone.
        if (saveState === 'failed') store.setState({ saveState: 'finished' })
        return Promise.resolve(true)
      }
      pendingSave = save(resume).finally(() => (pendingSave = undefined))
      return pendingSave
    }

    async function save(resume: Resume): Promise<boolean> {
      latest = resume
      const announceTimer = setTimeout(() => store.setState({ saveState: 'running' }), announceAfterMs)
      try {
        const savedTo = await persist!(resume)
        // One that was sent past this may be kept already.
        if (savedResume !== latest) savedResume = resume
        if (store.getState().resume === savedResume) setSaveState('finished', savedTo)
        else if (resume === latest) schedule(debounceMs)
        return true
      } catch {
        setSaveState('failed')
        schedule(retryAfterMs)
        return false
      } finally {
        clearTimeout(announceTimer)
      }
    }

    function saveOnLeave() {
      if (!pendingSave) return void flush()
      const { resume } = store.getState()
      if (resume !== latest) void save(resume)
    }

    /** What was typed while a save was under way goes with the next; one that fails is the end of it. */
    async function waitUntilSaved(): Promise<boolean> {
      do if (!(await flush())) return false
      while (store.getState().resume !== savedResume)
      return true
    }

    function setSaveState(saveState: SaveState, savedTo = store.getState().savedTo) {
      const current = store.getState()
      if (current.saveState !== saveState || current.savedTo !== savedTo)
        store.setState({ saveState, savedTo })
    }

    const unsubscribe = store.subscribe((now, before) => {
      if (now.resume !== before.resume) schedule(debounceMs)
    })
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (store.getState().saveState === 'failed') event.preventDefault()
    }
    store.setState({ waitUntilSaved })
    if (store.getState().resume !== savedResume) schedule(debounceMs)
    document.addEventListener('visibilitychange', saveOnLeave)
    addEventListener('pagehide', saveOnLeave)
    addEventListener('beforeunload', onBeforeUnload)
    return () => {
      unsubscribe()
      saveOnLeave()
      document.removeEventListener('visibilitychange', saveOnLeave)
      removeEventListener('pagehide', saveOnLeave)
      removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [store, persist, isUnsaved])
}
