/**
 * What one invite gives to inviter and newcomer each (spec §1): 24 hours of level 100, which cannot be
 * bought.
 */
export const inviteRewardLevel = 100
export const inviteRewardSeconds = 24 * 3600
