import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionSample } from './positions.server'

/** The template of the picture, and what a free plan has in its place. */
export function TemplateNote({ sample: { template, freeTemplateName } }: { sample: PositionSample }) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  if (!template) return null
  return (
    <p className="mt-3 text-sm leading-6 text-muted-foreground">
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
