import { useTranslation } from 'react-i18next'
import { ColourPicker } from '#app/components/ui/colour-picker'
import { useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'

/** The template's own colours first, then any other. */
export function ColourField({ colours }: { colours: string[] }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  const value = useText('style.colour').toLowerCase()
  const { described, under } = useFieldNotes('style.colour')
  return (
    <ColourPicker
      legend={t('editor.style.colour')}
      name="style.colour"
      value={value}
      colours={colours}
      other={t('editor.style.customColour')}
      describedBy={described}
      onColour={(colour) => store.getState().set('style.colour', colour)}
    >
      {under}
    </ColourPicker>
  )
}
