import { ChevronRight } from 'lucide-react'
import { memo, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { formatMonthIn } from '#contract/resume/month'
import type { Item } from '#contract/resume/resume'
import {
  ITEM_FIELDS,
  PICTURE_KINDS,
  SECTION_FIELDS,
  type ItemField as ItemFieldName,
  type SectionKind,
} from '#contract/resume/section-kinds'
import { useEditorStore, useItem, useFieldValue } from '#app/features/editor/state/editor-context'
import { getAtPath } from '#app/features/editor/state/resume-path'
import type { EditorState } from '#app/features/editor/state/editor-store'
import { fieldWidths } from '#app/features/editor/fields/field-widths'
import { ItemField } from '#app/features/editor/fields/item-field'
import { RewriteButton } from '#app/features/editor/rewrite/rewrite-button'
import { LazyPictureField } from '#app/features/editor/photo/lazy-picture-field'
import { fieldsToFold } from './fields-to-fold'
import { ItemMenu } from './item-menu'
import { OpenSamplePhrasesButton } from '#app/features/editor/sample-phrases/open-sample-phrases-button'
import { samplePhraseKindOf } from '#app/features/editor/sample-phrases/sample-phrase-kinds'
import { ReorderHandle } from '#app/features/editor/reorder/reorder-handle'
import { RichTextField } from '#app/features/editor/rich-text/rich-text-field'
import { useScenarioFieldLabel } from '#app/features/editor/scenario-suggestions/scenario-hint'

type ItemEditorProps = {
  name: string
  kind: SectionKind
  /** The id and the shown title of its section, and its index there. */
  sectionId: string
  sectionTitle: string
  index: number
  isLast: boolean
}

/** An entry of a section: its summary when closed, its form when open. */
export const ItemEditor = memo(function ItemEditor({
  name,
  kind,
  sectionId,
  sectionTitle,
  index,
  isLast,
}: ItemEditorProps) {
  const { t } = useTranslation(['editor', 'fields'])
  const { formatList } = useFormatters()
  const id = useItem(name, (item) => item?.id ?? '')
  const isVisible = useItem(name, (item) => item?.visible !== false)
  // Only the initial state: later the user opens and closes the entry, never the store.
  const store = useEditorStore()
  const [isInitiallyOpen] = useState(() =>
    shouldStartOpen(store.getState(), name, [id, ...(index === 0 && isLast ? [sectionId] : [])]),
  )
  const scenarioLabelOf = useScenarioFieldLabel(kind)
  const fields: readonly ItemFieldName[] = SECTION_FIELDS[kind]
  const labelOf = (field: ItemFieldName) =>
    scenarioLabelOf(field) ?? t(`fields:${kind}.${field}` as 'fields:work.title')
  // Only initially, too: a field that is being filled stays where it is.
  const [moreFields] = useState(() =>
    fieldsToFold(kind, getAtPath(store.getState().resume, name) as Item | undefined),
  )
  const isShownFirst = (field: ItemFieldName) => !moreFields.some((one) => one === field)
  const shownFields = fields.filter(isShownFirst)
  const widths = new Map([...fieldWidths(moreFields), ...fieldWidths(shownFields)])
  const holdsPicture = PICTURE_KINDS.includes(kind)
  return (
    <div data-row className="relative">
      {/* Before the entry: behind its last field Tab goes on to what is below it. */}
      <ReorderHandle
        id={id}
        labelId={`h-${id}`}
        verb="placeItem"
        listId={sectionId}
        index={index}
        className="absolute top-2 right-10"
      />
      <ItemMenu {...{ id, name, index, isLast, isVisible }} />
      <details
        id={id}
        open={isInitiallyOpen}
        onToggle={closeOtherItems}
        className="entry group/item rounded-md border border-border bg-card open:border-border-strong"
      >
        <ItemSummary id={id} name={name} sectionTitle={sectionTitle} isVisible={isVisible} />
        <input type="hidden" name={`${name}.id`} value={id} />
        <input type="hidden" name={`${name}.visible`} value={String(isVisible)} />
        {ITEM_FIELDS.filter((field) => !fields.includes(field)).map((field) => (
          <HiddenText key={field} name={`${name}.${field}`} />
        ))}
        <HiddenText name={`${name}.picture`} />
        <HiddenText name={`${name}.breakBefore`} />
        <HiddenText name={`${name}.keep`} />
        <div className="grid grid-cols-6 gap-x-3 gap-y-4 border-t border-border px-4 py-4">
          {shownFields.map((field) => {
            const shared = {
              name: `${name}.${field}`,
              label: labelOf(field),
            }
            if (field === 'text')
              return (
                <RichTextField
                  key={field}
                  {...shared}
                  hint={t('richHint')}
                  rows={kind === 'skills' ? 2 : 5}
                  labelAction={
                    <>
                      {samplePhraseKindOf(kind) ? <OpenSamplePhrasesButton id={id} /> : null}
                      <RewriteButton target={`${id}.text`} />
                    </>
                  }
                />
              )
            return <ItemField key={field} {...shared} kind={kind} field={field} width={widths.get(field)!} />
          })}
          {moreFields.length > 0 ? (
            <details className="group/more col-span-6">
              <summary className="text-sm font-medium text-primary hover:text-primary-strong">
                {t('item.more', { names: formatList(moreFields.map(labelOf)) })}
              </summary>
              <div className="mt-3 grid grid-cols-6 gap-x-3 gap-y-4">
                {moreFields.map((field) => (
                  <ItemField
                    key={field}
                    name={`${name}.${field}`}
                    label={labelOf(field)}
                    kind={kind}
                    field={field}
                    width={widths.get(field)!}
                  />
                ))}
              </div>
            </details>
          ) : null}
          {holdsPicture ? <LazyPictureField name={name} itemId={id} /> : null}
        </div>
      </details>
    </div>
  )
})

/** On a phone an open entry is a sheet over the list (app.css), so only one stays open. */
function closeOtherItems({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open || !matchMedia('(max-width: 639.98px)').matches) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details.entry[open]'))
    if (other !== currentTarget) other.open = false
}

/** A field this kind of section does not show, posted so that saving without scripts does not lose it. */
function HiddenText({ name }: { name: string }) {
  const value = useFieldValue(name)
  return value ? <input type="hidden" name={name} value={value} /> : null
}

/** A new entry, the only one of a new section, and an entry with an error start open. */
function shouldStartOpen({ focus, problems }: EditorState, name: string, ids: string[]): boolean {
  return ids.includes(focus) || Object.keys(problems).some((field) => field.startsWith(`${name}.`))
}

type ItemSummaryProps = { id: string; name: string; sectionTitle: string; isVisible: boolean }

function ItemSummary({ id, name, sectionTitle, isVisible }: ItemSummaryProps) {
  const { t, i18n } = useTranslation('editor')
  const heading = useItem(
    name,
    (item) => item?.title || item?.text.replace(/^[-*•]\s*|\*\*|<\/?u>/g, '').slice(0, 40) || '',
  )
  const role = useItem(name, (item) => item?.subtitle)
  const dates = useItem(name, (item) =>
    [item?.from, item?.to]
      .flatMap((month) => (month ? [formatMonthIn(i18n.language, month)] : []))
      .join(' – '),
  )
  return (
    <summary
      data-grip
      className="select-none [-webkit-touch-callout:none] flex items-center gap-2 rounded-md py-2.5 pr-17 pl-4 hover:bg-accent motion-safe:transition-[padding]"
    >
      <ChevronRight
        aria-hidden
        className="-ml-1 size-4 shrink-0 text-subtle-foreground transition-transform group-open/item:rotate-90"
      />
      <span className="min-w-0 grow items-baseline gap-2 sm:flex">
        <span
          id={`h-${id}`}
          className={`block grow truncate ${heading ? 'font-medium' : 'text-subtle-foreground'} ${isVisible ? '' : 'line-through opacity-70'}`}
        >
          {heading || (
            <>
              <span className="max-sm:group-open/item:hidden">{t('item.untitled')}</span>
              {/* On a phone an open entry covers its section, which then names it. */}
              <span className="hidden text-foreground max-sm:group-open/item:inline">{sectionTitle}</span>
            </>
          )}
        </span>
        {/* Of a long title the end is cut, never the dates. */}
        <span className="flex gap-1.5 text-xs text-subtle-foreground max-sm:group-open/item:hidden sm:max-w-[45%] sm:shrink-0 sm:text-sm">
          <span className="truncate">{role}</span>
          {role && dates ? '·' : null}
          <span className="shrink-0">{dates}</span>
        </span>
      </span>
      {isVisible ? null : (
        <span className="shrink-0 text-xs text-subtle-foreground">{t('section.hidden')}</span>
      )}
      <span className="needs-script hidden shrink-0 pl-2 font-medium text-primary group-open/item:max-sm:block">
        {t('item.done')}
      </span>
    </summary>
  )
}
