import type { MetaDescriptor } from '@remix-run/node'

/** What a thumbnail shows of a page: all of it, its head, or on a narrow card the left of the head. */
export type PagePart = 'whole' | 'head' | 'corner'

/** The widths and the height of each part, in pixels; the last width is the default of the service. */
const sizes: Record<PagePart, { widths: readonly number[]; height: number }> = {
  whole: { widths: [360, 560], height: 792 },
  head: { widths: [640, 960], height: 480 },
  corner: { widths: [400, 640], height: 512 },
}

export type ThumbnailSources = { src: string; srcSet: string; width: number; height: number }

/** The sources of a page's thumbnail, and the size that keeps its place. */
export function thumbnailSources(page: string, part: PagePart): ThumbnailSources {
  const { widths, height } = sizes[part]
  const src = part === 'whole' ? page : withQuery(page, `part=${part}`)
  const width = widths.at(-1)!
  const urlOf = (one: number) => (one === width ? src : withQuery(src, `w=${one}`))
  return { src, srcSet: widths.map((one) => `${urlOf(one)} ${one}w`).join(', '), width, height }
}

/** Has a thumbnail fetched before the document has come as far as its image, where `media` holds. */
export function preloadThumbnail(
  { srcSet }: ThumbnailSources,
  { sizes, media }: { sizes: string; media: string },
): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchpriority: 'high',
  }
}

export const withQuery = (src: string, query: string) => `${src}${src.includes('?') ? '&' : '?'}${query}`
