import { useTranslation } from 'react-i18next'
import { useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'

/** The template's own colours first, then any other. */
export function ColourField({ colours }: { colours: string[] }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  const value = useText('style.colour').toLowerCase()
  const { described, under } = useFieldNotes('style.colour')
  const own = colours.includes(value)
  return (
    <fieldset aria-describedby={described}>
      <legend className="mb-2 text-sm text-ink-soft">{t('editor.style.colour')}</legend>
      <div className="flex flex-wrap items-center gap-2.5">
        {colours.map((colour) => (
          <label
            key={colour}
            className="relative size-8 rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="style.colour"
              value={colour}
              checked={value === colour}
              aria-label={colour}
              className="peer absolute inset-0 opacity-0"
              onChange={() => store.getState().set('style.colour', colour)}
            />
            <span
              aria-hidden
              className="block size-8 rounded-full border-2 border-surface ring-1 ring-line-strong peer-checked:ring-2 peer-checked:ring-ink"
              style={{ background: colour }}
            />
          </label>
        ))}
        {own ? null : <input type="radio" name="style.colour" value={value} checked readOnly hidden />}
        <label className="needs-script flex items-center gap-2 text-sm text-ink-soft">
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
            className="size-8 cursor-pointer rounded border border-line-strong bg-surface p-0.5"
            onChange={(event) => store.getState().set('style.colour', event.target.value)}
          />
          {t('editor.style.customColour')}
        </label>
      </div>
      {under}
    </fieldset>
  )
}
