import { Form, Link, useSubmit } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/search-field'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputLook } from '#app/components/ui/input'
import { cn } from '#app/components/ui/cn'
import { useAsked } from '#app/components/use-asked'
import { shelfAddress, SORTS, type ShelfQuery } from './shelf-query'

const quietly = { replace: true, preventScrollReset: true }

/** Search and order: a form whose answer is an address. With scripts it answers as one types. */
export function ShelfTools({ query }: { query: ShelfQuery }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const order = useAsked<HTMLSelectElement>(query.sort)
  const field = useAsked<HTMLInputElement>(query.q, ({ form }) => submit(form, quietly))
  return (
    <Form
      method="get"
      action="/resume/my"
      role="search"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, quietly)}
      className="flex flex-wrap items-center gap-2"
    >
      <SearchField
        ref={field}
        name="q"
        defaultValue={query.q}
        label={t('myResumes.search')}
        placeholder={t('myResumes.search')}
        className="min-w-40 grow sm:max-w-xs"
      />
      <select
        ref={order}
        name="sort"
        defaultValue={query.sort}
        aria-label={t('myResumes.sort')}
        className={cn(inputLook, 'w-auto pr-8')}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`myResumes.sorts.${sort}`)}
          </option>
        ))}
      </select>
      <Button type="submit" variant="outline" className="needs-no-script">
        {t('myResumes.searchGo')}
      </Button>
      {query.q ? (
        <Link to={shelfAddress({ ...query, q: '' })} className={buttonVariants({ variant: 'ghost' })}>
          {t('myResumes.searchClear')}
        </Link>
      ) : null}
    </Form>
  )
}
