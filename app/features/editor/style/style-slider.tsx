import { useTranslation } from 'react-i18next'
import { STYLE_RANGES } from '#contract/resume/style-options'
import { useEditor, useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from '#app/features/editor/fields/field'

type Measure = keyof typeof STYLE_RANGES
const units = { size: 'pt', lineHeight: 'times', spacing: 'times', margins: 'mm' } as const

/** A slider for a measure of the style; the pages update at once. */
export function StyleSlider({ measure }: { measure: Measure }) {
  const { t } = useTranslation('style')
  const store = useEditorStore()
  const name = `style.${measure}`
  const value = useFieldValue(name)
  const actual = useFittedValue(measure)
  const { describedBy, isInvalid, notes } = useFieldDescription(name)
  const { min, max, step } = STYLE_RANGES[measure]
  return (
    <div>
      <div className="flex items-baseline justify-between text-sm">
        <label htmlFor={`f-${name}`} className="text-muted-foreground">
          {t(`${measure}`)}
        </label>
        <output htmlFor={`f-${name}`} className="text-foreground tabular-nums">
          {t(`${units[measure]}`, { value })}
          {actual === undefined
            ? null
            : t('pageFit.actual', { value: t(`${units[measure]}`, { value: actual }) })}
        </output>
      </div>
      <input
        id={`f-${name}`}
        name={name}
        type="range"
        min={min}
        max={max}
        // With 'any', a value between two steps, from a template or a fit, stays until the slider moves.
        step={isOnStep(Number(value), measure) ? step : 'any'}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-valuetext={t(`${units[measure]}`, { value })}
        onChange={(event) => store.getState().set(name, snapToStep(Number(event.target.value), measure))}
        className="mt-1 w-full cursor-pointer"
      />
      {notes}
    </div>
  )
}

/** What the page has while it is being fitted, where that is another value. */
function useFittedValue(measure: Measure): number | undefined {
  return useEditor(({ resume: { style }, fitReport }) => {
    const fitted = style.fit === 'none' ? undefined : fitReport?.look[measure]
    const isOther = fitted !== undefined && Math.abs(fitted - style[measure]) > 0.004
    return isOther ? Math.round(fitted * 100) / 100 : undefined
  })
}

function isOnStep(value: number, measure: Measure): boolean {
  return Math.abs(snapToStep(value, measure) - value) < 1e-6
}

/** Returns the nearest step, without rounding errors. */
function snapToStep(value: number, measure: Measure): number {
  const { min, step } = STYLE_RANGES[measure]
  return Number((min + Math.round((value - min) / step) * step).toFixed(2))
}
