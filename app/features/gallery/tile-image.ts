import type { MetaDescriptor } from '@remix-run/node'
import { preloadThumbnail } from '#app/components/thumbnails/thumbnail-sources'
import type { GalleryView } from './gallery.server'
import { NO_OWN_CONTENT, templateImageUrl } from './own-content'

/** How wide a card is: about, as the browser only chooses between two pictures by it. */
export const tileSizes = '(width < 40rem) 42vw, (width < 64rem) 13rem, 16rem'

/** Has the first card's picture fetched before the document has come as far as the card. */
export function preloadFirstTile(view: GalleryView | undefined, language: string): MetaDescriptor[] {
  const first = view?.front?.picks[0] ?? view?.cards[0]
  if (!first) return []
  return [preloadThumbnail(templateImageUrl(first.id, { language }, view?.own ?? NO_OWN_CONTENT), tileSizes)]
}
