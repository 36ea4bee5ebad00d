import { useEffect, useState, type RefObject } from 'react'
import { drawDraftPage } from '#app/preview/draft-page'
import type { Resume } from '#contract/resume/resume'
import { useEditorStore } from '#app/features/editor/state/editor-context'

/** The first page of what is edited in each template, as an object URL, by the template's id. */
export type OwnPages = ReadonlyMap<string, string>

/** Who scrolls past a template does not look at it. */
const restingMs = 200

/**
 * The templates of the strip with one's own first page, drawn as they come into view, and anew once the strip is left and
 * the text has changed. What is not drawn, and a resume without a name, shows the template's sample.
 */
export function useOwnPages(strip: RefObject<HTMLElement>): OwnPages {
  const store = useEditorStore()
  const [pages, setPages] = useState<OwnPages>(new Map())

  useEffect(() => {
    if (!strip.current) return
    const visible = new Set<string>()
    const requested = new Set<string>()
    let resume: Resume | undefined
    let isClosed = false

    function readResume() {
      const now = store.getState().resume
      if (resume && isSameText(resume, now)) return
      resume = now
      requested.clear()
    }

    async function draw(template: string) {
      if (isClosed || !resume?.basics.name || !visible.has(template) || requested.has(template)) return
      requested.add(template)
      try {
        const url = await drawDraftPage({ resume, template, colour: undefined }, 360)
        if (!isClosed) setPages((before) => new Map(before).set(template, url))
      } catch {
        // The sample stays; the template is asked for again when it is next in view.
        requested.delete(template)
      }
    }

    const observer = new IntersectionObserver((entries) => {
      if (visible.size === 0) readResume()
      for (const { target, isIntersecting } of entries) {
        const id = target.getAttribute('data-template')!
        if (!isIntersecting) visible.delete(id)
        else {
          visible.add(id)
          setTimeout(() => void draw(id), restingMs)
        }
      }
    })
    for (const card of strip.current.querySelectorAll('[data-template]')) observer.observe(card)
    return () => {
      isClosed = true
      observer.disconnect()
    }
  }, [strip, store])

  return pages
}

/** A template brings its own style. */
const isSameText = (one: Resume, other: Resume) =>
  JSON.stringify({ ...one, style: undefined }) === JSON.stringify({ ...other, style: undefined })
