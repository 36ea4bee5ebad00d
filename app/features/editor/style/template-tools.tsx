import { useEffect, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FavouriteStar } from '#app/components/favourites/favourite-star'
import { useFavourites } from '#app/components/favourites/use-favourites'
import { useIsMember } from '#app/components/favourites/use-is-member'
import type { EditorTemplate } from './editor-template'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { showUndoToast } from '#app/features/editor/form-intents/show-undo-toast'
import { isOf } from './template-picker'
import { TemplateFilters } from './template-filters'
import { useLossesText } from './use-losses-text'
import { useOwnPages, type OwnPages } from './use-own-pages'
import { useTemplateTrial } from './use-template-trial'

type TemplateToolsProps = {
  templates: EditorTemplate[]
  strip: RefObject<HTMLFieldSetElement>
  onFilter(shownIds: ReadonlySet<string> | undefined): void
  onOwnPages(pages: OwnPages): void
}

/**
 * What makes the strip of templates one to try: a filter above it, and on its cards one's own page, stars and what would be
 * lost.
 */
export function TemplateTools({ templates, strip, onFilter, onOwnPages }: TemplateToolsProps) {
  const { t, i18n } = useTranslation('editor-tools')
  const favourites = useFavourites(useIsMember())
  const triedId = useTemplateTrial(strip, templates)
  useChangeToast(templates)
  const ownPages = useOwnPages(strip)
  useEffect(() => onOwnPages(ownPages), [onOwnPages, ownPages])
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const current = useEditor((state) => state.resume.style.template)
  const tried = templates.find(({ id }) => id === triedId)
  return (
    <>
      <TemplateFilters templates={templates} favourites={favourites} onFilter={onFilter} />
      {templates.map(({ id, name }) => (
        <OnCard key={id} id={id} strip={strip}>
          <FavouriteStar
            id={id}
            label={t('strip.favourite', { name: name[language] })}
            failure={t('strip.notKept')}
            isFavourite={favourites.has(id)}
            needsScript
            // Of sixty stars one is on the way: that of the template the arrow keys have come to.
            isSkippedByTab={triedId ? id !== triedId : !current.startsWith(`${id}@`)}
            className="absolute top-1 right-1 opacity-0 group-focus-within/template:opacity-100 group-hover/template:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100"
          />
        </OnCard>
      ))}
      {tried ? (
        <OnCard id={tried.id} strip={strip}>
          <LossesCaption template={tried} templates={templates} />
        </OnCard>
      ) : null}
    </>
  )
}

type OnCardProps = { id: string; strip: RefObject<HTMLElement>; children: ReactNode }

function OnCard({ id, strip, children }: OnCardProps) {
  const card = strip.current?.querySelector(`[data-template="${id}"]`)
  return card ? createPortal(children, card) : null
}

/** On the picture, and read aloud: what the template that is tried does not keep. */
function LossesCaption({ template, templates }: { template: EditorTemplate; templates: EditorTemplate[] }) {
  const resume = useEditor((state) => state.resume)
  const text = useLossesText(templates)(resume, template)
  return text ? (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-5 rounded-b border-t border-border bg-popover/95 px-2 py-1.5 text-xs leading-4 text-muted-foreground"
    >
      {text}
    </p>
  ) : null
}

/** Says what was lost once a template was chosen, and takes it back. */
function useChangeToast(templates: EditorTemplate[]) {
  const { i18n } = useTranslation()
  const { t } = i18n
  const store = useEditorStore()
  const textOf = useLossesText(templates)
  const language = i18n.language === 'en' ? 'en' : 'zh'
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const to = templates.find((template) => isOf(now.resume.style.template, template))
        const isChosen =
          to && !isOf(before.resume.style.template, to) && now.undoRedoCount === before.undoRedoCount
        const text = isChosen && textOf(before.resume, to)
        if (text)
          showUndoToast(store, t, {
            title: t('editor-tools:strip.changed', { name: to.name[language] }),
            text,
          })
      }),
    [store, templates, textOf, t, language],
  )
}
