import { ApiCodes } from '#contract/codes'
import { rewritableFields } from '#contract/proposal-fields'
import { ProposalLimits } from '#contract/proposal-words'
import type { Handlers } from '../answer'
import type { StreamHandlers } from '../answer-stream'
import { createTurn } from '../chat/open-turn'
import { buildProposalMessages } from '../chat/proposal-messages'
import { generateProposals } from '../chat/run-proposals'
import { readQuotaStatus } from '../chat/standing'
import { streamProposals, toProposalTurn } from '../chat/told-proposals'
import { findProposalSession } from '../db/chat-sessions'
import { findLastTurn, findTurn } from '../db/chat-turns'
import { parseStoredResume } from '../db/resume-text'
import { findResume } from '../db/resumes'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'
import { consumeRateLimits } from '../refuse-when-full'
import { chatQuestionLimits } from '../rules/limits'
import { requireLive } from './own-resume'

export function proposalRoutes(deps: Dependencies): Pick<Handlers, 'readProposalDesk'> {
  const { db, clock } = deps
  return {
    async readProposalDesk({ id: resumeId }, { userId }) {
      requireLive(await findResume(db, { id: resumeId, userId }), clock())
      const session = await findProposalSession(db, { resumeId, userId })
      const last = session && (await findLastTurn(db, session.id))
      return { standing: await readQuotaStatus(deps, userId), last: last ? toProposalTurn(last) : null }
    },
  }
}

/** Asking for proposals: refused before anything is taken, or told once they are whole. */
export function proposalStreams(deps: Dependencies): Pick<StreamHandlers, 'askProposals'> {
  const { db, clock } = deps
  return {
    async askProposals({ askId, resumeId, act, target, job }, { userId, language }) {
      const row = requireLive(await findResume(db, { id: resumeId, userId }), clock())
      const existing = await findTurn(db, askId)
      if (existing) {
        const session = await findProposalSession(db, { resumeId, userId })
        if (existing.session_id !== session?.id) throw new ApiError(ApiCodes.conflict, 'askTaken')
        return streamProposals(deps, existing)
      }
      const { ai } = deps
      if (!ai) throw new ApiError(ApiCodes.providerUnavailable, 'aiOff')
      const resume = parseStoredResume(row.resume)
      const targetFields = rewritableFields(resume, act, target)
      if (targetFields.length === 0) throw new ApiError(ApiCodes.invalidInput, 'nothingToPropose')
      const charCount = targetFields.reduce((sum, { text }) => sum + [...text].length, 0)
      if (charCount > ProposalLimits.letters)
        throw new ApiError(ApiCodes.invalidInput, 'proposalsTooLong', { count: ProposalLimits.letters })
      await consumeRateLimits(deps, chatQuestionLimits(userId))
      const turnInput = { askId, userId, prompt: act, question: target, job, model: ai.model }
      const proposalInput = { resume: { id: resumeId, title: row.title }, isProposal: true as const }
      const messages = buildProposalMessages({ turnId: askId, act, job, targetFields, language })
      const { turn, isNew } = await createTurn(deps, { ...turnInput, ...proposalInput })
      if (isNew)
        deps.runningAnswers.start(turn.id, (run) =>
          generateProposals(deps, run, { turn, resume, targetFields, messages, ai }),
        )
      return streamProposals(deps, turn)
    },
  }
}
