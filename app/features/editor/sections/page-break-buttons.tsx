import { Rows3, SeparatorHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useItem } from '#app/features/editor/state/editor-context'
import { IntentButton } from '#app/features/editor/form-intents/intent-button'

const flags = ['breakBefore', 'keep'] as const

/** Toggles for a page break before an entry and for keeping it on one page; hidden fields post them. */
export function PageBreakButtons({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation('editor')
  const hasPageBreak = useFlag(name, 'breakBefore')
  const staysTogether = useFlag(name, 'keep')
  return (
    <>
      {flags
        .filter((flag) => (flag === 'keep' ? staysTogether : hasPageBreak))
        .map((flag) => (
          <input key={flag} type="hidden" name={`${name}.${flag}`} value="true" />
        ))}
      <IntentButton
        intent={`breakItem:${id}`}
        label={t('item.breakBefore')}
        icon={SeparatorHorizontal}
        pressed={hasPageBreak}
      />
      <IntentButton intent={`keepItem:${id}`} label={t('item.keep')} icon={Rows3} pressed={staysTogether} />
    </>
  )
}

function useFlag(name: string, flag: (typeof flags)[number]): boolean {
  return useItem(name, (item) => item?.[flag] === true)
}
