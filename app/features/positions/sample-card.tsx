import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { Button } from '#app/components/ui/button'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionSample } from './positions.server'

type SampleCardProps = { positionId: string; sample: PositionSample }

/** The finished resume of a position: its first page, and beside it the ways to start, for graduates and for those with experience. */
export function SampleCard({ positionId, sample }: SampleCardProps) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const { id, title, summary, isGraduate } = sample
  const name = localizedName(title)
  return (
    <section
      aria-labelledby="sample"
      className="mt-6 grid gap-5 rounded-xl border border-border bg-card p-4 shadow-sm sm:p-6 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-8"
    >
      <Form method="post" action="/resume/create" className="lg:col-start-2">
        <h2 id="sample" className="text-xl font-semibold text-balance">
          {t('sampleTitle', { name })}
        </h2>
        <p className="mt-2 leading-7 text-muted-foreground">{localizedName(summary)}</p>
        <div className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4">
          <Way title={t('graduate')} text={t('graduateText')}>
            <Button type="submit" name="start" value={`position:${positionId}`} className="w-full">
              {t('startJunior')}
            </Button>
          </Way>
          <Way title={t(isGraduate ? 'wholeSample' : 'experienced')} text={t('takeOverText')}>
            <Button type="submit" name="start" value={`position:${positionId}@sample`} className="w-full">
              {t('takeOver')}
            </Button>
            <Button
              type="submit"
              name="start"
              value={`position:${positionId}@senior`}
              variant="ghost"
              size="sm"
              className="mt-1.5 w-full text-muted-foreground"
            >
              {t('startSenior')}
            </Button>
          </Way>
        </div>
        <TemplateNote sample={sample} />
      </Form>
      <a
        href={`/thumbnails/samples/${id}?w=1120`}
        target="_blank"
        rel="noreferrer"
        className="mx-auto block w-full max-w-md self-start rounded-lg bg-canvas p-3 hover:opacity-90 lg:col-start-1 lg:row-start-1"
      >
        <PageThumbnail
          src={`/thumbnails/samples/${id}`}
          eager
          alt={t('sampleAlt', { name })}
          sizes="(max-width: 640px) 85vw, 300px"
          className="sheet h-auto w-full"
        />
      </a>
    </section>
  )
}

/** One of two that stand beside each other as equals. */
function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-border p-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 mb-4 text-sm leading-6 text-muted-foreground">{text}</p>
      {children}
    </div>
  )
}

/** The template of the picture, and what a free plan has in its place. */
function TemplateNote({ sample: { template, freeTemplateName } }: Pick<SampleCardProps, 'sample'>) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  if (!template) return null
  return (
    <p className="mt-4 text-sm leading-6 text-muted-foreground">
      {t('sampleTemplate')}
      <Link to={`/tpls/${template.id}`} className="text-primary underline">
        {localizedName(template.name)}
      </Link>
      {freeTemplateName ? (
        <span className="block">{t('memberTemplate', { name: localizedName(freeTemplateName) })}</span>
      ) : null}
    </p>
  )
}
