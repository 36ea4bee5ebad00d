import { z } from 'zod'
import { Invitations, Inviter, InviterNameChoice } from './invite'
import { forAnybody, forUsers } from '../http/endpoint'

/** Invite links: as their owner sees them, and as invited friends do. */
export const inviteCalls = {
  readInvitations: forUsers.get('/api/invites', { output: Invitations }),
  chooseInviterName: forUsers.post('/api/invites/name', { input: z.object({ choice: InviterNameChoice }) }),
  /** -8001 for an unknown code. */
  readInviter: forAnybody.get('/api/invites/inviter', {
    input: z.object({ inviteCode: z.string().max(64) }),
    output: Inviter,
  }),
}
