import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadBlog } from '#app/features/blogs/blogs.server'
import { loadInvitation } from '#app/features/login/invitation.server'
import { loadArticleCard } from '#app/features/social-cards/article-card.server'
import type { CardContent } from '#app/features/social-cards/card-content.server'
import { invitationCard } from '#app/features/social-cards/invitation-card.server'
import { loadPositionCard } from '#app/features/social-cards/position-card.server'
import { renderSocialCard } from '#app/features/social-cards/render-social-card.server'
import { socialCardKinds, type SocialCardKind } from '#app/features/social-cards/social-card-link.server'
import { loadTemplateCard } from '#app/features/social-cards/template-card.server'

/** Returns the picture that a link to a template, a position, an article or an invitation is shown with. */
export async function loader({ request, params, context: { api, typesetter } }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'zh'
  const readers: Record<SocialCardKind, (id: string) => Promise<CardContent | undefined>> = {
    templates: (id) => loadTemplateCard(api, id, language),
    positions: (id) => loadPositionCard(api, id, language),
    async articles(id) {
      const article = await loadBlog(api, id)
      return article && loadArticleCard(api, article, language)
    },
    async invitations(id) {
      const invitation = await loadInvitation(api, id, language)
      return invitation && invitationCard(api, invitation, language)
    },
  }
  const kind = socialCardKinds.find((one) => one === params.kind)
  const id = /^([\w-]{1,64})\.png$/.exec(params.file ?? '')?.[1]
  const content = kind && id ? await readers[kind](id) : undefined
  if (!kind || !content) return new Response(null, { status: 404 })
  return renderSocialCard(request, typesetter, kind, content)
}
