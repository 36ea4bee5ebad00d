import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePicture } from '#app/components/page-picture'
import type { Template } from '#contract/template'
import { useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'
import type { EditorStore } from './store'
import { lookOf } from './template-look'

/** Templates as pictures of themselves. Choosing one takes its look along; the content stays. */
export function TemplateField({ templates }: { templates: Template[] }) {
  const { t, i18n } = useTranslation()
  const store = useEditorStore()
  const value = useText('style.template')
  const { described, under } = useFieldNotes('style.template')
  // What the posted choice is compared with: a server only sees the new one.
  const [before] = useState(value)
  const place = useRef<HTMLFieldSetElement>(null)
  const language = i18n.language === 'en' ? 'en' : 'zh'

  // Chosen before scripts came: it brings its look, as it does afterwards.
  useEffect(() => {
    const chosen = place.current?.querySelector<HTMLInputElement>('[name="style.template"]:checked')?.value
    const template = templates.find(({ id, version }) => chosen === `${id}@${version}`)
    const isKnown = store.getState().resume.style.template !== before
    if (template && !isKnown && !before.startsWith(`${template.id}@`)) choose(store, template)
  }, [store, templates, before])

  return (
    <fieldset ref={place} aria-describedby={described}>
      <input type="hidden" name="styleBefore" value={before} />
      <legend className="mb-2 text-sm text-muted-foreground">{t('editor.style.template')}</legend>
      <div className="-m-1 grid max-h-[26rem] grid-cols-3 gap-3 overflow-y-auto overscroll-contain p-1 sm:grid-cols-4">
        {templates.map((template) => {
          const checked = value.startsWith(`${template.id}@`)
          return (
            <label
              key={template.id}
              className="group/template relative block cursor-pointer rounded-md has-focus-visible:outline-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="style.template"
                value={checked ? value : `${template.id}@${template.version}`}
                checked={checked}
                className="peer sr-only"
                onChange={() => choose(store, template)}
              />
              <PagePicture
                src={`/thumbnails/templates/${template.id}`}
                sizes="120px"
                className="aspect-[210/297] w-full rounded border border-border bg-white object-cover object-top peer-checked:ring-2 peer-checked:ring-primary group-hover/template:border-subtle-foreground"
              />
              <span className="mt-1 block text-center text-xs text-muted-foreground peer-checked:font-medium peer-checked:text-primary">
                {template.name[language]}
              </span>
            </label>
          )
        })}
      </div>
      {under}
    </fieldset>
  )
}

function choose(store: EditorStore, template: Template) {
  const { resume, set } = store.getState()
  set('style', lookOf(resume.style, template), true)
}
