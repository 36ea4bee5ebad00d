import type { ChatEvent } from '#contract/chat/chat'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import type { StreamHandlers } from '../http/stream-handler'
import type { AuthenticatedCaller } from '../http/caller'
import { streamAnswer } from './turns/send-turn-events'
import { buildMessages } from './prompts/build-messages'
import { createTurn, type TurnInput } from './turns/create-turn'
import { generateAnswer } from './turns/generate-answer'
import { findChat } from './chat-sessions.queries'
import { findTurn, listTurns } from './turns/chat-turns.queries'
import { parseStoredResume } from '../resumes/serialize-resume'
import { findResume } from '../resumes/resumes.queries'
import type { AiProvider } from '../gateways/ai/ai-provider'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { consumeRateLimits } from '../rate-limits/enforce-rate-limits'
import { chatQuestionLimits } from '../rate-limits/rate-limits'
import { visibleTurns } from './turns/visible-turns'
import { requireLive } from '../resumes/resume.dto'

type AttachedResume = { id: string; title: string; resume: Resume } | null

/**
 * Streams of the assistant. All checks happen before an answer is charged; then the text is streamed as it is
 * written.
 */
export function chatStreams(deps: Dependencies): Pick<StreamHandlers, 'askChat' | 'askAgain'> {
  const { db, clock } = deps

  async function requireAi(userId: string): Promise<AiProvider> {
    if (!deps.ai) throw new ApiError(ApiCodes.providerUnavailable, 'aiOff')
    await consumeRateLimits(deps, chatQuestionLimits(userId))
    return deps.ai
  }

  async function loadAttachedResume(id: string | null, userId: string): Promise<AttachedResume> {
    if (id === null) return null
    const { title, resume } = requireLive(await findResume(db, { id, userId }), clock())
    return { id, title, resume: parseStoredResume(resume) }
  }

  async function askOrResume(
    input: Omit<TurnInput, 'model' | 'userId' | 'resume'> & { resumeId: string | null },
    { userId, language }: AuthenticatedCaller,
  ): Promise<AsyncGenerator<ChatEvent>> {
    const existing = await findTurn(db, input.askId)
    if (existing?.user_id === userId) return streamAnswer(deps, existing)
    const ai = await requireAi(userId)
    const attachment = await loadAttachedResume(input.resumeId, userId)
    const resume = attachment && { id: attachment.id, title: attachment.title }
    const { turn, isNew } = await createTurn(deps, { ...input, userId, resume, model: ai.model })
    if (isNew)
      deps.runningAnswers.start(turn.id, (run) =>
        generateAnswer(deps, run, {
          turn,
          ai,
          async messages() {
            const shown = visibleTurns(await listTurns(db, turn.session_id))
            const earlier = shown.filter(({ root_id }) => root_id !== turn.root_id)
            return buildMessages({ turn, earlier, resume: attachment?.resume ?? null, language })
          },
        }),
      )
    return streamAnswer(deps, turn)
  }

  return {
    askChat: (question, caller) => askOrResume(question, caller),

    async askAgain({ askId, sessionId }, caller) {
      if (!(await findChat(db, { id: sessionId, userId: caller.userId })))
        throw new ApiError(ApiCodes.notFound, 'chatGone')
      const last = (await listTurns(db, sessionId)).at(-1)
      if (!last) throw new ApiError(ApiCodes.invalidInput, 'nothingToAskAgain')
      const { prompt, question, job, resume_id: resumeId } = last
      const sameQuestion = { prompt, question, job, resumeId }
      return askOrResume({ askId, sessionId, ...sameQuestion, rootId: last.root_id }, caller)
    },
  }
}
