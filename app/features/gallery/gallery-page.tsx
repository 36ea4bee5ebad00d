import { Form } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { TitledSection } from '#app/components/titled-section'
import { cn } from '#app/components/ui/cn'
import { useFavourites } from '#app/components/favourites/use-favourites'
import { eagerThumbnailCount } from '#app/components/thumbnails/eager-thumbnail-count'
import { CollectionChips } from './collection-chips'
import { CompareBar, type ComparedTemplate } from './compare-bar'
import { GalleryFilters } from './gallery-filters'
import type { GalleryView } from './gallery.server'
import { NO_OWN_CONTENT } from './own-content'
import { OwnContentForm } from './own-content-form'
import { useNewestDraft } from './use-newest-draft'
import { useOwnContent } from './use-own-content'
import { TemplateGroups } from './template-groups'
import { TemplateTile, type TileState } from './template-tile'

/** A few templates and the groups of all, or those that were searched for. Renders no `main`, because two layouts include it. */
export function GalleryPage({ view, isMember }: { view: GalleryView; isMember: boolean }) {
  const { query, industries, counts, total, free, canUseAll: isAllOpen, front } = view
  const { t } = useTranslation('gallery')
  const [content, setContent] = useOwnContent(view.own, isMember)
  const newestDraft = useNewestDraft()
  const [compared, setCompared] = useState<readonly ComparedTemplate[]>([])
  // The last two that were marked.
  const toggleCompared = (template: ComparedTemplate) =>
    setCompared((marked) => {
      const others = marked.filter(({ id }) => id !== template.id)
      return others.length < marked.length ? others : [...marked, template].slice(-2)
    })
  const onDevice = useFavourites(isMember)
  // A page of favourites knows them without scripts too.
  const favourites = new Set([...onDevice, ...(onDevice.size > 0 ? [] : view.favourites)])
  const draft = content === 'draft' ? newestDraft : undefined
  const tileState = { content, draft, compared, toggleCompared, favourites, isMember, areAllOpen: isAllOpen }
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">
        {isAllOpen ? t('leadAllOpen', { count: total }) : t('lead', { count: total, free })}
      </p>
      <GalleryFilters query={query} counts={counts} industries={industries} canUseAll={isAllOpen} />
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
      <Form method="post" action="/resume/create" className="group/gallery mt-6">
        {front ? (
          <TitledSection id="picks" title={t('recommended')} size="lg">
            <ul className={cn('mt-4', gridClassName)}>
              {front.picks.map((card, place) => (
                // Three in a row have two whole rows.
                <li key={card.id} className="max-xl:nth-[n+7]:hidden">
                  <TemplateTile
                    card={card}
                    state={tileState}
                    heading="h3"
                    eager={place < eagerThumbnailCount}
                  />
                </li>
              ))}
            </ul>
          </TitledSection>
        ) : (
          <FoundTemplates view={view} tileState={tileState} />
        )}
        <CompareBar compared={compared} onClear={() => setCompared([])} />
      </Form>
      {front ? <TemplateGroups groups={front.groups} total={total} /> : null}
    </>
  )
}

const gridClassName = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4'
/** What is out of sight is neither laid out nor painted. It clips what hangs out, so padding holds the rings of focus. */
const unseenIsFree = '[content-visibility:auto] [contain-intrinsic-height:auto_30rem] -m-1 p-1'

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
      <ul className={cn('mt-4', gridClassName)}>
        {cards.map((card, place) => (
          <li key={card.id} className={unseenIsFree}>
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
