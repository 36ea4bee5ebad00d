import { maskPhone } from '#contract/account/phone'
import type { Profile } from '#contract/account/profile'
import type { Db } from '../../db/schema/tables'
import { findWeixinNickname } from '../weixin-login/weixin-identities.queries'
import { getUser } from './open-account'

/** An account as its owner sees it, with the phone masked. */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const user = await getUser(db, userId)
  const weixin = await findWeixinNickname(db, userId)
  return {
    uid: user.id,
    nickname: user.nickname,
    phone: user.phone && maskPhone(user.phone),
    weixin: weixin === undefined ? null : { nickname: weixin },
    inviteCode: user.invite_code,
    createdAt: user.created_at,
    closesAt: user.closes_at,
  }
}
