import { useTranslation } from 'react-i18next'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import { facetValues, type Facet } from './gallery-query'
import type { GalleryView } from './gallery.server'

type Options = readonly { value: string; label: string }[]

/** The values of each filter that is a select, with their labels. */
export function useFacetOptions(
  industries: GalleryView['industries'],
): Record<Exclude<Facet, 'collection'>, Options> {
  const { t } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  return {
    scenario: facetValues.scenario.map((value) => ({ value, label: t(`scenarios.${value}`) })),
    industry: industries.map(({ id, name }) => ({ value: id, label: localizedName(name) })),
    mood: facetValues.mood.map((value) => ({ value, label: t(`moods.${value}`) })),
    columns: facetValues.columns.map((value) => ({ value, label: t(`columns.${value}`) })),
    photo: facetValues.photo.map((value) => ({ value, label: t(`photos.${value}`) })),
    level: facetValues.level.map((value) => ({ value, label: t(`levels.${value}`) })),
  }
}
