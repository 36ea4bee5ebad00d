import type { Poster, PosterPages } from './draw-invite-poster'
import type { SocialCard } from './social-card'

/** A picture that is no resume: a file of the template folder, what it reads, and the JPEGs that it shows. */
export type Drawing = { file: string; input: Poster | SocialCard; pictures: readonly Uint8Array[] }

/** The poster, 540 × 720 pt. */
export function posterDrawing(poster: Poster, pages: PosterPages): Drawing {
  return { file: '_invite-poster/poster.typ', input: poster, pictures: pages }
}

/** The card of a shared link, 1200 × 630 pt. */
export function socialCardDrawing(card: SocialCard, pictures: readonly Uint8Array[]): Drawing {
  return { file: '_social-card/card.typ', input: card, pictures }
}
