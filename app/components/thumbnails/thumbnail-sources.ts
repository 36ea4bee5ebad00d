import type { MetaDescriptor } from '@remix-run/node'

/** The widths of a page's thumbnail and its height at the widest, in pixels; the last width is the default of the service. */
const widths = [360, 560] as const
const [, width] = widths
const height = 792

type ThumbnailSources = { src: string; srcSet: string; width: number; height: number }

/** The sources of a page's thumbnail, and the size that keeps its place. */
export function thumbnailSources(page: string): ThumbnailSources {
  const urlOf = (one: number) => (one === width ? page : withQuery(page, `w=${one}`))
  return { src: page, srcSet: widths.map((one) => `${urlOf(one)} ${one}w`).join(', '), width, height }
}

/** Has a thumbnail fetched before the document has come as far as its image. */
export function preloadThumbnail(page: string, sizes: string): MetaDescriptor {
  const { srcSet } = thumbnailSources(page)
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchpriority: 'high',
  }
}

export const withQuery = (src: string, query: string) => `${src}${src.includes('?') ? '&' : '?'}${query}`
