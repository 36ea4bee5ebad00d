import { openDatabase, type Journal } from './indexed-db'

/**
 * Writes text on its way to an account. A resume's id is only known to its account, and its page opens for
 * nobody else, so anybody who can ask for a resume's journals may read them; other accounts on this device
 * cannot reach them.
 */
export async function writeJournal(journal: Journal): Promise<void> {
  await (await openDatabase()).put('journals', journal)
}

/** Called once the server has it. */
export async function deleteJournal(tab: string): Promise<void> {
  await (await openDatabase()).delete('journals', tab)
}

/** Journals of a resume by editors that are gone, newest first. Open editors keep theirs. */
export async function listOrphanedJournals(resumeId: string): Promise<Journal[]> {
  const all = await (await openDatabase()).getAllFromIndex('journals', 'resumeId', resumeId)
  const open = await listEditorLocks()
  return all.filter(({ tab }) => !open.has(lockName(tab))).sort((a, b) => b.writtenAt - a.writtenAt)
}

/** Ids of resumes with text on this device that has not reached the server. */
export async function listUnsavedResumeIds(): Promise<Set<string>> {
  const all = await (await openDatabase()).getAll('journals')
  return new Set(all.map(({ resumeId }) => resumeId))
}

const lockName = (tab: string) => `smart-resume-editor:${tab}`

/** Marks an editor as open until the returned function is called, or its tab is gone for any reason. */
export function lockEditor(tab: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // In browsers without locks a second tab can take over the first one's journal; the sync warning appears
  // then.
  void navigator.locks?.request(lockName(tab), () => held).catch(() => undefined)
  return release
}

async function listEditorLocks(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
