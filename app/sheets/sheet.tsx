import { memo } from 'react'
import type { SheetPage } from './preview-answer'

/** One page drawn in place from glyphs already on the shelf. */
export const InlineSheet = memo(function InlineSheet({
  page,
  label,
}: {
  page: Required<SheetPage>
  label: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="sheet"
      dangerouslySetInnerHTML={{ __html: page.body }}
    />
  )
})

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
