import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { inputLook } from '#app/components/ui/input'
import { useAsked } from '#app/components/use-asked'
import type { Facet } from './gallery-query'

type FacetSelectProps = {
  facet: Facet
  chosen: string
  options: readonly { value: string; said: string }[]
  /** How many templates each value would leave. */
  counts: Record<string, number>
  onAhead(field: HTMLSelectElement): void
}

/** One facet of the gallery, '' for any. */
export function FacetSelect({ facet, chosen, options, counts, onAhead }: FacetSelectProps) {
  const { t } = useTranslation()
  const field = useAsked(chosen, onAhead)
  return (
    <select
      ref={field}
      name={facet}
      defaultValue={chosen}
      aria-label={t(`gallery.facets.${facet}`)}
      className={cn(
        inputLook,
        'w-auto shrink-0 pr-8 text-sm',
        chosen && 'border-primary bg-secondary font-medium text-secondary-foreground',
      )}
    >
      <option value="">{t(`gallery.facets.${facet}`)}</option>
      {options.map(({ value, said }) => (
        <option key={value} value={value}>
          {`${said} (${counts[value] ?? 0})`}
        </option>
      ))}
    </select>
  )
}
