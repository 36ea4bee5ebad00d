import { Link } from '@remix-run/react'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { Badge } from '#app/components/ui/badge'
import { plansUrl } from '#app/components/plans/plans-url'
import { buttonVariants } from '#app/components/ui/button'
import type { TemplateCard } from './gallery.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

type TemplateTileProps = TemplateCard & {
  /** Visible when the page opens. */
  eager?: boolean
}

/**
 * A template as a page image that links to its details, with a button that starts a resume (inside a form).
 */
export function TemplateTile(props: TemplateTileProps) {
  const { id, name, summary, columns, photo, level, canUse: isOpen, eager } = props
  const { t } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  return (
    <article className="group/tile relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg border border-border bg-canvas px-[8%] pt-[8%]">
        <PageThumbnail
          src={`/thumbnails/templates/${id}`}
          eager={eager}
          className="aspect-[210/262] w-full rounded-t-sm bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/tile:-translate-y-1"
        />
        {isOpen ? null : (
          <Badge variant="premium" className="absolute top-3 right-3 py-0.5">
            <Lock aria-hidden />
            {t('levels.all')}
          </Badge>
        )}
      </div>
      <h2 className="mt-3 font-medium">
        <Link to={`/tpls/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          {localizedName(name)}
        </Link>
      </h2>
      <p className="mt-0.5 text-xs text-subtle-foreground">
        {[
          t(`columns.${columns}`),
          t(`photos.${photo ? 'with' : 'without'}`),
          ...(level === 'free' ? [t('levels.free')] : []),
        ].join(' · ')}
      </p>
      <p className="mt-1.5 line-clamp-2 text-sm leading-6 text-muted-foreground max-sm:hidden">
        {localizedName(summary)}
      </p>
      <div className="relative mt-auto pt-3">
        {isOpen ? (
          <button
            type="submit"
            name="start"
            value={`template:${id}`}
            aria-label={t('useNamed', { name: localizedName(name) })}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'w-full' })}
          >
            {t('use')}
          </button>
        ) : (
          <Link
            to={plansUrl(`/tpls/${id}`)}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'w-full' })}
          >
            {t('upgrade')}
          </Link>
        )}
      </div>
    </article>
  )
}
