import { useTranslation } from 'react-i18next'
import { templatePicture } from '#app/components/thumbnails/template-picture'
import { withQuery } from '#app/components/thumbnails/thumbnail-sources'
import type { TemplateView } from './template.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** A4 in pt. */
const [width, height] = [595, 842]

/** All pages, one below the other, as printed. */
export function TemplatePages({ view }: { view: TemplateView }) {
  const { t, i18n } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  const pages = Array.from({ length: view.pages }, (_, n) => n + 1)
  return (
    <div className="space-y-6 rounded-xl bg-canvas p-4 sm:p-8 lg:col-start-1 lg:row-start-1">
      {pages.map((page) => (
        <img
          key={page}
          src={pageImageUrl(view, page, i18n.language)}
          alt={t('pageAlt', { name: localizedName(view.name), page })}
          width={width}
          height={height}
          loading={page === 1 ? 'eager' : 'lazy'}
          className="sheet mx-auto max-w-3xl"
        />
      ))}
    </div>
  )
}

function pageImageUrl(
  { id, colour, shownResume: shown }: TemplateView,
  page: number,
  language: string,
): string {
  const hex = colour.slice(1)
  if (!shown) {
    const look = new URLSearchParams({ w: '1120', colour: hex, page: String(page) })
    return withQuery(templatePicture(id, language), String(look))
  }
  const look = { resume: shown.id, template: id, colour: hex, r: String(shown.revision) }
  return `/sheets/pages/${page}?${new URLSearchParams(look)}`
}
