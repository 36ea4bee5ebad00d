import type { PreviewPage } from './preview-protocol'

type PreviewPageImageProps = {
  src: string
  page: Pick<PreviewPage, 'width' | 'height'>
  label: string
  /** Loaded once it is near what is visible. */
  isLazy?: boolean
}

/** One page as an image, for browsers without scripts and for the first paint. */
export function PreviewPageImage({ src, page, label, isLazy = false }: PreviewPageImageProps) {
  return (
    <img
      src={src}
      alt={label}
      width={Math.round(page.width)}
      height={Math.round(page.height)}
      loading={isLazy ? 'lazy' : 'eager'}
      className="sheet"
    />
  )
}
