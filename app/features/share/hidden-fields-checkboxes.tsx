import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { kindsMarkerField } from './share-form'

/** A checkbox for each kind of data visitors need not see: ticked, it is hidden. */
export function HiddenFieldsCheckboxes({ hidden }: { hidden: readonly MaskKind[] }) {
  const { t } = useTranslation('share')
  return (
    <fieldset aria-describedby="hidden-kinds-text" className="min-w-0">
      <legend className="font-medium">{t('hide')}</legend>
      <p id="hidden-kinds-text" className="mt-1 text-sm leading-6 text-muted-foreground">
        {t('hideText')}
      </p>
      <input type="hidden" name={kindsMarkerField} value="chosen" />
      <div className="mt-3 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {MASK_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            name="hidden"
            value={kind}
            defaultChecked={hidden.includes(kind)}
            className="min-h-10 items-center py-1.5 [&>input]:mt-0"
          >
            <span>{t(`kinds.${kind}`)}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
