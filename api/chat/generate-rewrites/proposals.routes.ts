import { ApiCodes } from '#contract/http/api-codes'
import { rewritableFields } from '#resume-model/rewrite-proposals/rewritable-fields'
import { narrowToLine } from '#resume-model/rewrite-proposals/text-line'
import { ProposalLimits } from '#contract/chat/proposal-constants'
import type { Handlers } from '../../http/call-handler'
import type { StreamHandlers } from '../../http/stream-handler'
import { createTurn } from '../turns/create-turn'
import { buildProposalMessages } from './build-proposal-messages'
import { generateProposals } from './generate-proposals'
import { readQuotaStatus } from '../quota-status'
import { streamProposals, toProposalTurn } from './proposal-turn.dto'
import { findProposalSession } from '../chat-sessions.queries'
import { findLastTurn, findTurn } from '../turns/chat-turns.queries'
import { parseStoredResume } from '../../resumes/serialize-resume'
import { findResume } from '../../resumes/resumes.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { chatQuestionLimits } from '../../rate-limits/rate-limits'
import { requireLive } from '../../resumes/resume.dto'

export function proposalRoutes(deps: Dependencies): Pick<Handlers, 'readProposalStatus'> {
  const { db, clock } = deps
  return {
    async readProposalStatus({ id: resumeId }, { userId }) {
      requireLive(await findResume(db, { id: resumeId, userId }), clock())
      const session = await findProposalSession(db, { resumeId, userId })
      const last = session && (await findLastTurn(db, session.id))
      return { standing: await readQuotaStatus(deps, userId), last: last ? toProposalTurn(last) : null }
    },
  }
}

/** The stream of proposals. All checks happen before an answer is charged; the proposals arrive complete. */
export function proposalStreams(deps: Dependencies): Pick<StreamHandlers, 'askProposals'> {
  const { db, clock } = deps
  return {
    async askProposals({ askId, resumeId, act, target, line, job }, { userId, language }) {
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
      const fields = rewritableFields(resume, act, target)
      const targetFields =
        line === '' ? fields : fields.flatMap((field) => narrowToLine(field, line) ?? []).slice(0, 1)
      if (targetFields.length === 0) throw new ApiError(ApiCodes.invalidInput, 'nothingToPropose')
      const charCount = targetFields.reduce((sum, { text }) => sum + [...text].length, 0)
      if (charCount > ProposalLimits.letters)
        throw new ApiError(ApiCodes.invalidInput, 'proposalsTooLong', { count: ProposalLimits.letters })
      await consumeRateLimits(deps, chatQuestionLimits(userId))
      const turnInput = { askId, userId, prompt: act, question: target, job, model: ai.model }
      const purpose = line !== '' ? 'line' : target !== '' ? 'part' : 'resume'
      const proposalInput = {
        resume: { id: resumeId, title: row.title },
        isProposal: true,
        purpose,
      } as const
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
