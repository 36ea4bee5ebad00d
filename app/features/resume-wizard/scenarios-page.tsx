import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { eagerThumbnailCount } from '#app/components/thumbnails/eager-thumbnail-count'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { Scenario } from '#contract/catalogue/scenario'
import { useFormatters } from '#app/i18n/use-formatters'

type ScenariosPageProps = {
  scenarios: Scenario[]
  /** A draft begun for one of the scenarios, which continues with it. */
  draftId: string | undefined
}

/** The scenarios as pictures of what comes of them. */
export function ScenariosPage({ scenarios, draftId }: ScenariosPageProps) {
  const { t } = useTranslation('scenarios')
  const query = draftId === undefined ? '' : `?${new URLSearchParams({ draft: draftId })}`
  return (
    <PageMain>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-2xl text-pretty text-muted-foreground">{t('lead')}</p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {scenarios.map((scenario, place) => (
          <ScenarioCard
            key={scenario.id}
            scenario={scenario}
            url={`/resume/create/scenario/${scenario.id}${query}`}
            eager={place < eagerThumbnailCount}
          />
        ))}
      </ul>
    </PageMain>
  )
}

type ScenarioCardProps = { scenario: Scenario; url: string; eager: boolean }

/** Its details lie over the picture under a pointer or the keyboard's focus; where neither is, a press shows them. */
function ScenarioCard({ scenario, url, eager }: ScenarioCardProps) {
  const { id, name, line, sample, templates } = scenario
  const { t } = useTranslation('scenarios')
  const localizedName = useLocalizedName()
  return (
    <li className="group/card relative">
      <div className="relative aspect-[4/5] overflow-hidden rounded-lg border border-border bg-canvas px-3 pt-3 transition-colors group-hover/card:border-primary">
        <PageThumbnail
          src={`/thumbnails/templates/${templates[0]}?sample=${sample}`}
          eager={eager}
          sizes="(max-width: 640px) 44vw, 260px"
          className="size-full rounded-t-sm bg-white object-cover object-top shadow-page"
        />
        <ScenarioDetails scenario={scenario} />
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-2">
        <h2 className="font-semibold">
          <Link
            to={url}
            className="after:absolute after:inset-0 after:rounded-lg group-hover/card:text-primary"
            aria-describedby={`${id}-details`}
          >
            {localizedName(name)}
          </Link>
        </h2>
        <label className="relative -my-2 hidden shrink-0 cursor-pointer rounded px-2 py-2 text-xs whitespace-nowrap text-subtle-foreground has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary [@media(hover:none)]:block">
          <input type="checkbox" className="sr-only" aria-label={`${localizedName(name)} ${t('details')}`} />
          {t('details')}
        </label>
      </div>
      <p className="mt-0.5 text-sm leading-6 text-pretty text-muted-foreground">{localizedName(line)}</p>
    </li>
  )
}

function ScenarioDetails({
  scenario: { id, summary, facts, intention, fields, pages, photo },
}: Pick<ScenarioCardProps, 'scenario'>) {
  const { t, i18n } = useTranslation(['scenarios', 'fields'])
  const { joinNames } = useFormatters()
  const localizedName = useLocalizedName()
  const fieldNames = [
    ...facts.map((fact) => t(`fields:basics.${fact}`)),
    ...intention.map((field) => t(`fields:intention.${field}`)),
    ...fields.map(({ label }) => label),
  ]
  return (
    <div
      id={`${id}-details`}
      className="absolute inset-x-0 bottom-0 max-h-full translate-y-2 space-y-1.5 overflow-hidden border-t border-border bg-popover/95 p-3 text-xs leading-5 text-popover-foreground opacity-0 transition group-has-checked/card:translate-y-0 group-has-checked/card:opacity-100 group-has-focus-visible/card:translate-y-0 group-has-focus-visible/card:opacity-100 motion-reduce:transition-none sm:p-4 [@media(hover:hover)]:group-hover/card:translate-y-0 [@media(hover:hover)]:group-hover/card:opacity-100"
    >
      <p>{localizedName(summary)}</p>
      <p className="text-muted-foreground max-sm:hidden">
        {t('own')} · {joinNames(fieldNames.slice(0, 5))}
      </p>
      <p className="text-muted-foreground">
        {t('norm')} · {t('pages', { count: pages.most })}
        {i18n.language === 'en' ? ', ' : '，'}
        {t(`photos.${photo}`)}
      </p>
    </div>
  )
}
