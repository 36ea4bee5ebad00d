import { useEffect, useRef, useState, type RefObject } from 'react'
import type { openLivePreview } from '#app/preview/page-updates/live-preview'
import type { PageDrawings } from '#app/preview/page-updates/page-drawings'
import type { PreviewDetails } from '#app/preview/page-updates/preview-messages'
import { areaIdOf, buildShownPage, readWizardForm } from './shown-page'
import type { WizardPageView } from './wizard.server'
import type { WizardPreviewView } from './wizard-preview.server'

type LivePages = {
  details?: PreviewDetails
  drawings?: PageDrawings
  PageSvg?: ReturnType<typeof openLivePreview>['PageSvg']
}

/** What may change a field: pickers of the form set theirs without an event of their own. */
const changingEvents = ['input', 'change', 'click', 'keyup'] as const

/**
 * Returns the page beside a form: as it was saved at first, then as the form has it. `writtenId` is the area that the
 * focused field writes to.
 */
export function useWizardPages(
  form: RefObject<HTMLFormElement>,
  page: WizardPageView,
  preview: WizardPreviewView,
) {
  const host = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<LivePages>({})
  const [shown, setShown] = useState(() => shownPageOf(preview, preview.resume, false))
  const [writtenId, setWrittenId] = useState('')

  useEffect(() => {
    const [element, pages] = [form.current, host.current]
    if (!element || !pages) return
    let opened: ReturnType<typeof openLivePreview> | undefined
    let isClosed = false
    let drawnText = JSON.stringify(shownPageOf(preview, preview.resume, false))
    let timeout: ReturnType<typeof setTimeout> | undefined

    const draw = async (resume: unknown) => {
      const { openLivePreview } = await import('#app/preview/page-updates/live-preview')
      if (isClosed) return
      opened ??= openLivePreview(pages, (state, drawings, details) => {
        if (state === 'ready') setLive((now) => ({ ...now, drawings, details: details ?? now.details }))
      })
      const { PageSvg } = opened
      setLive((now) => ({ ...now, PageSvg }))
      opened.update(resume)
    }
    const read = () => {
      const lines = new FormData(element).get('lines') === 'on'
      const next = shownPageOf(preview, readWizardForm(element, page, preview.resume), lines)
      const text = JSON.stringify(next)
      if (text === drawnText) return
      drawnText = text
      setShown(next)
      // The saved page stays when the drawing cannot be loaded; the next change tries again.
      draw(next.resume).catch(() => undefined)
    }
    const onChange = () => {
      clearTimeout(timeout)
      timeout = setTimeout(read)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name) setWrittenId(areaIdOf(name, preview.resume))
    }
    // Restored by the browser or from this tab: not what was saved.
    onChange()
    for (const event of changingEvents) element.addEventListener(event, onChange)
    element.addEventListener('focusin', onFocus)
    return () => {
      isClosed = true
      clearTimeout(timeout)
      for (const event of changingEvents) element.removeEventListener(event, onChange)
      element.removeEventListener('focusin', onFocus)
      opened?.close()
    }
  }, [form, page, preview])

  return { host, live, shown, writtenId }
}

function shownPageOf(
  { example, phrased }: WizardPreviewView,
  resume: WizardPreviewView['resume'],
  lines: boolean,
) {
  return buildShownPage(resume, example, lines ? phrased : undefined)
}
