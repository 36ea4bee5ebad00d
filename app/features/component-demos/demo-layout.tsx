import { useTranslation } from 'react-i18next'
import { NavLink } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { demoGroups, demoPages } from './demo-pages'

/** The layout of demo pages: the contents beside the page, or folded above it when narrow. */
export function DemoLayout({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation('demo')
  const navDetails = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (navDetails.current) navDetails.current.open = false
  }, [path])
  return (
    <div className="mx-auto grid max-w-6xl px-4 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
      <details ref={navDetails} className="group/book mt-4 rounded-md border border-border bg-card lg:hidden">
        <summary className="flex items-center justify-between px-4 py-2.5 text-sm font-medium">
          {t('contents')}
          <ChevronDown
            aria-hidden
            className="size-4 text-subtle-foreground transition-transform group-open/book:rotate-180"
          />
        </summary>
        <DemoNav className="grid grid-cols-2 gap-x-3 border-t border-border p-3" />
      </details>
      <DemoNav className="stick-0 max-h-[calc(100dvh-var(--banner,0px))] self-start overflow-y-auto py-10 max-lg:hidden" />
      <main className="min-w-0 pt-8 lg:pt-10">{children}</main>
    </div>
  )
}

function DemoNav({ className }: { className: string }) {
  const { t } = useTranslation('demo')
  return (
    <nav aria-label={t('contents')} className={className}>
      {demoGroups.map((group) => (
        <section key={group} className="mb-5">
          <h2 className="px-2.5 pb-1 text-xs font-medium text-subtle-foreground">{t(`groups.${group}`)}</h2>
          <ul>
            {demoPages[group].map((name) => (
              <li key={name}>
                <NavLink
                  to={`/demo/${name}`}
                  className="block rounded-md px-2.5 py-1.5 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-primary"
                >
                  {t(`pages.${name}.title`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
