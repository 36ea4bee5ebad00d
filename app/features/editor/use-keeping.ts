import { useEffect } from 'react'
import type { Resume } from '#contract/resume'
import { useEditorStore } from './editor-context'
import type { SaveState } from './store'

/** Keeps the editor's document and says where: on this device, or on the server. Rejects when it was not kept. */
export type Keep = (resume: Resume) => Promise<'device' | 'server'>

const quietMs = 150
const retryAfterMs = 2_000
// A save that takes no longer is not announced: one at each pause would redraw the page and be read aloud.
const worthSayingMs = 300

/** Keeps each change: one save under way, the newest document next, failed ones again; leaving flushes. */
export function useKeeping(keep: Keep | undefined) {
  const store = useEditorStore()
  useEffect(() => {
    if (!keep) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let busy = false
    // Typed before scripts came, and taken over since: not kept yet.
    let kept = store.getInitialState().resume

    async function flush() {
      clearTimeout(timer)
      if (busy) return
      if (store.getState().resume === kept) {
        // What could not be kept was undone.
        if (store.getState().saveState === 'failed') store.setState({ saveState: 'finished' })
        return
      }
      busy = true
      const resume = store.getState().resume
      const taking = setTimeout(() => store.setState({ saveState: 'running' }), worthSayingMs)
      try {
        const home = await keep!(resume)
        kept = resume
        if (store.getState().resume === kept) say('finished', home)
        else timer = setTimeout(() => void flush(), quietMs)
      } catch {
        say('failed')
        timer = setTimeout(() => void flush(), retryAfterMs)
      }
      clearTimeout(taking)
      busy = false
    }

    function say(saveState: SaveState, home = store.getState().home) {
      const said = store.getState()
      if (said.saveState !== saveState || said.home !== home) store.setState({ saveState, home })
    }

    const unsubscribe = store.subscribe((now, before) => {
      if (now.resume === before.resume) return
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), quietMs)
    })
    const leaving = () => void flush()
    const warn = (event: BeforeUnloadEvent) => {
      if (store.getState().saveState === 'failed') event.preventDefault()
    }
    if (store.getState().resume !== kept) timer = setTimeout(() => void flush(), quietMs)
    document.addEventListener('visibilitychange', leaving)
    addEventListener('pagehide', leaving)
    addEventListener('beforeunload', warn)
    return () => {
      unsubscribe()
      void flush()
      document.removeEventListener('visibilitychange', leaving)
      removeEventListener('pagehide', leaving)
      removeEventListener('beforeunload', warn)
    }
  }, [store, keep])
}
