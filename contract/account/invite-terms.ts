/** How the owner of an invite link is named to invited friends: the nickname, its first character, or not at all. */
export const inviterNameChoices = ['full', 'masked', 'none'] as const
export type InviterNameChoice = (typeof inviterNameChoices)[number]

/** What an invited guest reads: who invites, and what both get. */
export type InvitationText = { title: string; reward: string }

/** Days of membership that one invite gives to inviter and newcomer each (spec §1). */
export const inviteRewardDays = 1
