import type { Resume } from '#contract/resume/resume'
import { acceptsFirstProposal } from '#resume-model/rewrite-proposals/accepts-first-proposal'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { fieldText } from '#resume-model/rewrite-proposals/proposal-fields'
import { findProposalSession } from '../../chat/chat-sessions.queries'
import { toProposalTurn } from '../../chat/generate-rewrites/proposal-turn.dto'
import { findLastTurn } from '../../chat/turns/chat-turns.queries'
import type { Db, ResumeRow } from '../../db/schema/tables'
import type { OwnedResumeKey } from '../resumes.queries'
import { parseStoredResume } from '../serialize-resume'

/**
 * Whether a save is the first that holds proposals of the last request: what it replaced was written without them.
 * Seen from the texts, whichever way the proposals were accepted. Most saves change no text of AI and ask no database.
 */
export async function startsRewrite(
  db: Db,
  { id, userId }: OwnedResumeKey,
  replaced: Pick<ResumeRow, 'resume'>,
  after: Resume,
): Promise<boolean> {
  const assisted = aiAssistedFields(after)
  if (assisted.length === 0) return false
  const before = parseStoredResume(replaced.resume)
  if (assisted.every((field) => fieldText(before, field) === fieldText(after, field))) return false
  const session = await findProposalSession(db, { resumeId: id, userId })
  const turn = session && (await findLastTurn(db, session.id))
  return turn !== undefined && acceptsFirstProposal(before, after, toProposalTurn(turn).proposals)
}
