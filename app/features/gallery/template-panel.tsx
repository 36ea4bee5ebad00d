import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#app/components/login-link'
import { plansUrl } from '#app/components/plans/plans-url'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { ColourLinks } from './colour-links'
import { TryOwnResume } from './try-own-resume'
import type { TemplateView } from './template.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import { useFormatters } from '#app/i18n/use-formatters'

type TemplatePanelProps = { view: TemplateView; isGuest: boolean; refusal: string | undefined }

/** The description of a template, its colours and its actions. */
export function TemplatePanel({ view, isGuest, refusal }: TemplatePanelProps) {
  const { t } = useTranslation(['gallery', 'layout'])
  const { sentenceGap } = useFormatters()
  const localizedName = useLocalizedName()
  const { id, name, summary, level, canUse: isOpen, colour, personalResumes: own } = view
  return (
    <div className="lg:stick-6 lg:col-start-2 lg:row-start-1 lg:self-start">
      <h1 className="flex flex-wrap items-center gap-2.5 text-2xl font-semibold tracking-tight sm:text-3xl">
        {localizedName(name)}
        {isOpen ? null : (
          <Badge variant="premium" className="py-0.5">
            {t(`levels.${level}`)}
          </Badge>
        )}
        {view.isInChinese ? <Badge>{t('chineseForm')}</Badge> : null}
      </h1>
      <p className="mt-3 leading-7 text-pretty text-muted-foreground">{localizedName(summary)}</p>
      {view.caution ? (
        <p className="mt-3 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {localizedName(view.caution)}
        </p>
      ) : null}
      {refusal ? (
        <p role="alert" className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {refusal}
          {sentenceGap}
          <Link to={plansUrl(`/tpls/${id}`)} className="font-medium underline">
            {t('upgrade')}
          </Link>
        </p>
      ) : null}
      <ColourLinks view={view} />
      <div className="mt-6">
        {isOpen ? (
          <Form method="post" action="/resume/create">
            <button
              type="submit"
              name="start"
              value={`template:${id}@${colour.slice(1)}`}
              className={buttonVariants({ size: 'lg', className: 'w-full' })}
            >
              {t('use')}
            </button>
          </Form>
        ) : (
          <Link to={plansUrl(`/tpls/${id}`)} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
            {t('upgradeToUse')}
          </Link>
        )}
        <p className="mt-2 text-sm text-subtle-foreground">{t(isGuest ? 'useGuest' : 'useText')}</p>
      </div>
      {own.length > 0 ? <TryOwnResume view={view} /> : null}
      {isGuest ? (
        <p className="mt-5 border-t border-border pt-5 text-sm text-muted-foreground">
          {t('loginText')}
          {sentenceGap}
          <LoginLink className="font-medium text-primary underline underline-offset-4">
            {t('layout:login')}
          </LoginLink>
        </p>
      ) : null}
      <TemplateProperties view={view} />
    </div>
  )
}

function TemplateProperties({ view }: { view: TemplateView }) {
  const { t } = useTranslation('gallery')
  const { joinNames } = useFormatters()
  const localizedName = useLocalizedName()
  const { columns, photo, mood, scenarios, industries } = view
  const layout = [t(`columns.${columns}`), t(`photos.${photo ? 'with' : 'without'}`), t(`moods.${mood}`)]
  const properties = [
    [t('facets.scenario'), joinNames(scenarios.map((one) => t(`scenarios.${one}`)))],
    [t('facets.industry'), joinNames(industries.map(localizedName)) || t('anyIndustry')],
    [t('layout'), layout.join(' · ')],
  ]
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-border pt-5 text-sm leading-6">
      {properties.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-subtle-foreground">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
