import { Form, Link, useRevalidator } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceDrafts } from '#app/indexed-db/use-device-drafts'
import { Button, buttonVariants } from '#app/components/ui/button'
import { mergeDrafts, draftName, type UnclaimedDraft, type ServerDraft } from './merge-drafts'
import { claimDrafts } from './request-draft-claims'
import type { ClaimResult } from './claim-result'
import { ClaimResultsNotice } from './claim-results-notice'
import { resumeListUrl, type ResumeListQuery } from '#app/features/my-resumes/list-query'
import { useFormatRecentTime } from '#app/features/my-resumes/use-format-recent-time'

type DraftListProps = {
  serverDrafts: ServerDraft[]
  now: number
  query: ResumeListQuery
  submittedResults: readonly ClaimResult[]
}

/** Lists drafts outside the account: those on the server at once, those on this device after hydration. */
export function DraftList({ serverDrafts, now, query, submittedResults }: DraftListProps) {
  const { t } = useTranslation('my-resumes')
  const { drafts: deviceDrafts = [], reload: reloadDeviceDrafts } = useDeviceDrafts()
  const { revalidate } = useRevalidator()
  const [claimResults, setClaimResults] = useState(submittedResults)
  const [names, setNames] = useState<Record<string, string>>({})
  const [claimingId, setClaimingId] = useState('')
  const drafts = mergeDrafts(serverDrafts, deviceDrafts)
  if (drafts.length === 0 && claimResults.length === 0) return null

  async function claim(draft: UnclaimedDraft) {
    setClaimingId(draft.id)
    setNames((known) => ({ ...known, [draft.id]: draftName(draft) }))
    setClaimResults(await claimDrafts([draft]))
    setClaimingId('')
    reloadDeviceDrafts()
    revalidate()
  }

  return (
    <section aria-labelledby="drafts" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="drafts" className="font-semibold">
          {t('drafts.title')}
        </h2>
        {drafts.length > 1 ? (
          <Link to="/resume/keep?to=/resume/my" className="text-sm text-primary hover:underline">
            {t('drafts.keepAll')}
          </Link>
        ) : null}
      </div>
      <p className="mt-1 mb-3 text-sm text-muted-foreground">{t('drafts.text')}</p>
      <ClaimResultsNotice
        results={claimResults}
        draftName={(id) => names[id] ?? draftName(drafts.find((draft) => draft.id === id) ?? unnamedDraft)}
      />
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border bg-card empty:hidden">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            now={now}
            query={query}
            claimingId={claimingId === draft.id}
            onClaim={() => void claim(draft)}
          />
        ))}
      </ul>
    </section>
  )
}
const unnamedDraft = { name: '', position: '' }

type DraftRowProps = Pick<DraftListProps, 'now' | 'query'> & {
  draft: UnclaimedDraft
  claimingId: boolean
  onClaim(): void
}

function DraftRow({ draft, now, query, claimingId, onClaim }: DraftRowProps) {
  const { t } = useTranslation('my-resumes')
  const formatRecentTime = useFormatRecentTime(now)
  const name = draftName(draft) || t('drafts.untitled')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-primary" />
      <div className="min-w-0 grow basis-48">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-subtle-foreground">
          {t(`drafts.${draft.source}`, { time: formatRecentTime(draft.updatedAt) })}
        </p>
      </div>
      <Link
        to={`/resume/edit/offline?draft=${draft.id}`}
        aria-label={t('drafts.openNamed', { name })}
        className={buttonVariants({ variant: 'ghost', size: 'sm' })}
      >
        {t('drafts.open')}
      </Link>
      <Form
        method="post"
        action={resumeListUrl(query)}
        onSubmit={(event) => {
          event.preventDefault()
          onClaim()
        }}
      >
        <input type="hidden" name="draft" value={draft.id} />
        <Button
          type="submit"
          name="intent"
          value="keep"
          variant="outline"
          size="sm"
          disabled={claimingId}
          aria-label={t('drafts.keepNamed', { name })}
        >
          {t(claimingId ? 'drafts.keeping' : 'drafts.keep')}
        </Button>
      </Form>
    </li>
  )
}
