import { z } from 'zod'
import { cleanLine } from '../validation/clean-text'
import { fieldError } from '../validation/field-error-codes'

export const maxNicknameLength = 20
export const Nickname = z
  .string(fieldError('required'))
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, fieldError('required'))
      .max(maxNicknameLength, fieldError('tooLong', maxNicknameLength)),
  )

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
