import { Link, useSearchParams } from '@remix-run/react'
import { FileUp, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeftLine } from '#app/components/benefit-line'
import { firstRow } from '#app/components/first-row'
import { buttonVariants } from '#app/components/ui/button'
import { BinList } from './bin-list'
import { DraftList } from './draft-list'
import { EmptyShelf } from './empty-shelf'
import type { ServerDraft } from './found-drafts'
import type { KeptDraft } from './kept-draft'
import type { LoadedShelf, Refused } from './my-resumes.server'
import { ResumeCard } from './resume-card'
import { ShelfNotice } from './shelf-notice'
import { arranged, readShelfQuery } from './shelf-query'
import { ShelfTools } from './shelf-tools'
import { useNotSent } from './use-not-sent'
import { useSaidTime } from './use-said-time'

type MyResumesPageProps = {
  shelf: LoadedShelf
  drafts: ServerDraft[]
  /** -1 for any number; null while nobody can tell. */
  downloadsLeft: number | null
  isTopPlan: boolean
  refused?: Refused
  kept?: readonly KeptDraft[]
}

/** Everything a person has: resumes, drafts that are in no account yet, the recycle bin. */
export function MyResumesPage({
  shelf,
  drafts,
  downloadsLeft,
  isTopPlan,
  refused,
  kept = [],
}: MyResumesPageProps) {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const query = readShelfQuery(address)
  const said = useSaidTime(shelf.now)
  const notSent = useNotSent()
  const { live, bin, shared, limit, now } = shelf
  const found = arranged(live, query)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight">{t('myResumes.title')}</h1>
          <p className="mt-1 text-sm text-muted-foreground tabular-nums">
            {t(limit < 0 ? 'myResumes.usedUnlimited' : 'myResumes.used', { used: live.length, limit })}
            {downloadsLeft === null ? null : (
              <>
                {' · '}
                <LeftLine of="downloads" left={downloadsLeft} />
              </>
            )}
          </p>
        </div>
        <div className="flex gap-2">
          <Link to="/resume/create/import" className={buttonVariants({ variant: 'outline' })}>
            <FileUp aria-hidden />
            {t('myResumes.import')}
          </Link>
          <Link to="/resume/create" className={buttonVariants()}>
            <Plus aria-hidden />
            {t('myResumes.create')}
          </Link>
        </div>
      </div>
      <ShelfNotice shelf={shelf} query={query} address={address} canUpgrade={!isTopPlan} refused={refused} />
      {live.length === 0 ? <EmptyShelf /> : null}
      {live.length > 1 || query.q ? (
        <div className="mt-6">
          <ShelfTools query={query} />
        </div>
      ) : null}
      {live.length > 0 && found.length === 0 ? (
        <p role="status" className="mt-10 text-muted-foreground">
          {t('myResumes.nothingFound', { q: query.q })}
        </p>
      ) : null}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 empty:hidden sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4">
        {found.map((resume, place) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            time={said(resume.updatedAt)}
            query={query}
            shared={shared.includes(resume.id)}
            renaming={address.get('rename') === resume.id}
            refused={refused?.verb === 'rename' && refused.id === resume.id ? refused : undefined}
            notSent={notSent.has(resume.id)}
            first={place < firstRow}
          />
        ))}
      </ul>
      <DraftList server={drafts} now={now} query={query} posted={kept} />
      <BinList
        bin={bin}
        now={now}
        query={query}
        erasing={address.get('erase') ?? ''}
        open={address.has('erase') || address.has('binned') || refused?.verb === 'restore'}
      />
    </>
  )
}
