import { SeparatorHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useItem } from '#app/features/editor/state/editor-context'
import { rowActions } from './row-actions'
import { RowMenu } from './row-menu'

type ItemMenuProps = { id: string; name: string; index: number; isLast: boolean; isVisible: boolean }

/** What can be done with an entry. */
export function ItemMenu({ id, name, index, isLast, isVisible }: ItemMenuProps) {
  const { t, i18n } = useTranslation('editor')
  const title = useItem(name, (item) => item?.title) || t('item.untitled')
  const startsPage = useItem(name, (item) => item?.breakBefore === true)
  const staysTogether = useItem(name, (item) => item?.keep === true)
  const row = { noun: 'Item', id, isFirst: index === 0, isLast, isVisible, staysTogether } as const
  const [up, down, ...others] = rowActions(i18n.t, row)
  return (
    <RowMenu
      label={t('section.named', { action: t('more'), name: title })}
      className="top-2 right-1.5"
      actions={[
        up,
        down,
        {
          intent: `breakItem:${id}`,
          label: t('item.breakBefore'),
          icon: SeparatorHorizontal,
          pressed: startsPage,
        },
        ...others,
      ]}
    />
  )
}
