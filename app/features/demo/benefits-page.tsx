import type { ReactNode } from 'react'
import { GivenLine, LeftLine } from '#app/components/benefit-line'
import type { Given, Left } from '#app/components/said-benefit'
import { DemoPage, Specimen } from './specimen'
import { useDemoTexts } from './use-demo-texts'

const given: readonly Given[] = [
  { type: 'ResumeMaxNum', val: 6, unit: '份' },
  { type: 'ResumeMaxNum', val: 3, unit: '份', originalValue: 1 },
  { type: 'ResumeMaxDownloadCount', val: 30, unit: '次/月' },
  { type: 'ResumeMaxDownloadCount', val: -1, unit: '次/月' },
  { type: 'ResumeTemplateLevel', val: 0, unit: '' },
  { type: 'ResumeTemplateLevel', val: 1, unit: '', originalValue: 0 },
  { type: 'CatPoints', val: 1, unit: '份' },
]
const left: readonly Left[] = (['resumes', 'downloads'] as const).flatMap((of) =>
  [3, 1, 0, -1].map((count) => ({ of, left: count })),
)

/** `plans`: the cards of the pricing page as each kind of person sees them, with what they are called. */
export function BenefitsPage({ plans }: { plans: readonly { title: string; cards: ReactNode }[] }) {
  const { benefit } = useDemoTexts()
  return (
    <DemoPage name="benefit">
      <div className="grid gap-6 md:grid-cols-2">
        <Specimen title={benefit.given}>
          <ul className="space-y-2 text-sm">
            {given.map((line, i) => (
              <li key={i}>
                <GivenLine benefit={line} />
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen title={benefit.left}>
          <ul className="space-y-2 text-sm">
            {left.map((line) => (
              <li key={line.of + line.left}>
                <LeftLine {...line} />
              </li>
            ))}
          </ul>
        </Specimen>
      </div>
      {plans.map(({ title, cards }) => (
        <Specimen key={title} title={title} bare>
          {cards}
        </Specimen>
      ))}
    </DemoPage>
  )
}
