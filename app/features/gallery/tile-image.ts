import type { MetaDescriptor } from '@remix-run/node'
import { preloadHeadThumbnail } from '#app/components/thumbnails/thumbnail-sources'
import type { GalleryView } from './gallery.server'
import { NO_OWN_CONTENT, templateImageUrl } from './own-content'

/** Of the images in the gallery's cards. */
export const tileImageSizes = '(max-width: 640px) 75vw, 23rem'

/** Has the first card's image fetched before the document has come as far as the card. */
export function preloadFirstTile(view: GalleryView | undefined): MetaDescriptor[] {
  const first = view?.rows[0]?.cards[0] ?? view?.cards[0]
  return first
    ? [
        preloadHeadThumbnail(
          templateImageUrl(first.id, undefined, view?.own ?? NO_OWN_CONTENT),
          tileImageSizes,
        ),
      ]
    : []
}
