import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { FITS, FONTS, HEADING_LANGUAGES, PHOTO_SHAPES } from '#contract/style-choices'
import type { Template } from '#contract/template'
import { ColourField } from './colour-field'
import { useEditor, useEditorStore } from './editor-context'
import { StyleChips } from './style-chips'
import { StyleRange } from './style-range'
import { TemplateField } from './template-field'
import { lookOf } from './template-look'

/** How the resume looks. Every choice is a plain form control, so it posts as it stands; with scripts the pages follow at once. */
export function StylePanel({ templates }: { templates: Template[] }) {
  const { t } = useTranslation()
  const current = useEditor((state) => state.resume.style.template)
  const template = templates.find((one) => current.startsWith(`${one.id}@`))
  return (
    <div className="space-y-6">
      <TemplateField templates={templates} />
      <ColourField colours={template?.colours ?? []} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <StyleRange measure="size" />
        <StyleRange measure="lineHeight" />
        <StyleRange measure="spacing" />
        <StyleRange measure="margins" />
        <StyleChips
          name="style.fit"
          label={t('editor.style.fit')}
          options={FITS.map((fit) => [fit, t(`editor.style.fits.${fit}`)])}
        />
        <StyleChips
          name="style.font"
          label={t('editor.style.font')}
          options={FONTS.map((font) => [font, t(`editor.style.${font}`)])}
        />
        <StyleChips
          name="style.photo"
          label={t('editor.style.photo')}
          options={PHOTO_SHAPES.map((shape) => [shape, t(`editor.style.photoShapes.${shape}`)])}
        />
        <StyleChips
          name="style.headings"
          label={t('editor.style.headings')}
          options={HEADING_LANGUAGES.map((language) => [
            language,
            t(`editor.style.headingLanguages.${language}`),
          ])}
        />
      </div>
      <input type="hidden" name="style.page" value="A4" />
      {template ? <OwnLook template={template} /> : null}
    </div>
  )
}

/** Back to how the template was made, as a step to undo. */
function OwnLook({ template }: { template: Template }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  return (
    <Button
      variant="ghost"
      size="sm"
      className="needs-script -ml-2.5"
      onClick={() => {
        const { resume, set } = store.getState()
        set('style', { ...lookOf(resume.style, template), template: resume.style.template })
      }}
    >
      <RotateCcw aria-hidden />
      {t('editor.style.ownLook')}
    </Button>
  )
}
