import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleLink } from './article-link'
import type { InvitationText } from '#contract/account/invite-terms'
import { ArticleList } from './article-list'
import { ClosingCta } from './closing-cta'
import { Hero } from './hero'
import type { HomeView } from './home-view'
import { InvitationStrip } from './invitation-strip'
import { Faq } from './faq'
import { PositionChoice } from './position-choice'
import { cn } from '#app/components/ui/cn'
import { HomeSection, laidOutWhenNear } from './home-section'
import { TypographyRules } from './typography-rules'
import { WritingHelp } from './writing-help'

type HomePageProps = HomeView & {
  articles?: ArticleLink[]
  /** Downloads of the free plan a month, -1 without a limit. */
  freeDownloads: number
  /** The plan cards of the pricing feature. */
  plans: ReactNode
  /** A guest's drafts, when there are any to continue. */
  drafts?: ReactNode
  /** For an invited guest. */
  invitation?: InvitationText
}

/** The front page: a resume to try, finished ones by position, help with writing, the typesetting, the plans. */
export function HomePage(props: HomePageProps) {
  const { showcase, positions, check, templateCount, articles = [], plans, drafts, invitation } = props
  const { t } = useTranslation('home')
  return (
    <main>
      {invitation ? <InvitationStrip {...invitation} /> : null}
      <div className="mx-auto max-w-6xl px-4 sm:px-6">{drafts}</div>
      <Hero showcase={showcase} templateCount={templateCount} freeDownloads={props.freeDownloads} />
      <PositionChoice {...positions} />
      <WritingHelp check={check} />
      <TypographyRules />
      <HomeSection
        id="home-pricing"
        title={t('pricing.title')}
        text={t('pricing.text')}
        more={{ to: '/pricing', label: t('pricing.more') }}
        className={cn(
          laidOutWhenNear,
          '[contain-intrinsic-height:auto_58rem] sm:[contain-intrinsic-height:auto_48rem] lg:[contain-intrinsic-height:auto_35.5rem]',
        )}
      >
        {plans}
      </HomeSection>
      <Faq />
      <ArticleList articles={articles} />
      <ClosingCta />
    </main>
  )
}
