import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'
import { useFormatters } from '#app/i18n/use-formatters'
import type { EditorTemplate } from '#app/features/editor/style/editor-template'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { carryChange } from '#resume-model/merge/carry-change'
import { mergeResumes } from '#resume-model/merge/merge-resumes'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { FieldConflicts } from './field-conflicts'
import { listDifferences, type Difference } from './list-differences'

/** Resolves to a readable reason for a failure; '' on success. */
type ChoiceResult = Promise<string>
export type SaveConflictDialogProps = {
  newer: StoredResume
  /** What both versions are based on; without it the whole is asked about. */
  base?: Resume
  templates: readonly EditorTemplate[]
  /** Saves my version, merged by the choices; without `merged` as it is. */
  onKeepMine(merged?: Resume): ChoiceResult
  onTakeTheirs(): ChoiceResult
  onKeepBoth(): ChoiceResult
  onDecideLater(): void
}

/**
 * Another editor, often the user's other device, has changed the same: the user chooses for each part, or between
 * the whole versions where they cannot be merged.
 */
export function SaveConflictDialog({
  newer,
  base,
  templates,
  onDecideLater,
  ...on
}: SaveConflictDialogProps) {
  const { t } = useTranslation(['editor-tools', 'editor', 'fields', 'style'])
  const id = useId()
  const store = useEditorStore()
  const mine = store.getState().resume
  const [opened] = useState(mine)
  const [merge] = useState(() => base && mergeResumes(base, opened, newer.resume))
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const formats = useFormatters()
  const { onKeepMine } = on

  const choose = (run: () => ChoiceResult) => {
    setIsBusy(true)
    void run().then((problem) => {
      setError(problem)
      setIsBusy(false)
    })
  }
  // What was in conflict has been changed since.
  const isResolved = merge?.conflicts.length === 0
  useEffect(() => {
    if (!isResolved || !merge) return
    store.getState().takeOver(merge.resume, carryChange)
    void onKeepMine(merge.resume)
  }, [isResolved, merge, onKeepMine, store])
  if (isResolved) return null

  const wholeChoices = [
    { name: 'mine', run: () => onKeepMine() },
    { name: 'theirs', run: on.onTakeTheirs },
    { name: 'both', run: on.onKeepBoth },
  ] as const
  const choices = merge ? wholeChoices.slice(2) : wholeChoices
  const differenceName = (part: Difference): string =>
    part.part === 'section' ? part.title || t(`fields:kinds.${part.kind}`) : t(`sync.parts.${part.part}`)
  const time = formats.formatDateTime(newer.updatedAt)
  return (
    <Dialog
      open
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={onDecideLater}
      className={`p-5 sm:p-6 ${merge ? 'max-w-2xl' : 'max-w-md'}`}
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {t('sync.title')}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-sm text-muted-foreground">
        {merge
          ? t('editor-tools:merge.text', { time, count: merge.conflicts.length })
          : t('sync.text', { time })}
      </p>
      {merge ? null : (
        <p className="mt-2 text-sm">
          {t('sync.differing', {
            names: formats.formatList(new Set(listDifferences(opened, newer.resume).map(differenceName))),
          })}
        </p>
      )}
      {error ? (
        <p role="alert" className="mt-3 rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
          {error}
        </p>
      ) : null}
      {merge ? (
        <FieldConflicts
          conflicts={merge.conflicts}
          versions={[opened, newer.resume]}
          templates={templates}
          isBusy={isBusy}
          onDecide={(choices) => {
            const chosen = mergeResumes(base!, opened, newer.resume, { choices })?.resume
            // Undo takes back the choice alone.
            if (chosen) store.getState().takeOver(merge.resume, carryChange)
            choose(() => onKeepMine(chosen))
          }}
        />
      ) : null}
      <div className={`grid gap-2 ${merge ? 'mt-2' : 'mt-5'}`}>
        {choices.map(({ name, run }) => (
          <Button
            key={name}
            variant={name === 'mine' ? 'default' : 'outline'}
            disabled={isBusy}
            onClick={() => choose(run)}
            aria-describedby={`${id}-${name}`}
            className="h-auto flex-col items-start gap-0 py-2.5 text-left whitespace-normal"
          >
            {t(`sync.${name}`)}
            <span id={`${id}-${name}`} className="text-xs font-normal opacity-85">
              {t(`sync.${name}Text`)}
            </span>
          </Button>
        ))}
        <Button variant="ghost" disabled={isBusy} onClick={onDecideLater}>
          {t('sync.later')}
        </Button>
      </div>
    </Dialog>
  )
}
