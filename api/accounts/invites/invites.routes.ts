import { ApiCodes } from '#contract/http/api-codes'
import { ApiError } from '../../http/api-error'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/call-handler'
import { updateUser } from '../users/users.queries'
import { findInviter } from './invites.queries'
import { inviterName } from './inviter-name'
import { listInvitations } from './list-invitations'
import { parseInviteCode } from './record-invite'

type InviteCalls = 'readInvitations' | 'chooseInviterName' | 'readInviter'

export function inviteRoutes({ db }: Dependencies): Pick<Handlers, InviteCalls> {
  return {
    readInvitations: (_, { userId }) => listInvitations(db, userId),

    async chooseInviterName({ choice }, { userId }) {
      await updateUser(db, userId, { inviter_name: choice })
      return {}
    },

    async readInviter({ inviteCode }) {
      const code = parseInviteCode(inviteCode)
      const inviter = code === undefined ? undefined : await findInviter(db, code)
      if (!inviter) throw new ApiError(ApiCodes.notFound, 'nothingThere')
      return { name: inviterName(inviter) }
    },
  }
}
