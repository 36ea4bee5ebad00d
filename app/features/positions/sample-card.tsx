import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { Button } from '#app/components/ui/button'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionSample } from './positions.server'
import { StartButtons } from './start-buttons'

type SampleCardProps = { positionId: string; sample: PositionSample }

/** The finished resume of a position: its first page, and the press that makes it one's own. */
export function SampleCard({ positionId, sample }: SampleCardProps) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const { id, title, summary } = sample
  const name = localizedName(title)
  return (
    <section
      aria-labelledby="sample"
      className="mt-8 grid gap-5 rounded-xl border border-border bg-card p-4 shadow-sm sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:gap-x-8 sm:p-6"
    >
      <Form method="post" action="/resume/create" className="sm:col-start-2">
        <h2 id="sample" className="text-xl font-semibold text-balance">
          {t('sampleTitle', { name })}
        </h2>
        <p className="mt-2 leading-7 text-muted-foreground">{localizedName(summary)}</p>
        <Button
          type="submit"
          name="start"
          value={`position:${positionId}@sample`}
          size="lg"
          className="mt-5 w-full sm:w-auto sm:px-10"
        >
          {t('takeOver')}
        </Button>
        <p className="mt-2 text-sm leading-6 text-muted-foreground">{t('takeOverText')}</p>
        <TemplateNote sample={sample} />
      </Form>
      <a
        href={`/thumbnails/samples/${id}?w=1120`}
        target="_blank"
        rel="noreferrer"
        className="block self-start rounded-lg bg-canvas p-3 hover:opacity-90 sm:col-start-1 sm:row-span-2 sm:row-start-1"
      >
        <PageThumbnail
          src={`/thumbnails/samples/${id}`}
          eager
          alt={t('sampleAlt', { name })}
          sizes="(max-width: 640px) 85vw, 300px"
          className="sheet h-auto w-full"
        />
      </a>
      <Form
        method="post"
        action="/resume/create"
        className="self-start border-t border-border pt-4 sm:col-start-2"
      >
        <p className="text-sm leading-6 text-muted-foreground">{t('startFromLines')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <StartButtons positionId={positionId} />
        </div>
      </Form>
    </section>
  )
}

/** The template of the picture, and what a free plan has in its place. */
function TemplateNote({ sample: { template, freeTemplateName } }: Pick<SampleCardProps, 'sample'>) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  if (!template) return null
  return (
    <p className="mt-2 text-sm leading-6 text-muted-foreground">
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
