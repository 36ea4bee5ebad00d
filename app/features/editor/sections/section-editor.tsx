import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Plus, Rows3, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { useEditorStore, useSection, useFieldValue } from '#app/features/editor/state/editor-context'
import { IntentButton } from '#app/features/editor/form-intents/intent-button'
import { ItemEditor } from './item-editor'
import { ScenarioHint } from '#app/features/editor/scenario-suggestions/scenario-hint'

type SectionEditorProps = { index: number; isFirst: boolean; isLast: boolean }

/** A section: its title, actions and entries. */
export const SectionEditor = memo(function SectionEditor({ index, isFirst, isLast }: SectionEditorProps) {
  const { t } = useTranslation(['editor', 'fields'])
  const name = `sections[${index}]`
  const id = useSection(index, (section) => section?.id ?? '')
  const kind = useSection(index, (section) => section?.kind ?? 'custom')
  const isVisible = useSection(index, (section) => section?.visible !== false)
  const staysTogether = useSection(index, (section) => section?.keep === true)
  const items = useSection(index, (section) => section?.items.map((item) => item.id).join() ?? '')
  const itemIds = items ? items.split(',') : []
  const kindName = t(`fields:kinds.${kind}`)
  const title = useFieldValue(`${name}.title`) || kindName
  const actions = [
    { intent: `moveSection:${id}:up`, label: t('section.up'), icon: ArrowUp, disabled: isFirst },
    { intent: `moveSection:${id}:down`, label: t('section.down'), icon: ArrowDown, disabled: isLast },
    { intent: `keepSection:${id}`, label: t('section.keep'), icon: Rows3, pressed: staysTogether },
    { intent: `duplicateSection:${id}`, label: t('section.duplicate'), icon: Copy },
    isVisible
      ? { intent: `hideSection:${id}`, label: t('section.hide'), icon: EyeOff }
      : { intent: `hideSection:${id}`, label: t('section.show'), icon: Eye },
    { intent: `removeSection:${id}`, label: t('section.remove'), icon: Trash2, danger: true },
  ]
  return (
    <section id={id} aria-label={title} className="group/section scroll-mt-20">
      <input type="hidden" name={`${name}.id`} value={id} />
      <input type="hidden" name={`${name}.kind`} value={kind} />
      <input type="hidden" name={`${name}.visible`} value={String(isVisible)} />
      {staysTogether ? <input type="hidden" name={`${name}.keep`} value="true" /> : null}
      <div className="mb-2 flex flex-wrap items-center gap-x-1">
        <SectionTitle name={`${name}.title`} placeholder={kindName} />
        {isVisible ? null : (
          <span className="rounded bg-muted px-1.5 py-0.5 text-xs text-muted-foreground">
            {t('section.hidden')}
          </span>
        )}
        <span className="grow" />
        {/* For a mouse they appear where it is, for a keyboard with the focus; a finger always sees them. */}
        <div className="flex gap-x-1 transition-opacity group-focus-within/section:opacity-100 group-hover/section:opacity-100 [@media(hover:hover)]:opacity-0">
          {actions.map(({ label, ...action }) => (
            <IntentButton
              key={action.intent}
              {...action}
              label={t('section.named', { action: label, name: title })}
            />
          ))}
        </div>
      </div>
      <ScenarioHint kind={kind} />
      <div className="space-y-2">
        {itemIds.map((itemId, i) => (
          <ItemEditor
            key={itemId}
            name={`${name}.items[${i}]`}
            kind={kind}
            sectionId={id}
            index={i}
            isLast={i === itemIds.length - 1}
          />
        ))}
      </div>
      <Button
        type="submit"
        name="intent"
        value={`addItem:${id}`}
        variant="ghost"
        size="sm"
        className="mt-1 -ml-1"
        disabled={itemIds.length >= ResumeLimits.items}
      >
        <Plus aria-hidden />
        {itemIds.length >= ResumeLimits.items ? t('item.full', { max: ResumeLimits.items }) : t('item.add')}
      </Button>
    </section>
  )
})

function SectionTitle({ name, placeholder }: { name: string; placeholder: string }) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  const value = useFieldValue(name)
  return (
    <input
      name={name}
      value={value}
      aria-label={t('section.named', { action: t('section.title'), name: placeholder })}
      placeholder={placeholder}
      onChange={(event) => store.getState().set(name, event.target.value)}
      className="-ml-2 max-w-44 min-w-0 grow-99 basis-24 rounded-md border border-transparent bg-transparent px-2 py-1 text-base font-semibold placeholder:text-foreground hover:border-border-strong focus:border-primary focus:bg-card focus:outline-3 focus:-outline-offset-1 focus:outline-primary/25"
    />
  )
}
