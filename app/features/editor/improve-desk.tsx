import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button'
import { applyProposal, proposalStanding, revertProposal } from '#contract/apply-proposal'
import { placeOfField } from '#contract/proposal-fields'
import { useEditor, useEditorStore } from './editor-context'
import { FoodLeft, ImproveCost } from './improve-cost'
import { ImproveFields } from './improve-form'
import { ImproveOutcome } from './improve-outcome'
import { useImproveTexts } from './improve-texts'
import { ImproveWaiting } from './improve-waiting'
import type { ShownProposal, ShownTurn } from './improving'
import { jumpTo } from './jump-to'
import { ProposalChoice } from './proposal-choice'
import { useImproving } from './use-improving'

/** Asking and deciding in the panel: it follows what is typed, and each proposal taken over is a step to undo. */
export function ImproveDeskView({ id, target }: { id: string; target: string }) {
  const texts = useImproveTexts()
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const { desk, state, isRunning, refused, setRefused, look, ask, stop } = useImproving(id, texts)
  const isBusy = state === 'asking' || isRunning
  const results = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  const count = desk?.last?.proposals.length ?? 0
  useEffect(() => {
    // On a phone what comes stands below the form.
    if (isBusy) wasAsked.current = true
    const block = !isBusy && count > 0 ? 'start' : 'nearest'
    if (wasAsked.current) results.current?.scrollIntoView({ block })
  }, [isBusy, count])

  async function askByScript(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    // What is asked about is what is kept: the server reads no other.
    if (await store.getState().settled()) await ask(form)
    else setRefused({ said: texts.unsaved, fields: {} })
  }

  if (!desk)
    return (
      <div role="status" className="px-4 py-6 text-sm text-muted-foreground sm:px-5">
        {state === 'failed' ? (
          <p className="flex items-center justify-between gap-3 text-destructive">
            {texts.failed}
            <Button variant="outline" size="sm" onClick={() => void look()}>
              {texts.retry}
            </Button>
          </p>
        ) : (
          texts.opening
        )}
      </div>
    )
  const { standing, last } = desk
  return (
    <>
      {standing.simulated ? (
        <p className="bg-warning-soft px-4 py-2 text-xs leading-5 text-warning sm:px-5">{texts.simulated}</p>
      ) : null}
      <form
        onSubmit={(event) => void askByScript(event)}
        className="group/improve border-b border-border px-4 pt-4 pb-3 sm:px-5"
      >
        <ImproveFields
          resume={resume}
          act={last?.act ?? 'polish'}
          target={target}
          problems={refused?.fields}
        />
        <div className="mt-3 flex items-center justify-between gap-3">
          <FoodLeft left={standing.left} />
          <Button type="submit" disabled={isBusy || !standing.available || standing.left === 0}>
            {texts.ask}
          </Button>
        </div>
        {refused?.said ? (
          <p role="alert" className="mt-3 text-sm leading-6 text-destructive">
            {refused.said}
          </p>
        ) : null}
        <ImproveCost standing={standing} back={`/resume/edit/${id}`} />
      </form>
      <div ref={results} className="min-h-full space-y-3 px-4 py-4 pb-10 sm:px-5">
        {isBusy ? <ImproveWaiting onStop={() => void stop()} /> : null}
        {!isBusy && last ? <Decisions key={last.id} turn={last} /> : null}
        {!isBusy && !last ? <p className="text-sm leading-6 text-muted-foreground">{texts.lead}</p> : null}
      </div>
    </>
  )
}

function Decisions({ turn }: { turn: ShownTurn }) {
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const [dismissed, setDismissed] = useState<string[]>([])
  const standings = turn.proposals.map((one) => proposalStanding(resume, one))
  const open = turn.proposals.filter(
    ({ field }, index) => standings[index] === 'open' && !dismissed.includes(field),
  )
  const change = (proposal: ShownProposal, text: 'before' | 'after') => {
    const { resume: now, replace } = store.getState()
    replace(text === 'after' ? applyProposal(now, proposal) : revertProposal(now, proposal))
  }
  function jump(field: string) {
    jumpTo(placeOfField(resume, field) ?? '', field.split('.')[0] ?? '')
    // On a phone the panel lies over the form.
    if (matchMedia('(max-width: 1023.98px)').matches) store.setState({ improving: null })
  }
  return (
    <>
      <ImproveOutcome turn={turn} open={open.length} />
      <ul className="space-y-3">
        {turn.proposals.map((proposal, index) => (
          <ProposalChoice
            key={proposal.field}
            proposal={proposal}
            resume={resume}
            standing={standings[index]!}
            dismissed={dismissed.includes(proposal.field)}
            onAccept={() => change(proposal, 'after')}
            onRevert={() => change(proposal, 'before')}
            onDismiss={(is) =>
              setDismissed((before) =>
                is ? [...before, proposal.field] : before.filter((field) => field !== proposal.field),
              )
            }
            onJump={() => jump(proposal.field)}
          />
        ))}
      </ul>
    </>
  )
}
