import { Form } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './ui/button'
import { cn } from './ui/cn'
import { Input } from './ui/input'

type PositionSearchProps = {
  q: string
  /** What else the address says, and goes on saying. */
  along?: { name: string; value: string }
  className?: string
}

/** A question in the address: a list that was found can be kept and passed on. */
export function PositionSearch({ q, along, className }: PositionSearchProps) {
  const { t } = useTranslation()
  return (
    <Form role="search" className={cn('flex gap-2', className)}>
      {along?.value ? <input type="hidden" {...along} /> : null}
      <label className="relative min-w-0 grow">
        <span className="sr-only">{t('positions.search')}</span>
        <Search aria-hidden className="absolute top-3 left-3 size-4 text-ink-faint" />
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={60}
          placeholder={t('positions.searchHint')}
          className="pl-9"
        />
      </label>
      <Button type="submit" look="outline" className="h-auto">
        {t('positions.find')}
      </Button>
    </Form>
  )
}
