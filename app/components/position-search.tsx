import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/forms/search-field'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useSearchParamField } from '#app/components/forms/use-search-param-field'

type PositionSearchProps = {
  q: string
  /** The page that lists what is found: this one by default. */
  action?: string
  /** Other search parameters, which the form preserves. */
  preserved?: Record<string, string>
  /** What the page is for: its button is the solid one. */
  isMain?: boolean
  className?: string
}

/** A search form with its query in the URL: a result list can be saved and shared. */
export function PositionSearch({
  q,
  action,
  preserved = {},
  isMain = false,
  className,
}: PositionSearchProps) {
  const { t } = useTranslation('positions')
  const field = useSearchParamField<HTMLInputElement>(q)
  return (
    <Form role="search" action={action} className={cn('flex gap-2', className)}>
      {Object.entries(preserved).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <SearchField
        ref={field}
        name="q"
        defaultValue={q}
        label={t('search')}
        placeholder={t('searchHint')}
        className="min-w-0 grow"
      />
      <Button type="submit" variant={isMain ? 'default' : 'outline'} className="h-auto">
        {t('find')}
      </Button>
    </Form>
  )
}
