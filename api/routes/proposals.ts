import { Codes } from '#contract/codes'
import { askableFields } from '#contract/proposal-fields'
import { ProposalLimits } from '#contract/proposal-words'
import type { Handlers } from '../answer'
import type { StreamHandlers } from '../answer-stream'
import { openTurn } from '../chat/open-turn'
import { proposalMessages } from '../chat/proposal-messages'
import { runProposals } from '../chat/run-proposals'
import { standingOf } from '../chat/standing'
import { followProposals, toProposalTurn } from '../chat/told-proposals'
import { findProposing } from '../db/chat-sessions'
import { findLastTurn, findTurn } from '../db/chat-turns'
import { readResume } from '../db/resume-text'
import { findResume } from '../db/resumes'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { askingLimits } from '../rules/limits'
import { requireLive } from './own-resume'

export function proposalRoutes(parts: Parts): Pick<Handlers, 'readProposalDesk'> {
  const { db, clock } = parts
  return {
    async readProposalDesk({ id: resumeId }, { userId }) {
      requireLive(await findResume(db, { id: resumeId, userId }), clock())
      const session = await findProposing(db, { resumeId, userId })
      const last = session && (await findLastTurn(db, session.id))
      return { standing: await standingOf(parts, userId), last: last ? toProposalTurn(last) : null }
    },
  }
}

/** Asking for proposals: refused before anything is taken, or told once they are whole. */
export function proposalStreams(parts: Parts): Pick<StreamHandlers, 'askProposals'> {
  const { db, clock } = parts
  return {
    async askProposals({ askId, resumeId, act, target, job }, { userId, language }) {
      const row = requireLive(await findResume(db, { id: resumeId, userId }), clock())
      const known = await findTurn(db, askId)
      if (known) {
        const session = await findProposing(db, { resumeId, userId })
        if (known.session_id !== session?.id) throw new Refusal(Codes.conflict, 'askTaken')
        return followProposals(parts, known)
      }
      const { ai } = parts
      if (!ai) throw new Refusal(Codes.providerUnavailable, 'aiOff')
      const resume = readResume(row.resume)
      const asked = askableFields(resume, act, target)
      if (asked.length === 0) throw new Refusal(Codes.badInput, 'nothingToPropose')
      const letters = asked.reduce((sum, { text }) => sum + [...text].length, 0)
      if (letters > ProposalLimits.letters)
        throw new Refusal(Codes.badInput, 'proposalsTooLong', { count: ProposalLimits.letters })
      await refuseWhenFull(parts, askingLimits(userId))
      const opening = { askId, userId, prompt: act, question: target, job, model: ai.model }
      const of = { resume: { id: resumeId, title: row.title }, proposing: true as const }
      const messages = proposalMessages({ turnId: askId, act, job, asked, language })
      const { turn, isNew } = await openTurn(parts, { ...opening, ...of })
      if (isNew)
        parts.chatRuns.begin(turn.id, (run) =>
          runProposals(parts, run, { turn, resume, asked, messages, ai }),
        )
      return followProposals(parts, turn)
    },
  }
}
