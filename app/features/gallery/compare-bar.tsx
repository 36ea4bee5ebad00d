import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'

export type ComparedTemplate = { id: string; title: string }
type CompareBarProps = { compared: readonly ComparedTemplate[]; onClear(): void }

/**
 * The way to two templates side by side, at the foot of the window as soon as one is marked, in a form that is a `group/gallery`.
 * Without scripts a button that submits the marked ones.
 */
export function CompareBar({ compared, onClear }: CompareBarProps) {
  const { t } = useTranslation('gallery')
  const { joinLabel, joinNames } = useFormatters()
  const titles = joinNames(compared.map(({ title }) => title))
  return (
    <>
      {/* A browser that cannot tell whether one is marked shows it always. */}
      <p className="needs-no-script fixed inset-x-0 bottom-4 z-10 mx-auto w-fit lg:left-60 supports-[selector(:has(a))]:invisible group-has-[[name=compare]:checked]/gallery:visible">
        <Button type="submit" formMethod="get" formAction="/compare-templates" className="shadow-xl">
          {t('compareMarked')}
        </Button>
      </p>
      {compared.length > 0 ? (
        <div
          role="region"
          aria-label={t('compare')}
          className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-popover/95 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-xl backdrop-blur lg:left-60"
        >
          <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 text-sm sm:px-6">
            <p role="status" className="min-w-0 truncate">
              {compared.length === 2
                ? joinLabel(t('comparedTwo'), titles)
                : t('comparedOne', { name: titles })}
            </p>
            <p className="flex shrink-0 gap-2">
              <Button type="button" variant="ghost" size="sm" onClick={onClear}>
                {t('compareClear')}
              </Button>
              {compared.length === 2 ? (
                <ButtonLink
                  to={`/compare-templates?${new URLSearchParams(compared.map(({ id }) => ['compare', id]))}`}
                  size="sm"
                  label={t('compareNow')}
                />
              ) : null}
            </p>
          </div>
        </div>
      ) : null}
    </>
  )
}
