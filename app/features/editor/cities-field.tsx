import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputLook } from '#app/components/ui/input'
import { readCities } from '#contract/cities'
import { useEditor, useEditorStore } from './editor-context'
import { useFieldNotes } from './field'

/** Several cities typed as one text; the separator being typed must not vanish under the hand. */
export function CitiesField() {
  const { t } = useTranslation()
  const store = useEditorStore()
  const joined = useEditor((state) => state.resume.intention.cities.join('、'))
  const [typed, setTyped] = useState(joined)
  // One city too long is a problem of `intention.cities[1]`, which has no field of its own.
  const wrong = useEditor(({ problems }) =>
    Object.keys(problems).find((name) => name.startsWith('intention.cities')),
  )
  const { described, invalid, under } = useFieldNotes(wrong ?? 'intention.cities', t('editor.citiesHint'))
  const shown = readCities(typed).join('、') === joined ? typed : joined
  return (
    <div className="col-span-6 sm:col-span-3">
      <label htmlFor="f-intention.cities" className="mb-1 block text-sm text-ink-soft">
        {t('fields.intention.cities')}
      </label>
      <input
        id="f-intention.cities"
        name="intention.cities"
        value={shown}
        aria-invalid={invalid || undefined}
        aria-describedby={described}
        className={inputLook}
        onChange={(event) => {
          setTyped(event.target.value)
          const cities = readCities(event.target.value)
          if (cities.join('、') !== joined) store.getState().set('intention.cities', cities)
        }}
      />
      {under}
    </div>
  )
}
