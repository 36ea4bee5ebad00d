import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import {
  useEditor,
  useEditorStore,
  useSection,
  useFieldValue,
} from '#app/features/editor/state/editor-context'
import { restoreFocusAfterIntent } from '#app/features/editor/form-intents/restore-focus-after-intent'
import { showUndoToast, isRemoval } from '#app/features/editor/form-intents/show-undo-toast'
import { ReorderHandle } from '#app/features/editor/reorder/reorder-handle'
import { revealSection } from '#app/features/editor/shortcuts/use-shortcuts'

/** The reorderable list of sections. Loaded on demand; only section-manager-disclosure.tsx imports it. */
export function SectionManager() {
  const ids = useEditor((state) => state.resume.sections.map((section) => section.id).join())
  const sectionIds = ids ? ids.split(',') : []
  return (
    <ol className="border-t border-border p-1.5">
      {sectionIds.map((id, index) => (
        <SectionRow key={id} id={id} index={index} isLast={index === sectionIds.length - 1} />
      ))}
    </ol>
  )
}

type SectionRowProps = { id: string; index: number; isLast: boolean }

const SectionRow = memo(function SectionRow({ id, index, isLast }: SectionRowProps) {
  const { t, i18n } = useTranslation(['editor', 'editor-tools', 'fields'])
  const store = useEditorStore()
  const name = `sections[${index}]`
  const kind = useSection(index, (section) => section?.kind ?? 'custom')
  const visible = useSection(index, (section) => section?.visible !== false)
  const count = useSection(index, (section) => section?.items.length ?? 0)
  const title = useFieldValue(`${name}.title`) || t(`fields:kinds.${kind}`)
  const actions = [
    { intent: `moveSection:${id}:up`, label: t('section.up'), icon: ArrowUp, disabled: index === 0 },
    { intent: `moveSection:${id}:down`, label: t('section.down'), icon: ArrowDown, disabled: isLast },
    visible
      ? { intent: `hideSection:${id}`, label: t('section.hide'), icon: EyeOff }
      : { intent: `hideSection:${id}`, label: t('section.show'), icon: Eye },
    { intent: `removeSection:${id}`, label: t('section.remove'), icon: Trash2, variant: 'ghost-removal' },
  ] as const
  const dispatchRowIntent = (intent: string) => (event: MouseEvent<HTMLElement>) => {
    const pressed = event.currentTarget
    const { resume: before, dispatchIntent } = store.getState()
    dispatchIntent(intent, true)
    const { resume: after } = store.getState()
    if (isRemoval(intent)) showUndoToast(store, i18n.t)
    restoreFocusAfterIntent({ before, after, intent, pressed, t: i18n.t, headingOf: rowHeading })
  }
  return (
    <li data-row className="flex items-center gap-1 rounded-md bg-card pr-1 hover:bg-accent">
      <ReorderHandle id={id} labelId={`s-${id}`} verb="placeSection" listId="sections" index={index} />
      <button
        type="button"
        title={t('editor-tools:manage.go')}
        onClick={() => revealSection(store, id)}
        data-grip
        className="select-none [-webkit-touch-callout:none] flex min-w-0 grow items-baseline gap-2 rounded px-1.5 py-2 text-left text-sm"
      >
        <span id={`s-${id}`} className={`truncate ${visible ? '' : 'text-subtle-foreground line-through'}`}>
          {title}
        </span>
        <span className="shrink-0 text-xs text-subtle-foreground">
          {visible
            ? t('editor-tools:manage.entries').replace('{{count}}', String(count))
            : t('section.hidden')}
        </span>
      </button>
      {actions.map(({ intent, label, icon: Icon, ...action }) => (
        // Does not move the view; the same button in a section's header scrolls to the section.
        <Button
          key={intent}
          variant="ghost"
          size="icon-sm"
          {...action}
          aria-label={t('section.named', { action: label, name: title })}
          title={t('section.named', { action: label, name: title })}
          onClick={dispatchRowIntent(intent)}
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </li>
  )
})

const rowHeading = (id: string) => document.getElementById(`s-${id}`)?.closest('button')
