import { useTranslation } from 'react-i18next'
import { TagInput } from '#app/components/ui/tag-input'
import { parseCities } from '#contract/resume/parse-cities'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from './field'

/** Several cities typed as one text. */
export function CitiesField() {
  const { t } = useTranslation(['editor', 'fields'])
  const store = useEditorStore()
  const cities = useEditor((state) => state.resume.intention.cities)
  // A city that is too long is a problem of `intention.cities[1]`, which has no separate field.
  const problemField = useEditor(({ problems }) =>
    Object.keys(problems).find((name) => name.startsWith('intention.cities')),
  )
  const { describedBy, isInvalid, notes } = useFieldDescription(
    problemField ?? 'intention.cities',
    t('citiesHint'),
  )
  return (
    <div className="col-span-6 sm:col-span-3">
      <label htmlFor="f-intention.cities" className="mb-1 block text-sm text-muted-foreground">
        {t('fields:intention.cities')}
      </label>
      <TagInput
        id="f-intention.cities"
        name="intention.cities"
        tags={cities}
        parse={parseCities}
        removeLabel={(city) => t('cityRemove', { city })}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onTagsChange={(now) => store.getState().set('intention.cities', now)}
      />
      {notes}
    </div>
  )
}
