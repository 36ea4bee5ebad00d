import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { Select } from '#app/components/ui/select'
import { useSearchParamField } from '#app/components/forms/use-search-param-field'
import type { Facet } from './gallery-query'

type FacetSelectProps = {
  facet: Exclude<Facet, 'collection'>
  selected: string
  options: readonly { value: string; label: string }[]
  /** The number of templates for each value. */
  counts: Record<string, number>
  onChangedBeforeHydration(field: HTMLSelectElement): void
}

/** The select of one facet; '' is any. */
export function FacetSelect(props: FacetSelectProps) {
  const { facet, selected, options, counts, onChangedBeforeHydration } = props
  const { t } = useTranslation('gallery')
  const field = useSearchParamField(selected, onChangedBeforeHydration)
  return (
    <Select
      ref={field}
      name={facet}
      defaultValue={selected}
      aria-label={t(`facets.${facet}`)}
      className={cn(
        'text-sm sm:text-sm',
        selected && 'border-primary bg-secondary font-medium text-secondary-foreground',
      )}
    >
      <option value="">{t(`facets.${facet}`)}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {`${label} (${counts[value] ?? 0})`}
        </option>
      ))}
    </Select>
  )
}
