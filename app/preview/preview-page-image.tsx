import type { PreviewPage } from './preview-protocol'

/** One page as an image, for browsers without scripts and for the first paint. */
export function PreviewPageImage({ src, page, label }: { src: string; page: PreviewPage; label: string }) {
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
