import { lazy, memo, Suspense, useEffect, useState } from 'react'
import type { Template } from '#contract/catalogue/template'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { StylePanel as stylePanel } from './style-panel'

const firstTouches = ['pointerdown', 'keydown'] as const
const panelId = 'style-panel'

/** The server renders the panel, which works as it is; its scripts load once somebody touches the page. */
const StylePanel = import.meta.env.SSR
  ? stylePanel
  : lazy(async () => {
      setInert(true)
      if (!document.querySelector('#pane-style:checked')) await firstTouch()
      return { default: (await import('./style-panel')).StylePanel }
    })

/** The resume's style: it cannot be pressed until its own scripts have started. */
export const LazyStylePanel = memo(function LazyStylePanel({ templates }: { templates: Template[] }) {
  // A change while it waits would make React throw away what the server rendered.
  const [shown] = useState(templates)
  return (
    <div id={panelId}>
      <ErrorBoundary name="style">
        <Suspense>
          <StylePanel templates={shown} />
          <Started />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
})

/** Starts with the panel it is beside. */
function Started() {
  useEffect(() => setInert(false), [])
  return null
}

function setInert(isInert: boolean) {
  const panel = document.getElementById(panelId)
  if (panel) panel.inert = isInert
}

const firstTouch = () =>
  new Promise<void>((resolve) => {
    for (const name of firstTouches)
      document.addEventListener(name, () => resolve(), { once: true, capture: true })
  })
