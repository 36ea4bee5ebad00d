import { useTranslation } from 'react-i18next'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button'
import {
  applyLines,
  applyProposal,
  proposalState,
  revertProposal,
} from '#resume-model/rewrite-proposals/apply-proposal'
import { formPathOfField } from '#resume-model/rewrite-proposals/proposal-fields'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { copyHash } from '#app/features/editor/toolbar/editor-links'
import type { Resume } from '#contract/resume/resume'
import { rememberAiWriting } from './ai-marks'
import { CreditsLeft, RewriteCost } from './rewrite-cost'
import { RewriteFields } from './rewrite-request-fields'
import { RewriteOutcome } from './rewrite-outcome'
import { RewriteLoading } from './rewrite-loading'
import type { ProposalWithDiff, TurnWithDiffs } from './rewrite-types'
import { scrollToField } from '#app/features/editor/pane-switching/scroll-to-field'
import { ProposalDecision } from './proposal-decision'
import { useRewrite } from './use-rewrite'

/**
 * The panel's request form and proposals. It follows the text as it is typed; each accepted proposal is an
 * undo step.
 */
export function RewritePanelContent({ id, target }: { id: string; target: string }) {
  const { t } = useTranslation('rewrite')
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const { rewriteState, state, isRunning, refusal, setRefusal, refresh, ask, stop } = useRewrite(id)
  const isBusy = state === 'asking' || isRunning
  const results = useRef<HTMLDivElement>(null)
  const hasRequested = useRef(false)
  const count = rewriteState?.last?.proposals.length ?? 0
  useEffect(() => {
    // On a phone the results are below the form.
    if (isBusy) hasRequested.current = true
    const block = !isBusy && count > 0 ? 'start' : 'nearest'
    if (hasRequested.current) results.current?.scrollIntoView({ block })
  }, [isBusy, count])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    // Saves first: the server rewrites the saved version.
    if (await store.getState().waitUntilSaved()) await ask(form)
    else setRefusal({ message: t('unsaved'), fields: {} })
  }

  if (!rewriteState)
    return (
      <div role="status" className="px-4 py-6 text-sm text-muted-foreground sm:px-5">
        {state === 'failed' ? (
          <p className="flex items-center justify-between gap-3 text-destructive">
            {t('failed')}
            <Button variant="outline" size="sm" onClick={() => void refresh()}>
              {t('retry')}
            </Button>
          </p>
        ) : (
          t('opening')
        )}
      </div>
    )
  const { quota, last } = rewriteState
  return (
    <>
      {quota.simulated ? (
        <p className="bg-warning-soft px-4 py-2 text-xs leading-5 text-warning sm:px-5">{t('simulated')}</p>
      ) : null}
      <form
        onSubmit={(event) => void onSubmit(event)}
        className="group/improve border-b border-border px-4 pt-4 pb-3 sm:px-5"
      >
        <RewriteFields
          resume={resume}
          act={last?.act ?? 'polish'}
          target={target}
          job={last?.job}
          problems={refusal?.fields}
        />
        <div className="mt-3 flex items-center justify-between gap-3">
          <CreditsLeft left={quota.left} />
          <Button type="submit" disabled={isBusy || !quota.available || quota.left === 0}>
            {t('ask')}
          </Button>
        </div>
        {refusal?.message ? (
          <p role="alert" className="mt-3 text-sm leading-6 text-destructive">
            {refusal.message}
          </p>
        ) : null}
        {refusal?.canApplyHere ? (
          <Button type="submit" name="inPlace" value="yes" variant="outline" size="sm" className="mt-2">
            {t('copy.here')}
          </Button>
        ) : null}
        <RewriteCost quota={quota} returnTo={`/resume/edit/${id}`} />
      </form>
      <div ref={results} className="min-h-full space-y-3 px-4 py-4 pb-10 sm:px-5">
        {isBusy ? <RewriteLoading onStop={() => void stop()} /> : null}
        {location.hash === copyHash ? (
          <p className="rounded-md bg-secondary px-3.5 py-2.5 text-sm leading-6 text-secondary-foreground">
            {t('copy.opened')}
          </p>
        ) : null}
        {!isBusy && last ? <ProposalDecisions key={last.id} turn={last} /> : null}
        {!isBusy && !last ? <p className="text-sm leading-6 text-muted-foreground">{t('lead')}</p> : null}
      </div>
    </>
  )
}

function ProposalDecisions({ turn }: { turn: TurnWithDiffs }) {
  const { t } = useTranslation('rewrite')
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const [dismissed, setDismissed] = useState<string[]>([])
  const proposalStandings = turn.proposals.map((one) => proposalState(resume, one))
  const open = turn.proposals.filter(
    ({ field }, index) => proposalStandings[index] === 'open' && !dismissed.includes(field),
  )
  function replaceBy(proposals: readonly ProposalWithDiff[], after: Resume) {
    for (const one of proposals) rememberAiWriting(store, one.field, one)
    store.getState().replace(after)
  }
  const change = (proposal: ProposalWithDiff, text: 'before' | 'after') => {
    const { resume: now } = store.getState()
    replaceBy([proposal], text === 'after' ? applyProposal(now, proposal) : revertProposal(now, proposal))
  }
  function locate(field: string) {
    scrollToField(formPathOfField(resume, field) ?? '', field.split('.')[0] ?? '')
    // On a phone the panel covers the form.
    if (matchMedia('(max-width: 1023.98px)').matches) store.setState({ rewriteTarget: null })
  }
  return (
    <>
      <RewriteOutcome turn={turn} open={open.length} />
      {open.length > 1 ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            replaceBy(open, open.reduce(applyProposal, store.getState().resume))
          }}
        >
          {t('turn.acceptAll', { count: open.length })}
        </Button>
      ) : null}
      <ul className="space-y-3">
        {turn.proposals.map((proposal, index) => (
          <ProposalDecision
            key={proposal.field}
            proposal={proposal}
            resume={resume}
            proposalStanding={proposalStandings[index]!}
            isDismissed={dismissed.includes(proposal.field)}
            onAccept={() => change(proposal, 'after')}
            onAcceptLines={(taken) => {
              replaceBy([proposal], applyLines(store.getState().resume, proposal, taken))
            }}
            onRevert={() => change(proposal, 'before')}
            onDismiss={(isDismissed) =>
              setDismissed((before) =>
                isDismissed
                  ? [...before, proposal.field]
                  : before.filter((field) => field !== proposal.field),
              )
            }
            onLocate={() => locate(proposal.field)}
          />
        ))}
      </ul>
    </>
  )
}
