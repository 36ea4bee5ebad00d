import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DiffText } from '#app/components/text-diff/diff-text'
import { Button } from '#app/components/ui/button'
import { FocusedButton, Key, LineFrame } from './line-frame'
import { canTakeLines, ProposedLines } from './proposed-lines'
import type { ProposedLine } from './replace-line'

type LineProposalProps = {
  proposed: ProposedLine
  /** How many lines are rewritten. */
  count: number
  /** They were changed meanwhile. */
  isStale: boolean
  onAccept(rewritten: string): void
  onClose(): void
  /** Stands behind the buttons. */
  children: ReactNode
}

/** What is proposed for a line, or for several, each of which can be left out: Tab accepts what is ticked. */
export function LineProposal({ proposed, count, isStale, onAccept, onClose, children }: LineProposalProps) {
  const { t } = useTranslation('rewrite')
  const all = proposed.lines.length
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const taken = new Set([...proposed.lines.keys()].filter((index) => !left.has(index)))
  const isEmpty = all > 0 && taken.size === 0
  const accept = () => onAccept(proposed.textWith(taken))
  function tick(index: number, isTaken: boolean) {
    const next = new Set(left)
    if (isTaken) next.delete(index)
    else next.add(index)
    setLeft(next)
  }
  return (
    <LineFrame onClose={onClose} onAccept={isEmpty ? undefined : accept} note={t('label')} count={count}>
      <div className="mt-2">
        {canTakeLines(proposed) ? (
          <ProposedLines
            lines={proposed.lines}
            box={(index) => ({
              checked: !left.has(index),
              onChange: ({ currentTarget }) => tick(index, currentTarget.checked),
            })}
          />
        ) : (
          <p className="leading-7 break-words whitespace-pre-wrap">
            {proposed.diff.map(({ kind, text }, index) => (
              <DiffText key={index} kind={kind} text={text.replace(/\*\*|<\/?u>/g, '')} />
            ))}
          </p>
        )}
        {isStale ? (
          <p role="alert" className="mt-1 text-warning">
            {t('line.stale')}
          </p>
        ) : null}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <FocusedButton onClick={accept} disabled={isEmpty}>
            <Check aria-hidden />
            {left.size === 0 ? t('turn.accept') : t('line.acceptSome', { count: taken.size })}
            <Key name="Tab" />
          </FocusedButton>
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('line.leave')}
            <Key name="Esc" />
          </Button>
          {children}
          <p role="status" className="sr-only">
            {canTakeLines(proposed) ? t('line.readyMany', { count: all }) : t('line.ready')}
          </p>
        </div>
      </div>
    </LineFrame>
  )
}
