import type { MetaDescriptor } from '@remix-run/node'

/** `src` is 560 px wide; `isHead`: the upper half of the page alone. */
export function thumbnailSources(src: string, isHead: boolean): { src: string; srcSet: string } {
  const large = isHead ? withQuery(src, 'part=head') : src
  return { src: large, srcSet: `${withQuery(large, 'w=360')} 360w, ${large} 560w` }
}

/** Has the head of a page fetched before the document has come as far as its image. */
export function preloadHeadThumbnail(src: string, sizes: string): MetaDescriptor {
  const { srcSet } = thumbnailSources(src, true)
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchpriority: 'high',
  }
}

const withQuery = (src: string, query: string) => `${src}${src.includes('?') ? '&' : '?'}${query}`
