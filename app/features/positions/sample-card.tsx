import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionSample } from './positions.server'
import { Way, type Samples } from './sample-ways'

type SampleCardProps = Samples & { positionId: string; shown: PositionSample }

/** The only finished resume of a position: its first page, and beside it the ways to start, for graduates and for those with experience. */
export function SampleCard({ positionId, shown, sample, graduateSample }: SampleCardProps) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const { title, summary } = shown
  return (
    <section
      aria-labelledby="sample"
      className="mt-6 grid gap-5 rounded-xl border border-border bg-card p-4 shadow-sm sm:p-6 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-8"
    >
      <div className="lg:col-start-2">
        <h2 id="sample" className="text-xl font-semibold text-balance">
          {t('sampleTitle', { name: localizedName(title) })}
        </h2>
        <p className="mt-2 leading-7 text-muted-foreground">{localizedName(summary)}</p>
        <div className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4">
          <Way kind="graduate" positionId={positionId} sample={graduateSample} />
          <Way kind="experienced" positionId={positionId} sample={sample} />
        </div>
      </div>
      <SamplePage
        sample={shown}
        className="mx-auto w-full max-w-md self-start lg:col-start-1 lg:row-start-1"
      />
    </section>
  )
}

/** The first page of a finished resume, which a press shows large. */
export function SamplePage({ sample, className }: { sample: PositionSample; className: string }) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <a
      href={`/thumbnails/samples/${sample.id}?w=1120`}
      target="_blank"
      rel="noreferrer"
      className={`block rounded-lg bg-canvas p-3 hover:opacity-90 ${className}`}
    >
      <PageThumbnail
        src={`/thumbnails/samples/${sample.id}`}
        eager
        alt={t('sampleAlt', { name: localizedName(sample.title) })}
        sizes="(max-width: 640px) 85vw, 400px"
        className="sheet h-auto w-full"
      />
    </a>
  )
}
