import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleLink } from './article-link'
import { ArticleList } from './article-list'
import { Closing } from './closing'
import { Hero } from './hero'
import type { HomeView } from './home-view'
import { InviteBand } from './invite-band'
import { Questions } from './questions'
import { ScenarioList } from './scenario-list'
import { Section } from './section'
import { Steps } from './steps'
import { TemplateStrip } from './template-strip'
import { TypeRules } from './type-rules'

type HomePageProps = HomeView & {
  articles?: ArticleLink[]
  /** The plans, drawn by the room that sells them. */
  plans: ReactNode
  /** A guest's drafts, where there are any to go on with. */
  drafts?: ReactNode
}

/** The front page: what it is, a page to try it on, what it takes care of, where to begin, what it costs. */
export function HomePage({
  stage,
  samples,
  templates,
  templateCount,
  articles = [],
  plans,
  drafts,
}: HomePageProps) {
  const { t } = useTranslation()
  return (
    <main>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">{drafts}</div>
      <Hero stage={stage} />
      <TypeRules />
      <Steps />
      <ScenarioList samples={samples} />
      <TemplateStrip templates={templates} count={templateCount} />
      <Section
        id="home-pricing"
        title={t('home.pricing.title')}
        text={t('home.pricing.text')}
        aside={
          <a href="/pricing" className="text-primary underline-offset-4 hover:underline">
            {t('home.pricing.more')}
          </a>
        }
      >
        {plans}
      </Section>
      <InviteBand />
      <ArticleList articles={articles} />
      <Questions />
      <Closing />
    </main>
  )
}
