import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsScripted } from '#app/components/ui/use-is-scripted'
import { STYLE_RANGES } from '#contract/resume/style-options'
import { useEditor, useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from '#app/features/editor/fields/field'
import { createSlide } from './slide-by-finger'

type Measure = keyof typeof STYLE_RANGES
const units = { size: 'pt', lineHeight: 'times', spacing: 'times', margins: 'mm' } as const

/**
 * A slider for a measure of the style; the pages update at once. It rests while the page is fitted, and shows what that chose:
 * the owner's own value is kept, and posted.
 */
export function StyleSlider({ measure }: { measure: Measure }) {
  const { t } = useTranslation('style')
  const store = useEditorStore()
  const name = `style.${measure}`
  const value = useFieldValue(name)
  const fitted = useFittedValue(measure)
  const { describedBy, isInvalid, notes } = useFieldDescription(name)
  const { min, max, step } = STYLE_RANGES[measure]
  const slide = useMemo(() => {
    const read = () => ({ min, max, value: store.getState().resume.style[measure] })
    return createSlide(read, (next) => store.getState().set(name, snapToStep(next, measure)))
  }, [store, name, measure, min, max])
  const rests = fitted !== undefined
  const shown = rests ? String(fitted) : value
  const text = t(`${units[measure]}`, { value: shown })
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-sm whitespace-nowrap">
        <label htmlFor={`f-${name}`} className="text-muted-foreground">
          {t(`${measure}`)}
        </label>
        <output
          htmlFor={`f-${name}`}
          className={`tabular-nums ${rests ? 'text-muted-foreground' : 'text-foreground'}`}
        >
          {rests ? t('pageFit.chosen', { value: text }) : text}
        </output>
      </div>
      {rests ? <input type="hidden" name={name} value={value} /> : null}
      <div className="slide-by-finger mt-1" {...(rests ? {} : slide)}>
        <input
          id={`f-${name}`}
          name={rests ? undefined : name}
          type="range"
          min={min}
          max={max}
          // With 'any', a value between two steps, from a template or a fit, stays until the slider moves.
          step={isOnStep(Number(shown), measure) ? step : 'any'}
          value={shown}
          disabled={rests}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          aria-valuetext={text}
          onChange={(event) => store.getState().set(name, snapToStep(Number(event.target.value), measure))}
          className="w-full enabled:cursor-pointer"
        />
      </div>
      {notes}
    </div>
  )
}

/** What the page has while it is being fitted; undefined when it is not, and without scripts, which do not know. */
function useFittedValue(measure: Measure): number | undefined {
  const isScripted = useIsScripted()
  return useEditor(({ resume: { style }, fitReport }) => {
    if (!isScripted || style.fit === 'none') return undefined
    return Math.round((fitReport?.look[measure] ?? style[measure]) * 100) / 100
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
