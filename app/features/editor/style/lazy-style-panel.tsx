import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import type { EditorTemplate } from './editor-template'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { StylePanel as stylePanel } from './style-panel'

const firstTouches = ['pointerdown', 'keydown'] as const
const panelId = 'style-panel'

const firstTouch = () =>
  new Promise<void>((resolve) => {
    for (const name of firstTouches)
      document.addEventListener(name, () => resolve(), { once: true, capture: true })
  })
/** From the start: React comes to the panel last, and somebody may have begun to type by then. */
const touched = import.meta.env.SSR ? undefined : firstTouch()

/**
 * The server renders the panel, which works as it is; its scripts load once somebody touches the page, and it cannot be
 * pressed before they have started. A panel that no server rendered loads at once.
 *
 * React gives up what the server rendered (error 421) if a provider above changes while the panel waits. Only the theme's
 * can, when the device turns dark or light before the first touch; the panel is then rendered again in the browser.
 */
const StylePanel = import.meta.env.SSR
  ? stylePanel
  : lazy(async () => {
      const isRendered = setInert(true)
      if (isRendered && !document.querySelector('#pane-style:checked')) await touched
      return { default: (await importWithTexts(() => import('./style-panel'), ['style'])).StylePanel }
    })

/** The resume's style. */
export const LazyStylePanel = memo(function LazyStylePanel({ templates }: { templates: EditorTemplate[] }) {
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
  useEffect(() => void setInert(false), [])
  return null
}

/** @returns whether there is a panel */
function setInert(isInert: boolean): boolean {
  const panel = document.getElementById(panelId)
  if (panel) panel.inert = isInert
  return panel !== null
}
