import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useVersionNames } from './use-version-names'
import { VersionMarks } from './version-marks'
import type { ListedVersion, LoadedVersions } from './versions.server'

/** The present content and the versions, by day. */
export function VersionList({ loaded }: { loaded: LoadedVersions }) {
  const { t } = useTranslation('versions')
  const { dayOf } = useVersionNames()
  const { id, versions, selected, revision } = loaded
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const days = [...new Set(versions.map(({ daysAgo }) => daysAgo))]
  return (
    <nav aria-label={t('list')} className="lg:stick-6">
      <div
        ref={list}
        className="relative max-h-72 overflow-y-auto overscroll-contain rounded-lg border border-border bg-card p-1.5 lg:max-h-[calc(100dvh-5rem)]"
      >
        {days.map((daysAgo) => (
          <section key={daysAgo} aria-labelledby={`day-${daysAgo}`} className="pb-1.5 last:pb-0">
            <h2
              id={`day-${daysAgo}`}
              className="sticky -top-1.5 z-10 bg-card px-2.5 py-1.5 text-xs font-medium text-subtle-foreground"
            >
              {dayOf(versions.find((one) => one.daysAgo === daysAgo)!)}
            </h2>
            <ul className="space-y-0.5">
              {versions
                .filter((one) => one.daysAgo === daysAgo)
                .map((version) => (
                  <li key={version.revision}>
                    <VersionLink
                      version={version}
                      isPresent={version.revision === revision}
                      isSelected={version.revision === selected.revision}
                      to={
                        version.revision === revision
                          ? `/resume/versions/${id}`
                          : `/resume/versions/${id}?look=${version.revision}`
                      }
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {versions.length === 1 ? (
        <p className="mt-3 px-1 text-sm leading-6 text-muted-foreground">{t('none')}</p>
      ) : null}
    </nav>
  )
}

type VersionLinkProps = { version: ListedVersion; isPresent: boolean; isSelected: boolean; to: string }

function VersionLink({ version, isPresent, isSelected, to }: VersionLinkProps) {
  const { t } = useTranslation('versions')
  const { timeOf } = useVersionNames()
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className={cn(
        'block rounded-md px-2.5 py-2 text-sm',
        isSelected ? 'bg-secondary text-secondary-foreground dark:text-primary' : 'hover:bg-accent',
      )}
    >
      {version.name ? (
        <span className="mb-0.5 block font-medium [overflow-wrap:anywhere]">{version.name}</span>
      ) : null}
      <span className="flex items-center justify-between gap-2">
        <span className={cn('flex items-baseline gap-2 tabular-nums', !version.name && 'font-medium')}>
          <time dateTime={new Date(version.savedAt).toISOString()}>{timeOf(version)}</time>
          {isPresent ? <span className="text-xs font-medium">{t('now')}</span> : null}
        </span>
        {isPresent && version.reasons.length === 0 && !version.isPinned ? null : (
          <VersionMarks version={version} />
        )}
      </span>
    </Link>
  )
}
