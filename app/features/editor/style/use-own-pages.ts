import { useEffect, useState, type RefObject } from 'react'
import { drawDraftPage } from '#app/preview/draft-page'
import type { Resume } from '#contract/resume/resume'
import { useEditorStore } from '#app/features/editor/state/editor-context'

/** The first page of what is edited in each template, as an object URL, by the template's id. */
export type OwnPages = ReadonlyMap<string, string>

/** Who scrolls past a template does not look at it. */
const restingMs = 200
const colourRestingMs = 600

/**
 * The templates of the strip with one's own first page, drawn as they come into view, and anew once the strip is left and
 * the text has changed, the chosen one also in another colour. What is not drawn, and a resume without a name, shows the template's sample.
 */
export function useOwnPages(strip: RefObject<HTMLElement>): OwnPages {
  const store = useEditorStore()
  const [pages, setPages] = useState<OwnPages>(new Map())

  useEffect(() => {
    if (!strip.current) return
    const visible = new Set<string>()
    /** With the colour that each was drawn in. */
    const requested = new Map<string, string | undefined>()
    let resume: Resume | undefined
    let isClosed = false

    function readResume() {
      const now = store.getState().resume
      if (resume && isSameText(resume, now)) return
      resume = now
      requested.clear()
    }

    async function draw(template: string) {
      const colour = colourOf(template)
      const isDrawn = requested.has(template) && requested.get(template) === colour
      if (isClosed || !resume?.basics.name || !visible.has(template) || isDrawn) return
      requested.set(template, colour)
      try {
        const url = await drawDraftPage({ resume, template, colour }, 360)
        if (!isClosed && requested.get(template) === colour)
          setPages((before) => new Map(before).set(template, url))
      } catch {
        // The sample stays; the template is asked for again when it is next in view.
        requested.delete(template)
      }
    }

    /** The chosen one is as it is; the others bring their own colour when they are chosen. */
    function colourOf(template: string) {
      const { style } = store.getState().resume
      return style.template.startsWith(`${template}@`) ? style.colour : undefined
    }

    let timeout: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = store.subscribe(({ resume: { style } }, { resume: before }) => {
      if (style.colour === before.style.colour && style.template === before.style.template) return
      clearTimeout(timeout)
      // A colour is tried by moving through many.
      timeout = setTimeout(() => {
        for (const id of visible) void draw(id)
      }, colourRestingMs)
    })
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
      clearTimeout(timeout)
      unsubscribe()
      observer.disconnect()
    }
  }, [strip, store])

  return pages
}

/** A template brings its own style. */
const isSameText = (one: Resume, other: Resume) =>
  JSON.stringify({ ...one, style: undefined }) === JSON.stringify({ ...other, style: undefined })
