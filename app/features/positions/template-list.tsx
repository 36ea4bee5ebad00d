import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import type { PositionView } from './positions.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** The suitable templates for the position. */
export function TemplateList({ positionTemplates: templates }: Pick<PositionView, 'positionTemplates'>) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <section>
      <h2 className="font-semibold">{t('looks')}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {templates.map(({ id, name }) => (
          <li key={id}>
            <PageThumbnail
              src={`/thumbnails/templates/${id}`}
              alt={t('lookAlt', { name: localizedName(name) })}
              sizes="120px"
              className="sheet rounded-sm border border-border"
            />
            <p aria-hidden className="mt-1.5 text-center text-xs text-muted-foreground">
              {localizedName(name)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
