import { useTranslation } from 'react-i18next'
import { Check, Locate } from 'lucide-react'
import { Button } from '#app/components/ui/button'
import { takenLinesOf, type ProposalState } from '#resume-model/rewrite-proposals/apply-proposal'
import type { Resume } from '#contract/resume/resume'
import type { ProposalWithDiff } from './rewrite-types'
import { ProposalCard } from './proposal-card'
import { canTakeLines } from './proposed-lines'

type ProposalDecisionProps = {
  proposal: ProposalWithDiff
  resume: Resume
  proposalStanding: ProposalState
  isDismissed: boolean
  onAccept(): void
  /** Has just these lines of it. */
  onAcceptLines(taken: ReadonlySet<number>): void
  onRevert(): void
  onDismiss(isDismissed: boolean): void
  onLocate(): void
}

/**
 * A proposal to decide on. The resume's text determines whether it is accepted, so an undo shows here too.
 */
export function ProposalDecision({ proposalStanding, isDismissed, ...props }: ProposalDecisionProps) {
  const { proposal, resume, ...on } = props
  const { t } = useTranslation('rewrite')
  const isOpen = proposalStanding === 'open' && !isDismissed
  const taken = isDismissed && proposalStanding === 'open' ? undefined : takenLinesOf(resume, proposal)
  const toggle = (index: number, isTaken: boolean) => {
    const next = new Set(taken)
    if (isTaken) next.add(index)
    else next.delete(index)
    on.onAcceptLines(next)
  }
  return (
    <ProposalCard
      proposal={proposal}
      resume={resume}
      isDecided={!isOpen}
      lineBox={
        taken &&
        ((index) => ({
          checked: taken.has(index),
          onChange: ({ currentTarget }) => toggle(index, currentTarget.checked),
        }))
      }
      headerAction={
        proposalStanding === 'gone' ? null : (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('turn.jump')}
            title={t('turn.jump')}
            onClick={on.onLocate}
          >
            <Locate aria-hidden />
          </Button>
        )
      }
    >
      {isOpen ? (
        <>
          <Button size="sm" onClick={on.onAccept}>
            {t(canTakeLines(proposal) ? 'turn.acceptLines' : 'turn.accept')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => on.onDismiss(true)}>
            {t('turn.refuse')}
          </Button>
        </>
      ) : null}
      {proposalStanding === 'open' && isDismissed ? (
        <>
          <p className="text-sm text-subtle-foreground">{t('turn.dismissed')}</p>
          <Button variant="ghost" size="sm" onClick={() => on.onDismiss(false)}>
            {t('turn.restore')}
          </Button>
        </>
      ) : null}
      {proposalStanding === 'partly' ? (
        <>
          <Button size="sm" onClick={on.onAccept}>
            {t('turn.acceptRest')}
          </Button>
          <Button variant="ghost" size="sm" onClick={on.onRevert}>
            {t('turn.revert')}
          </Button>
          <p role="status" className="grow text-right text-xs text-subtle-foreground">
            {t('turn.partly', { count: taken?.size ?? 0, all: proposal.lines.length })}
          </p>
        </>
      ) : null}
      {proposalStanding === 'taken' ? (
        <>
          <p className="flex items-center gap-1 text-sm font-medium text-primary">
            <Check aria-hidden className="size-4" />
            {t('turn.taken')}
          </p>
          <Button variant="ghost" size="sm" onClick={on.onRevert}>
            {t('turn.revert')}
          </Button>
        </>
      ) : null}
      {proposalStanding === 'stale' || proposalStanding === 'gone' ? (
        <p className="text-sm leading-6 text-warning">{t(`turn.${proposalStanding}`)}</p>
      ) : null}
    </ProposalCard>
  )
}
