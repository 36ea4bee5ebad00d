import { useTranslation } from 'react-i18next'
import { Form, Link } from '@remix-run/react'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { DatePicker } from '#app/components/ui/date-picker/date-picker'
import { Input } from '#app/components/ui/input'
import { Select } from '#app/components/ui/select'

type ListFiltersProps = {
  path: string
  query: Readonly<Record<string, string>>
  searchHint?: string
  /** The filter's options by parameter value; the first is the default. */
  filters?: Readonly<Record<string, string>>
  kinds?: { label: string; options: Readonly<Record<string, string>> }
  /** At the end. */
  children?: ReactNode
}

/** The filters of a list; their whole state is in the URL. */
export function ListFilters({ path, query, searchHint, filters, kinds, children }: ListFiltersProps) {
  const { t, i18n } = useTranslation('admin')
  const calendar = { ...t('list.calendar', { returnObjects: true }), language: i18n.language }
  const hasFilters = ['search', 'filter', 'kind', 'since', 'until'].some((name) => query[name])
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
          <Field
            id="list-search"
            name={t('list.search')}
            className={cn('col-span-2 sm:w-44', !kinds && 'lg:w-72')}
          >
            <Input
              id="list-search"
              name="search"
              type="search"
              defaultValue={query.search}
              placeholder={searchHint}
              maxLength={80}
            />
          </Field>
        ) : null}
        {filters ? (
          <Field id="list-filter" name={t('list.filter')} className="col-span-2 sm:w-28 lg:w-36">
            <Select
              id="list-filter"
              name="filter"
              defaultValue={query.filter}
              options={Object.entries(filters).map(([value, name]) => [
                value === defaultFilter ? '' : value,
                name,
              ])}
            />
          </Field>
        ) : null}
        {kinds ? (
          <Field id="list-kind" name={kinds.label} className="col-span-2 sm:w-28 lg:w-36">
            <Select
              id="list-kind"
              name="kind"
              defaultValue={query.kind}
              options={Object.entries(kinds.options)}
            />
          </Field>
        ) : null}
        {(['since', 'until'] as const).map((name) => (
          <Field key={name} id={`list-${name}`} name={t(`list.${name}`)} className="sm:w-36 lg:w-40">
            <DatePicker id={`list-${name}`} name={name} defaultValue={query[name]} labels={calendar} />
          </Field>
        ))}
        {query.sort ? <input type="hidden" name="sort" value={query.sort} /> : null}
        {query.order ? <input type="hidden" name="order" value={query.order} /> : null}
        <div className="col-span-2 flex gap-2">
          <Button type="submit" className="h-10.5 max-sm:grow">
            <Search aria-hidden />
            {t('list.show')}
          </Button>
          {hasFilters ? (
            <Link to={path} className={buttonVariants({ variant: 'ghost', className: 'h-10.5' })}>
              {t('list.reset')}
            </Link>
          ) : null}
        </div>
      </Form>
      {children}
    </div>
  )
}

type FieldProps = { id: string; name: string; className?: string; children: ReactNode }

function Field({ id, name, className, children }: FieldProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block text-sm text-muted-foreground">
        {name}
      </label>
      {children}
    </div>
  )
}
