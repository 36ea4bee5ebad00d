import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { Button } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { startsDownload } from '#app/components/start-download'
import { useDeviceDrafts } from '#app/indexed-db/use-device-drafts'
import { mergeDrafts, draftName, type UnclaimedDraft, type ServerDraft } from './merge-drafts'
import { claimDrafts } from './request-draft-claims'
import { draftIdOf, redirectAfterClaim, type ClaimResult } from './claim-result'
import { ClaimResultsNotice } from './claim-results-notice'
import { useFormatRecentTime } from '#app/features/my-resumes/use-format-recent-time'

type ClaimDraftsPageProps = {
  serverDrafts: ServerDraft[]
  to: string
  now: number
  /** Results of a form posted without scripts, if some failed. */
  posted?: { results: ClaimResult[]; names: Record<string, string>; nextUrl: string }
}

/**
 * Shown after login: earlier drafts, all ticked. None is claimed without consent, none is discarded. The draft that a user
 * logged in to download is claimed without a question (decision 0098).
 */
export function ClaimDraftsPage({ serverDrafts, to, now, posted }: ClaimDraftsPageProps) {
  const { t } = useTranslation('my-resumes')
  const navigate = useNavigate()
  const { drafts: deviceDrafts, reload: reloadDeviceDrafts } = useDeviceDrafts()
  const [outcome, setOutcome] = useState(posted)
  const [isClaiming, setIsClaiming] = useState(false)
  const drafts = mergeDrafts(serverDrafts, deviceDrafts ?? [])
  const shownOutcome = outcome ?? posted
  const isEmpty = deviceDrafts !== undefined && drafts.length === 0
  const isOnItsWay = useClaimOfDownload(startsDownload(to) && deviceDrafts ? drafts : undefined, to)
  useEffect(() => {
    if (isEmpty && !shownOutcome) navigate(to, { replace: true })
  }, [isEmpty, shownOutcome, navigate, to])

  async function claimTicked(form: FormData) {
    const ticked = drafts.filter(({ id }) => form.getAll('draft').includes(id))
    setIsClaiming(true)
    const results = await claimDrafts(ticked)
    const nextUrl = redirectAfterClaim(to, results)
    if (results.every((result) => result.outcome === 'kept' && !result.changedSince)) return navigate(nextUrl)
    setOutcome({
      results,
      names: Object.fromEntries(ticked.map((draft) => [draft.id, draftName(draft)])),
      nextUrl,
    })
    setIsClaiming(false)
    reloadDeviceDrafts()
  }

  const nextUrl = shownOutcome?.nextUrl ?? to
  if (isOnItsWay)
    return (
      <main className="mx-auto max-w-2xl px-4 pt-10">
        <p role="status" className="text-muted-foreground">
          {t('keep.going')}
        </p>
      </main>
    )
  return (
    <main className="mx-auto max-w-2xl px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
      <h1 className="text-3xl font-semibold tracking-tight">{t('keep.title')}</h1>
      {shownOutcome ? (
        <div className="mt-6">
          <ClaimResultsNotice
            results={shownOutcome.results}
            draftName={(id) => shownOutcome.names[id] ?? ''}
          />
          <ButtonLink to={nextUrl} className="mt-5" label={t('keep.onward')} />
        </div>
      ) : (
        <NoDraftsYet drafts={drafts} isLoading={deviceDrafts === undefined} to={to} />
      )}
      {drafts.length > 0 && !shownOutcome ? (
        <Form
          method="post"
          action={`/resume/keep?${new URLSearchParams({ to })}`}
          className="mt-6"
          onSubmit={(event) => {
            event.preventDefault()
            void claimTicked(new FormData(event.currentTarget))
          }}
        >
          <ul className="divide-y divide-border rounded-lg border border-border bg-card">
            {drafts.map((draft) => (
              <DraftCheckbox key={draft.id} draft={draft} now={now} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={isClaiming}>
              {t(isClaiming ? 'keep.going' : 'keep.go')}
            </Button>
            <ButtonLink to={to} variant="outline" label={t('keep.later')} />
          </div>
          <p className="mt-3 text-sm text-subtle-foreground">{t('keep.laterText')}</p>
        </Form>
      ) : null}
    </main>
  )
}

/** Claims the draft that is to be downloaded, and goes on to its download. Returns whether it does so. */
function useClaimOfDownload(drafts: UnclaimedDraft[] | undefined, to: string): boolean {
  const navigate = useNavigate()
  const isClaiming = useRef(false)
  const draft = drafts?.find(({ id }) => id === draftIdOf(to))
  useEffect(() => {
    if (!draft || isClaiming.current) return
    isClaiming.current = true
    void claimDrafts([draft]).then((results) => navigate(redirectAfterClaim(to, results), { replace: true }))
  }, [draft, navigate, to])
  return draft !== undefined
}

type NoDraftsYetProps = { drafts: UnclaimedDraft[]; isLoading: boolean; to: string }

/**
 * Explains the list of drafts, or that there are none. Without scripts only the server's drafts are known.
 */
function NoDraftsYet({ drafts, isLoading, to }: NoDraftsYetProps) {
  const { t } = useTranslation('my-resumes')
  if (drafts.length > 0) return <p className="mt-3 text-muted-foreground">{t('keep.lead')}</p>
  return (
    <>
      <p className="needs-script mt-3 text-muted-foreground">{t(isLoading ? 'keep.looking' : 'keep.none')}</p>
      <p className="needs-no-script mt-3 text-muted-foreground">{t('keep.none')}</p>
      <ButtonLink to={to} className="mt-5" label={t('keep.onward')} />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
    </>
  )
}

function DraftCheckbox({ draft, now }: { draft: UnclaimedDraft; now: number }) {
  const { t } = useTranslation('my-resumes')
  const formatRecentTime = useFormatRecentTime(now)
  return (
    <li>
      <Checkbox name="draft" value={draft.id} defaultChecked className="gap-3 px-4 py-3 hover:bg-accent">
        <span className="min-w-0">
          <span className="block truncate font-medium">{draftName(draft) || t('drafts.untitled')}</span>
          <span className="block text-sm text-subtle-foreground">
            {t(`drafts.${draft.source}`, { time: formatRecentTime(draft.updatedAt) })}
          </span>
        </span>
      </Checkbox>
    </li>
  )
}
