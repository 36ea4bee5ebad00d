import { useEffect, useState, type RefObject } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import type { ZoomBar } from './zoom-bar'

/** The zoom of the pages, loaded when they first fill the screen of a phone. Without a network the next time asks again. */
export function LazyZoomBar({ host }: { host: RefObject<HTMLElement> }) {
  const [Bar, setBar] = useState<typeof ZoomBar>()
  useEffect(() => {
    const form = host.current?.closest('form')
    const radio = document.getElementById('pane-preview')
    if (!(radio instanceof HTMLInputElement)) return
    const load = () => {
      if (!radio.checked || !matchMedia('(width < 64rem)').matches) return
      importWithTexts(() => import('./zoom-bar'), ['editor-tools']).then(
        (module) => setBar(() => module.ZoomBar),
        () => undefined,
      )
    }
    load()
    form?.addEventListener('change', load)
    return () => form?.removeEventListener('change', load)
  }, [host])
  return Bar ? <Bar host={host} /> : null
}
