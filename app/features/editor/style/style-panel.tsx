import { RotateCcw } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import {
  FIT_MODES,
  FONTS,
  HEADING_FONTS,
  HEADING_LANGUAGES,
  LATIN_FONTS,
  PAPERS,
  PHOTO_SHAPES,
} from '#contract/resume/style-options'
import type { EditorTemplate } from './editor-template'
import { ColourField } from './colour-field'
import { FitNotice } from './fit-notice'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { EnglishDatesChoice, IconsChoice, QrCodeChoice } from './part-choices'
import { StyleRadioGroup } from './style-radio-group'
import { StripToggle } from './strip-toggle'
import { StyleSlider } from './style-slider'
import { TemplatePicker } from './template-picker'
import type { OwnPages } from './use-own-pages'
import { applyTemplateStyle } from './apply-template-style'

/** Loaded when the strip comes into view. */
const TemplateTools = lazy(() =>
  importWithTexts(() => import('./template-tools'), ['editor-tools']).then((module) => ({
    default: module.TemplateTools,
  })),
)

/**
 * The resume's style. Every choice is a form control, so it posts without scripts; with scripts the pages
 * update at once.
 */
export const StylePanel = memo(function StylePanel({ templates }: { templates: EditorTemplate[] }) {
  const { t } = useTranslation('style')
  const current = useEditor((state) => state.resume.style.template)
  const template = templates.find((one) => current.startsWith(`${one.id}@`))
  const strip = useRef<HTMLFieldSetElement>(null)
  const noteHost = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>()
  const [ownPages, setOwnPages] = useState<OwnPages>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    )
    observer.observe(strip.current!)
    return () => observer.disconnect()
  }, [])
  const toggle = () => {
    setOpen(!isOpen)
    if (isOpen) requestAnimationFrame(() => showChosen(strip.current))
  }
  return (
    <div className="gap-6 max-lg:space-y-6 lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start">
      <div className="max-lg:space-y-6 lg:contents">
        <StripToggle isOpen={isOpen} count={templates.length} onToggle={toggle} />
        <div className={cn('needs-script lg:col-span-2 lg:min-h-22', !isOpen && 'max-lg:hidden')}>
          {isSeen && (
            <Suspense>
              <TemplateTools
                templates={templates}
                strip={strip}
                noteHost={noteHost}
                onFilter={setShownIds}
                onOwnPages={setOwnPages}
              />
            </Suspense>
          )}
        </div>
        <TemplatePicker
          templates={templates}
          fieldsetRef={strip}
          shownIds={shownIds}
          ownPages={ownPages}
          isOpen={isOpen}
        />
      </div>
      <div className="max-lg:contents lg:col-start-2 lg:row-start-2 lg:space-y-4">
        <div
          ref={noteHost}
          role="status"
          className={cn(
            'empty:hidden max-lg:mb-6',
            isOpen && 'max-lg:sticky max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-lg:z-10',
          )}
        />
        <div className="max-lg:mb-6">
          <ColourField colours={template?.colours ?? []} />
        </div>
      </div>
      <div className="space-y-6 lg:col-start-2 lg:row-start-3">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <StyleSlider measure="size" />
          <StyleSlider measure="lineHeight" />
          <StyleSlider measure="spacing" />
          <StyleSlider measure="margins" />
          <div className="min-w-0 space-y-3 xl:col-span-2">
            <StyleRadioGroup
              name="style.fit"
              label={t('fit')}
              options={FIT_MODES.map((fit) => [fit, t(`fits.${fit}`)])}
            />
            <FitNotice />
          </div>
          <StyleRadioGroup
            name="style.font"
            label={t('font')}
            options={FONTS.map((font) => [font, t(`fonts.${font}`)])}
          />
          <StyleRadioGroup
            name="style.headingFont"
            label={t('headingFont')}
            options={HEADING_FONTS.map((font) => [font, t(`fonts.${font}`)])}
          />
          <StyleRadioGroup
            name="style.latin"
            label={t('latin')}
            options={LATIN_FONTS.map((font) => [font, t(`latinFonts.${font}`)])}
          />
          <IconsChoice template={template} />
          <StyleRadioGroup
            name="style.photo"
            label={t('photo')}
            options={PHOTO_SHAPES.map((shape) => [shape, t(`photoShapes.${shape}`)])}
          />
          <QrCodeChoice template={template} />
          <StyleRadioGroup
            name="style.headings"
            label={t('headings')}
            options={HEADING_LANGUAGES.map((language) => [language, t(`headingLanguages.${language}`)])}
          />
          <EnglishDatesChoice template={template} />
          <StyleRadioGroup
            name="style.page"
            label={t('page')}
            options={PAPERS.map((paper) => [paper, t(`papers.${paper}`)])}
          />
        </div>
        {template ? <ResetStyleButton template={template} /> : null}
      </div>
    </div>
  )
})

/** Restores the template's own style, as an undo step. */
function ResetStyleButton({ template }: { template: EditorTemplate }) {
  const { t } = useTranslation('style')
  const store = useEditorStore()
  return (
    <Button
      variant="ghost"
      size="sm"
      className="needs-script -ml-2.5"
      onClick={() => {
        const { resume, set } = store.getState()
        set('style', { ...applyTemplateStyle(resume.style, template), template: resume.style.template })
      }}
    >
      <RotateCcw aria-hidden />
      {t('ownLook')}
    </Button>
  )
}

/** Where the templates were is something else now: the row comes into view, with the chosen one in it. */
function showChosen(fieldset: HTMLElement | null) {
  fieldset?.scrollIntoView({ block: 'nearest' })
  fieldset
    ?.querySelector('[data-chosen]')
    ?.closest('[data-template]')
    ?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
