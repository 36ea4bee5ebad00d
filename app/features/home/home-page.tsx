import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleLink } from './article-link'
import type { InvitationText } from '#contract/account/invite-terms'
import { ArticleList } from './article-list'
import { ClosingCta } from './closing-cta'
import { Hero } from './hero'
import type { HomeView } from './home-view'
import { InvitationStrip } from './invitation-strip'
import { InviteBanner } from './invite-banner'
import { Faq } from './faq'
import { ScenarioList } from './scenario-list'
import { HomeSection } from './home-section'
import { HowItWorks } from './how-it-works'
import { TemplateGrid } from './template-grid'
import { TypographyRules } from './typography-rules'

type HomePageProps = HomeView & {
  articles?: ArticleLink[]
  /** The plan cards of the pricing feature. */
  plans: ReactNode
  /** A guest's drafts, when there are any to continue. */
  drafts?: ReactNode
  /** For an invited guest. */
  invitation?: InvitationText
}

/** The front page: a resume to try, the typesetting, samples and templates to start from, the plans. */
export function HomePage(props: HomePageProps) {
  const { showcase, samples, templates, templateCount, articles = [], plans, drafts, invitation } = props
  const { t } = useTranslation('home')
  return (
    <main>
      {invitation ? <InvitationStrip {...invitation} /> : null}
      <div className="mx-auto max-w-6xl px-4 sm:px-6">{drafts}</div>
      <Hero showcase={showcase} />
      <TypographyRules />
      <HowItWorks />
      <ScenarioList samples={samples} />
      <TemplateGrid templates={templates} count={templateCount} />
      <HomeSection
        id="home-pricing"
        title={t('pricing.title')}
        text={t('pricing.text')}
        aside={
          <a href="/pricing" className="text-primary underline-offset-4 hover:underline">
            {t('pricing.more')}
          </a>
        }
      >
        {plans}
      </HomeSection>
      <InviteBanner />
      <ArticleList articles={articles} />
      <Faq />
      <ClosingCta />
    </main>
  )
}
