import { Link } from '@remix-run/react'
import { ArrowLeft, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { buttonVariants } from '#app/components/ui/button'
import { Notice } from '#app/components/ui/notice'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import type { MarkResult, RestoreResult } from './change-versions.server'
import { NameVersionForm, PinVersionForm } from './mark-version-forms'
import { RestoreForm } from './restore-form'
import { useVersionNames } from './use-version-names'
import { VersionComparison } from './version-comparison'
import { VersionList } from './version-list'
import { VersionMarks } from './version-marks'
import type { LoadedVersions } from './versions.server'

export type MarkDone = Extract<MarkResult, 'named' | 'unnamed' | 'pinned' | 'unpinned'>
export type VersionTrouble = Exclude<RestoreResult | MarkResult, MarkDone | 'restored'>
type VersionsPageProps = {
  loaded: LoadedVersions
  isNaming: boolean
  /** What the last form did. */
  done?: MarkDone
  trouble?: VersionTrouble
}

/** The versions of a resume by day; of the selected one its marks, what differs, a way to restore it, and its pages. */
export function VersionsPage({ loaded, isNaming, done, trouble }: VersionsPageProps) {
  const { t } = useTranslation('versions')
  const { id, title, isDeleted } = loaded
  return (
    <PageMain className="pb-16">
      <div className="-ml-2.5 flex items-center justify-between gap-2">
        <Link
          to={isDeleted ? '/resume/my?binned#bin' : `/resume/edit/${id}`}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        >
          <ArrowLeft aria-hidden />
          {t(isDeleted ? 'backToMine' : 'back')}
        </Link>
        {isDeleted ? null : (
          <Link
            to={`/resume/download?resume=${id}`}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <Download aria-hidden />
            {t('download')}
          </Link>
        )}
      </div>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 leading-7 break-words text-muted-foreground">{t('lead', { title })}</p>
      {trouble ? (
        <Notice role="alert" variant="destructive" className="mt-4">
          {typeof trouble === 'string' ? t(`trouble.${trouble}`) : trouble.message}
        </Notice>
      ) : null}
      <div role="status" className={done ? 'mt-4' : undefined}>
        {done ? <Notice variant="success">{t(`done.${done}`)}</Notice> : null}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[17rem_1fr] lg:items-start">
        <VersionList loaded={loaded} />
        <SelectedVersion loaded={loaded} isNaming={isNaming} />
      </div>
    </PageMain>
  )
}

function SelectedVersion({ loaded, isNaming }: { loaded: LoadedVersions; isNaming: boolean }) {
  const { t } = useTranslation(['versions', 'download'])
  const { momentOf } = useVersionNames()
  const { id, revision, isDeleted, selected, restore } = loaded
  const moment = momentOf(selected)
  const action = selected.isPresent
    ? `/resume/versions/${id}`
    : `/resume/versions/${id}?look=${selected.revision}`
  return (
    <div className="min-w-0 space-y-4">
      <section
        aria-labelledby="selected-version"
        className="divide-y divide-border rounded-lg border border-border bg-card px-4"
      >
        <div className="flex items-start justify-between gap-3 py-3">
          <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="selected-version" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              {selected.name || (selected.isPresent ? t('now') : moment)}
            </h2>
            {selected.name || selected.isPresent ? (
              <span className="text-sm text-muted-foreground tabular-nums">
                {selected.isPresent ? t('savedAt', { time: moment }) : moment}
              </span>
            ) : null}
            {selected.isPresent && selected.reasons.length === 0 && !selected.isPinned ? null : (
              <VersionMarks version={selected} />
            )}
          </div>
          {isDeleted ? null : <PinVersionForm action={action} selected={selected} />}
        </div>
        {isDeleted ? null : (
          <div className="py-3">
            <NameVersionForm action={action} selected={selected} isNaming={isNaming} />
          </div>
        )}
        {restore && !isDeleted ? (
          <div className="py-3">
            <RestoreForm
              action={action}
              revision={selected.revision}
              expectedRevision={revision}
              changes={restore}
            />
          </div>
        ) : null}
      </section>
      <VersionComparison loaded={loaded} />
      <section aria-label={t('pages')} className="space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
        {selected.pages.map((page, i) => (
          <PreviewPageImage
            key={page.src}
            src={page.src}
            page={page}
            label={t('pageAlt', { page: i + 1, time: moment })}
            isLazy={i > 0}
          />
        ))}
        {selected.pages.length === 0 ? (
          <p className="text-sm text-muted-foreground">{t('download:busy')}</p>
        ) : null}
      </section>
    </div>
  )
}
