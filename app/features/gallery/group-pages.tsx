import { useTranslation } from 'react-i18next'
import { templatePicture } from '#app/components/thumbnails/template-picture'
import { withQuery } from '#app/components/thumbnails/thumbnail-sources'

/** The heads of some pages side by side: what the templates of a group look like. */
export function GroupPages({ pages }: { pages: readonly string[] }) {
  const { i18n } = useTranslation()
  return (
    <span className="flex h-20 gap-2 overflow-hidden border-b border-border bg-canvas px-3 pt-3 sm:h-36 sm:gap-3 sm:px-5 sm:pt-5">
      {pages.map((id) => {
        const page = templatePicture(id, i18n.language)
        return (
          <img
            key={id}
            src={withQuery(page, 'w=360')}
            srcSet={`${withQuery(page, 'w=160')} 160w, ${withQuery(page, 'w=360')} 360w`}
            sizes="(width < 40rem) 3.5rem, 6.5rem"
            alt=""
            width={160}
            height={226}
            loading="lazy"
            className="h-auto min-w-0 flex-1 self-start bg-white shadow-page transition-transform duration-200 group-hover/card:-translate-y-1"
          />
        )
      })}
    </span>
  )
}
