import { Form, Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { cn } from '#app/components/ui/cn'
import { useFavourites } from '#app/components/favourites/use-favourites'
import { eagerThumbnailCount } from '#app/components/thumbnails/eager-thumbnail-count'
import { CollectionChips } from './collection-chips'
import { CompareBar } from './compare-bar'
import { galleryUrl } from './gallery-query'
import { GalleryFilters } from './gallery-filters'
import type { GalleryRow, GalleryView } from './gallery.server'
import { NO_OWN_CONTENT } from './own-content'
import { OwnContentForm } from './own-content-form'
import { useNewestDraft } from './use-newest-draft'
import { useOwnContent } from './use-own-content'
import { TemplateTile, type TileState } from './template-tile'

/** Rows of templates, or those that were searched for. Renders no `main`, because two layouts include it. */
export function GalleryPage({ view, isMember }: { view: GalleryView; isMember: boolean }) {
  const { query, industries, counts, total, canUseAll: isAllOpen, rows } = view
  const { t, i18n } = useTranslation('gallery')
  const [content, setContent] = useOwnContent(view.own, isMember)
  const newestDraft = useNewestDraft()
  const [compared, setCompared] = useState<readonly string[]>([])
  // The last two that were marked.
  const toggleCompared = (id: string) =>
    setCompared((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-2)))
  const onDevice = useFavourites(isMember)
  // A page of favourites knows them without scripts too.
  const favourites = new Set([...onDevice, ...(onDevice.size > 0 ? [] : view.favourites)])
  const draft = content === 'draft' ? newestDraft : undefined
  const tileState = { content, draft, compared, toggleCompared, favourites, isMember, areAllOpen: isAllOpen }
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">
        {t(isAllOpen ? 'leadAllOpen' : 'lead', { count: total })}
        {i18n.language === 'en' ? <span className="block text-sm">{t('inChinese')}</span> : null}
      </p>
      <GalleryFilters query={query} counts={counts} industries={industries} />
      <CollectionChips
        query={query}
        counts={counts}
        favourites={favourites}
        isMember={isMember}
        isOnFavourites={view.isOnFavourites}
      />
      <OwnContentForm
        content={content === 'draft' && !draft ? NO_OWN_CONTENT : content}
        onChange={setContent}
        query={query}
        isMember={isMember}
        draft={newestDraft}
      />
      <Form method="post" action="/resume/create" className="mt-6">
        {rows.map((row, place) => (
          <TemplateRow key={row.collection} row={row} isFirst={place === 0} tileState={tileState} />
        ))}
        {rows.length === 0 ? <FoundTemplates view={view} tileState={tileState} /> : null}
        <CompareBar compared={compared} onClear={() => setCompared([])} />
      </Form>
      {rows.length > 0 ? (
        <p className="mt-10 text-center">
          <ButtonLink
            to={galleryUrl(query, { collection: 'all' })}
            variant="outline"
            label={t('seeAll', { count: total })}
          />
        </p>
      ) : null}
    </>
  )
}

/** What is out of sight is neither laid out nor painted. It clips what hangs out, so padding holds the rings of focus. */
const unseenIsFree = '[content-visibility:auto]'
const likelyHeight = '[contain-intrinsic-height:auto_30rem]'
/** Less than any card of a row has, so that the seen ones make the row's height; with none, what follows would jump. */
const leastHeight = '[contain-intrinsic-height:auto_20rem]'
/** How many cards of the first row some window shows at first. They are laid out at once: the browser would paint the row without them. */
const seenAtFirst = 5

type RowProps = { row: GalleryRow; isFirst: boolean; tileState: TileState }

/** A row that scrolls sideways; its heading leads to all of its templates. */
function TemplateRow({ row: { collection, count, cards }, isFirst, tileState }: RowProps) {
  const { t } = useTranslation('gallery')
  return (
    // Its padding is the room that its list takes beside the page.
    <section
      aria-labelledby={collection}
      className={cn(
        !isFirst && [unseenIsFree, likelyHeight],
        '-mx-4 mt-8 px-4 pt-1 first:mt-0 sm:-mx-6 sm:px-6',
      )}
    >
      <h2 id={collection} className="text-lg font-semibold">
        <Link
          to={`?collection=${collection}`}
          className="inline-flex items-center gap-1 hover:text-primary [&_svg]:size-4"
        >
          {t(`collections.${collection}`)}
          <span className="text-sm font-normal text-subtle-foreground tabular-nums">{count}</span>
          <ChevronRight aria-hidden />
        </Link>
      </h2>
      <ul className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 lg:gap-5 sm:-mx-6 sm:scroll-px-6 sm:px-6">
        {cards.map((card, place) => (
          <li
            key={card.id}
            className={cn(
              !(isFirst && place < seenAtFirst) && [unseenIsFree, leastHeight],
              '-m-1 [box-sizing:content-box] w-[40vw] shrink-0 snap-start p-1 sm:w-52 lg:w-60',
            )}
          >
            <TemplateTile
              card={card}
              state={tileState}
              heading="h3"
              eager={isFirst && place < eagerThumbnailCount}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FoundProps = { view: GalleryView; tileState: TileState }

function FoundTemplates({ view, tileState }: FoundProps) {
  const { query, cards, isNearest } = view
  const { t } = useTranslation('gallery')
  if (cards.length === 0) return <NoFavourites />
  return (
    <>
      {isNearest ? (
        <NearestNotice query={query} />
      ) : (
        <p role="status" className="text-sm text-subtle-foreground tabular-nums">
          {t('found', { count: cards.length })}
        </p>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4">
        {cards.map((card, place) => (
          <li key={card.id} className={cn(unseenIsFree, likelyHeight, '-m-1 p-1')}>
            <TemplateTile card={card} state={tileState} eager={place < eagerThumbnailCount} />
          </li>
        ))}
      </ul>
      {isNearest ? <AllTemplatesLink /> : null}
    </>
  )
}

/** Says that no template has all of it, and that those below come nearest. */
function NearestNotice({ query }: Pick<GalleryView, 'query'>) {
  const { t } = useTranslation('gallery')
  return (
    <div className="rounded-lg bg-warning-soft px-4 py-3">
      <p role="status" className="font-medium text-warning">
        {query.q ? t('noneNamed', { q: query.q }) : t('none')}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">{t('nearestText')}</p>
    </div>
  )
}

function AllTemplatesLink() {
  const { t } = useTranslation('gallery')
  return (
    <p className="mt-10 text-center">
      <ButtonLink to="?collection=all" variant="outline" label={t('all')} />
    </p>
  )
}

function NoFavourites() {
  const { t } = useTranslation('gallery')
  return (
    <div className="mt-4 rounded-lg border border-dashed border-border-strong px-5 py-14 text-center">
      <p role="status" className="font-medium">
        {t('noFavourites')}
      </p>
      <p className="mt-2 text-sm text-muted-foreground">{t('noFavouritesText')}</p>
      <AllTemplatesLink />
    </div>
  )
}
