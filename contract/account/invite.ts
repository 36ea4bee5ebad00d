import { z } from 'zod'
import { inviterNameChoices } from './invite-terms'

export const InviterNameChoice = z.enum(inviterNameChoices)

/** The owner of an invite code, as named to visitors; '' without a name. */
export const Inviter = z.object({ name: z.string() })

/** An invited user, with the name masked. `rewarded`: seconds of membership the inviter got. */
export const InvitedUser = z.object({ name: z.string(), at: z.number().int(), rewarded: z.number().int() })

/** A user's invite link and what came of it. `shownName`: as invited friends read it now; '' without a name. */
export const Invitations = z.object({
  inviteCode: z.string(),
  nameChoice: InviterNameChoice,
  shownName: z.string(),
  people: z.array(InvitedUser),
  totalSeconds: z.number().int(),
})
export type Invitations = z.infer<typeof Invitations>
