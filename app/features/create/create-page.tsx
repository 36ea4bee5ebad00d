import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { PlanBenefitLine, QuotaLeftLine } from '#app/components/plans/benefit-line'
import type { RemainingQuota } from '#contract/billing/benefits'
import type { ListedSample } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'
import type { FreePlanBenefit, DraftSummary, StartRefusal } from './create.server'
import { ContinueDrafts } from './continue-drafts'
import { SampleChoices } from './sample-choices'
import { TemplateChoices } from './template-choices'
import { FullAccountNotice } from '#app/components/plans/full-account-notice'
import { StartRefusedNotice } from './start-refused-notice'
import { StartWays } from './start-ways'

type CreatePageProps = {
  samples: ListedSample[]
  templates: Template[]
  counts: { samples: number; templates: number }
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
 * Offers the ways to start: continue a draft, and the four others as equals. Samples are shown by their text, templates by their
 * look. A full account is told so before it chooses.
 */
export function CreatePage(props: CreatePageProps) {
  const { samples, templates, counts, drafts, isGuest, quotaLeft, freePlanBenefits, refusal } = props
  const { t } = useTranslation(['create', 'benefits'])
  const countsDownloads = quotaLeft
    ? quotaLeft.downloads !== -1
    : freePlanBenefits.some(({ type, val }) => type === 'ResumeMaxDownloadCount' && val !== -1)
  return (
    <PageMain>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">{t(isGuest ? 'lead' : 'leadUser')}</p>
      {refusal ? <StartRefusedNotice {...refusal} /> : null}
      {quotaLeft?.resumes === 0 && !refusal ? <FullAccountNotice /> : null}
      <ContinueDrafts drafts={drafts} />
      <Form method="post">
        <StartWays />
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
      </Form>
      <SampleChoices samples={samples} count={counts.samples} />
      <Form method="post">
        <TemplateChoices templates={templates} count={counts.templates} />
      </Form>
    </PageMain>
  )
}
