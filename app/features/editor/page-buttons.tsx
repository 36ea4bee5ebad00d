import { Rows3, SeparatorHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useItem } from './editor-context'
import { IntentButton } from './intent-button'

const flags = ['breakBefore', 'keep'] as const

/** Where an entry stands on the pages: at the top of one, not parted over two. What is said is posted along. */
export function PageButtons({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation()
  const breaks = useFlag(name, 'breakBefore')
  const keeps = useFlag(name, 'keep')
  return (
    <>
      {flags
        .filter((flag) => (flag === 'keep' ? keeps : breaks))
        .map((flag) => (
          <input key={flag} type="hidden" name={`${name}.${flag}`} value="true" />
        ))}
      <IntentButton
        intent={`breakItem:${id}`}
        label={t('editor.item.breakBefore')}
        icon={SeparatorHorizontal}
        pressed={breaks}
      />
      <IntentButton intent={`keepItem:${id}`} label={t('editor.item.keep')} icon={Rows3} pressed={keeps} />
    </>
  )
}

function useFlag(name: string, flag: (typeof flags)[number]): boolean {
  return useItem(name, (item) => item?.[flag] === true)
}
