import { useSearchParams } from '@remix-run/react'
import { FileUp, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { eagerThumbnailCount } from '#app/components/thumbnails/eager-thumbnail-count'
import { BinList } from './bin-list'
import { DraftList } from './drafts/draft-list'
import { EmptyResumeList } from './empty-resume-list'
import type { ServerDraft } from './drafts/merge-drafts'
import type { ClaimResult } from './drafts/claim-result'
import type { LoadedResumeList, ActionRefusal, ResumeCardData } from './my-resumes.server'
import { ResumeCard } from './resume-card'
import { ListNotice } from './list-notice'
import { countTags, filterAndSort, offersTags, parseResumeListQuery, resumeListUrl } from './list-query'
import { ListToolbar } from './list-toolbar'
import { TagFilter } from './tag-filter'
import { useUnsyncedResumes } from './use-unsynced-resumes'
import { useFormatRecentTime } from './use-format-recent-time'

const lineVerbs = ['rename', 'retag'] as const
const unknownCard: ResumeCardData = {
  templateName: '',
  position: '',
  pages: null,
  score: null,
  step: null,
  tags: [],
  sent: null,
}

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
  const formatSent = (at: number | undefined) => (at === undefined ? undefined : formatRecentTime(at))
  const unsyncedIds = useUnsyncedResumes()
  const { live, bin, shared, limit, now, cards } = list
  const shownResumes = filterAndSort(live, query, (id) => cards[id]?.tags ?? [])
  const tags = countTags(Object.values(cards).map((card) => card.tags))
  const hasTags = offersTags(live.length, tags.length)
  /** The line of a resume whose form the URL opens. */
  const editingOf = (id: string) => lineVerbs.find((verb) => address.get(verb) === id)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
          <p className="mt-1 text-sm text-muted-foreground tabular-nums">
            {t(limit < 0 ? 'usedUnlimited' : 'used', { used: live.length, limit })}
            {downloadsLeft === null ? null : (
              <>
                {' · '}
                <QuotaLeftLine of="downloads" left={downloadsLeft} />
                {downloadsLeft === 0 ? t('stillOpen') : null}
              </>
            )}
          </p>
        </div>
        <div className="flex gap-2">
          <ButtonLink to="/resume/create/import" variant="outline" icon={FileUp} label={t('import')} />
          {live.length === 0 ? null : <ButtonLink to="/resume/create" icon={Plus} label={t('create')} />}
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
          <TagFilter tags={tags} query={query} />
        </div>
      ) : null}
      {live.length > 0 && shownResumes.length === 0 ? (
        <div role="status" className="mt-6">
          <EmptyState
            scene="search"
            title={query.q ? t('nothingFound', { q: query.q }) : t('tags.nothingFound', { tag: query.tag })}
          >
            <ButtonLink
              to={resumeListUrl({ ...query, q: '', tag: '' })}
              variant="outline"
              preventScrollReset
              label={t('showAll')}
            />
          </EmptyState>
        </div>
      ) : null}
      <ul className="mt-6 grid grid-cols-1 gap-x-4 empty:hidden max-sm:divide-y max-sm:divide-border sm:grid-cols-3 sm:gap-x-6 sm:gap-y-8 xl:grid-cols-4">
        {shownResumes.map((resume, index) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            card={cards[resume.id] ?? unknownCard}
            time={formatRecentTime(resume.updatedAt)}
            sentTime={formatSent(cards[resume.id]?.sent?.at)}
            query={query}
            isShared={shared.includes(resume.id)}
            editing={editingOf(resume.id)}
            hasTags={hasTags}
            refusal={
              refusal && lineVerbs.some((verb) => verb === refusal.verb) && refusal.id === resume.id
                ? refusal
                : undefined
            }
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
