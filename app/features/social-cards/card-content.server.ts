import { i18nFor } from '#app/i18n/i18n.server'
import type { Language } from '#contract/validation/field-error-codes'
import { socialCardColumn, type SocialCard } from '#typeset/social-card'
import type { Typesetter } from '#typeset/typesetter'
import { breakTitle } from './break-title'

/** The texts of a card: in the language of its address, which the page in that language has. */
export const cardTexts = (language: Language) => i18nFor(language).t

/** A card and how its pictures are drawn. `facts`: what its address says of it (social-card-link.server.ts). */
export type CardContent = {
  card: SocialCard
  pictures?: (typesetter: Typesetter) => Promise<Uint8Array[]>
  facts?: unknown
}

type Words = Pick<SocialCard, 'kind' | 'note' | 'shown'> & {
  title: string
  isGift?: boolean
  language: Language
}

/** The card with its brand, and its title broken into lines. */
export function cardOf({ title, isGift = false, language, ...rest }: Words): SocialCard {
  const brand = cardTexts(language)('layout:siteName')
  return { ...rest, brand, isGift, title: breakTitle(title, socialCardColumn, [brand]) }
}
