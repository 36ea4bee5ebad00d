import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Scenario } from '#contract/catalogue/scenario'

type ScenariosPageProps = {
  scenarios: Scenario[]
  /** A draft begun for one of the scenarios, which continues with it. */
  draftId: string | undefined
}

/** Lists the scenarios, each with what it changes about a resume. */
export function ScenariosPage({ scenarios, draftId }: ScenariosPageProps) {
  const { t, i18n } = useTranslation(['scenarios', 'fields'])
  const query = draftId === undefined ? '' : `?${new URLSearchParams({ draft: draftId })}`
  const language = i18n.language === 'en' ? 'en' : 'zh'
  return (
    <main className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-10">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-2xl text-pretty text-muted-foreground">{t('lead')}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {scenarios.map(({ id, name, summary, sections, facts, fields, pages, photo }) => (
          <li
            key={id}
            className="group/card relative flex flex-col rounded-lg border border-border bg-card p-5 transition-colors hover:border-primary"
          >
            <h2 className="text-lg font-semibold">
              <Link
                to={`/resume/create/scenario/${id}${query}`}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                {name[language]}
              </Link>
            </h2>
            <p className="mt-1.5 text-sm leading-6 text-pretty text-muted-foreground">{summary[language]}</p>
            <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm leading-6">
              <dt className="text-subtle-foreground max-sm:hidden">{t('order')}</dt>
              <dd className="max-sm:hidden">
                {sections.map(({ kind, title }) => title || t(`fields:kinds.${kind}`)).join(' → ')}
              </dd>
              <dt className="text-subtle-foreground">{t('own')}</dt>
              <dd>
                {[
                  ...facts.map((fact) => t(`fields:basics.${fact}`)),
                  ...fields.map(({ label }) => label),
                ].join('、')}
              </dd>
              <dt className="text-subtle-foreground">{t('norm')}</dt>
              <dd>
                {t('pages', { count: pages.most })} · {t(`photos.${photo}`)}
              </dd>
            </dl>
            <p
              aria-hidden
              className="mt-auto flex items-center gap-1.5 pt-4 text-sm text-subtle-foreground transition-colors group-hover/card:text-primary"
            >
              {t('begin')}
              <ArrowRight className="size-4 transition-transform group-hover/card:translate-x-0.5" />
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}
