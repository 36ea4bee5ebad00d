import { ProposalStatus } from './proposal'
import { ResumeId } from '../resume/stored-resume'
import type { Endpoint } from '../http/endpoint'

/** Proposals by the assistant for a resume; asking is a stream, stopping is `stopAnswer`. */
export const proposalCalls = {
  /** `id` is the resume's. */
  readProposalStatus: {
    method: 'GET',
    path: '/api/proposals/desk',
    needs: 'user',
    input: ResumeId,
    output: ProposalStatus,
  },
} as const satisfies Record<string, Endpoint>
