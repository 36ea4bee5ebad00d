import type { MetaDescriptor } from '@remix-run/node'
import {
  preloadThumbnail,
  thumbnailSources,
  type ThumbnailSources,
} from '#app/components/thumbnails/thumbnail-sources'
import type { GalleryView } from './gallery.server'
import { NO_OWN_CONTENT, templateImageUrl } from './own-content'

/** From which window on a card is wide enough for the head of a page over its whole width. */
export type WideFrom = 'sm' | 'xl' | 'never'

const wideMedia: Record<WideFrom, string> = {
  sm: '(width >= 40rem)',
  xl: '(width >= 80rem)',
  never: 'not all',
}
const sizes = { corner: '(width < 40rem) 88vw, 31rem', head: '34rem' }

/** A card's two pictures of a page: the head over its whole width, and its left part for narrow cards. */
export function tileSources(
  page: string,
  wideFrom: WideFrom,
): Record<'wide' | 'narrow', ThumbnailSources & { sizes: string; media: string }> {
  const media = wideMedia[wideFrom]
  return {
    wide: { ...thumbnailSources(page, 'head'), sizes: sizes.head, media },
    narrow: { ...thumbnailSources(page, 'corner'), sizes: sizes.corner, media: `not ${media}` },
  }
}

/** Has the first card's picture fetched before the document has come as far as the card. */
export function preloadFirstTile(view: GalleryView | undefined): MetaDescriptor[] {
  const row = view?.rows[0]
  const first = row?.cards[0] ?? view?.cards[0]
  if (!first) return []
  const page = templateImageUrl(first.id, undefined, view?.own ?? NO_OWN_CONTENT)
  return Object.values(tileSources(page, row ? 'sm' : 'xl')).map((source) => preloadThumbnail(source, source))
}
