import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { PlanBenefitLine, QuotaLeftLine } from '#app/components/plans/benefit-line'
import type { PlanBenefit, QuotaLeft } from '#app/components/plans/benefit-labels'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const given: readonly PlanBenefit[] = [
  { type: 'ResumeMaxNum', val: 6, unit: '份' },
  { type: 'ResumeMaxNum', val: 3, unit: '份', originalValue: 1 },
  { type: 'ResumeMaxDownloadCount', val: 30, unit: '次/月' },
  { type: 'ResumeMaxDownloadCount', val: -1, unit: '次/月' },
  { type: 'ResumeTemplateLevel', val: 0, unit: '' },
  { type: 'ResumeTemplateLevel', val: 1, unit: '', originalValue: 0 },
  { type: 'CatPoints', val: 1, unit: '次' },
]
const left: readonly QuotaLeft[] = (['resumes', 'downloads'] as const).flatMap((of) =>
  [3, 1, 0, -1].map((count) => ({ of, left: count })),
)

/** `plans`: the cards of the pricing page as each kind of user sees them, with titles. */
export function BenefitsPage({ plans }: { plans: readonly { title: string; cards: ReactNode }[] }) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="benefit">
      <div className="grid gap-6 md:grid-cols-2">
        <DemoSection title={t('benefit.given')}>
          <ul className="space-y-2 text-sm">
            {given.map((line, i) => (
              <li key={i}>
                <PlanBenefitLine benefit={line} />
              </li>
            ))}
          </ul>
        </DemoSection>
        <DemoSection title={t('benefit.left')}>
          <ul className="space-y-2 text-sm">
            {left.map((line) => (
              <li key={line.of + line.left}>
                <QuotaLeftLine {...line} />
              </li>
            ))}
          </ul>
        </DemoSection>
      </div>
      {plans.map(({ title, cards }) => (
        <DemoSection key={title} title={title} isUnframed>
          {cards}
        </DemoSection>
      ))}
    </DemoPage>
  )
}
