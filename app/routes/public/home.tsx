import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContinueDrafts } from '#app/features/create/continue-drafts'
import { listDraftsOrNone } from '#app/features/create/create.server'
import { loadHomeContent } from '#app/features/home/home.server'
import { articleLink } from '#app/features/home/article-link'
import { HomePage } from '#app/features/home/home-page'
import { buildHomeView } from '#app/features/home/home-view'
import { homeStructuredData } from '#app/features/home/home-structured-data'
import { planCards } from '#app/features/pricing/plans/plan-cards'
import { PlanGrid } from '#app/features/pricing/plans/plan-grid'
import { loadProducts } from '#app/features/pricing/pricing.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { useRootLoaderData } from '#app/layouts/root-loader-data'
import { SiteFooter } from '#app/layouts/site-footer'
import { SiteHeader } from '#app/layouts/site-header'
import { StructuredData } from '#app/layouts/seo/structured-data'
import type { PageHandle } from '#app/runtime/page-handle'
import { currentPlan } from '#app/session/current-user.server'

export const handle = {
  i18n: ['home', 'create', 'pricing', 'positions'],
  page: { isPublic: true, sitemapPriority: 1, cachedFor: 'everybody', hydrate: 'on-intent-or-drafts' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, api, log } = context
  const { language } = session
  const [who, resumeList, products] = await Promise.all([
    context.getCurrentUser(),
    loadHomeContent(api, log, language),
    loadProducts(api, log),
  ])
  const { t } = i18nFor(language)
  const cards = planCards(products, currentPlan(who))
  const freeLines = cards.find(({ plan }) => plan === '01')?.lines ?? []
  const offers = cards.map(({ plan, price }) => ({ name: t(`pricing:plans.${plan}.name`), price }))
  return {
    title: t('home:title'),
    description: t('home:description'),
    structured: homeStructuredData({ t, origin: settings.publicOrigin, language, offers }),
    view: buildHomeView(resumeList, language),
    // Articles are in Chinese.
    articles: language === 'zh' ? resumeList.blogs.map((blog) => articleLink(blog, language)) : [],
    cards,
    freeDownloads: freeLines.find(({ type }) => type === 'ResumeMaxDownloadCount')?.val ?? 0,
    isGuest: who.state === 'guest',
    // Logged-in users find their drafts in their own list.
    drafts: who.state === 'user' ? null : await listDraftsOrNone(api, session.drafts.keys()),
  }
}

export default function Index() {
  const { t } = useTranslation('home')
  const invitation = useRootLoaderData()?.login?.invitation
  const { structured, view, articles, cards, freeDownloads, isGuest, drafts } = useLoaderData<typeof loader>()
  return (
    <>
      <StructuredData data={structured} />
      <SiteHeader />
      <HomePage
        {...view}
        articles={articles}
        freeDownloads={freeDownloads}
        invitation={invitation}
        drafts={drafts && <ContinueDrafts drafts={drafts} note={t('drafts')} />}
        plans={
          <PlanGrid
            cards={cards}
            isGuest={isGuest}
            isCompact
            onlyDisplay={{ goTo: '/pricing' }}
            termsHref="/pricing#plan-terms"
          />
        }
      />
      <SiteFooter />
    </>
  )
}
