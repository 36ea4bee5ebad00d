import { useTranslation } from 'react-i18next'
import { Form, Link } from '@remix-run/react'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Input, inputClassName } from '#app/components/ui/input'

type ListFiltersProps = {
  path: string
  query: Readonly<Record<string, string>>
  searchHint?: string
  /** The filter's options by parameter value; the first is the default. */
  filters?: Readonly<Record<string, string>>
  /** At the end. */
  children?: ReactNode
}

/** The filters of a list; their whole state is in the URL. */
export function ListFilters({ path, query, searchHint, filters, children }: ListFiltersProps) {
  const { t } = useTranslation('admin')
  const hasFilters = ['search', 'filter', 'since', 'until'].some((name) => query[name])
  const defaultFilter = Object.keys(filters ?? {})[0]
  return (
    <div className="mt-6 mb-4 flex flex-wrap items-end gap-3">
      {/* Keyed by the query, so that going back to a list restores its inputs. */}
      <Form
        key={JSON.stringify(query)}
        method="get"
        action={path}
        role="search"
        className="grid grow grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        {searchHint ? (
          <Field name={t('list.search')} className="col-span-2 sm:w-72">
            <Input
              name="search"
              type="search"
              defaultValue={query.search}
              placeholder={searchHint}
              maxLength={80}
            />
          </Field>
        ) : null}
        {filters ? (
          <Field name={t('list.filter')} className="col-span-2 sm:w-36">
            <select name="filter" defaultValue={query.filter ?? defaultFilter} className={inputClassName}>
              {Object.entries(filters).map(([value, name]) => (
                <option key={value} value={value === defaultFilter ? '' : value}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        ) : null}
        <Field name={t('list.since')} className="sm:w-40">
          <Input name="since" type="date" defaultValue={query.since} />
        </Field>
        <Field name={t('list.until')} className="sm:w-40">
          <Input name="until" type="date" defaultValue={query.until} />
        </Field>
        {query.sort ? <input type="hidden" name="sort" value={query.sort} /> : null}
        {query.order ? <input type="hidden" name="order" value={query.order} /> : null}
        <div className="col-span-2 flex gap-2">
          <Button type="submit" className="max-sm:grow">
            <Search aria-hidden />
            {t('list.show')}
          </Button>
          {hasFilters ? (
            <Link to={path} className={buttonVariants({ variant: 'ghost' })}>
              {t('list.reset')}
            </Link>
          ) : null}
        </div>
      </Form>
      {children}
    </div>
  )
}

function Field({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <label className={cn('min-w-0 text-sm text-muted-foreground', className)}>
      <span className="mb-1 block">{name}</span>
      {children}
    </label>
  )
}
