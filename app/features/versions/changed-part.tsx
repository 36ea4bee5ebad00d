import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { ChangedField } from './changed-field'
import type { ComparedEntry, ComparedPart } from './compare-versions.server'
import { useVersionNames } from './use-version-names'

/** The changes in one part of the form: of its own fields, then of its entries. */
export function ChangedPart({ part }: { part: ComparedPart }) {
  const { partName } = useVersionNames()
  return (
    <section className="py-3 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        {partName(part.part)}
        <StateBadges difference={part} />
      </h3>
      {part.state === 'changed' ? <FieldList fields={part.fields} /> : null}
      {part.entries.length > 0 ? (
        <ul className="mt-2 space-y-3">
          {part.entries.map((entry) => (
            <ChangedEntry key={entry.id} entry={entry} isWithPart={part.state !== 'changed'} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type ChangedEntryProps = {
  entry: ComparedEntry
  /** It came or went with its section, which says so. */
  isWithPart: boolean
}

function ChangedEntry({ entry, isWithPart }: ChangedEntryProps) {
  const { t } = useTranslation('versions')
  return (
    <li className="border-l-2 border-border pl-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {entry.title || t('compare.untitled')}
        </span>
        {isWithPart && !entry.isMoved ? null : <StateBadges difference={entry} />}
      </p>
      <FieldList fields={entry.fields} />
    </li>
  )
}

function FieldList({ fields }: { fields: ComparedEntry['fields'] }) {
  if (fields.length === 0) return null
  return (
    <dl className="mt-1.5 space-y-1.5">
      {fields.map((field) => (
        <ChangedField key={field.label} field={field} />
      ))}
    </dl>
  )
}

function StateBadges({ difference }: { difference: Omit<ComparedEntry, 'id' | 'title' | 'fields'> }) {
  const { t } = useTranslation('versions')
  const { partName } = useVersionNames()
  const { state, isMoved, from } = difference
  return (
    <>
      {state === 'added' ? <Badge variant="success">{t('compare.added')}</Badge> : null}
      {state === 'removed' ? <Badge variant="destructive">{t('compare.removed')}</Badge> : null}
      {isMoved ? (
        <Badge>{from ? t('compare.movedFrom', { section: partName(from) }) : t('compare.moved')}</Badge>
      ) : null}
    </>
  )
}
