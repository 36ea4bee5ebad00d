import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { retryWhileBusy } from '#app/preview/retry-while-busy.server'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import type { Typesetter } from '#typeset/typesetter'
import type { CardContent } from './card-content.server'
import { socialCardVersion, type SocialCardKind } from './social-card-link.server'

type DrawnCard = { png: Uint8Array; tag: string }

const maxCacheBytes = 24 * 1024 * 1024
/** For each typesetter; some 200 cards. */
const cardsOf = new WeakMap<Typesetter, LRUCache<string, DrawnCard, CardContent>>()

/** How long a card may be kept, when its address says which content and release it is of, and when not. */
const immutableCacheControl = 'public, max-age=31536000, immutable'
const publicCacheControl = 'public, max-age=3600, stale-while-revalidate=86400'
/** Its owner may want another name on it at any time. */
const invitationCacheControl = 'public, no-cache'

/**
 * Answers with a card as a PNG of 1200 × 630 px. It is drawn once, however many ask for it at a time, in the share of
 * the first who did.
 */
export function renderSocialCard(
  request: Request,
  typesetter: Typesetter,
  kind: SocialCardKind,
  content: CardContent,
): Promise<Response> {
  const version = socialCardVersion(content.facts)
  const isCurrent = new URL(request.url).searchParams.get('v') === version
  const keep = isCurrent ? immutableCacheControl : publicCacheControl
  const cacheControl = kind === 'invitations' ? invitationCacheControl : keep
  const answer = async () => {
    const { png, tag } = await drawnCard(typesetter, kind, content)
    const headers = { ETag: `"${tag}"`, 'Cache-Control': cacheControl }
    if (request.headers.get('if-none-match') === headers.ETag)
      return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(png), {
      headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(png.length) },
    })
  }
  return withTypesetErrors(answer())
}

async function drawnCard(
  typesetter: Typesetter,
  kind: SocialCardKind,
  content: CardContent,
): Promise<DrawnCard> {
  const cards = cardsOf.get(typesetter) ?? createCache(typesetter)
  cardsOf.set(typesetter, cards)
  const key = createHash('sha256')
    .update(JSON.stringify([kind, content.card, content.facts]))
    .digest('base64url')
  const card = await cards.fetch(key, { context: content })
  if (!card) throw new Error('a card was not drawn')
  return card
}

function createCache(typesetter: Typesetter) {
  return new LRUCache<string, DrawnCard, CardContent>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ png }) => png.length,
    async fetchMethod(_key, _stale, { context: { card, pictures } }) {
      const png = await retryWhileBusy(async () =>
        typesetter.socialCard(card, (await pictures?.(typesetter)) ?? []),
      )
      return { png, tag: createHash('sha256').update(png).digest('base64url').slice(0, 22) }
    },
  })
}
