import { z } from 'zod'
import { ChallengeProof } from './bot-challenge'
import { SmsCode } from './phone'
import { Nickname, PersonalData, Profile } from './profile'
import { SmsCodeSent, SessionSummary } from './session'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Calls by which users see and change their account. */
export const profileCalls = {
  readProfile: {
    method: 'GET',
    path: '/api/user/profile',
    needs: 'user',
    input: EmptyObject,
    output: Profile,
  },
  renameUser: {
    method: 'POST',
    path: '/api/user/rename',
    needs: 'user',
    input: z.object({ nickname: Nickname }),
    output: Profile,
  },
  listSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    needs: 'user',
    input: EmptyObject,
    output: z.array(SessionSummary),
  },
  /** Ends one session by its id, or all, the caller's included. */
  endSessions: {
    method: 'POST',
    path: '/api/user/sessions/end',
    needs: 'user',
    input: z.object({ id: z.string().max(64).optional() }),
    output: EmptyObject,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/exportData',
    needs: 'user',
    input: EmptyObject,
    output: PersonalData,
  },
  /** Sends the code to the account's own phone. */
  sendClosingCode: {
    method: 'POST',
    path: '/api/user/sendCaptchaUsedClose',
    needs: 'user',
    input: ChallengeProof,
    output: SmsCodeSent,
  },
  /** Starts the cooling-off period. An account without a phone needs no code. */
  closeAccount: {
    method: 'POST',
    path: '/api/user/close',
    needs: 'user',
    input: z.object({ captcha: SmsCode.optional(), ...ChallengeProof.shape }),
    output: Profile,
  },
  keepAccount: { method: 'POST', path: '/api/user/keep', needs: 'user', input: EmptyObject, output: Profile },
} as const satisfies Record<string, Endpoint>
