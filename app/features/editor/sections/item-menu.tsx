import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Rows3, SeparatorHorizontal, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useItem } from '#app/features/editor/state/editor-context'
import { RowMenu } from './row-menu'

type ItemMenuProps = { id: string; name: string; index: number; isLast: boolean; isVisible: boolean }

/** What can be done with an entry. */
export function ItemMenu({ id, name, index, isLast, isVisible }: ItemMenuProps) {
  const { t } = useTranslation('editor')
  const title = useItem(name, (item) => item?.title) || t('item.untitled')
  const startsPage = useItem(name, (item) => item?.breakBefore === true)
  const staysTogether = useItem(name, (item) => item?.keep === true)
  return (
    <RowMenu
      label={t('section.named', { action: t('more'), name: title })}
      className="top-2 right-1.5"
      actions={[
        { intent: `moveItem:${id}:up`, label: t('item.up'), icon: ArrowUp, disabled: index === 0 },
        { intent: `moveItem:${id}:down`, label: t('item.down'), icon: ArrowDown, disabled: isLast },
        {
          intent: `breakItem:${id}`,
          label: t('item.breakBefore'),
          icon: SeparatorHorizontal,
          pressed: startsPage,
        },
        { intent: `keepItem:${id}`, label: t('item.keep'), icon: Rows3, pressed: staysTogether },
        { intent: `duplicateItem:${id}`, label: t('item.duplicate'), icon: Copy },
        {
          intent: `hideItem:${id}`,
          label: t(isVisible ? 'item.hide' : 'item.show'),
          icon: isVisible ? EyeOff : Eye,
        },
        { intent: `removeItem:${id}`, label: t('item.remove'), icon: Trash2 },
      ]}
    />
  )
}
