import { PanelLeft, PanelRight, PencilLine, Plus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { ResumeLimits } from '#contract/resume/resume-limits'
import {
  useEditor,
  useProblemCount,
  useEditorStore,
  useFieldValue,
  useSection,
} from '#app/features/editor/state/editor-context'
import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import { ReorderHandle } from '#app/features/editor/reorder/reorder-handle'
import { ScenarioHint } from '#app/features/editor/scenario-suggestions/scenario-hint'
import { ItemEditor } from './item-editor'
import { rowActions } from './row-actions'
import { RowMenu } from './row-menu'
import { SectionFold } from './section-fold'
import { columnsFromLeft, sideColumnOf } from './section-columns'
import { ownEntryCount, sectionProgress } from './section-progress'

type SectionEditorProps = { index: number; isFirst: boolean; isLast: boolean; isOpen: boolean }

/** A section: one row with its title and its menu, and its entries while it is open. */
export const SectionEditor = memo(function SectionEditor({
  index,
  isFirst,
  isLast,
  isOpen,
}: SectionEditorProps) {
  const { t, i18n } = useTranslation(['editor', 'fields'])
  const name = `sections[${index}]`
  const id = useSection(index, (section) => section?.id ?? '')
  const kind = useSection(index, (section) => section?.kind ?? 'custom')
  const isVisible = useSection(index, (section) => section?.visible !== false)
  const staysTogether = useSection(index, (section) => section?.keep === true)
  const column = useSection(index, (section) => section?.column)
  const side = useEditor(sideColumnOf)
  const items = useSection(index, (section) => section?.items.map((item) => item.id).join() ?? '')
  const itemIds = items ? items.split(',') : []
  const ownEntries = useSection(index, (section) => (section ? ownEntryCount(section) : 0))
  const kindName = t(`fields:kinds.${kind}`)
  const title = useFieldValue(`${name}.title`) || kindName
  return (
    <section id={id} aria-label={title} data-row className="relative scroll-mt-20 bg-card last:rounded-b-lg">
      <input type="hidden" name={`${name}.id`} value={id} />
      <input type="hidden" name={`${name}.kind`} value={kind} />
      <input type="hidden" name={`${name}.visible`} value={String(isVisible)} />
      {staysTogether ? <input type="hidden" name={`${name}.keep`} value="true" /> : null}
      {column ? <input type="hidden" name={`${name}.column`} value={column} /> : null}
      {/* Before the fold: behind its last field Tab goes on to what is below it. */}
      <ReorderHandle
        id={id}
        labelId={`s-${id}`}
        verb="placeSection"
        listId="sections"
        index={index}
        className="absolute top-2 right-10"
      />
      <SectionTitle id={id} name={`${name}.title`} placeholder={kindName} />
      <RowMenu
        label={t('section.named', { action: t('more'), name: title })}
        className="top-2 right-1.5"
        actions={[
          {
            intent: `renameSection:${id}`,
            label: t('section.rename'),
            icon: PencilLine,
            run: () => focusTitle(id),
          },
          ...(side
            ? columnsFromLeft(side).map((to, at) => ({
                intent: `columnSection:${id}:${to}`,
                label: t(`section.columns.${at === 0 ? 'left' : 'right'}`),
                icon: at === 0 ? PanelLeft : PanelRight,
                pressed: column === to,
              }))
            : []),
          ...rowActions(i18n.t, { noun: 'Section', id, isFirst, isLast, isVisible, staysTogether }),
        ]}
      />
      <SectionFold
        titleId={`s-${id}`}
        title={title}
        note={
          !isVisible
            ? t('section.hidden')
            : ownEntries > 0
              ? t('section.entries', { count: ownEntries })
              : undefined
        }
        problems={useProblemCount(`${name}.`)}
        progress={useSectionProgress(index)}
        isOpen={isOpen}
        isMuted={!isVisible}
        hasTitleField
      >
        <ScenarioHint kind={kind} />
        <div className="space-y-2">
          {itemIds.map((itemId, i) => (
            <ItemEditor
              key={itemId}
              name={`${name}.items[${i}]`}
              kind={kind}
              sectionId={id}
              sectionTitle={title}
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
      </SectionFold>
    </section>
  )
})

/** By its two numbers, which are compared by identity. */
function useSectionProgress(index: number) {
  const filled = useSection(index, (section) => (section ? sectionProgress(section).filled : 0))
  const expected = useSection(index, (section) => (section ? sectionProgress(section).expected : 1))
  return { filled, expected }
}

type SectionTitleProps = { id: string; name: string; placeholder: string }

/** Stands over the words of the row while the section is open: a press on them writes. */
function SectionTitle({ id, name, placeholder }: SectionTitleProps) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  const value = useFieldValue(name)
  return (
    <input
      id={`title-${id}`}
      name={name}
      value={value}
      aria-label={t('section.named', { action: t('section.title'), name: placeholder })}
      placeholder={placeholder}
      onChange={(event) => store.getState().set(name, event.target.value)}
      className="section-title"
    />
  )
}

function focusTitle(id: string) {
  const title = document.getElementById(`title-${id}`)
  if (!(title instanceof HTMLInputElement)) return
  openFoldsAround(document.getElementById(`s-${id}`)!)
  title.focus()
  title.select()
}
