import type { ComponentProps } from 'react'
import { Button } from '#app/components/ui/button'
import type { MonthPanelProps } from './month-panel'

type MonthActionsProps = Pick<MonthPanelProps, 'chosen' | 'labels' | 'onChoose'> &
  Pick<ComponentProps<typeof Button>, 'size'>

/** The foot of a month panel: no month, and 至今 where it may be. */
export function MonthActions({ chosen, labels, onChoose, size }: MonthActionsProps) {
  return (
    <>
      <Button variant="ghost" size={size} disabled={chosen === ''} onClick={() => onChoose('')}>
        {labels.clear}
      </Button>
      {labels.present ? (
        <Button
          variant="secondary"
          size={size}
          aria-pressed={chosen === 'now'}
          onClick={() => onChoose('now')}
        >
          {labels.present}
        </Button>
      ) : null}
    </>
  )
}
