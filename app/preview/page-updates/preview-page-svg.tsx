import { memo, useCallback } from 'react'
import type { PageDrawings } from './page-drawings'

type PreviewPageSvgProps = {
  /** Counted from 0. */
  index: number
  width: number
  height: number
  label: string
  drawings: PageDrawings
}

/** Shows the drawing of one page, which changes by itself. */
export const PreviewPageSvg = memo(function PreviewPageSvg(props: PreviewPageSvgProps) {
  const { index, width, height, label, drawings } = props
  const show = useCallback(
    // In place of the drawing before, when the preview was opened anew.
    (svg: SVGSVGElement | null) => svg?.replaceChildren(drawings.drawingOf(index)),
    [index, drawings],
  )
  return <svg ref={show} role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="sheet" />
})
