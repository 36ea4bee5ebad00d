import type { UserRow } from '../../db/schema/tables'
import { isDefaultNickname } from '../users/default-nickname'
import { maskName } from './mask-name'

/** The inviter's name as invited friends read it; '' when the inviter has or wants none. */
export function inviterName({ nickname, inviter_name }: Pick<UserRow, 'nickname' | 'inviter_name'>): string {
  if (inviter_name === 'none' || isDefaultNickname(nickname)) return ''
  return inviter_name === 'full' ? nickname : maskName(nickname)
}
