import { useTranslation } from 'react-i18next'
import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { PageMain } from '#app/components/page-main'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { cn } from '#app/components/ui/cn'
import {
  proposalState,
  takenLinesOf,
  type ProposalState,
} from '#resume-model/rewrite-proposals/apply-proposal'
import { PROPOSAL_ACTIONS } from '#contract/chat/proposal-constants'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { CreditsLeft, RewriteCost } from './rewrite-cost'
import { RewriteFields } from './rewrite-request-fields'
import { RewriteOutcome } from './rewrite-outcome'
import type { AcceptResult } from './rewrite.server'
import type { ProposalWithDiff, RewriteRefusal, RewriteState, TurnWithDiffs } from './rewrite-types'
import type { LineBox } from './proposed-lines'
import { ProposalCard } from './proposal-card'

export type RewritePageProps = Pick<StoredResume, 'id' | 'title' | 'resume' | 'revision'> & {
  rewriteState: RewriteState
  askId: string
  target: string
  /** The resume has just been copied for a job posting. */
  isNewCopy: boolean
  /** The result of the last post: proposals accepted, or a refused request with its typed values. */
  acceptResult?: AcceptResult
  refusal?: RewriteRefusal & { typed: Record<string, string> }
}

/** The rewrite page: plain forms for browsers without scripts. */
export function RewritePage(props: RewritePageProps) {
  const { id, title, resume, revision, acceptResult, refusal } = props
  const { t } = useTranslation('rewrite')
  const { quota: standing, last } = props.rewriteState
  const { typed = {} } = refusal ?? {}
  const act = PROPOSAL_ACTIONS.find((one) => one === typed.act) ?? last?.act ?? 'polish'
  const isRunning = last?.state === 'running'
  return (
    <PageMain isNarrow className="pb-16">
      <Link
        to={`/resume/edit/${id}`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}
      >
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
        <CreditsLeft left={standing.left} />
      </div>
      <p className="mt-2 mb-6 break-words text-muted-foreground">
        {title} · {t('lead')}
      </p>
      {props.isNewCopy ? (
        <p
          role="status"
          className="mb-4 rounded-md bg-secondary px-3.5 py-2.5 text-sm text-secondary-foreground"
        >
          {t('copy.opened')}
        </p>
      ) : null}
      {acceptResult ? (
        <p
          role={acceptResult === 'done' ? 'status' : 'alert'}
          className={`mb-4 rounded-md px-3.5 py-2.5 text-sm ${acceptResult === 'done' ? 'bg-secondary text-secondary-foreground' : 'bg-warning-soft text-warning'}`}
        >
          {t(`took.${acceptResult}`)}
        </p>
      ) : null}
      {standing.simulated ? (
        <p className="mb-4 rounded-md bg-warning-soft px-3.5 py-2.5 text-sm text-warning">{t('simulated')}</p>
      ) : null}
      <Form
        method="post"
        className="group/improve rounded-xl border border-border-strong bg-card p-4 shadow-lg"
      >
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="askId" value={props.askId} />
        <RewriteFields
          resume={resume}
          act={act}
          target={typed.target ?? props.target}
          job={typed.job ?? last?.job}
          problems={refusal?.fields}
        />
        <Button
          type="submit"
          disabled={isRunning || !standing.available || standing.left === 0}
          className="mt-4"
        >
          {t('ask')}
        </Button>
        {refusal?.message ? (
          <p role="alert" className="mt-3 text-sm text-destructive">
            {refusal.message}
          </p>
        ) : null}
        {refusal?.canApplyHere ? (
          <Button type="submit" name="inPlace" value="yes" variant="outline" size="sm" className="mt-2">
            {t('copy.here')}
          </Button>
        ) : null}
        <RewriteCost quota={standing} returnTo={`/resume/improve/${id}`} />
        <p className="mt-1 text-xs text-subtle-foreground">{t('label')}</p>
      </Form>
      <div className="mt-8 space-y-4">
        {last && isRunning ? <RunningNotice id={id} turn={last} /> : null}
        {last && !isRunning ? <ProposalForm {...{ turn: last, resume, revision }} /> : null}
      </div>
    </PageMain>
  )
}

type ProposalFormProps = { turn: TurnWithDiffs } & Pick<StoredResume, 'resume' | 'revision'>

function RunningNotice({ id, turn }: { id: string; turn: TurnWithDiffs }) {
  const { t } = useTranslation('rewrite')
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
      <p role="status">{t('asking')}</p>
      <input type="hidden" name="askId" value={turn.id} />
      <Link to={`/resume/improve/${id}`} reloadDocument className="text-primary underline">
        {t('look')}
      </Link>
      <Button type="submit" name="intent" value="stop" variant="outline" size="sm">
        {t('stop')}
      </Button>
    </Form>
  )
}

function ProposalForm({ turn, resume, revision }: ProposalFormProps) {
  const { t } = useTranslation('rewrite')
  const proposalStandings = turn.proposals.map((one) => proposalState(resume, one))
  const open = proposalStandings.filter(isOpen).length
  return (
    <>
      <RewriteOutcome turn={turn} open={open} />
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
              isDecided={!isOpen(proposalStandings[index]!)}
              lineBox={isOpen(proposalStandings[index]!) ? lineBoxOf(resume, proposal) : undefined}
            >
              <ProposalStatus standing={proposalStandings[index]!} field={proposal.field} />
            </ProposalCard>
          ))}
        </ul>
        {open > 0 ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit">{t('turn.takeTicked')}</Button>
            <p className="text-xs leading-5 text-subtle-foreground">{t('turn.tickedText')}</p>
          </div>
        ) : null}
      </Form>
    </>
  )
}

const isOpen = (standing: ProposalState) => standing === 'open' || standing === 'partly'

/** What is taken stays: only the editor takes it back. */
function lineBoxOf(resume: Resume, proposal: ProposalWithDiff): LineBox {
  const taken = takenLinesOf(resume, proposal)
  return (index) =>
    taken?.has(index)
      ? { defaultChecked: true, disabled: true }
      : { name: 'line', value: `${proposal.field} ${index}` }
}

function ProposalStatus({ standing, field }: { standing: ProposalState; field: string }) {
  const { t } = useTranslation('rewrite')
  if (standing === 'open' || standing === 'partly')
    return (
      <Checkbox name="field" value={field} className="text-sm font-medium">
        {t(standing === 'open' ? 'turn.tick' : 'turn.acceptRest')}
      </Checkbox>
    )
  const look = standing === 'taken' ? 'font-medium text-primary' : 'leading-6 text-warning'
  return <p className={`text-sm ${look}`}>{t(`turn.${standing}`)}</p>
}
