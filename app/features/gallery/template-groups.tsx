import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import type { GalleryFront } from './gallery.server'
import { GroupPages } from './group-pages'

type TemplateGroupsProps = Pick<GalleryFront, 'groups'> & { total: number }

/** The groups of the gallery as links to all of their templates, and at last to all there are. */
export function TemplateGroups({ groups, total }: TemplateGroupsProps) {
  const { t } = useTranslation('gallery')
  return (
    <TitledSection id="groups" title={t('groups')} size="lg" className="mt-14">
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
        {groups.map(({ collection, count, pages }) => (
          <li key={collection}>
            <Link to={`?collection=${collection}`} className={cardClassName}>
              <GroupPages pages={pages} />
              <CardText title={t(`collections.${collection}`)} count={t('groupCount', { count })} />
            </Link>
          </li>
        ))}
        <li>
          <Link to="?collection=all" className={cardClassName}>
            <GroupPages pages={groups.slice(-3).flatMap(({ pages }) => pages.slice(-1))} />
            <CardText title={t('back')} count={t('found', { count: total })} />
          </Link>
        </li>
      </ul>
    </TitledSection>
  )
}

const cardClassName =
  'group/card block h-full overflow-hidden rounded-lg border border-border bg-card transition-colors hover:border-primary'

function CardText({ title, count }: { title: string; count: string }) {
  return (
    <span className="flex items-center gap-x-2 px-3 py-2.5 text-sm sm:px-4 sm:py-3">
      <span className="min-w-0 grow">
        <span className="block truncate font-medium group-hover/card:text-primary">{title}</span>
        <span className="block text-xs text-subtle-foreground tabular-nums">{count}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle-foreground" />
    </span>
  )
}
