import type { PreviewPage } from './preview-protocol'

type PreviewPageImageProps = { src: string; page: Pick<PreviewPage, 'width' | 'height'>; label: string }

/** One page as an image, for browsers without scripts and for the first paint. */
export function PreviewPageImage({ src, page, label }: PreviewPageImageProps) {
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
