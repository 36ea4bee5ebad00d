import { Link } from '@remix-run/react'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagePicture } from '#app/components/page-picture'
import { Badge } from '#app/components/ui/badge'
import { plansAddress } from '#app/components/plans-address'
import { buttonVariants } from '#app/components/ui/button'
import type { TemplateCard } from './gallery.server'
import { useNamed } from './use-named'

type TemplateTileProps = TemplateCard & {
  /** Seen as soon as the page opens. */
  first?: boolean
}

/** A template as the page it makes: the picture leads to all its pages, the button begins with it (inside a form). */
export function TemplateTile({ id, name, summary, columns, photo, level, isOpen, first }: TemplateTileProps) {
  const { t } = useTranslation()
  const named = useNamed()
  return (
    <article className="group/tile relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg border border-border bg-canvas px-[8%] pt-[8%]">
        <PagePicture
          src={`/thumbnails/templates/${id}`}
          first={first}
          className="aspect-[210/262] w-full rounded-t-sm bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/tile:-translate-y-1"
        />
        {isOpen ? null : (
          <Badge variant="premium" className="absolute top-3 right-3 py-0.5">
            <Lock aria-hidden />
            {t('gallery.levels.all')}
          </Badge>
        )}
      </div>
      <h2 className="mt-3 font-medium">
        <Link to={`/tpls/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          {named(name)}
        </Link>
      </h2>
      <p className="mt-0.5 text-xs text-subtle-foreground">
        {[
          t(`gallery.columns.${columns}`),
          t(`gallery.photos.${photo ? 'with' : 'without'}`),
          ...(level === 'free' ? [t('gallery.levels.free')] : []),
        ].join(' · ')}
      </p>
      <p className="mt-1.5 line-clamp-2 text-sm leading-6 text-muted-foreground max-sm:hidden">
        {named(summary)}
      </p>
      <div className="relative mt-auto pt-3">
        {isOpen ? (
          <button
            type="submit"
            name="start"
            value={`template:${id}`}
            aria-label={t('gallery.useNamed', { name: named(name) })}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'w-full' })}
          >
            {t('gallery.use')}
          </button>
        ) : (
          <Link
            to={plansAddress(`/tpls/${id}`)}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'w-full' })}
          >
            {t('gallery.upgrade')}
          </Link>
        )}
      </div>
    </article>
  )
}
