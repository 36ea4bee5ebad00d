import { createGlyphOutlines, type GlyphOutlines } from './glyph-outlines'
import { findPageChange } from './page-change'
import type { Preview } from './preview'
import { createPreviewClient, type DevicePreview } from './preview-client'
import type { PreviewDetails, PreviewMessage } from './preview-messages'
import { createPreviewService } from './preview-service'

/** Opens what typesets on this device: it draws with the outlines, and adds to the images. */
type OpenDevice = (symbols: {
  outlines: GlyphOutlines
  addSymbols(markup: Record<string, string>): void
}) => DevicePreview

/** Keeps the preview in sync with a document, and sends what changed of it. Runs in preview-worker.ts. */
export function createPreviewUpdates(openDevice: OpenDevice, send: (message: PreviewMessage) => void) {
  const outlines = createGlyphOutlines()
  let images: Record<string, string> = {}
  let shown: readonly (readonly string[])[] = []
  let shownDetails = ''
  const addSymbols = (markup: Record<string, string>) => void Object.assign(images, outlines.add(markup))

  return createPreviewClient(
    createPreviewService(addSymbols),
    openDevice({ outlines, addSymbols }),
    (state, preview, problems) => {
      const drawn = preview?.pages.map(({ elements }) => elements) ?? []
      const changes = drawn.map((elements, page) => {
        const before = shown[page] ?? []
        return elements === before ? null : findPageChange(before, elements, outlines)
      })
      send({ state, problems, images, changes, details: preview && changedDetails(preview) })
      shown = drawn
      images = {}
    },
  )

  function changedDetails(preview: Preview): PreviewDetails | undefined {
    const { areas, missingGlyphs, undrawn, fit, lonelyLines, fileName } = preview
    const pages = preview.pages.map(({ width, height }) => ({ width, height }))
    const details = { pages, areas, missingGlyphs, undrawn, fit, lonelyLines, fileName }
    const text = JSON.stringify(details)
    if (text === shownDetails) return undefined
    shownDetails = text
    return details
  }
}
