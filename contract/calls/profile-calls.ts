import { z } from 'zod'
import { CodeProof } from '../code-challenge'
import { SmsCode } from '../phone'
import { Nickname, PersonalData, Profile } from '../profile'
import { CodeSent, SessionSummary } from '../session'
import { Nothing, type Endpoint } from './endpoint'

/** What a person sees and changes of their account. */
export const profileCalls = {
  readProfile: { method: 'GET', path: '/api/user/profile', needs: 'user', input: Nothing, output: Profile },
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
    input: Nothing,
    output: z.array(SessionSummary),
  },
  /** One session by its id, or all: the caller's own too. */
  endSessions: {
    method: 'POST',
    path: '/api/user/sessions/end',
    needs: 'user',
    input: z.object({ id: z.string().max(64).optional() }),
    output: Nothing,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/exportData',
    needs: 'user',
    input: Nothing,
    output: PersonalData,
  },
  /** To the account's own phone. */
  sendClosingCode: {
    method: 'POST',
    path: '/api/user/sendCaptchaUsedClose',
    needs: 'user',
    input: CodeProof,
    output: CodeSent,
  },
  /** Begins the cooling-off time. An account without a phone needs no code. */
  closeAccount: {
    method: 'POST',
    path: '/api/user/close',
    needs: 'user',
    input: z.object({ captcha: SmsCode.optional(), ...CodeProof.shape }),
    output: Profile,
  },
  keepAccount: { method: 'POST', path: '/api/user/keep', needs: 'user', input: Nothing, output: Profile },
} as const satisfies Record<string, Endpoint>
