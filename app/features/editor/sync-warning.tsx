import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'
import { useFormats } from '#app/components/use-formats'
import type { StoredResume } from '#contract/stored-resume'
import { differingParts, type Part } from './differing-parts'
import { useEditorStore } from './editor-context'

/** Why a choice could not be carried out, for people; '' when it was. */
type Outcome = Promise<string>
type SyncWarningProps = {
  newer: StoredResume
  onMine(): Outcome
  onTheirs(): Outcome
  onBoth(): Outcome
  onLater(): void
}

/** Somebody, often oneself on another device, has saved meanwhile: mine, theirs, or both. Nothing happens by itself. */
export function SyncWarning({ newer, onMine, onTheirs, onBoth, onLater }: SyncWarningProps) {
  const { t } = useTranslation()
  const id = useId()
  const store = useEditorStore()
  const [parts] = useState(() => differingParts(store.getState().resume, newer.resume))
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const choose = (run: () => Outcome) => () => {
    setBusy(true)
    void run().then((problem) => {
      setSaid(problem)
      setBusy(false)
    })
  }
  const nameOf = (part: Part): string =>
    part.part === 'section'
      ? part.title || t(`fields.kinds.${part.kind}`)
      : t(`editor.sync.parts.${part.part}`)
  const says = useFormats()
  const names = says.names(new Set(parts.map(nameOf)))
  const choices = [
    { name: 'mine', run: onMine },
    { name: 'theirs', run: onTheirs },
    { name: 'both', run: onBoth },
  ] as const
  return (
    <Dialog open labelledBy={`${id}-title`} onClose={onLater} className="max-w-md p-5 sm:p-6">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {t('editor.sync.title')}
      </h2>
      <p className="mt-2 text-sm text-muted-foreground">
        {t('editor.sync.text', { time: says.moment(newer.updatedAt) })}
      </p>
      {names ? <p className="mt-2 text-sm">{t('editor.sync.differing', { names })}</p> : null}
      {said ? (
        <p role="alert" className="mt-3 rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
          {said}
        </p>
      ) : null}
      <div className="mt-5 grid gap-2">
        {choices.map(({ name, run }) => (
          <Button
            key={name}
            variant={name === 'mine' ? 'default' : 'outline'}
            disabled={busy}
            onClick={choose(run)}
            aria-describedby={`${id}-${name}`}
            className="h-auto flex-col items-start gap-0 py-2.5 text-left whitespace-normal"
          >
            {t(`editor.sync.${name}`)}
            <span id={`${id}-${name}`} className="text-xs font-normal opacity-85">
              {t(`editor.sync.${name}Text`)}
            </span>
          </Button>
        ))}
        <Button variant="ghost" disabled={busy} onClick={onLater}>
          {t('editor.sync.later')}
        </Button>
      </div>
    </Dialog>
  )
}
