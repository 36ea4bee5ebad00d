import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/forms/search-field'
import { cn } from '#app/components/ui/cn'
import { moveInGroup } from '#app/components/ui/move-in-group'
import type { EditorTemplate } from './editor-template'
import {
  matchesFilter,
  nearestTemplates,
  pressChip,
  TEMPLATE_CHIPS,
  type TemplateChip,
  type TemplateSearch,
} from './template-filter'

type TemplateFiltersProps = {
  templates: EditorTemplate[]
  favourites: ReadonlySet<string>
  onFilter(shownIds: ReadonlySet<string> | undefined): void
}

/** Chips and a search above the strip. */
export function TemplateFilters({ templates, favourites, onFilter }: TemplateFiltersProps) {
  const { t } = useTranslation('editor-tools')
  const [chosen, setChosen] = useState<TemplateChip[]>([])
  const [q, setQ] = useState('')
  const answer = useFoundTemplates(q)
  const found = answer && new Set(answer.found)
  const isFiltered = chosen.length > 0 || found !== undefined
  const matching = templates.filter((template) => matchesFilter(template, { chosen, favourites, found }))
  const near = matching.length > 0 ? [] : nearestTemplates(templates, { chosen, favourites, answer })
  const shown = matching.length > 0 ? matching : near
  const shownText = isFiltered ? shown.map(({ id }) => id).join() : undefined
  useEffect(() => {
    onFilter(shownText === undefined ? undefined : new Set(shownText.split(',')))
  }, [onFilter, shownText])
  return (
    <div role="search" aria-label={t('strip.filters')} className="flex flex-wrap items-center gap-2">
      <SearchField
        value={q}
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => {
          // The form around it would save.
          if (event.key === 'Enter') event.preventDefault()
        }}
        label={t('strip.search')}
        placeholder={t('strip.searchHint')}
        className="min-w-0 grow basis-48 lg:max-w-56 lg:basis-auto"
      />
      <p role="status" className="text-xs whitespace-nowrap text-subtle-foreground tabular-nums">
        {matching.length > 0 ? t('strip.count', { count: matching.length }) : null}
        {shown.length === 0 ? t(favourites.size === 0 ? 'strip.noFavourites' : 'strip.none') : null}
        {near.length > 0 ? t('strip.nearest', { count: near.length }) : null}
      </p>
      {shown.length > 0 ? (
        <p className="text-xs text-subtle-foreground pointer-coarse:hidden max-xl:hidden">
          {t('strip.keys')}
        </p>
      ) : null}
      <ul data-one-stop className="-mx-1 flex min-w-0 basis-full gap-1.5 overflow-x-auto px-1 py-0.5">
        {TEMPLATE_CHIPS.map((chip) => (
          <li key={chip} className="shrink-0">
            <button
              type="button"
              aria-pressed={chosen.includes(chip)}
              // Of seven chips one is on the way of Tab to the templates.
              tabIndex={chip === (chosen[0] ?? TEMPLATE_CHIPS[0]) ? 0 : -1}
              onKeyDown={moveInGroup}
              onClick={() => setChosen((chips) => pressChip(chips, chip))}
              className={cn(
                'h-8 rounded-full border px-3 text-xs whitespace-nowrap',
                chosen.includes(chip)
                  ? 'border-primary bg-secondary font-medium text-secondary-foreground'
                  : 'border-border-strong text-muted-foreground hover:text-foreground',
              )}
            >
              {t(`strip.chips.${chip}`)}
            </button>
          </li>
        ))}
        {isFiltered ? (
          <li className="shrink-0">
            <button
              type="button"
              onClick={() => {
                setChosen([])
                setQ('')
              }}
              className="h-8 px-2 text-xs whitespace-nowrap text-primary underline underline-offset-4"
            >
              {t('strip.clear')}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

const typingPauseMs = 200

/** What a search names; undefined without one, and while the service cannot be asked. */
function useFoundTemplates(q: string): TemplateSearch | undefined {
  const [found, setFound] = useState<TemplateSearch>()
  useEffect(() => {
    const words = q.trim()
    const controller = new AbortController()
    const search = async () => {
      const query = new URLSearchParams({ q: words })
      const response = await fetch(`/template-search?${query}`, { signal: controller.signal })
      if (response.ok) setFound((await response.json()) as TemplateSearch)
    }
    const timeout = setTimeout(() => {
      if (words === '') setFound(undefined)
      else search().catch(() => undefined)
    }, typingPauseMs)
    return () => {
      clearTimeout(timeout)
      controller.abort()
    }
  }, [q])
  return found
}
