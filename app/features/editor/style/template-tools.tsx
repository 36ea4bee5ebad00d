import { useEffect, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FavouriteStar } from '#app/components/favourites/favourite-star'
import { useFavourites } from '#app/components/favourites/use-favourites'
import { useIsMember } from '#app/components/favourites/use-is-member'
import type { EditorTemplate } from './editor-template'
import { useEditor } from '#app/features/editor/state/editor-context'
import { ChangeNote } from './change-note'
import { TemplateFilters } from './template-filters'
import { useLossesText } from './use-losses-text'
import { useOwnPages, type OwnPages } from './use-own-pages'
import { useTemplateTrial } from './use-template-trial'

type TemplateToolsProps = {
  templates: EditorTemplate[]
  strip: RefObject<HTMLFieldSetElement>
  /** Where it is said what a template that was chosen does not keep. */
  noteHost: RefObject<HTMLElement>
  onFilter(shownIds: ReadonlySet<string> | undefined): void
  onOwnPages(pages: OwnPages): void
}

/**
 * What makes the strip of templates one to try: a filter above it, and on its cards one's own page, stars and what would be
 * lost.
 */
export function TemplateTools({ templates, strip, noteHost, onFilter, onOwnPages }: TemplateToolsProps) {
  const { t, i18n } = useTranslation('editor-tools')
  const favourites = useFavourites(useIsMember())
  const triedId = useTemplateTrial(strip, templates)
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
            // A finger finds it beside the name; in a row of small cards there is no room for one.
            // Of sixty stars one is on the way: that of the template the arrow keys have come to.
            isSkippedByTab={triedId ? id !== triedId : !current.startsWith(`${id}@`)}
            className="absolute top-1 right-1 opacity-0 group-focus-within/template:opacity-100 group-hover/template:opacity-100 aria-pressed:opacity-100 pointer-coarse:-right-2 pointer-coarse:top-auto pointer-coarse:bottom-0 pointer-coarse:size-11 pointer-coarse:bg-transparent pointer-coarse:opacity-100 pointer-coarse:shadow-none max-lg:pointer-coarse:hidden max-lg:pointer-coarse:group-data-open/strip:grid"
          />
        </OnCard>
      ))}
      {tried ? (
        <OnCard id={tried.id} strip={strip}>
          <LossesCaption template={tried} templates={templates} />
        </OnCard>
      ) : null}
      <ChangeNote templates={templates} host={noteHost} />
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
  const [resume, history] = [useEditor((state) => state.resume), useEditor((state) => state.history)]
  const text = useLossesText(templates)({ resume, history }, template)
  return text ? (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-5 pointer-coarse:bottom-11 rounded-b border-t border-border bg-popover/95 px-2 py-1.5 text-xs leading-4 text-muted-foreground"
    >
      {text}
    </p>
  ) : null
}
