import { Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { StoredResume } from '#contract/stored-resume'
import { useEditorStore } from './editor-context'
import { openStoredKeeping, type Heard, type PostedFrom } from './open-stored-keeping'
import { sendCopy } from './send-save'
import type { StoredKeeper } from './stored-keeper'
import { SyncWarning } from './sync-warning'

/** Keeps a stored resume while it is written, and says what only the person can decide. */
export function StoredKeeping({ stored, posted }: { stored: StoredResume; posted?: PostedFrom }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  const navigate = useNavigate()
  const [opened] = useState(stored)
  const [postedFrom] = useState(posted)
  const [heard, setHeard] = useState<Heard>({ save: 'ready' })
  const [restored, setRestored] = useState(false)
  const [asking, setAsking] = useState(true)
  const [said, setSaid] = useState('')
  const keeper = useRef<StoredKeeper>()

  useEffect(() => {
    const hear = (now: Heard) => {
      setHeard(now)
      if (now.restored) setRestored(true)
      if (now.trouble !== 'conflict') setAsking(true)
    }
    const keeping = openStoredKeeping(store, opened, hear, postedFrom)
    keeper.current = keeping.keeper
    return keeping.close
  }, [store, opened, postedFrom])

  /** Keeps what is on the screen as a resume of its own, and goes on there. */
  async function copy(newer?: StoredResume): Promise<string> {
    const answer = await sendCopy(opened.id, store.getState().resume)
    if (answer.kind === 'failed') return t('editor.sync.failed')
    if (answer.kind === 'refused') return answer.said
    if (newer) keeper.current?.takeTheirs(newer)
    else keeper.current?.abandon()
    navigate(`/resume/edit/${answer.id}`)
    return ''
  }
  async function mine(newer: StoredResume): Promise<string> {
    await keeper.current?.keepMine(newer)
    return store.getState().saveState === 'failed' ? t('editor.sync.failed') : ''
  }
  function theirs(newer: StoredResume): Promise<string> {
    keeper.current?.takeTheirs(newer)
    store.getState().replace(newer.resume)
    return Promise.resolve('')
  }

  const { trouble, newer } = heard
  return (
    <>
      {trouble === 'login' ? (
        <Note kind="alert">
          {t('editor.account.login')}{' '}
          <Link to={`/login?to=/resume/edit/${opened.id}`} className="font-medium underline">
            {t('editor.account.loginAgain')}
          </Link>
        </Note>
      ) : null}
      {trouble === 'gone' ? (
        <Note kind="alert">
          {t('editor.account.gone')}{' '}
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive underline"
            onClick={() => void copy().then(setSaid)}
          >
            {t('editor.account.saveAsNew')}
          </Button>{' '}
          {said}
        </Note>
      ) : null}
      {trouble === 'conflict' && newer && !asking ? (
        <Note kind="alert">
          {t('editor.account.conflict')}{' '}
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive underline"
            onClick={() => setAsking(true)}
          >
            {t('editor.account.decide')}
          </Button>
        </Note>
      ) : null}
      {restored && !trouble ? <Note kind="status">{t('editor.account.restored')}</Note> : null}
      {trouble === 'conflict' && newer && asking ? (
        <SyncWarning
          newer={newer}
          onMine={() => mine(newer)}
          onTheirs={() => theirs(newer)}
          onBoth={() => copy(newer)}
          onLater={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

function Note({ kind, children }: { kind: 'alert' | 'status'; children: ReactNode }) {
  const look = kind === 'alert' ? 'bg-destructive/10 text-destructive' : 'bg-secondary text-primary'
  return (
    <div role={kind} className={`rounded-md px-3 py-2 text-sm ${look}`}>
      {children}
    </div>
  )
}
