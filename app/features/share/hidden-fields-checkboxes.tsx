import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'
import { useFormatters } from '#app/i18n/use-formatters'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { kindsMarkerField } from './share-form'

/** Named in the summary, before it counts. */
const namedAtMost = 3

type HiddenFieldsCheckboxesProps = {
  initialHidden: readonly MaskKind[]
  /** Ticked now: what the summary says. */
  hidden: readonly MaskKind[]
  open: boolean
}

/** A checkbox for each kind of data visitors need not see, behind a line that says which are hidden. */
export function HiddenFieldsCheckboxes({ initialHidden, hidden, open }: HiddenFieldsCheckboxesProps) {
  const { t } = useTranslation('share')
  const { joinNames } = useFormatters()
  return (
    <details open={open} className="group/kinds rounded-md border border-border-strong">
      <summary className="flex cursor-pointer items-center gap-3 rounded-md px-3.5 py-2.5 hover:bg-accent">
        <span className="min-w-0 grow">
          <span className="block font-medium">{t('hide')}</span>
          <span className="block text-sm text-muted-foreground">{summarize()}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-subtle-foreground transition-transform group-open/kinds:rotate-180"
        />
      </summary>
      <fieldset aria-describedby="hidden-kinds-text" className="min-w-0 px-3.5 pt-1 pb-3">
        <legend className="sr-only">{t('hide')}</legend>
        <p id="hidden-kinds-text" className="text-sm leading-6 text-muted-foreground">
          {t('hideText')}
        </p>
        <input type="hidden" name={kindsMarkerField} value="chosen" />
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {MASK_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              name="hidden"
              value={kind}
              defaultChecked={initialHidden.includes(kind)}
              className="min-h-10 items-center py-1.5 [&>input]:mt-0"
            >
              <span>{t(`kinds.${kind}`)}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </details>
  )

  function summarize(): string {
    if (hidden.length === 0) return t('nothingHidden')
    if (hidden.length === MASK_KINDS.length) return t('allHidden', { count: hidden.length })
    const names = joinNames(hidden.slice(0, namedAtMost).map((kind) => t(`kinds.${kind}`)))
    return t(hidden.length > namedAtMost ? 'manyHidden' : 'fewHidden', { names, count: hidden.length })
  }
}
