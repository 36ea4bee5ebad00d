import { useEffect } from 'react'
import type { Resume } from '#contract/resume'
import { useEditorStore } from './editor-context'
import type { SaveState } from './store'

/** Keeps the editor's document and says where: on this device, or on the server. Rejects when it was not kept. */
export type Keep = (resume: Resume) => Promise<'device' | 'server'>

// Short: what is not on its way when the page goes may go with it, for the device reads before it writes.
const quietMs = 20
const retryAfterMs = 2_000
// A save that takes no longer is not announced: one at each pause would redraw the page and be read aloud.
const worthSayingMs = 300

/**
 * Keeps each change: one save under way, the newest document next, failed ones again. Leaving keeps at once, also past a
 * save under way. `unkept`: what the editor opened with is kept nowhere yet.
 */
export function useKeeping(keep: Keep | undefined, unkept = false) {
  const store = useEditorStore()
  useEffect(() => {
    if (!keep) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let busy: Promise<boolean> | undefined
    // Typed before scripts came, and taken over since: not kept yet.
    let kept = unkept ? undefined : store.getInitialState().resume
    let newest = kept

    function wait(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), ms)
    }

    /** Answers whether what it took along was kept. */
    function flush(): Promise<boolean> {
      clearTimeout(timer)
      if (busy) return busy
      const { resume, saveState } = store.getState()
      if (resume === kept) {
        // What could not be kept was undone.
        if (saveState === 'failed') store.setState({ saveState: 'finished' })
        return Promise.resolve(true)
      }
      busy = carry(resume).finally(() => (busy = undefined))
      return busy
    }

    async function carry(resume: Resume): Promise<boolean> {
      newest = resume
      const taking = setTimeout(() => store.setState({ saveState: 'running' }), worthSayingMs)
      try {
        const home = await keep!(resume)
        // One that was sent past this may be kept already.
        if (kept !== newest) kept = resume
        if (store.getState().resume === kept) say('finished', home)
        else if (resume === newest) wait(quietMs)
        return true
      } catch {
        say('failed')
        wait(retryAfterMs)
        return false
      } finally {
        clearTimeout(taking)
      }
    }

    function leave() {
      if (!busy) return void flush()
      const { resume } = store.getState()
      if (resume !== newest) void carry(resume)
    }

    /** What was typed while a save was under way goes with the next; one that fails is the end of it. */
    async function settled(): Promise<boolean> {
      do if (!(await flush())) return false
      while (store.getState().resume !== kept)
      return true
    }

    function say(saveState: SaveState, home = store.getState().home) {
      const said = store.getState()
      if (said.saveState !== saveState || said.home !== home) store.setState({ saveState, home })
    }

    const unsubscribe = store.subscribe((now, before) => {
      if (now.resume !== before.resume) wait(quietMs)
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (store.getState().saveState === 'failed') event.preventDefault()
    }
    store.setState({ settled })
    if (store.getState().resume !== kept) wait(quietMs)
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
    addEventListener('beforeunload', warn)
    return () => {
      unsubscribe()
      leave()
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', leave)
      removeEventListener('beforeunload', warn)
    }
  }, [store, keep, unkept])
}
