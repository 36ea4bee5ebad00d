import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'

/** Above the sliders: the page is being fitted, which overrides them. One press keeps what it chose, and ends it. */
export function FitNotice() {
  const { t } = useTranslation('style')
  const store = useEditorStore()
  const isFitted = useEditor(({ resume }) => resume.style.fit === 'one-page')
  if (!isFitted) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md bg-info-soft px-3 py-2 text-sm leading-6 text-foreground sm:col-span-2">
      <p className="min-w-0 grow basis-60">{t('pageFit.overrides')}</p>
      <Button
        variant="outline"
        size="sm"
        className="needs-script"
        onClick={() => {
          const { resume, fitReport, set } = store.getState()
          set('style', { ...resume.style, ...fitReport?.look, fit: 'none' }, true)
        }}
      >
        {t('pageFit.end')}
      </Button>
    </div>
  )
}
