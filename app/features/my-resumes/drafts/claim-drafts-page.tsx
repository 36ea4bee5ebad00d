import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { ButtonLink } from '#app/components/button-link'
import { Button } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { bringsDraft, draftIdOf } from '#app/components/bring-draft'
import { useDeviceDrafts } from '#app/indexed-db/use-device-drafts'
import { mergeDrafts, draftName, type UnclaimedDraft, type ServerDraft } from './merge-drafts'
import { claimDrafts } from './request-draft-claims'
import { redirectAfterClaim, type ClaimResult } from './claim-result'
import { ClaimResultsNotice } from './claim-results-notice'
import { useBringDraft } from './use-bring-draft'
import { useFormatRecentTime } from '#app/features/my-resumes/use-format-recent-time'

/** Results of claims, if some failed; the names of the drafts by their ids, and where to go on. */
export type ClaimOutcomes = { results: ClaimResult[]; names: Record<string, string>; nextUrl: string }

type ClaimDraftsPageProps = {
  serverDrafts: ServerDraft[]
  to: string
  now: number
  /** Of a form posted without scripts, or of a login that was to bring a draft. */
  posted?: ClaimOutcomes
}

/**
 * Shown after login: earlier drafts, all ticked. None is claimed without consent, none is discarded. The draft that a user
 * logged in to download, or was editing, is claimed without a question (bring-draft.ts).
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
  function showOutcome(results: ClaimResult[], claimed: UnclaimedDraft[], nextUrl: string) {
    const names = Object.fromEntries(claimed.map((draft) => [draft.id, draftName(draft)]))
    setOutcome({ results, names, nextUrl })
    reloadDeviceDrafts()
  }
  const brought =
    bringsDraft(to) && deviceDrafts && !shownOutcome
      ? drafts.find(({ id }) => id === draftIdOf(to))
      : undefined
  useBringDraft(brought, to, (results, backUrl) => showOutcome(results, brought ? [brought] : [], backUrl))
  useEffect(() => {
    if (isEmpty && !shownOutcome) navigate(to, { replace: true })
  }, [isEmpty, shownOutcome, navigate, to])

  async function claimTicked(form: FormData) {
    const ticked = drafts.filter(({ id }) => form.getAll('draft').includes(id))
    setIsClaiming(true)
    const results = await claimDrafts(ticked)
    const nextUrl = redirectAfterClaim(to, results)
    if (results.every((result) => result.outcome === 'kept' && !result.changedSince)) return navigate(nextUrl)
    showOutcome(results, ticked, nextUrl)
    setIsClaiming(false)
  }

  const nextUrl = shownOutcome?.nextUrl ?? to
  if (brought)
    return (
      <PageMain isNarrow className="pb-16">
        <p role="status" className="text-muted-foreground">
          {t('keep.going')}
        </p>
      </PageMain>
    )
  return (
    <PageMain isNarrow className="pb-16">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('keep.title')}</h1>
      {shownOutcome ? (
        <div className="mt-6">
          <ClaimResultsNotice
            results={shownOutcome.results}
            draftName={(id) => shownOutcome.names[id] ?? ''}
          />
          <ButtonLink
            to={nextUrl}
            className="mt-5"
            label={t(bringsDraft(nextUrl) ? 'keep.back' : 'keep.onward')}
          />
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
    </PageMain>
  )
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
