import { useTranslation } from 'react-i18next'
import { Select, type Options } from '#app/components/ui/select'
import { FITS, FONTS, HEADING_LANGUAGES, PHOTO_SHAPES, STYLE_RANGES } from '#contract/style-choices'
import type { Template } from '#contract/template'
import { ColourField } from './colour-field'
import { useEditor, useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'
import { TemplateField } from './template-field'

/** How the resume looks. Every choice is a plain form control, so it posts as it stands. */
export function StylePanel({ templates }: { templates: Template[] }) {
  const { t } = useTranslation()
  const current = useEditor((state) => state.resume.style.template)
  const template = templates.find((one) => current.startsWith(`${one.id}@`))
  return (
    <div className="space-y-6">
      <TemplateField templates={templates} />
      <ColourField colours={template?.colours ?? []} />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        <Choice
          name="style.font"
          label={t('editor.style.font')}
          options={FONTS.map((font) => [font, t(`editor.style.${font}`)])}
        />
        <Choice
          name="style.size"
          label={t('editor.style.size')}
          options={steps('size').map((value) => [value, t('editor.style.pt', { value })])}
        />
        <Choice
          name="style.lineHeight"
          label={t('editor.style.lineHeight')}
          options={steps('lineHeight').map((value) => [value, t('editor.style.times', { value })])}
        />
        <Choice
          name="style.spacing"
          label={t('editor.style.spacing')}
          options={steps('spacing').map((value) => [value, t('editor.style.times', { value })])}
        />
        <Choice
          name="style.margins"
          label={t('editor.style.margins')}
          options={steps('margins').map((value) => [value, t('editor.style.mm', { value })])}
        />
        <Choice
          name="style.photo"
          label={t('editor.style.photo')}
          options={PHOTO_SHAPES.map((shape) => [shape, t(`editor.style.photoShapes.${shape}`)])}
        />
        <Choice
          name="style.headings"
          label={t('editor.style.headings')}
          options={HEADING_LANGUAGES.map((language) => [
            language,
            t(`editor.style.headingLanguages.${language}`),
          ])}
        />
        <Choice
          name="style.fit"
          label={t('editor.style.fit')}
          options={FITS.map((fit) => [fit, t(`editor.style.fits.${fit}`)])}
        />
      </div>
      <input type="hidden" name="style.page" value="A4" />
    </div>
  )
}

function Choice({ name, label, options }: { name: string; label: string; options: Options }) {
  const store = useEditorStore()
  const value = useText(name)
  const { described, invalid, under } = useFieldNotes(name)
  return (
    <div>
      <label htmlFor={`f-${name}`} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <Select
        id={`f-${name}`}
        name={name}
        value={value}
        options={options}
        aria-invalid={invalid || undefined}
        aria-describedby={described}
        onChange={(event) =>
          store.getState().set(name, numeric.has(name) ? Number(event.target.value) : event.target.value)
        }
      />
      {under}
    </div>
  )
}

const numeric = new Set(Object.keys(STYLE_RANGES).map((key) => `style.${key}`))

/** The values of a range in its steps, as texts without rounding noise. */
function steps(of: keyof typeof STYLE_RANGES): string[] {
  const { min, max, step } = STYLE_RANGES[of]
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) =>
    String(Number((min + i * step).toFixed(2))),
  )
}
