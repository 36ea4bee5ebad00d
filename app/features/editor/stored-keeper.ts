import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import type { StoredResume } from '#contract/stored-resume'
import type { JournalEntry } from './journal-writer'
import type { SaveAnswer } from './save-answer'
import type { SaveState, Trouble } from './store'

export type Told = { save: SaveState; trouble?: Trouble; problems?: FieldProblems; newer?: StoredResume }

export type KeeperParts = {
  /** The account's content as it was opened, and its revision. */
  revision: number
  kept: Resume
  journal: { put(entry: JournalEntry): void; drop(): void }
  send(save: { revision: number; resume: Resume; sent?: Resume }): Promise<SaveAnswer>
  tell(told: Told): void
  online(): boolean
}

const quietMs = 500
const firstRetryMs = 1_000
const longestRetryMs = 30_000
/** What only the person can get out of the way. */
const stops: readonly Trouble[] = ['login', 'gone', 'conflict']

export type StoredKeeper = ReturnType<typeof createStoredKeeper>

/**
 * Carries what is typed into the account: journalled on the device at once, sent after a short quiet with the revision it
 * was made from, one save under way, the newest next; failed ones again, each after a longer wait. Says how it stands.
 */
export function createStoredKeeper({ journal, send, tell, online, ...opened }: KeeperParts) {
  let { revision, kept } = opened
  let wanted = kept
  /** Sent from `revision` and never answered: the account may have it. */
  let sent: Resume | undefined
  let flying: Resume | undefined
  /** Sent past a save under way, as the page went. */
  let late: Resume | undefined
  let busy: Promise<void> | undefined
  let trouble: Trouble | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const isStopped = () => trouble !== undefined && stops.includes(trouble)
  const isRetrying = () => trouble === 'failed' || trouble === 'offline'
  const write = () => journal.put({ base: revision, resume: wanted, sent })
  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void push(), ms)
  }
  function stop(why: Trouble, more: Partial<Told> = {}) {
    trouble = why
    tell({ save: 'failed', trouble, ...more })
  }
  function settle() {
    clearTimeout(timer)
    trouble = undefined
    failures = 0
    sent = undefined
    journal.drop()
    tell({ save: 'finished' })
  }

  function changed(resume: Resume) {
    wanted = resume
    if (wanted === kept && !busy && !isStopped() && !sent) return settle()
    write()
    if (isStopped() || isRetrying()) return
    tell({ save: 'running' })
    wait(quietMs)
  }

  /** Sends what is not in the account yet; answers when that has ended, one way or the other. */
  async function push(): Promise<void> {
    clearTimeout(timer)
    if (busy) return busy
    if (isStopped() || (wanted === kept && !sent)) return
    if (!isRetrying()) tell({ save: 'running' })
    flying = wanted
    busy = attempt(flying).finally(() => {
      busy = flying = undefined
    })
    return busy
  }

  async function attempt(resume: Resume) {
    const answer = await send({ revision, resume, sent }).catch((): SaveAnswer => ({ kind: 'failed' }))
    if (answer.kind === 'saved') return saved(resume, answer.revision)
    if (answer.kind === 'invalid') return stop('invalid', { problems: answer.problems })
    if (answer.kind === 'conflict') return stop('conflict', { newer: answer.newer })
    if (answer.kind !== 'failed') return stop(answer.kind)
    sent = late ?? resume
    late = undefined
    write()
    stop(online() ? 'failed' : 'offline')
    wait(Math.min(longestRetryMs, firstRetryMs * 2 ** failures++))
  }

  function saved(resume: Resume, now: number) {
    revision = now
    kept = resume
    sent = late
    late = undefined
    if (wanted === kept && !sent) return settle()
    trouble = undefined
    failures = 0
    write()
    tell({ save: 'running' })
    wait(quietMs)
  }

  return {
    changed,
    push,
    /** Goes on from what an editor that is gone has left. */
    takeUp({ base, resume, sent: left }: JournalEntry) {
      if (base !== revision) kept = { ...resume }
      revision = base
      sent = left
      changed(resume)
    },
    /** Begins with a text that has met something newer already: nothing is sent until somebody has decided. */
    meet(resume: Resume, newer: StoredResume) {
      wanted = resume
      write()
      stop('conflict', { newer })
    },
    /** Tries again what waits: the network is back, or the person has logged in elsewhere. */
    again() {
      if (trouble === 'login') trouble = undefined
      failures = 0
      if (trouble !== 'invalid') void push()
    },
    /** Mine is kept over what is newer, which stays as a version. */
    keepMine(newer: StoredResume) {
      revision = newer.revision
      sent = undefined
      trouble = undefined
      kept = newer.resume
      write()
      return push()
    },
    /** What is newer is kept; what was typed has gone elsewhere, or is not wanted. */
    takeTheirs(newer: StoredResume) {
      revision = newer.revision
      kept = newer.resume
      wanted = newer.resume
      settle()
    },
    /** What was typed has gone elsewhere; there is nothing left to save into. */
    abandon() {
      wanted = kept
      settle()
    },
    /** Whether all of it is in the account. */
    isDone: () => wanted === kept && trouble === undefined,
    /** A last try as the page goes: also past a save under way, whose answer nobody waits for. */
    leave() {
      if (wanted === kept || isStopped()) return
      if (!busy) return void push()
      late = wanted
      void send({ revision, resume: wanted, sent: flying }).catch(() => undefined)
      journal.put({ base: revision, resume: wanted, sent: flying })
    },
    close: () => clearTimeout(timer),
  }
}
