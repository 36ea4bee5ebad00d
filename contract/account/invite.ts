import { z } from 'zod'

/** How the owner of an invite link is named to invited friends: the nickname, its first character, or not at all. */
export const inviterNameChoices = ['full', 'masked', 'none'] as const
export const InviterNameChoice = z.enum(inviterNameChoices)
export type InviterNameChoice = z.infer<typeof InviterNameChoice>

/** Days of membership that one invite gives to inviter and newcomer each (spec §1). */
export const inviteRewardDays = 1

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
