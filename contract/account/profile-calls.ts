import { z } from 'zod'
import { ChallengeProof } from './bot-challenge'
import { SmsCode } from './phone'
import { Nickname, PersonalData, Profile } from './profile'
import { SmsCodeSent, SessionSummary } from './session'
import { forUsers } from '../http/endpoint'

/** Calls by which users see and change their account. */
export const profileCalls = {
  readProfile: forUsers.get('/api/user/profile', { output: Profile }),
  renameUser: forUsers.post('/api/user/rename', { input: z.object({ nickname: Nickname }), output: Profile }),
  listSessions: forUsers.get('/api/user/sessions', { output: z.array(SessionSummary) }),
  /** Ends one session by its id, or all, the caller's included. */
  endSessions: forUsers.post('/api/user/sessions/end', {
    input: z.object({ id: z.string().max(64).optional() }),
  }),
  exportData: forUsers.get('/api/user/exportData', { output: PersonalData }),
  /** Sends the code to the account's own phone. */
  sendClosingCode: forUsers.post('/api/user/sendCaptchaUsedClose', {
    input: ChallengeProof,
    output: SmsCodeSent,
  }),
  /** Starts the cooling-off period. An account without a phone needs no code. */
  closeAccount: forUsers.post('/api/user/close', {
    input: z.object({ captcha: SmsCode.optional(), ...ChallengeProof.shape }),
    output: Profile,
  }),
  keepAccount: forUsers.post('/api/user/keep', { output: Profile }),
}
