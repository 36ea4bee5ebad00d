import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { templatePicture } from '#app/components/thumbnails/template-picture'
import type { PositionView } from './positions.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** The suitable templates for the position. */
export function TemplateList({ positionTemplates: templates }: Pick<PositionView, 'positionTemplates'>) {
  const { t, i18n } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <section>
      <h2 className="font-semibold">{t('looks')}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4">
        {templates.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/tpls/${id}`} className="block rounded-sm text-muted-foreground hover:text-primary">
              <PageThumbnail
                src={templatePicture(id, i18n.language)}
                alt={t('lookAlt', { name: localizedName(name) })}
                sizes="(width < 40rem) 45vw, 140px"
                className="sheet h-auto w-full rounded-sm border border-border"
              />
              <span aria-hidden className="mt-1.5 block text-center text-xs">
                {localizedName(name)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
