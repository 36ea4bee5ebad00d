import type { InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { diffLinesOf } from '#app/components/text-diff/diff-lines'
import type { DiffPart } from '#app/components/text-diff/diff-part'
import { DiffText } from '#app/components/text-diff/diff-text'
import { Checkbox } from '#app/components/ui/checkbox'
import type { LineWithDiff, ProposalWithDiff } from './rewrite-types'

/** The attributes of a line's box. */
export type LineBox = (index: number) => InputHTMLAttributes<HTMLInputElement>

/** One line is taken by the button of its proposal. */
export const canTakeLines = ({ lines }: Pick<ProposalWithDiff, 'lines'>): boolean => lines.length > 1

/** The lines that change, before and after beside each other, each with a box that takes it. */
export function ProposedLines({ lines, box }: { lines: readonly LineWithDiff[]; box: LineBox }) {
  const { t } = useTranslation('rewrite')
  return (
    <ul className="@container divide-y divide-border text-sm leading-6 [overflow-wrap:anywhere]">
      {lines.map(({ before, after, diff }, index) => (
        <li key={index} className="py-2 first:pt-0 last:pb-0">
          <Checkbox {...box(index)} aria-label={t('turn.line', { index: index + 1, count: lines.length })}>
            <span className="grid min-w-0 grow gap-x-4 gap-y-1 @xs:grid-cols-2">
              <Side diff={diff} without="new" missing={before === undefined ? t('turn.lineAdded') : ''} />
              <Side diff={diff} without="gone" missing={after === undefined ? t('turn.lineGone') : ''} />
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

type SideProps = { diff: readonly DiffPart[]; without: DiffPart['kind']; missing: string }

function Side({ diff, without, missing }: SideProps) {
  if (missing) return <span className="text-subtle-foreground">{missing}</span>
  const lines = diffLinesOf(diff.filter(({ kind }) => kind !== without))
  return (
    <span className={without === 'new' ? 'text-muted-foreground' : ''}>
      {lines.map(({ parts }, index) => (
        <span key={index} className="block">
          {parts.map((part, at) => (
            <DiffText key={at} {...part} />
          ))}
        </span>
      ))}
    </span>
  )
}
