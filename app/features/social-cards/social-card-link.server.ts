import { createHash } from 'node:crypto'
import type { Language } from '#contract/validation/field-error-codes'

/** What has a card of its own, as its address says it. */
export const socialCardKinds = ['templates', 'positions', 'articles', 'invitations'] as const
export type SocialCardKind = (typeof socialCardKinds)[number]

/**
 * The path of a card. Its version changes with the release and with `facts`, all else that the card shows: whoever keeps
 * a picture by its address, as WeChat does, asks again then. An English page has an English card.
 */
export function socialCardPath(
  kind: SocialCardKind,
  id: string,
  language: Language,
  facts: unknown = '',
): string {
  const path = `/cards/${kind}/${encodeURIComponent(id)}.png?v=${socialCardVersion(facts)}`
  return language === 'en' ? `${path}&lang=en` : path
}

export function socialCardVersion(facts: unknown = ''): string {
  const content = JSON.stringify([import.meta.env.VITE_BUILD_ID, facts])
  return createHash('sha256').update(content).digest('base64url').slice(0, 10)
}
