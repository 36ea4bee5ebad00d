import { z } from 'zod'
import { ProposalDesk } from '../proposals'
import { ResumeId } from '../stored-resume'
import type { Endpoint } from './endpoint'

/** What the assistant proposes for a resume; asking is among the streams, stopping is `stopAnswer`. */
export const proposalCalls = {
  readProposalDesk: {
    method: 'GET',
    path: '/api/proposals/desk',
    needs: 'user',
    input: z.object({ resumeId: ResumeId.shape.id }),
    output: ProposalDesk,
  },
} as const satisfies Record<string, Endpoint>
