import morphdom from 'morphdom'
import { memo, useLayoutEffect, useRef } from 'react'
import type { SheetPage } from './preview-answer'

/** One page drawn in place from glyphs already on the shelf. Only what differs from what stands there is touched. */
export const InlineSheet = memo(function InlineSheet({
  page,
  label,
}: {
  page: Required<SheetPage>
  label: string
}) {
  const sheet = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (sheet.current) draw(sheet.current, page.body)
  }, [page.body])
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

// A page is a thousand uses of glyphs, each costly to style: a keystroke changes a few of them.
function draw(sheet: SVGSVGElement, body: string) {
  const next = sheet.cloneNode(false) as SVGSVGElement
  next.innerHTML = body
  morphdom(sheet, next, { childrenOnly: true })
}

/** One page as an image, for browsers without scripts and for the first paint. */
export function ImageSheet({ src, page, label }: { src: string; page: SheetPage; label: string }) {
  return (
    <img
      src={src}
      alt={label}
      width={Math.round(page.width)}
      height={Math.round(page.height)}
      className="sheet"
    />
  )
}
