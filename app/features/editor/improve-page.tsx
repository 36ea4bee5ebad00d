import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { proposalStanding } from '#contract/apply-proposal'
import type { FieldProblems } from '#contract/envelope'
import { PROPOSAL_ACTS } from '#contract/proposal-words'
import type { Resume } from '#contract/resume'
import { FoodLeft, ImproveCost } from './improve-cost'
import { ImproveFields } from './improve-form'
import { ImproveOutcome } from './improve-outcome'
import type { Taken } from './improve.server'
import { useImproveTexts } from './improve-texts'
import type { ImproveDesk, ShownTurn } from './improving'
import { ProposalCard } from './proposal-card'

export type ImprovePageProps = {
  id: string
  title: string
  resume: Resume
  revision: number
  desk: ImproveDesk
  askId: string
  target: string
  /** What came of a press: proposals taken over, or why nothing was; what was asked and refused. */
  took?: Taken
  refused?: { said: string; fields: FieldProblems; typed: Record<string, string> }
}

/** Rewriting as a page of its own: forms that post, for browsers without scripts. */
export function ImprovePage({
  id,
  title,
  resume,
  revision,
  desk,
  askId,
  target,
  took,
  refused,
}: ImprovePageProps) {
  const texts = useImproveTexts()
  const { standing, last } = desk
  const { typed = {} } = refused ?? {}
  const act = PROPOSAL_ACTS.find((one) => one === typed.act) ?? last?.act ?? 'polish'
  const isRunning = last?.state === 'running'
  return (
    <main className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-6">
      <Link
        to={`/resume/edit/${id}`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}
      >
        <ArrowLeft aria-hidden />
        {texts.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight">{texts.title}</h1>
        <FoodLeft left={standing.left} />
      </div>
      <p className="mt-2 mb-6 break-words text-muted-foreground">
        {title} · {texts.lead}
      </p>
      {took ? (
        <p
          role={took === 'done' ? 'status' : 'alert'}
          className={`mb-4 rounded-md px-3.5 py-2.5 text-sm ${took === 'done' ? 'bg-secondary text-secondary-foreground' : 'bg-warning-soft text-warning'}`}
        >
          {texts.took[took]}
        </p>
      ) : null}
      {standing.simulated ? (
        <p className="mb-4 rounded-md bg-warning-soft px-3.5 py-2.5 text-sm text-warning">
          {texts.simulated}
        </p>
      ) : null}
      <Form
        method="post"
        className="group/improve rounded-xl border border-border-strong bg-card p-4 shadow-lg"
      >
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="askId" value={askId} />
        <ImproveFields
          resume={resume}
          act={act}
          target={typed.target ?? target}
          job={typed.job}
          problems={refused?.fields}
        />
        <Button
          type="submit"
          disabled={isRunning || !standing.available || standing.left === 0}
          className="mt-4"
        >
          {texts.ask}
        </Button>
        {refused?.said ? (
          <p role="alert" className="mt-3 text-sm text-destructive">
            {refused.said}
          </p>
        ) : null}
        <ImproveCost standing={standing} back={`/resume/improve/${id}`} />
        <p className="mt-1 text-xs text-subtle-foreground">{texts.label}</p>
      </Form>
      <div className="mt-8 space-y-4">
        {last && isRunning ? <Running id={id} turn={last} /> : null}
        {last && !isRunning ? <Choices {...{ turn: last, resume, revision }} /> : null}
      </div>
    </main>
  )
}

function Running({ id, turn }: { id: string; turn: ShownTurn }) {
  const texts = useImproveTexts()
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
      <p role="status">{texts.asking}</p>
      <input type="hidden" name="askId" value={turn.id} />
      <Link to={`/resume/improve/${id}`} reloadDocument className="text-primary underline">
        {texts.look}
      </Link>
      <Button type="submit" name="intent" value="stop" variant="outline" size="sm">
        {texts.stop}
      </Button>
    </Form>
  )
}

type ChoicesProps = { turn: ShownTurn; resume: Resume; revision: number }

function Choices({ turn, resume, revision }: ChoicesProps) {
  const texts = useImproveTexts()
  const standings = turn.proposals.map((one) => proposalStanding(resume, one))
  const open = standings.filter((one) => one === 'open').length
  return (
    <>
      <ImproveOutcome turn={turn} open={open} />
      <Form method="post" className="space-y-4">
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="turn" value={turn.id} />
        <ul className="space-y-4">
          {turn.proposals.map((proposal, index) => (
            <ProposalCard
              key={proposal.field}
              proposal={proposal}
              resume={resume}
              quiet={standings[index] !== 'open'}
            >
              <Standing standing={standings[index]!} field={proposal.field} />
            </ProposalCard>
          ))}
        </ul>
        {open > 0 ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit">{texts.turn.takeTicked}</Button>
            <p className="text-xs leading-5 text-subtle-foreground">{texts.turn.tickedText}</p>
          </div>
        ) : null}
      </Form>
    </>
  )
}

function Standing({ standing, field }: { standing: ReturnType<typeof proposalStanding>; field: string }) {
  const { turn } = useImproveTexts()
  if (standing === 'open')
    return (
      <label className="flex cursor-pointer items-center gap-2 text-sm font-medium">
        <input type="checkbox" name="field" value={field} className="size-4 accent-primary" />
        {turn.tick}
      </label>
    )
  const look = standing === 'taken' ? 'font-medium text-primary' : 'leading-6 text-warning'
  return <p className={`text-sm ${look}`}>{turn[standing]}</p>
}
