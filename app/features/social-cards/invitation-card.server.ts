import type { ApiClient } from '#app/api-client/api-client'
import type { InvitationText } from '#contract/account/invite-terms'
import type { Language } from '#contract/validation/field-error-codes'
import { cardOf, type CardContent } from './card-content.server'
import { drawHeads, sampleWithDrawings } from './card-pictures.server'

/** As on the poster (app/features/invite/poster.server.ts). */
const sampleIds = ['product-manager', 'designer', 'kindergarten-teacher']

/** The card of an invite link: what its page says, and not a word more; the pages are samples. */
export function invitationCard(
  api: ApiClient,
  { title, reward }: InvitationText,
  language: Language,
): CardContent {
  return {
    card: cardOf({
      kind: '',
      title,
      language,
      note: [reward],
      isGift: true,
      shown: { what: 'pages' },
    }),
    pictures: async (typesetter) =>
      drawHeads(typesetter, await Promise.all(sampleIds.map((id) => sampleWithDrawings(api, id)))),
    facts: [title, reward],
  }
}
