import { openDatabase, type Journal } from './indexed-db'

/**
 * Texts on their way into an account. A resume's id is known to its account alone and its page opens for nobody else, so
 * whoever may ask for a resume's journals may read them; other accounts on this device have no way to them.
 */
export async function writeJournal(journal: Journal): Promise<void> {
  await (await openDatabase()).put('journals', journal)
}

/** Once the account has it. */
export async function deleteJournal(tab: string): Promise<void> {
  await (await openDatabase()).delete('journals', tab)
}

/** What editors that are gone have left of a resume, newest first. Those still open keep theirs. */
export async function listOrphanedJournals(resumeId: string): Promise<Journal[]> {
  const all = await (await openDatabase()).getAllFromIndex('journals', 'resumeId', resumeId)
  const open = await listEditorLocks()
  return all.filter(({ tab }) => !open.has(lockName(tab))).sort((a, b) => b.writtenAt - a.writtenAt)
}

/** The resumes of which this device has text that has not reached their account. */
export async function listUnsavedResumeIds(): Promise<Set<string>> {
  const all = await (await openDatabase()).getAll('journals')
  return new Set(all.map(({ resumeId }) => resumeId))
}

const lockName = (tab: string) => `smart-resume-editor:${tab}`

/** Marks an editor as open until the answer is called, or its tab is gone however it went. */
export function lockEditor(tab: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // Browsers without locks let a second tab take up the first one's journal; it meets the sync warning then.
  void navigator.locks?.request(lockName(tab), () => held).catch(() => undefined)
  return release
}

async function listEditorLocks(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
