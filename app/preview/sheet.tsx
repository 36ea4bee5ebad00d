import type { SheetPage } from './preview-answer'

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
