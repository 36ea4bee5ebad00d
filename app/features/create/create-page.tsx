import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { PlanBenefitLine, QuotaLeftLine } from '#app/components/plans/benefit-line'
import { buttonVariants } from '#app/components/ui/button'
import type { RemainingQuota } from '#contract/billing/benefits'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'
import type { FreePlanBenefit, DraftSummary, StartRefusal } from './create.server'
import { ChoiceCard, ChoiceGrid } from './choice-card'
import { ContinueDrafts } from './continue-drafts'
import { SampleChoices } from './sample-choices'
import { QuietStarts } from './quiet-starts'
import { StartRefusedNotice } from './start-refused-notice'
import { StartWithPosition } from './start-with-position'

/** The gallery shows all of them. */
const maxTemplates = 6

type CreatePageProps = {
  samples: SampleSummary[]
  templates: Template[]
  drafts: DraftSummary[]
  isGuest: boolean
  /** The user's remaining quota; null for guests. */
  quotaLeft: RemainingQuota | null
  /** What the free plan includes; shown to guests. */
  freePlanBenefits: FreePlanBenefit[]
  /** Why the last start was refused. */
  refusal?: StartRefusal
}

/**
 * Offers the ways to start: continue a draft, from a position, and less loudly the others. Samples and templates are buttons of one form.
 */
export function CreatePage(props: CreatePageProps) {
  const { samples, templates, drafts, isGuest, quotaLeft, freePlanBenefits, refusal } = props
  const { t, i18n } = useTranslation(['create', 'benefits'])
  const countsDownloads = quotaLeft
    ? quotaLeft.downloads !== -1
    : freePlanBenefits.some(({ type, val }) => type === 'ResumeMaxDownloadCount' && val !== -1)
  const language = i18n.language === 'en' ? 'en' : 'zh'
  return (
    <PageMain>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">{t(isGuest ? 'lead' : 'leadUser')}</p>
      {refusal ? <StartRefusedNotice {...refusal} /> : null}
      <ContinueDrafts drafts={drafts} />
      <StartWithPosition />
      <Form method="post">
        <QuietStarts />
        <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-muted-foreground empty:hidden">
          {quotaLeft ? <QuotaLeftLine of="resumes" left={quotaLeft.resumes} /> : null}
          {quotaLeft ? <QuotaLeftLine of="downloads" left={quotaLeft.downloads} /> : null}
          {freePlanBenefits.length > 0 ? <span>{t('free')}</span> : null}
          {freePlanBenefits.map((gift) => (
            <PlanBenefitLine key={gift.type} benefit={gift} />
          ))}
          {countsDownloads ? (
            <span className="w-full text-xs text-subtle-foreground">{t('benefits:downloadRule')}</span>
          ) : null}
        </p>
        <SampleChoices samples={samples} />
        <ChoiceGrid id="templates" title={t('templates')} text={t('templatesText')}>
          {templates.slice(0, maxTemplates).map((template) => (
            <ChoiceCard
              key={template.id}
              startValue={`template:${template.id}`}
              image={`/thumbnails/templates/${template.id}`}
              title={template.name[language]}
              badge={t(template.columns === 1 ? 'oneColumn' : 'twoColumns')}
              text={template.summary[language]}
              action={t('useTemplate')}
            />
          ))}
        </ChoiceGrid>
      </Form>
      <p className="mt-8">
        <Link to="/tpls" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {t('allTemplates', { count: templates.length })}
        </Link>
      </p>
    </PageMain>
  )
}
