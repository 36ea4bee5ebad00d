import { useEffect, useState } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import type { ZoomBar, ZoomBarProps } from './zoom-bar'

/**
 * The bar of the pages, loaded when they first fill the screen of a phone, and beside the form once somebody is there. Without a
 * network the next time asks again.
 */
export function LazyZoomBar(props: ZoomBarProps) {
  const [Bar, setBar] = useState<typeof ZoomBar>()
  useEffect(() => {
    const loaded = new AbortController()
    const load = (event?: Event) => {
      const isPhone = matchMedia('(width < 64rem)').matches
      if (isPhone ? !document.querySelector('#pane-preview:checked') : !event) return
      importWithTexts(() => import('./zoom-bar'), ['editor-tools']).then(
        (module) => {
          loaded.abort()
          setBar(() => module.ZoomBar)
        },
        () => undefined,
      )
    }
    load()
    for (const name of ['change', 'pointermove', 'keydown'])
      addEventListener(name, load, { signal: loaded.signal, passive: true })
    return () => loaded.abort()
  }, [])
  return Bar ? <Bar {...props} /> : null
}
