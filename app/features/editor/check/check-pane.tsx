import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import type { Scenario } from '#contract/catalogue/scenario'
import { Button } from '#app/components/ui/button'

/** Rules and texts load on demand. */
const CheckPanel = lazy(() =>
  importWithTexts(() => import('./check-panel'), ['editor-tools']).then((module) => ({
    default: module.CheckPanel,
  })),
)

/**
 * The check-up in the editor: rendered while its pane is selected; without scripts it saves and opens the
 * check-up page.
 */
export function CheckPane({ scenario }: { scenario: Scenario | undefined }) {
  const { t } = useTranslation('check-up')
  const isSelected = useIsPaneSelected()
  return (
    <>
      <div className="needs-no-script space-y-3">
        <p className="text-sm text-muted-foreground">{t('saveAndCheckText')}</p>
        <Button type="submit" name="intent" value="check">
          {t('saveAndCheck')}
        </Button>
      </div>
      {isSelected ? (
        <ErrorBoundary name="check">
          <Suspense fallback={<p className="text-sm text-muted-foreground">{t('opening')}</p>}>
            <CheckPanel scenario={scenario} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  )
}

/** Whether the pane is selected: React does not re-render the radios, so the value is read from the DOM. */
function useIsPaneSelected(): boolean {
  const [isSelected, setIsSelected] = useState(false)
  useEffect(() => {
    const radio = document.getElementById('pane-check')
    if (!(radio instanceof HTMLInputElement)) return
    const read = () => setIsSelected(radio.checked)
    read()
    radio.form?.addEventListener('change', read)
    return () => radio.form?.removeEventListener('change', read)
  }, [])
  return isSelected
}
