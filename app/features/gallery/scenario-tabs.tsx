import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { SCENARIO_IDS } from '#contract/catalogue/scenario-ids'
import type { GalleryView } from './gallery.server'
import { galleryUrl } from './gallery-query'

/** The purposes of a resume, the filter most users need first. The other filters stay. */
export function ScenarioTabs({ query, counts }: Pick<GalleryView, 'query' | 'counts'>) {
  const { t } = useTranslation('gallery')
  const tabs = [
    { id: '', label: t('anyScenario') },
    ...SCENARIO_IDS.map((id) => ({ id, label: t(`scenarios.${id}`) })),
  ]
  return (
    <nav aria-label={t('facets.scenario')} className="mt-6 -mx-4 sm:mx-0">
      <ul className="flex gap-2 px-4 max-sm:overflow-x-auto max-sm:pb-2 sm:flex-wrap sm:px-0">
        {tabs.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <Link
              to={galleryUrl(query, { scenario: id })}
              aria-current={id === query.scenario ? 'true' : undefined}
              preventScrollReset
              className={cn(
                'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors',
                id === query.scenario
                  ? 'border-primary bg-secondary font-medium text-secondary-foreground'
                  : 'border-border-strong text-muted-foreground hover:border-input hover:text-foreground',
              )}
            >
              {label}
              <span className="text-xs tabular-nums opacity-80">{counts.scenario[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
