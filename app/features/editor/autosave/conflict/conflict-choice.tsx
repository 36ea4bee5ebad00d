import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, MergeConflict } from '#resume-model/merge/merge-context'
import { conflictText, type ConflictContext } from './conflict-text'
import { conflictLabel } from './conflict-label'
import { markDifferences, type MarkedPiece } from './mark-differences'

type ConflictChoiceProps = {
  conflict: MergeConflict
  context: ConflictContext
  choice: Choice
  onChoose(choice: Choice): void
}

/** One part that both sides changed: the two texts, of which one is chosen, or both. */
export function ConflictChoice({ conflict, context, choice, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation(['editor-tools', 'editor', 'fields']).i18n
  const name = useId()
  const { path, both } = conflict
  const [mine, theirs] = [conflict.mine, conflict.theirs].map((value) =>
    conflictText(t, context, path, value),
  )
  const marked = markDifferences(mine!, theirs!)
  const options: { value: Choice; label: string; pieces: readonly MarkedPiece[] }[] = [
    { value: 'mine', label: t('editor-tools:merge.mine'), pieces: marked.mine },
    { value: 'theirs', label: t('editor-tools:merge.theirs'), pieces: marked.theirs },
    ...(both === undefined
      ? []
      : [{ value: 'both' as const, label: t('editor-tools:merge.both'), pieces: [] }]),
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{conflictLabel(t, context.versions, path)}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label, pieces }) => (
          <label
            key={value}
            className={`block cursor-pointer rounded-md border border-border p-3 hover:bg-accent has-checked:border-primary has-checked:bg-secondary has-focus-visible:ring-2 has-focus-visible:ring-ring ${value === 'both' ? 'sm:col-span-2' : ''}`}
          >
            <span className="flex items-center gap-2 text-xs text-muted-foreground">
              <input
                type="radio"
                name={name}
                value={value}
                checked={choice === value}
                onChange={() => onChoose(value)}
                className="size-4 accent-primary"
              />
              {label}
            </span>
            {pieces.length > 0 ? <Pieces pieces={pieces} /> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Pieces({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return (
    <span className="mt-1.5 block max-h-48 overflow-y-auto text-sm leading-6 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {pieces.map(({ text, isOwn }, index) =>
        isOwn ? (
          <mark key={index} className="rounded-sm bg-warning-soft text-foreground box-decoration-clone">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
