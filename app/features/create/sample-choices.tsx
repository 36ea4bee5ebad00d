import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PositionSearch } from '#app/components/position-search'
import { TitledSection } from '#app/components/titled-section'
import { buttonVariants } from '#app/components/ui/button'
import { Unfold } from '#app/components/ui/unfold'
import type { ListedSample } from '#contract/catalogue/sample'
import { SampleCard } from './sample-card'

/** Those for the most people: content/samples numbers them so. */
const shownFirst = 6

const gridClassName = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3'

type SampleChoicesProps = {
  samples: readonly ListedSample[]
  /** How many there are, with those that only the page of a position shows. */
  count: number
}

/** The samples to start from: a search by position, the first few, and the rest behind a press. */
export function SampleChoices({ samples, count }: SampleChoicesProps) {
  const { t } = useTranslation('create')
  const cards = samples.map((sample) => <SampleCard key={sample.id} sample={sample} />)
  return (
    <TitledSection id="samples" title={t('ways.sample.title')} size="2xl" className="mt-14">
      <p className="mt-1 text-muted-foreground">{t('samplesText', { count })}</p>
      <PositionSearch q="" action="/positions" isMain className="mt-4 max-w-xl" />
      <Form method="post" className="mt-5">
        <div className={gridClassName}>{cards.slice(0, shownFirst)}</div>
        <div className="mt-5 flex flex-wrap items-start gap-3">
          {cards.length > shownFirst ? (
            <Unfold
              label={t('moreSamples')}
              openLabel={t('fewerSamples')}
              className="open:basis-full"
              summaryClassName={buttonVariants({ variant: 'outline', className: 'hover:no-underline' })}
            >
              <div className={`mt-5 ${gridClassName}`}>{cards.slice(shownFirst)}</div>
            </Unfold>
          ) : null}
          <Link
            to="/positions?sample=1"
            className={buttonVariants({ variant: 'ghost', className: 'text-primary' })}
          >
            {t('allSamples')}
          </Link>
        </div>
      </Form>
    </TitledSection>
  )
}
