import { useCallback, useEffect, useRef, useState } from 'react'
import type { LivePreviewListener, openLivePreview } from '#app/preview/page-updates/live-preview'
import type { PageDrawings } from '#app/preview/page-updates/page-drawings'
import type { PreviewDetails, PreviewState } from '#app/preview/page-updates/preview-messages'
import type { FieldErrors } from '#contract/http/envelope'
import { addExample } from '#resume-model/add-example'
import { useEditorStore } from '#app/features/editor/state/editor-context'

type PreviewView = {
  state: PreviewState
  preview?: PreviewDetails
  drawings?: PageDrawings
  /** What shows a drawing; there when drawings are. */
  PageSvg?: ReturnType<typeof openLivePreview>['PageSvg']
}

/** The parts of the editor's state that the pages show. */
const shownParts = ['resume', 'example', 'pointedStyle'] as const

/**
 * Returns pages that update while typing. Until the first edit the server's images are shown;
 * without images (a draft of this device) pages are requested at once.
 */
export function usePreview(isImmediate: boolean) {
  const store = useEditorStore()
  const host = useRef<HTMLDivElement>(null)
  const requestRef = useRef<() => void>()
  const [view, setView] = useState<PreviewView>({ state: isImmediate ? 'waiting' : 'ready' })

  useEffect(() => {
    const element = host.current
    if (!element) return
    let live: ReturnType<typeof openLivePreview> | undefined
    let isClosed = false
    const onPreview: LivePreviewListener = (state, drawings, details, problems) => {
      setView((view) =>
        details || state !== view.state
          ? { ...view, state, preview: details ?? view.preview, drawings }
          : view,
      )
      if (problems && !hasSameProblems(problems, store.getState().problems)) store.setState({ problems })
    }
    const shown = () => {
      const { resume, example, pointedStyle } = store.getState()
      const styled = pointedStyle ? { ...resume, style: pointedStyle } : resume
      return example ? addExample(styled, example).resume : styled
    }
    const open = ({ openLivePreview }: typeof import('#app/preview/page-updates/live-preview')) => {
      if (isClosed) return
      live ??= openLivePreview(element, onPreview)
      const { PageSvg } = live
      setView((view) => ({ ...view, PageSvg }))
      live.update(shown())
    }
    // A failed import is retried at the next change.
    const show = () => {
      if (live) live.update(shown())
      else
        import('#app/preview/page-updates/live-preview').then(open, () =>
          setView({ state: navigator.onLine ? 'failed' : 'offline' }),
        )
    }
    requestRef.current = show
    if (isImmediate) show()
    const unsubscribe = store.subscribe((now, before) => {
      if (shownParts.some((part) => now[part] !== before[part])) show()
    })
    return () => {
      isClosed = true
      unsubscribe()
      live?.close()
    }
  }, [store, isImmediate])

  /** Requests pages now, edited or not. */
  const requestPages = useCallback(() => requestRef.current?.(), [])
  return { ...view, host, requestPages }
}

/** Each store change is checked by hundreds of fields, so unnecessary ones are avoided. */
function hasSameProblems(a: FieldErrors, b: FieldErrors): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
