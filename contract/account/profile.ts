import { z } from 'zod'
import { requiredLine } from '../validation/required-line'

export const maxNicknameLength = 20
export const Nickname = requiredLine(maxNicknameLength)

/** An account as its owner sees it. Times in ms since 1970. */
export const Profile = z.object({
  uid: z.string(),
  nickname: z.string(),
  /** Masked; null when none is bound. */
  phone: z.string().nullable(),
  /** The WeChat nickname (it may be empty); null when WeChat is not bound. */
  weixin: z.object({ nickname: z.string() }).nullable(),
  inviteCode: z.string(),
  createdAt: z.number().int(),
  /** When the account will be erased; null unless its owner closed it. */
  closesAt: z.number().int().nullable(),
})
export type Profile = z.infer<typeof Profile>

/** All data stored about a user, for that user. `data` grows with the product and is displayed as it is. */
export const PersonalData = z.object({
  profile: Profile,
  phone: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
})
export type PersonalData = z.infer<typeof PersonalData>
