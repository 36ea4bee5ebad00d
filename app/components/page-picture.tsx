import { forwardRef, type ImgHTMLAttributes } from 'react'

type PagePictureProps = ImgHTMLAttributes<HTMLImageElement> & {
  src: string
  /** Seen as soon as the page opens: fetched before anything that is not. */
  first?: boolean
}

/** A page of a resume as a small picture, 560 px wide, or 360 px where it is shown smaller. */
export const PagePicture = forwardRef<HTMLImageElement, PagePictureProps>(function PagePicture(
  { src, first = false, alt = '', sizes = '(max-width: 640px) 40vw, 300px', ...props },
  ref,
) {
  const small = `${src}${src.includes('?') ? '&' : '?'}w=360`
  return (
    <img
      ref={ref}
      src={src}
      srcSet={`${small} 360w, ${src} 560w`}
      sizes={sizes}
      alt={alt}
      width={560}
      height={792}
      loading={first ? 'eager' : 'lazy'}
      // React 18 knows this attribute by its HTML name alone.
      {...(first ? { fetchpriority: 'high' } : {})}
      {...props}
    />
  )
})
