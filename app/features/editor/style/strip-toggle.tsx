import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'

type StripToggleProps = { isOpen: boolean; count: number; onToggle(): void }

/**
 * On a phone: opens the row of templates into all of them below each other, with their search. It stays below the page while one
 * scrolls through them.
 */
export function StripToggle({ isOpen, count, onToggle }: StripToggleProps) {
  const { t } = useTranslation('style')
  return (
    <div
      data-open={isOpen || undefined}
      className="strip-toggle needs-script -mx-4 flex items-center justify-between px-4 max-lg:mb-1! sm:-mx-6 sm:px-6 lg:hidden"
    >
      <p aria-hidden className="text-sm text-muted-foreground">
        {t('template')}
      </p>
      <Button variant="ghost" size="sm" aria-expanded={isOpen} className="-mr-2.5" onClick={onToggle}>
        {isOpen ? t('fewerTemplates') : t('allTemplates', { count })}
        <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
      </Button>
    </div>
  )
}
