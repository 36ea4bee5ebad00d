import { Form, Link, useSubmit } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputLook } from '#app/components/ui/input'
import { cn } from '#app/components/ui/cn'
import { shelfAddress, SORTS, type ShelfQuery } from './shelf-query'

const quietly = { replace: true, preventScrollReset: true }

/** Search and order: a form whose answer is an address. With scripts it answers as one types. */
export function ShelfTools({ query }: { query: ShelfQuery }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(query.q)
  useEffect(() => {
    const { current: input } = field
    if (!input) return
    if (asked.current !== query.q) {
      asked.current = query.q
      // Whoever types is ahead of the address.
      if (input !== document.activeElement) input.value = query.q
    } else if (input.value !== input.defaultValue) {
      // Typed before scripts were here: no event will tell.
      submit(input.form, quietly)
    }
  }, [query.q, submit])
  return (
    <Form
      method="get"
      action="/resume/my"
      role="search"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, quietly)}
      className="flex flex-wrap items-center gap-2"
    >
      <div className="relative min-w-40 grow sm:max-w-xs">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint"
        />
        <input
          type="search"
          name="q"
          ref={field}
          defaultValue={query.q}
          aria-label={t('myResumes.search')}
          placeholder={t('myResumes.search')}
          className={cn(inputLook, 'pl-9')}
        />
      </div>
      <select
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
      <Button type="submit" look="outline" className="needs-no-script">
        {t('myResumes.searchGo')}
      </Button>
      {query.q ? (
        <Link to={shelfAddress({ ...query, q: '' })} className={buttonVariants({ look: 'quiet' })}>
          {t('myResumes.searchClear')}
        </Link>
      ) : null}
    </Form>
  )
}
