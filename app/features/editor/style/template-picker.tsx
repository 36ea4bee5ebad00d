import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { templatePicture } from '#app/components/thumbnails/template-picture'
import { useIsScripted } from '#app/components/ui/use-is-scripted'
import { breakableName } from './breakable-name'
import type { EditorTemplate } from './editor-template'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { useFieldDescription } from '#app/features/editor/fields/field'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { applyTemplateStyle } from './apply-template-style'
import { NewVersionChoice } from './new-version-choice'
import { PlainCards } from './plain-cards'
import type { OwnPages } from './use-own-pages'

/** More than are seen before scripts run; those after them are the plain cards, until the scripts draw them too. */
const firstCards = 8

type TemplatePickerProps = {
  templates: EditorTemplate[]
  fieldsetRef: RefObject<HTMLFieldSetElement>
  /** Those that a filter leaves, and the chosen one; all without a filter. */
  shownIds?: ReadonlySet<string>
  ownPages?: OwnPages
  /** On a phone: all below each other, as the row would be a long way for a finger. */
  isOpen?: boolean
}

/**
 * The templates as a strip of thumbnails, the chosen one first: as high as the window on a wide screen, in two columns
 * where there is room, a row on others. A
 * choice applies the template's style and leaves the content.
 */
export function TemplatePicker({
  templates,
  fieldsetRef,
  shownIds,
  ownPages,
  isOpen = false,
}: TemplatePickerProps) {
  const { t, i18n } = useTranslation('style')
  const store = useEditorStore()
  const value = useFieldValue('style.template')
  const { describedBy, notes } = useFieldDescription('style.template')
  // Posted as `styleBefore`: otherwise the server only sees the new choice.
  const [before] = useState(value)
  const ordered = [...templates].sort((a, b) => Number(isOf(before, b)) - Number(isOf(before, a)))
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const chosen = templates.find((template) => isOf(value, template))
  const current = chosen && `${chosen.id}@${chosen.version}`

  const isScripted = useIsScripted()

  // A template chosen before the scripts loaded gets its style now.
  useEffect(() => {
    const chosen = fieldsetRef.current?.querySelector<HTMLInputElement>(
      '[name="style.template"]:checked',
    )?.value
    const template = templates.find(({ id, version }) => chosen === `${id}@${version}`)
    const isInStore = store.getState().resume.style.template !== before
    if (template && !isInStore && chosen !== before) chooseTemplate(store, template)
  }, [store, templates, before, fieldsetRef])

  return (
    <fieldset
      ref={fieldsetRef}
      aria-describedby={describedBy}
      className="min-w-0 max-lg:scroll-mt-[calc(42dvh+7rem)] lg:stick-28 lg:col-start-1 lg:row-span-2 lg:row-start-2"
    >
      <input type="hidden" name="styleBefore" value={before} />
      <legend className="mb-2 text-sm text-muted-foreground max-lg:[html.scripted_&]:sr-only">
        {t('template')}
      </legend>
      <div
        data-open={isOpen || undefined}
        className="template-strip group/strip -m-1 flex gap-3 overflow-x-auto p-1 max-lg:snap-x max-lg:data-open:grid max-lg:data-open:grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] max-lg:data-open:overflow-visible lg:h-[calc(100dvh-13rem)] lg:flex-col xl:grid xl:content-start xl:grid-cols-2"
      >
        {(isScripted ? ordered : ordered.slice(0, firstCards)).map((template) => {
          const checked = isOf(value, template)
          const ownPage = ownPages?.get(template.id)
          return (
            <div
              key={template.id}
              data-template={template.id}
              hidden={!checked && shownIds && !shownIds.has(template.id)}
              className="group/template"
            >
              <label>
                <input
                  type="radio"
                  name="style.template"
                  value={checked ? value : `${template.id}@${template.version}`}
                  checked={checked}
                  data-chosen={checked || undefined}
                  className="sr-only"
                  onChange={() => chooseTemplate(store, template)}
                />
                <PageThumbnail
                  src={templatePicture(template.id, language)}
                  sizes="120px"
                  {...(ownPage && { srcSet: `${ownPage} 360w` })}
                />
                <span className="template-name">{breakableName(template.name[language])}</span>
              </label>
            </div>
          )
        })}
        {isScripted ? null : <PlainCards templates={ordered.slice(firstCards)} language={language} />}
      </div>
      {current && current !== value && (
        <NewVersionChoice
          version={current}
          name={chosen.name[language]}
          choose={() => chooseTemplate(store, chosen)}
        />
      )}
      {notes}
    </fieldset>
  )
}

/** Whether a style's template is this one, in any version. */
export const isOf = (styleTemplate: string, { id }: EditorTemplate) => styleTemplate.startsWith(`${id}@`)

function chooseTemplate(store: EditorStore, template: EditorTemplate) {
  const { resume, set } = store.getState()
  const { style } = resume
  const current = `${template.id}@${template.version}`
  // Another version of the same template leaves the rest of the style as the user set it.
  const isSame = isOf(style.template, template)
  set('style', isSame ? { ...style, template: current } : applyTemplateStyle(style, template), true)
  store.setState({ pointedStyle: undefined })
}
