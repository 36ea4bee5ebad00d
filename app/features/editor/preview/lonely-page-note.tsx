import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { FewerPages } from '#app/preview/fewer-pages'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { useFewerPages } from './use-fewer-pages'

const measures = ['spacing', 'lineHeight', 'margins'] as const

/** Says that the last page has but a few lines, and offers what saves it, or says what else to do. */
export function LonelyPageNote({ lines }: { lines: number | undefined }) {
  const isFitted = useEditor((state) => state.resume.style.fit !== 'none')
  return lines === undefined || isFitted ? null : <Note lines={lines} />
}

function Note({ lines }: { lines: number }) {
  const { t } = useTranslation('style')
  const resume = useEditor((state) => state.resume)
  const found = useFewerPages(resume)
  const advice = t('lonelyPage.advice', { lines, count: lines })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-card px-3 py-2 text-sm text-muted-foreground">
      <p>
        {t('lonelyPage.lines', { lines, count: lines })}
        {found === null ? ` ${advice}` : <span className="needs-no-script"> {advice}</span>}
      </p>
      {found ? <SaveButton found={found} /> : null}
    </div>
  )
}

/** Sets the style as its sliders would, in one undo step. */
function SaveButton({ found: { pages, changes } }: { found: FewerPages }) {
  const { t } = useTranslation('style')
  const formats = useFormatters()
  const store = useEditorStore()
  const { style } = store.getState().resume
  const named = measures.flatMap((measure) => {
    const to = changes[measure]
    if (to === undefined) return []
    const [before, after] = [Number(style[measure]), to].map(formats.formatNumber)
    return [t('pageFit.changed', { name: t(measure), from: before, to: after })]
  })
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto min-h-8 shrink py-1 text-left whitespace-normal"
      onClick={() => {
        const { resume, set } = store.getState()
        set('style', { ...resume.style, ...changes }, true)
      }}
    >
      {t('lonelyPage.save', { pages, changes: formats.formatList(named) })}
    </Button>
  )
}
