/** What an invite gives to each of the two (spec §1): a day of the level that cannot be bought. */
export const inviteRewardLevel = 100
export const inviteRewardSeconds = 24 * 3600
