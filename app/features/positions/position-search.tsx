import { Form } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'

/** A question in the address: a list that was found can be kept and passed on. */
export function PositionSearch({ q, industry }: { q: string; industry: string }) {
  const { t } = useTranslation()
  return (
    <Form role="search" className="flex max-w-xl gap-2">
      {industry ? <input type="hidden" name="industry" value={industry} /> : null}
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
