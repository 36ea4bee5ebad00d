import { createGlyphOutlines } from './glyph-outlines'
import { findPageChange } from './page-change'
import { createPreviewClient, type Preview } from './preview-client'
import type { PreviewDetails, PreviewMessage } from './preview-messages'

/** Keeps the preview in sync with a document, and sends what changed of it. Runs in preview-worker.ts. */
export function createPreviewUpdates(send: (message: PreviewMessage) => void) {
  const glyphs = createGlyphOutlines()
  let images: Record<string, string> = {}
  let shownBodies: string[] = []
  let shownDetails = ''

  return createPreviewClient(
    { add: (markup) => Object.assign(images, glyphs.add(markup)) },
    (state, preview, problems) => {
      const bodies = preview?.pages.map(({ body }) => body) ?? []
      const changes = bodies.map((body, page) => {
        const shown = shownBodies[page] ?? ''
        return body === shown ? null : findPageChange(elementsOf(shown), elementsOf(body), glyphs)
      })
      send({ state, problems, images, changes, details: preview && changedDetails(preview) })
      shownBodies = bodies
      images = {}
    },
  )

  function changedDetails(preview: Preview): PreviewDetails | undefined {
    const { areas, missingGlyphs, undrawn, fit, fileName } = preview
    const pages = preview.pages.map(({ width, height }) => ({ width, height }))
    const details = { pages, areas, missingGlyphs, undrawn, fit, fileName }
    const text = JSON.stringify(details)
    if (text === shownDetails) return undefined
    shownDetails = text
    return details
  }
}

/** A body has one element per line. */
const elementsOf = (body: string) => (body === '' ? [] : body.split('\n'))
