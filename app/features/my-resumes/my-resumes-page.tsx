import { useSearchParams } from '@remix-run/react'
import { FileUp, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { eagerThumbnailCount } from '#app/components/thumbnails/eager-thumbnail-count'
import { BinList } from './bin-list'
import { DraftList } from './drafts/draft-list'
import { EmptyResumeList } from './empty-resume-list'
import type { ServerDraft } from './drafts/merge-drafts'
import type { ClaimResult } from './drafts/claim-result'
import type { LoadedResumeList, ActionRefusal } from './my-resumes.server'
import { ResumeCard } from './resume-card'
import { ListNotice } from './list-notice'
import { filterAndSort, parseResumeListQuery } from './list-query'
import { ListToolbar } from './list-toolbar'
import { useUnsyncedResumes } from './use-unsynced-resumes'
import { useFormatRecentTime } from './use-format-recent-time'

type MyResumesPageProps = {
  list: LoadedResumeList
  drafts: ServerDraft[]
  /** -1 for unlimited; null while it is unavailable. */
  downloadsLeft: number | null
  isTopPlan: boolean
  refusal?: ActionRefusal
  claimResults?: readonly ClaimResult[]
}

/** Shows the user's resumes, drafts outside the account, and the recycle bin. */
export function MyResumesPage(props: MyResumesPageProps) {
  const { list, drafts, downloadsLeft, isTopPlan, refusal, claimResults = [] } = props
  const { t } = useTranslation('my-resumes')
  const [address] = useSearchParams()
  const query = parseResumeListQuery(address)
  const formatRecentTime = useFormatRecentTime(list.now)
  const unsyncedIds = useUnsyncedResumes()
  const { live, bin, shared, limit, now } = list
  const shownResumes = filterAndSort(live, query)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-1 text-sm text-muted-foreground tabular-nums">
            {t(limit < 0 ? 'usedUnlimited' : 'used', { used: live.length, limit })}
            {downloadsLeft === null ? null : (
              <>
                {' · '}
                <QuotaLeftLine of="downloads" left={downloadsLeft} />
              </>
            )}
          </p>
        </div>
        <div className="flex gap-2">
          <ButtonLink to="/resume/create/import" variant="outline" icon={FileUp} label={t('import')} />
          <ButtonLink to="/resume/create" icon={Plus} label={t('create')} />
        </div>
      </div>
      <ListNotice
        list={list}
        query={query}
        searchParams={address}
        canUpgrade={!isTopPlan}
        actionRefusal={refusal}
      />
      {live.length === 0 ? <EmptyResumeList /> : null}
      {live.length > 1 || query.q ? (
        <div className="mt-6">
          <ListToolbar query={query} />
        </div>
      ) : null}
      {live.length > 0 && shownResumes.length === 0 ? (
        <p role="status" className="mt-10 text-muted-foreground">
          {t('nothingFound', { q: query.q })}
        </p>
      ) : null}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 empty:hidden sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4">
        {shownResumes.map((resume, index) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            time={formatRecentTime(resume.updatedAt)}
            query={query}
            isShared={shared.includes(resume.id)}
            isRenaming={address.get('rename') === resume.id}
            refusal={refusal?.verb === 'rename' && refusal.id === resume.id ? refusal : undefined}
            isUnsynced={unsyncedIds.has(resume.id)}
            eager={index < eagerThumbnailCount}
          />
        ))}
      </ul>
      <DraftList serverDrafts={drafts} now={now} query={query} submittedResults={claimResults} />
      <BinList
        bin={bin}
        now={now}
        query={query}
        erasingId={address.get('erase') ?? ''}
        open={address.has('erase') || address.has('binned') || refusal?.verb === 'restore'}
      />
    </>
  )
}
