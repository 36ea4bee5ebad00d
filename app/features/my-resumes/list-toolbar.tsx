import { Form, useSubmit } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { SearchField } from '#app/components/forms/search-field'
import { Button } from '#app/components/ui/button'
import { Select } from '#app/components/ui/select'
import { useSearchParamField } from '#app/components/forms/use-search-param-field'
import { resumeListUrl, SORTS, type ResumeListQuery } from './list-query'

const replaceInPlace = { replace: true, preventScrollReset: true }

/** Search and order, as a GET form. With scripts it submits while the user types. */
export function ListToolbar({ query }: { query: ResumeListQuery }) {
  const { t } = useTranslation('my-resumes')
  const submit = useSubmit()
  const sortRef = useSearchParamField<HTMLSelectElement>(query.sort)
  const searchRef = useSearchParamField<HTMLInputElement>(query.q, ({ form }) => submit(form, replaceInPlace))
  return (
    <Form
      method="get"
      action="/resume/my"
      role="search"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, replaceInPlace)}
      className="flex flex-wrap items-center gap-2"
    >
      <SearchField
        ref={searchRef}
        name="q"
        defaultValue={query.q}
        label={t('search')}
        placeholder={t('search')}
        // On a phone all three stand in one row: the list below must not move when scripts take the button away.
        className="min-w-24 grow basis-24 sm:max-w-xs"
      />
      <Select ref={sortRef} name="sort" defaultValue={query.sort} aria-label={t('sort')} className="w-auto">
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline" className="needs-no-script">
        {t('searchGo')}
      </Button>
      {query.tag ? <input type="hidden" name="tag" value={query.tag} /> : null}
      {query.q ? (
        <ButtonLink
          to={resumeListUrl({ ...query, q: '' })}
          variant="ghost"
          label={t('searchClear')}
          // A fourth thing in that row leaves the field no room; the field has a cross of its own.
          className="max-sm:hidden"
        />
      ) : null}
    </Form>
  )
}
