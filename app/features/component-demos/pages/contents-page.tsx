import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { demoGroups, demoPages } from '#app/features/component-demos/demo-pages'

/** All demo pages at a glance. */
export function ContentsPage() {
  const { t } = useTranslation('demo')
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-2xl text-muted-foreground">{t('lead')}</p>
      {demoGroups.map((group) => (
        <section key={group} aria-labelledby={`book-${group}`} className="mt-10">
          <h2 id={`book-${group}`} className="text-lg font-semibold">
            {t(`groups.${group}`)}
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {demoPages[group].map((name) => (
              <li
                key={name}
                className="relative rounded-lg border border-border bg-card p-4 shadow-sm transition-shadow hover:shadow-md"
              >
                <p className="flex items-baseline justify-between gap-3">
                  <Link to={`/demo/${name}`} className="font-medium after:absolute after:inset-0">
                    {t(`pages.${name}.title`)}
                  </Link>
                  <code className="text-xs text-subtle-foreground">{name}</code>
                </p>
                <p className="mt-1 text-sm text-muted-foreground">{t(`pages.${name}.lead`)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
