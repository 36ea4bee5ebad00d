import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'
import { useFormatters } from '#app/i18n/use-formatters'
import type { StoredResume } from '#contract/resume/stored-resume'
import { listDifferences, type Difference } from './list-differences'
import { useEditorStore } from '#app/features/editor/state/editor-context'

/** Resolves to a readable reason for a failure; '' on success. */
type ChoiceResult = Promise<string>
type SaveConflictDialogProps = {
  newer: StoredResume
  onKeepMine(): ChoiceResult
  onTakeTheirs(): ChoiceResult
  onKeepBoth(): ChoiceResult
  onDecideLater(): void
}

/**
 * Another editor, often the user's other device, has saved a newer version: the user chooses mine, theirs, or
 * both.
 */
export function SaveConflictDialog({ newer, onDecideLater, ...on }: SaveConflictDialogProps) {
  const { t } = useTranslation(['editor', 'fields'])
  const id = useId()
  const store = useEditorStore()
  const [differences] = useState(() => listDifferences(store.getState().resume, newer.resume))
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')

  const choose = (run: () => ChoiceResult) => () => {
    setIsBusy(true)
    void run().then((problem) => {
      setError(problem)
      setIsBusy(false)
    })
  }
  const differenceName = (part: Difference): string =>
    part.part === 'section' ? part.title || t(`fields:kinds.${part.kind}`) : t(`sync.parts.${part.part}`)
  const formats = useFormatters()
  const names = formats.formatList(new Set(differences.map(differenceName)))
  const choices = [
    { name: 'mine', run: on.onKeepMine },
    { name: 'theirs', run: on.onTakeTheirs },
    { name: 'both', run: on.onKeepBoth },
  ] as const
  return (
    <Dialog open labelledBy={`${id}-title`} onClose={onDecideLater} className="max-w-md p-5 sm:p-6">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {t('sync.title')}
      </h2>
      <p className="mt-2 text-sm text-muted-foreground">
        {t('sync.text', { time: formats.formatDateTime(newer.updatedAt) })}
      </p>
      {names ? <p className="mt-2 text-sm">{t('sync.differing', { names })}</p> : null}
      {error ? (
        <p role="alert" className="mt-3 rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
          {error}
        </p>
      ) : null}
      <div className="mt-5 grid gap-2">
        {choices.map(({ name, run }) => (
          <Button
            key={name}
            variant={name === 'mine' ? 'default' : 'outline'}
            disabled={isBusy}
            onClick={choose(run)}
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
