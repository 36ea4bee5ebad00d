import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContinueDrafts } from '#app/features/create/continue-drafts'
import { draftsIfKnown } from '#app/features/create/create.server'
import { loadShelf } from '#app/features/home/home.server'
import { articleLink } from '#app/features/home/article-link'
import { HomePage } from '#app/features/home/home-page'
import { homeView } from '#app/features/home/home-view'
import { structuredHome } from '#app/features/home/structured-home'
import { planCards } from '#app/features/pricing/plan-cards'
import { PlanGrid } from '#app/features/pricing/plan-grid'
import { loadProducts } from '#app/features/pricing/pricing.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { publicMeta } from '#app/shell/page-meta'
import { SiteFooter } from '#app/shell/site-footer'
import { SiteHeader } from '#app/shell/site-header'
import { StructuredData } from '#app/shell/structured-data'
import { ownedPlan } from '#app/session/who.server'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ context }: LoaderFunctionArgs) {
  const { visit, upstream, log } = context
  const { language } = visit
  const [who, shelf, products] = await Promise.all([
    context.who(),
    loadShelf(upstream, log),
    loadProducts(upstream, log),
  ])
  const { t } = i18nFor(language)
  const cards = planCards(products, ownedPlan(who))
  const offers = cards.map(({ plan, price }) => ({ name: t(`pricing.plans.${plan}.name`), price }))
  return {
    title: t('home.title'),
    description: t('home.description'),
    structured: structuredHome({ t, origin: settings.publicOrigin, language, offers }),
    view: homeView(shelf, language),
    articles: shelf.blogs.map((blog) => articleLink(blog, language)),
    cards,
    isGuest: who.state === 'guest',
    // An account has its own list of what is not in it yet.
    drafts: who.state === 'user' ? null : await draftsIfKnown(upstream, visit.drafts.keys()),
  }
}

export default function Index() {
  const { t } = useTranslation()
  const { structured, view, articles, cards, isGuest, drafts } = useLoaderData<typeof loader>()
  return (
    <>
      <StructuredData data={structured} />
      <SiteHeader />
      <HomePage
        {...view}
        articles={articles}
        drafts={drafts && <ContinueDrafts drafts={drafts} note={t('home.drafts')} />}
        plans={<PlanGrid cards={cards} isGuest={isGuest} onlyDisplay={{ goTo: '/pricing' }} />}
      />
      <SiteFooter />
    </>
  )
}
