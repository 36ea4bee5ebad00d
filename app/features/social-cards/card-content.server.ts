import { i18nFor } from '#app/i18n/i18n.server'
import { socialCardColumn, type SocialCard } from '#typeset/social-card'
import type { Typesetter } from '#typeset/typesetter'
import { breakTitle } from './break-title'

/** The language of a card is that of its address, and no address has another than Chinese. */
export const cardLanguage = 'zh'
export const { t: cardText } = i18nFor(cardLanguage)

/** A card and how its pictures are drawn. `facts`: what its address says of it (social-card-link.server.ts). */
export type CardContent = {
  card: SocialCard
  pictures?: (typesetter: Typesetter) => Promise<Uint8Array[]>
  facts?: unknown
}

type Words = Pick<SocialCard, 'kind' | 'note' | 'shown'> & { title: string; isGift?: boolean }

/** The card with its brand, and its title broken into lines. */
export function cardOf({ title, isGift = false, ...rest }: Words): SocialCard {
  const brand = cardText('layout:siteName')
  return { ...rest, brand, isGift, title: breakTitle(title, socialCardColumn, [brand]) }
}
