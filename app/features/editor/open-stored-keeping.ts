import { dropJournal, holdEditor, leftJournals, writeJournal } from '#app/local-storage/journals'
import type { StoredResume } from '#contract/stored-resume'
import { createJournalWriter } from './journal-writer'
import { newId } from './new-id'
import { sendSave } from './send-save'
import type { EditorStore } from './store'
import { createStoredKeeper, type Told } from './stored-keeper'
import { workingResume } from './working-resume'

/** What the page says besides the state of saving: text was taken up that an earlier editor had left on this device. */
export type Heard = Told & { restored?: boolean }

/** What was posted and could not be saved: the revision it was made from, and whether it met a newer one. */
export type PostedFrom = { base: number; conflict?: true }

/**
 * Joins an editor to its resume in the account: every change goes to the journal and to the account, what an earlier
 * editor left is taken up, and leaving sends what is not there yet.
 */
export function openStoredKeeping(
  store: EditorStore,
  stored: StoredResume,
  hear: (heard: Heard) => void,
  posted?: PostedFrom,
) {
  const tab = newId()
  const release = holdEditor(tab)
  let onDevice = true
  let closed = false

  const journal = createJournalWriter({
    write: (entry) => writeJournal({ tab, resumeId: stored.id, writtenAt: Date.now(), ...entry }),
    drop: () => dropJournal(tab),
    tell(isThere) {
      onDevice = isThere
      const { saveState } = store.getState()
      if (saveState === 'failed') show({ trouble: onDevice ? lastTrouble : undefined })
    },
  })
  let lastTrouble: Told['trouble']
  const show = (state: Partial<ReturnType<typeof store.getState>>) => void (closed || store.setState(state))

  const keeper = createStoredKeeper({
    // Named is what the text was made from, never what the account has by now: that may be somebody else's.
    revision: posted?.base ?? stored.revision,
    kept: stored.resume,
    journal,
    send: (save) => sendSave({ id: stored.id, ...save }),
    online: () => navigator.onLine,
    tell(told) {
      lastTrouble = told.trouble
      show({
        saveState: told.save,
        home: 'server',
        trouble: onDevice ? told.trouble : undefined,
        ...(told.problems && { problems: told.problems }),
      })
      if (!closed) hear(told)
    },
  })

  async function settled(): Promise<boolean> {
    for (let tries = 0; tries < 3 && !keeper.isDone(); tries++) await keeper.push()
    return keeper.isDone()
  }
  show({ settled, home: 'server' })
  const { resume: opened } = store.getState()
  if (posted?.conflict) keeper.meet(opened, stored)
  else if (opened !== stored.resume) keeper.changed(opened)
  const unsubscribe = store.subscribe((now, before) => {
    if (now.resume !== before.resume) keeper.changed(now.resume)
  })
  void takeUpLeft()

  /** The newest of what editors that are gone have left; the next one is for the next time. */
  async function takeUpLeft() {
    const [left] = await leftJournals(stored.id).catch(() => [])
    // Something is being written here already: what was left waits.
    if (!left || closed || store.getState().resume !== stored.resume) return
    const resume = workingResume(left.resume)
    if (JSON.stringify(resume) !== JSON.stringify(stored.resume)) {
      keeper.takeUp({ ...left, resume })
      store.getState().replace(resume)
      hear({ save: 'running', restored: true })
    }
    await dropJournal(left.tab).catch(() => undefined)
  }

  const leave = () => keeper.leave()
  const hide = () => (document.visibilityState === 'hidden' ? void keeper.push() : keeper.again())
  const again = () => keeper.again()
  const warn = (event: BeforeUnloadEvent) => {
    if (!onDevice && !keeper.isDone()) event.preventDefault()
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  addEventListener('online', again)
  addEventListener('focus', again)
  addEventListener('beforeunload', warn)
  return {
    keeper,
    close() {
      closed = true
      unsubscribe()
      void settled().finally(() => {
        keeper.close()
        // An editor that is gone is one whose journal others take up: not before this one has dropped its own.
        void journal.rest().finally(release)
      })
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      removeEventListener('focus', again)
      removeEventListener('beforeunload', warn)
    },
  }
}
