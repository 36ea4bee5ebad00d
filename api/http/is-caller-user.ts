import type { Dependencies } from '../dependencies'
import { ApiError } from './api-error'
import { authenticate } from './authenticate'
import type { Caller } from './caller'

/** Whether a caller who need not be logged in is this user. */
export async function isCallerUser(deps: Dependencies, caller: Caller, userId: string): Promise<boolean> {
  if (!caller.token) return false
  return authenticate(deps, caller).then(
    (authenticated) => authenticated.userId === userId,
    (error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )
}
