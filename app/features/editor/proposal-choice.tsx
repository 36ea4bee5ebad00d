import { Check, Locate } from 'lucide-react'
import { Button } from '#app/components/ui/button'
import type { ProposalStanding } from '#contract/apply-proposal'
import type { Resume } from '#contract/resume'
import { useImproveTexts } from './improve-texts'
import type { ShownProposal } from './improving'
import { ProposalCard } from './proposal-card'

type ProposalChoiceProps = {
  proposal: ShownProposal
  resume: Resume
  standing: ProposalStanding
  dismissed: boolean
  onAccept(): void
  onRevert(): void
  onDismiss(is: boolean): void
  onJump(): void
}

/** A proposal to decide on: what stands in the resume says whether it was accepted, so undoing shows here too. */
export function ProposalChoice({ proposal, resume, standing, dismissed, ...on }: ProposalChoiceProps) {
  const { turn } = useImproveTexts()
  const isOpen = standing === 'open' && !dismissed
  return (
    <ProposalCard
      proposal={proposal}
      resume={resume}
      quiet={!isOpen}
      beside={
        standing === 'gone' ? null : (
          <Button variant="ghost" size="icon-sm" aria-label={turn.jump} title={turn.jump} onClick={on.onJump}>
            <Locate aria-hidden />
          </Button>
        )
      }
    >
      {isOpen ? (
        <>
          <Button size="sm" onClick={on.onAccept}>
            {turn.accept}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => on.onDismiss(true)}>
            {turn.refuse}
          </Button>
        </>
      ) : null}
      {standing === 'open' && dismissed ? (
        <>
          <p className="text-sm text-subtle-foreground">{turn.dismissed}</p>
          <Button variant="ghost" size="sm" onClick={() => on.onDismiss(false)}>
            {turn.restore}
          </Button>
        </>
      ) : null}
      {standing === 'taken' ? (
        <>
          <p className="flex items-center gap-1 text-sm font-medium text-primary">
            <Check aria-hidden className="size-4" />
            {turn.taken}
          </p>
          <Button variant="ghost" size="sm" onClick={on.onRevert}>
            {turn.revert}
          </Button>
        </>
      ) : null}
      {standing === 'stale' || standing === 'gone' ? (
        <p className="text-sm leading-6 text-warning">{turn[standing]}</p>
      ) : null}
    </ProposalCard>
  )
}
