import { useTranslation } from 'react-i18next'
import { ColourPicker } from '#app/components/ui/colour-picker'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from '#app/features/editor/fields/field'

/** The template's own colours, then a custom colour. */
export function ColourField({ colours }: { colours: string[] }) {
  const { t } = useTranslation('style')
  const store = useEditorStore()
  const value = useFieldValue('style.colour').toLowerCase()
  const { describedBy, notes } = useFieldDescription('style.colour')
  return (
    <ColourPicker
      legend={t('colour')}
      name="style.colour"
      value={value}
      colours={colours}
      other={t('customColour')}
      describedBy={describedBy}
      onColour={(colour) => store.getState().set('style.colour', colour)}
    >
      {notes}
    </ColourPicker>
  )
}
