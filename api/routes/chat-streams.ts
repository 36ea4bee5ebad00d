import type { ChatEvent } from '#contract/chat'
import { Codes } from '#contract/codes'
import type { Resume } from '#contract/resume'
import type { StreamHandlers } from '../answer-stream'
import type { KnownCaller } from '../caller'
import { followAnswer } from '../chat/follow-answer'
import { messagesFor } from '../chat/messages'
import { openTurn, type Opening } from '../chat/open-turn'
import { runAnswer } from '../chat/run-answer'
import { findChat } from '../db/chat-sessions'
import { findTurn, listTurns } from '../db/chat-turns'
import { readResume } from '../db/resume-text'
import { findResume } from '../db/resumes'
import type { AiProvider } from '../gateways/ai/ai-provider'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { askingLimits } from '../rules/limits'
import { shownTurns } from '../rules/shown-turns'
import { requireLive } from './own-resume'

type Attached = { id: string; title: string; resume: Resume } | null

/** Asking the assistant: refused before anything is taken, or told bit by bit. */
export function chatStreams(parts: Parts): Pick<StreamHandlers, 'askChat' | 'askAgain'> {
  const { db, clock } = parts

  async function requireAi(userId: string): Promise<AiProvider> {
    if (!parts.ai) throw new Refusal(Codes.providerUnavailable, 'aiOff')
    await refuseWhenFull(parts, askingLimits(userId))
    return parts.ai
  }

  async function attached(id: string | null, userId: string): Promise<Attached> {
    if (id === null) return null
    const { title, resume } = requireLive(await findResume(db, { id, userId }), clock())
    return { id, title, resume: readResume(resume) }
  }

  async function answer(
    opening: Omit<Opening, 'model' | 'userId' | 'resume'> & { resumeId: string | null },
    { userId, language }: KnownCaller,
  ): Promise<AsyncGenerator<ChatEvent>> {
    const known = await findTurn(db, opening.askId)
    if (known?.user_id === userId) return followAnswer(parts, known)
    const ai = await requireAi(userId)
    const sent = await attached(opening.resumeId, userId)
    const resume = sent && { id: sent.id, title: sent.title }
    const { turn, isNew } = await openTurn(parts, { ...opening, userId, resume, model: ai.model })
    if (isNew)
      parts.chatRuns.begin(turn.id, (run) =>
        runAnswer(parts, run, {
          turn,
          ai,
          async messages() {
            const shown = shownTurns(await listTurns(db, turn.session_id))
            const earlier = shown.filter(({ root_id }) => root_id !== turn.root_id)
            return messagesFor({ turn, earlier, resume: sent?.resume ?? null, language })
          },
        }),
      )
    return followAnswer(parts, turn)
  }

  return {
    askChat: (question, caller) => answer(question, caller),

    async askAgain({ askId, sessionId }, caller) {
      if (!(await findChat(db, { id: sessionId, userId: caller.userId })))
        throw new Refusal(Codes.notFound, 'chatGone')
      const last = (await listTurns(db, sessionId)).at(-1)
      if (!last) throw new Refusal(Codes.badInput, 'nothingToAskAgain')
      const { prompt, question, job, resume_id: resumeId } = last
      const same = { prompt, question, job, resumeId }
      return answer({ askId, sessionId, ...same, rootId: last.root_id }, caller)
    },
  }
}
