import { forwardRef, type ImgHTMLAttributes } from 'react'
import { thumbnailSources } from './thumbnail-sources'

type PageThumbnailProps = ImgHTMLAttributes<HTMLImageElement> & {
  src: string
  /** Visible as soon as the page opens: fetched with high priority. */
  eager?: boolean
}

/** A page of a resume as a thumbnail, 560 px wide, or 360 px where it is shown smaller. */
export const PageThumbnail = forwardRef<HTMLImageElement, PageThumbnailProps>(function PageThumbnail(
  { src, eager = false, alt = '', sizes = '(max-width: 640px) 40vw, 300px', ...props },
  ref,
) {
  return (
    <img
      ref={ref}
      {...thumbnailSources(src)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      // React 18 knows this attribute only by its HTML name.
      {...(eager ? { fetchpriority: 'high' } : {})}
      {...props}
    />
  )
})
