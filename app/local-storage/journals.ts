import { openDrawer, type Journal } from './drawer'

/**
 * Texts on their way into an account. A resume's id is known to its account alone and its page opens for nobody else, so
 * whoever may ask for a resume's journals may read them; other accounts on this device have no way to them.
 */
export async function writeJournal(journal: Journal): Promise<void> {
  await (await openDrawer()).put('journals', journal)
}

/** Once the account has it. */
export async function dropJournal(tab: string): Promise<void> {
  await (await openDrawer()).delete('journals', tab)
}

/** What editors that are gone have left of a resume, newest first. Those still open keep theirs. */
export async function leftJournals(resumeId: string): Promise<Journal[]> {
  const all = await (await openDrawer()).getAllFromIndex('journals', 'resumeId', resumeId)
  const open = await openEditors()
  return all.filter(({ tab }) => !open.has(lockOf(tab))).sort((a, b) => b.writtenAt - a.writtenAt)
}

/** The resumes of which this device has text that has not reached their account. */
export async function journalledResumes(): Promise<Set<string>> {
  const all = await (await openDrawer()).getAll('journals')
  return new Set(all.map(({ resumeId }) => resumeId))
}

const lockOf = (tab: string) => `smart-resume-editor:${tab}`

/** Marks an editor as open until the answer is called, or its tab is gone however it went. */
export function holdEditor(tab: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // Browsers without locks let a second tab take up the first one's journal; it meets the sync warning then.
  void navigator.locks?.request(lockOf(tab), () => held).catch(() => undefined)
  return release
}

async function openEditors(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
