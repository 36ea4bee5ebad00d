import { ProposalStatus } from './proposal'
import { ResumeId } from '../resume/stored-resume'
import { forUsers } from '../http/endpoint'

/** Proposals by the assistant for a resume; asking is a stream, stopping is `stopAnswer`. */
export const proposalCalls = {
  /** `id` is the resume's. */
  readProposalStatus: forUsers.get('/api/proposals/desk', { input: ResumeId, output: ProposalStatus }),
}
