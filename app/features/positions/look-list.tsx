import { useTranslation } from 'react-i18next'
import { PagePicture } from '#app/components/page-picture'
import type { PositionView } from './positions.server'
import { useNameOf } from './use-name-of'

/** What a resume of the position may look like. */
export function LookList({ looks }: Pick<PositionView, 'looks'>) {
  const { t } = useTranslation()
  const nameOf = useNameOf()
  return (
    <section>
      <h2 className="font-semibold">{t('positions.looks')}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {looks.map(({ id, name }) => (
          <li key={id}>
            <PagePicture
              src={`/thumbnails/templates/${id}`}
              alt={t('positions.lookAlt', { name: nameOf(name) })}
              sizes="120px"
              className="sheet rounded-sm border border-border"
            />
            <p aria-hidden className="mt-1.5 text-center text-xs text-muted-foreground">
              {nameOf(name)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
