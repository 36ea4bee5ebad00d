import { useTranslation } from 'react-i18next'
import type { OnePageFitReport } from '#app/preview/one-page-fit-report'
import type { Resume } from '#contract/resume/resume'
import { useEditor } from '#app/features/editor/state/editor-context'

const measures = ['spacing', 'lineHeight', 'margins', 'size'] as const
/** A page filled less than this is not called full: a line more would not fit, or a section's title alone. */
const full = 0.9

export type FitOutcome = 'over' | 'fitted' | 'asItIs' | 'stretched' | 'sparse'

/** The measures that a fit has moved. */
export const movedMeasures = ({ look }: OnePageFitReport, style: Resume['style']) =>
  measures.filter((name) => Math.abs(look[name] - style[name]) > 0.004)

/** What a fit came to. A short page is enlarged to the ends of the sliders, and a nearly empty one not at all. */
export function fitOutcome(fit: OnePageFitReport, style: Resume['style']): FitOutcome {
  const hasMoved = movedMeasures(fit, style).length > 0
  if (!fit.fitted) return 'over'
  if (fit.filled >= full) return hasMoved ? 'fitted' : 'asItIs'
  return hasMoved ? 'stretched' : 'sparse'
}

/** How much of the page is empty, as the resume check says it. */
export const emptyPercent = ({ filled }: OnePageFitReport) => Math.round((1 - filled) * 20) * 5

/** What fitting the pages came to, in one line; that it is on, until that is known. */
export function useFitText(): string {
  const { t } = useTranslation('style')
  const style = useEditor(({ resume }) => resume.style)
  const fit = useEditor(({ fitReport }) => fitReport)
  if (!fit) return t('pageFit.on')
  const outcome = fitOutcome(fit, style)
  const lines = fit.over.reduce((sum, { lines }) => sum + lines, 0)
  return outcome === 'over'
    ? t('pageFit.overLines', { lines, count: lines })
    : t(`pageFit.${outcome}`, { percent: emptyPercent(fit) })
}
