import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'

type CompareBarProps = { compared: readonly string[]; onClear(): void }

/** Submits the form's marked templates to the page that shows two side by side. */
export function CompareBar({ compared, onClear }: CompareBarProps) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <p className="needs-no-script mt-8">
        <Button type="submit" variant="outline" formMethod="get" formAction="/compare-templates">
          {t('compareMarked')}
        </Button>
      </p>
      {compared.length > 0 ? (
        <div
          role="region"
          aria-label={t('compare')}
          className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-popover/95 px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-xl backdrop-blur"
        >
          <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 text-sm">
            <p role="status">{t(compared.length === 2 ? 'comparedTwo' : 'comparedOne')}</p>
            <p className="flex gap-2">
              <Button type="button" variant="ghost" size="sm" onClick={onClear}>
                {t('compareClear')}
              </Button>
              <Button
                type="submit"
                size="sm"
                formMethod="get"
                formAction="/compare-templates"
                disabled={compared.length < 2}
              >
                {t('compareNow')}
              </Button>
            </p>
          </div>
        </div>
      ) : null}
    </>
  )
}
