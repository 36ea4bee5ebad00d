import { memo, useLayoutEffect, useRef } from 'react'
import { patchPageSvg } from './patch-page-svg'
import type { GlyphCache } from './glyph-cache'
import type { DrawnPage } from '#app/preview/preview-protocol'

/** One page drawn from cached glyphs. Only what changed is updated. */
export const PreviewPageSvg = memo(function PreviewPageSvg({
  page,
  label,
  glyphs,
}: {
  page: DrawnPage
  label: string
  glyphs: GlyphCache
}) {
  const svgRef = useRef<SVGSVGElement>(null)
  const shownElements = useRef<string[]>([])
  useLayoutEffect(() => {
    if (svgRef.current)
      shownElements.current = patchPageSvg(svgRef.current, page.body, shownElements.current, glyphs)
  }, [page.body, glyphs])
  return (
    <svg
      ref={svgRef}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="sheet"
    />
  )
})
