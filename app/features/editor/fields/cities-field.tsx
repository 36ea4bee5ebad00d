import { useTranslation } from 'react-i18next'
import { PickerInput } from '#app/components/pickers/picker-input'
import { TagInput } from '#app/components/ui/tag-input'
import { parseCities } from '#contract/resume/parse-cities'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from './field'

/** The cities somebody wants to work in, each a tag. */
export function CitiesField() {
  const { t } = useTranslation(['editor', 'fields'])
  const store = useEditorStore()
  const cities = useEditor((state) => state.resume.intention.cities)
  const inEnglish = useEditor((state) => state.resume.style.headings === 'en')
  // A city that is too long is a problem of `intention.cities[1]`, which has no separate field.
  const problemField = useEditor(({ problems }) =>
    Object.keys(problems).find((name) => name.startsWith('intention.cities')),
  )
  const { describedBy, isInvalid, notes } = useFieldDescription(
    problemField ?? 'intention.cities',
    t('citiesHint'),
    'needs-no-script',
  )
  const label = t('fields:intention.cities')
  return (
    <div className="col-span-6 sm:col-span-3">
      <label htmlFor="f-intention.cities" className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      <TagInput
        id="f-intention.cities"
        name="intention.cities"
        tags={cities}
        parse={parseCities}
        removeLabel={(city) => t('cityRemove', { city })}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onTagsChange={(now) => store.getState().set('intention.cities', now)}
        renderField={(field) => (
          <PickerInput {...field} picker="city" inEnglish={inEnglish} suffix="、" picked={cities} />
        )}
      />
      {notes}
    </div>
  )
}
