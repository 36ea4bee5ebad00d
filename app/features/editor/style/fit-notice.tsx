import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { useFitText } from './use-fit-text'

/**
 * Below the choice of pages: what fitting them came to, in a line. One press keeps what it chose and hands the sliders back; the
 * line stays then, so that nothing moves under the mouse.
 */
export function FitNotice() {
  const { t } = useTranslation('style')
  const store = useEditorStore()
  const isFitted = useEditor(({ resume }) => resume.style.fit === 'one-page')
  const [hasEnded, setHasEnded] = useState(false)
  const text = useFitText()
  if (isFitted && hasEnded) setHasEnded(false)
  if (!isFitted && !hasEnded) return null
  return (
    <div className="flex min-h-21 flex-col items-start justify-center gap-2 rounded-md bg-info-soft px-3 py-2 text-sm leading-6 text-foreground">
      <p role="status">{isFitted ? text : t('pageFit.ended')}</p>
      {isFitted ? (
        <Button
          variant="outline"
          size="sm"
          className="needs-script"
          onClick={() => {
            const { resume, fitReport, set } = store.getState()
            setHasEnded(true)
            set('style', { ...resume.style, ...fitReport?.look, fit: 'none' }, true)
            // This button goes: the focus is where it can be undone.
            document.querySelector<HTMLElement>('[name="style.fit"][value="none"]')?.focus({
              preventScroll: true,
            })
          }}
        >
          {t('pageFit.end')}
        </Button>
      ) : null}
    </div>
  )
}
