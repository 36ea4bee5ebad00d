import type { MetaDescriptor } from '@remix-run/node'
import { rootLoaderDataOf } from '#app/layouts/root-loader-data'

/** The arguments of Remix's `meta`, as far as needed here; the loader returns the title and description, and the path of the page's own card. */
type MetaArgs = {
  data: { title: string; description: string; card?: string } | undefined
  matches: { id: string; data: unknown }[]
  location: { pathname: string; search: string }
}

/** The pictures of links to pages without their own, created by scripts/draw-social-card.ts. */
const productCards = { zh: '/social-card.png', en: '/social-card-en.png' }
const cardSize = { width: 1200, height: 630 }

/**
 * Returns title, description, canonical URL, and the cards of shared links (Open Graph, Twitter; QQ and
 * WeChat read `itemprop`). For public pages: their handles set `isPublic`, and a test checks that the two
 * agree.
 */
export function publicPageMeta({ data, matches, location }: MetaArgs): MetaDescriptor[] {
  const rootData = rootLoaderDataOf(matches)
  if (!data || !rootData) return []
  const address = rootData.origin + location.pathname
  // Whoever passes an invite link on passes the invitation on, not the page.
  const isInviteLink = new URLSearchParams(location.search).has('inviterCode')
  const invitation = isInviteLink ? rootData.login?.invitation : undefined
  const title = invitation?.title ?? data.title
  const description = invitation?.reward ?? data.description
  const ownCard = invitation ? rootData.inviteCard : data.card
  const image = rootData.origin + (ownCard ?? productCards[rootData.language])
  const imageAlt = ownCard ? title : rootData.siteName
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: rootData.siteName },
    { property: 'og:locale', content: rootData.language === 'en' ? 'en_US' : 'zh_CN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: invitation ? address + location.search : address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageAlt },
    { itemProp: 'name', content: title },
    { itemProp: 'description', content: description },
    { itemProp: 'image', content: image },
  ] as MetaDescriptor[]
}
