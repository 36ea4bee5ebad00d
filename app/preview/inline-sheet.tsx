import { memo, useLayoutEffect, useRef } from 'react'
import { drawPage } from './draw-page'
import type { GlyphCache } from './glyph-cache'
import type { SheetPage } from './preview-answer'

/** One page drawn in place from glyphs already on the shelf. Only what differs from what stands there is touched. */
export const InlineSheet = memo(function InlineSheet({
  page,
  label,
  shelf,
}: {
  page: Required<SheetPage>
  label: string
  shelf: GlyphCache
}) {
  const sheet = useRef<SVGSVGElement>(null)
  const drawn = useRef<string[]>([])
  useLayoutEffect(() => {
    if (sheet.current) drawn.current = drawPage(sheet.current, page.body, drawn.current, shelf)
  }, [page.body, shelf])
  return (
    <svg
      ref={sheet}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="sheet"
    />
  )
})
