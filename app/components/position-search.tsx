import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SearchField } from './search-field'
import { Button } from './ui/button'
import { cn } from './ui/cn'
import { useAsked } from './use-asked'

type PositionSearchProps = {
  q: string
  /** What else the address says, and goes on saying. */
  along?: { name: string; value: string }
  className?: string
}

/** A question in the address: a list that was found can be kept and passed on. */
export function PositionSearch({ q, along, className }: PositionSearchProps) {
  const { t } = useTranslation()
  const field = useAsked<HTMLInputElement>(q)
  return (
    <Form role="search" className={cn('flex gap-2', className)}>
      {along?.value ? <input type="hidden" {...along} /> : null}
      <SearchField
        ref={field}
        name="q"
        defaultValue={q}
        label={t('positions.search')}
        placeholder={t('positions.searchHint')}
        className="min-w-0 grow"
      />
      <Button type="submit" variant="outline" className="h-auto">
        {t('positions.find')}
      </Button>
    </Form>
  )
}
