import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionSample } from './positions.server'
import { SamplePage } from './sample-card'
import { WayButtons, ways, type WayKind } from './sample-ways'
import { TemplateNote } from './template-note'

type SamplePairProps = { positionId: string; sample: PositionSample; graduateSample: PositionSample }

/** Both finished resumes of a position side by side, row by row: of a graduate, and of somebody with experience. */
export function SamplePair({ positionId, ...samples }: SamplePairProps) {
  return (
    <div className="mt-6 grid gap-5 md:grid-cols-2">
      {(['graduate', 'experienced'] as const).map((kind) => (
        <OneOfTwo key={kind} {...{ kind, positionId }} sample={samples[ways[kind].sample]} />
      ))}
    </div>
  )
}

type OneOfTwoProps = { kind: WayKind; positionId: string; sample: PositionSample }

function OneOfTwo({ kind, positionId, sample }: OneOfTwoProps) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const id = `sample-${kind}`
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-xl border border-border bg-card p-4 shadow-sm sm:p-6 md:row-span-3 md:grid-rows-subgrid"
    >
      <div>
        <Badge variant={kind === 'graduate' ? 'default' : 'secondary'}>{t(kind)}</Badge>
        <h2 id={id} className="mt-2 text-xl font-semibold text-balance">
          {t('sampleTitle', { name: localizedName(sample.title) })}
        </h2>
        <p className="mt-2 leading-7 text-muted-foreground">{localizedName(sample.summary)}</p>
      </div>
      <Form method="post" action="/resume/create">
        <WayButtons {...{ kind, positionId, sample }} />
        <TemplateNote sample={sample} />
      </Form>
      <SamplePage sample={sample} className="self-start" />
    </section>
  )
}
