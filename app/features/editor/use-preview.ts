import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewState, Sheets } from '#app/preview/previewer'
import type { FieldProblems } from '#contract/envelope'
import { useEditorStore } from './editor-context'
import type { LiveParts, openLivePreview } from './live-preview'

type Shown = { sheets?: Sheets; state: PreviewState } & Partial<LiveParts>

/**
 * Pages that follow the typing. Until the first edit the server's own images stand,
 * unless there are none (a draft of this device), then pages are asked for at once.
 */
export function usePreview(atOnce: boolean) {
  const store = useEditorStore()
  const host = useRef<HTMLDivElement>(null)
  const asking = useRef<() => void>()
  const [shown, setShown] = useState<Shown>({ state: atOnce ? 'waiting' : 'ready' })

  useEffect(() => {
    const place = host.current
    if (!place) return
    let live: ReturnType<typeof openLivePreview> | undefined
    let isClosed = false
    const heard: Parameters<typeof openLivePreview>[1] = (parts, state, sheets, problems) => {
      setShown({ state, sheets, ...parts })
      if (problems && !sameProblems(problems, store.getState().problems)) store.setState({ problems })
    }
    const open = ({ openLivePreview }: typeof import('./live-preview')) => {
      if (isClosed) return
      live ??= openLivePreview(place, heard)
      live.show(store.getState().resume)
    }
    // What could not be loaded is tried again at the next change.
    const show = () => {
      if (live) live.show(store.getState().resume)
      else
        import('./live-preview').then(open, () =>
          setShown({ state: navigator.onLine ? 'failed' : 'offline' }),
        )
    }
    asking.current = show
    if (atOnce) show()
    const unsubscribe = store.subscribe((now, before) => {
      if (now.resume !== before.resume) show()
    })
    return () => {
      isClosed = true
      unsubscribe()
      live?.close()
    }
  }, [store, atOnce])

  /** Pages are asked for now, edited or not. */
  const ask = useCallback(() => asking.current?.(), [])
  return { ...shown, host, ask }
}

/** Each change of the store asks hundreds of fields whether it concerns them: none is made for nothing. */
function sameProblems(a: FieldProblems, b: FieldProblems): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
