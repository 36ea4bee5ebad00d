import { Link } from '@remix-run/react'
import { Lock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FavouriteStar } from '#app/components/favourites/favourite-star'
import { Badge } from '#app/components/ui/badge'
import { plansUrl } from '#app/components/plans/plans-url'
import { buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { cn } from '#app/components/ui/cn'
import type { ComparedTemplate } from './compare-bar'
import type { TemplateCard } from './gallery.server'
import type { Resume } from '#contract/resume/resume'
import { NO_OWN_CONTENT, templateImageUrl, type ShownContent } from './own-content'
import { TilePreview } from './tile-preview'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** What all tiles of a page share; without it a tile shows the sample and cannot be compared. */
export type TileState = {
  content: ShownContent
  /** The draft of this device to be shown in every card. */
  draft: Resume | undefined
  compared: readonly ComparedTemplate[]
  toggleCompared(template: ComparedTemplate): void
  favourites: ReadonlySet<string>
  isMember: boolean
  /** The viewer may use every template, so that no card says which are free. */
  areAllOpen: boolean
}
type TemplateTileProps = {
  card: TemplateCard
  state?: TileState
  heading?: 'h2' | 'h3'
  /** Visible when the page opens. */
  eager?: boolean
}

/** A template as its page, with a link to its details, its colours, and a button that starts a resume (inside a form). */
export function TemplateTile(props: TemplateTileProps) {
  const { card, state, heading: Heading = 'h2', eager } = props
  const { id, name, suits, level, canUse: isOpen, caution } = card
  const { t, i18n } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  const [colour, setColour] = useState<string>()
  const title = localizedName(name)
  const imageUrl = templateImageUrl(id, { language: i18n.language, colour }, state?.content ?? NO_OWN_CONTENT)
  const pageUrl = colour ? `/tpls/${id}?colour=${colour.slice(1)}` : `/tpls/${id}`
  return (
    <article className="group/tile relative flex h-full flex-col">
      <div className="relative">
        <TilePreview
          imageUrl={imageUrl}
          pageUrl={pageUrl}
          title={title}
          draft={state?.draft && { resume: state.draft, template: id, colour }}
          eager={eager}
        />
        {isOpen ? null : (
          <Badge variant="premium" className="absolute top-3 right-3 py-0.5">
            <Lock aria-hidden />
            {t('levels.all')}
          </Badge>
        )}
      </div>
      <Heading className="mt-3 text-sm font-medium sm:text-base">
        <Link to={pageUrl} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </Heading>
      <p className="mt-0.5 text-xs leading-5 text-muted-foreground sm:text-sm">
        {t('suits', { whom: localizedName(suits) })}
      </p>
      <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-1">
        <ColourDots card={card} selected={colour} onSelect={setColour} />
        <p className="flex flex-wrap gap-x-1.5 text-xs text-subtle-foreground">
          {[
            ...(level === 'free' && !state?.areAllOpen ? [t('levels.free')] : []),
            ...(card.isInChinese ? [t('chineseForm')] : []),
          ].join(' · ')}
          {caution ? (
            <span className="inline-flex items-center gap-1 text-warning">
              <TriangleAlert aria-hidden className="size-3" />
              {t('caution')}
            </span>
          ) : null}
        </p>
      </div>
      <div className="relative mt-auto flex flex-wrap items-center gap-2 pt-3">
        {isOpen ? (
          <button
            type="submit"
            name="start"
            value={colour ? `template:${id}@${colour.slice(1)}` : `template:${id}`}
            aria-label={t('useNamed', { name: title })}
            className={buttonVariants({
              variant: 'outline',
              size: 'sm',
              className: 'grow max-sm:basis-full',
            })}
          >
            {t('use')}
          </button>
        ) : (
          <Link
            to={plansUrl(`/tpls/${id}`)}
            className={buttonVariants({
              variant: 'outline',
              size: 'sm',
              className: 'grow max-sm:basis-full',
            })}
          >
            {t('upgrade')}
          </Link>
        )}
        {state ? (
          <FavouriteStar
            id={id}
            isFavourite={state.favourites.has(id)}
            label={t('favourite', { name: title })}
            failure={t('favouriteNotKept')}
            needsScript={!state.isMember}
            className="border border-border-strong shadow-none"
          />
        ) : null}
        {state ? (
          <Checkbox
            name="compare"
            value={id}
            checked={state.compared.some((one) => one.id === id)}
            onChange={() => state.toggleCompared({ id, title })}
            aria-label={t('compareNamed', { name: title })}
            className="min-h-9 items-center px-1 text-sm text-muted-foreground [&>input]:mt-0"
          >
            {t('compare')}
          </Checkbox>
        ) : null}
      </div>
    </article>
  )
}

type ColourDotsProps = {
  card: TemplateCard
  selected: string | undefined
  onSelect(colour: string): void
}

/** Change the card; without scripts they lead to the template in that colour. */
function ColourDots({ card: { id, name, colours, colour }, selected = colour, onSelect }: ColourDotsProps) {
  const { t } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  return (
    <ul className="relative -mx-1.5 flex shrink-0" aria-label={t('coloursOf', { name: localizedName(name) })}>
      {colours.slice(0, 3).map((one, index) => (
        <li key={one}>
          <a
            href={`/tpls/${id}?colour=${one.slice(1)}`}
            onClick={(event) => {
              event.preventDefault()
              onSelect(one)
            }}
            aria-label={t('colour', { number: index + 1 })}
            aria-current={one === selected ? 'true' : undefined}
            className="flex size-7 items-center justify-center rounded-full"
          >
            <span
              style={{ backgroundColor: one }}
              className={cn(
                'size-4 rounded-full border border-background ring-1 ring-border-strong',
                one === selected && 'ring-2 ring-foreground',
              )}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
