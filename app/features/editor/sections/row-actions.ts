import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Rows3, Trash2 } from 'lucide-react'
import type { Translate } from '#app/i18n/i18n-options'
import type { RowAction } from './row-menu'

type Row = {
  noun: 'Section' | 'Item'
  id: string
  isFirst: boolean
  isLast: boolean
  isVisible: boolean
  staysTogether: boolean
}

/** What can be done with every row: moving it comes first. */
export function rowActions(
  t: Translate,
  { noun, id, isFirst, isLast, isVisible, staysTogether }: Row,
): [RowAction, RowAction, ...RowAction[]] {
  return [
    { intent: `move${noun}:${id}:up`, label: t('editor:item.up'), icon: ArrowUp, disabled: isFirst },
    { intent: `move${noun}:${id}:down`, label: t('editor:item.down'), icon: ArrowDown, disabled: isLast },
    { intent: `keep${noun}:${id}`, label: t('editor:item.keep'), icon: Rows3, pressed: staysTogether },
    { intent: `duplicate${noun}:${id}`, label: t('editor:item.duplicate'), icon: Copy },
    {
      intent: `hide${noun}:${id}`,
      label: t(isVisible ? 'editor:item.hide' : 'editor:item.show'),
      icon: isVisible ? EyeOff : Eye,
    },
    { intent: `remove${noun}:${id}`, label: t('editor:item.remove'), icon: Trash2 },
  ]
}
