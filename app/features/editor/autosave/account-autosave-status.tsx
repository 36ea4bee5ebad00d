import { Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { EditorTemplate } from '#app/features/editor/style/editor-template'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { useFormatters } from '#app/i18n/use-formatters'
import {
  startAccountAutosave,
  type AccountAutosaveUpdate,
  type PostedRevision,
} from './start-account-autosave'
import { postCopy } from './save-requests'
import type { AccountAutosave } from './account-autosave'
import { LazySaveConflictDialog } from './conflict/lazy-save-conflict-dialog'

type AccountAutosaveStatusProps = {
  stored: StoredResume
  posted?: PostedRevision
  templates: readonly EditorTemplate[]
}

/** Starts the autosave of a stored resume and shows the states that only the user can resolve. */
export function AccountAutosaveStatus({ stored, posted, templates }: AccountAutosaveStatusProps) {
  const { t } = useTranslation('editor')
  const { sentenceGap } = useFormatters()
  const store = useEditorStore()
  const navigate = useNavigate()
  const [[opened, postedRevision]] = useState([stored, posted] as const)
  const [status, setStatus] = useState<AccountAutosaveUpdate>({ save: 'ready' })
  const [restored, setRestored] = useState(false)
  const [isConflictDialogOpen, setConflictDialogOpen] = useState(true)
  const [copyError, setCopyError] = useState('')
  const autosave = useRef<AccountAutosave>()

  useEffect(() => {
    const onStatus = (now: AccountAutosaveUpdate) => {
      setStatus(now)
      if (now.restored) setRestored(true)
      if (now.saveFailure !== 'conflict') setConflictDialogOpen(true)
    }
    const running = startAccountAutosave(store, opened, onStatus, postedRevision)
    autosave.current = running.autosave
    return running.close
  }, [store, opened, postedRevision])

  /** Saves the editor's document as a second resume and continues there. */
  async function saveCopy(): Promise<string> {
    const answer = await postCopy(opened.id, store.getState().resume)
    if (answer.kind === 'failed') return t('account.failed')
    if (answer.kind === 'refused') return answer.message
    autosave.current?.discard()
    navigate(`/resume/edit/${answer.id}`)
    return ''
  }
  async function keepMine(newer: StoredResume, merged?: Resume): Promise<string> {
    await autosave.current?.resolveConflict(newer, merged)
    return store.getState().saveState === 'failed' ? t('account.failed') : ''
  }
  function takeTheirs(newer: StoredResume): Promise<string> {
    autosave.current?.takeTheirs(newer)
    return Promise.resolve('')
  }

  const { saveFailure, newer, base } = status
  return (
    <>
      {saveFailure === 'login' ? (
        <Note kind="alert">
          {t('account.login')}
          {sentenceGap}
          <Link to={`/login?to=/resume/edit/${opened.id}`} className="font-medium underline">
            {t('account.loginAgain')}
          </Link>
        </Note>
      ) : null}
      {saveFailure === 'gone' ? (
        <Note kind="alert">
          {t('account.gone')}
          {sentenceGap}
          <NoteButton onClick={() => void saveCopy().then(setCopyError)}>{t('account.saveAsNew')}</NoteButton>
          {sentenceGap}
          {copyError}
        </Note>
      ) : null}
      {saveFailure === 'conflict' && newer && !isConflictDialogOpen ? (
        <Note kind="alert">
          {t('account.conflict')}
          {sentenceGap}
          <NoteButton onClick={() => setConflictDialogOpen(true)}>{t('account.decide')}</NoteButton>
        </Note>
      ) : null}
      {restored && !saveFailure ? <Note kind="status">{t('account.restored')}</Note> : null}
      {saveFailure === 'conflict' && newer && isConflictDialogOpen ? (
        <LazySaveConflictDialog
          // A version that is newer still is another question.
          key={newer.revision}
          newer={newer}
          base={base}
          templates={templates}
          onKeepMine={(merged) => keepMine(newer, merged)}
          onTakeTheirs={() => takeTheirs(newer)}
          onKeepBoth={saveCopy}
          onDecideLater={() => setConflictDialogOpen(false)}
        />
      ) : null}
    </>
  )
}

function NoteButton(props: { onClick(): void; children: ReactNode }) {
  return <Button variant="ghost" size="sm" className="text-destructive underline" {...props} />
}

function Note({ kind, children }: { kind: 'alert' | 'status'; children: ReactNode }) {
  const look = kind === 'alert' ? 'bg-destructive/10 text-destructive' : 'bg-secondary text-primary'
  return (
    <div role={kind} className={`rounded-md px-3 py-2 text-sm ${look}`}>
      {children}
    </div>
  )
}
