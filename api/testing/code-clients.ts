import { expect } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { solveWork } from './solve-challenge'
import type { TestApi } from './test-api'

export const phone = '13800138000'
export const own = { device: 'device-of-the-owner-00001', ip: '198.51.100.1' }
export const fresh = { device: 'device-of-the-owner-00002', ip: '198.51.100.2' }
export const strange = { device: 'device-of-a-stranger-0001', ip: '203.0.113.1' }
type Client = { device?: string; ip: string }

/** Clients that ask for codes and try them. */
export function createCodeClients(api: TestApi) {
  const ask = (from: Client, proof?: string, to = phone) =>
    api.call('sendLoginCode', { phone: to, ...(proof && { proof }) }, from)
  const login = (captcha: string, from: Client, proof?: string, to = phone) =>
    api.call('loginByPhone', { phone: to, captcha, ...(proof && { proof }) }, from)
  /** Retries with a solved challenge, like a determined attacker. */
  async function solvingChallenges(go: (proof?: string) => ReturnType<typeof ask>) {
    const first = await go()
    return first.code === ApiCodes.challengeRequired ? go(await solveWork(first.data.challenge)) : first
  }
  async function guessTenTimes(from: Client) {
    for (let n = 0; n < 10; n++) {
      const { code } = await solvingChallenges((proof) => login('123456', from, proof))
      expect(code).toBe(ApiCodes.invalidInput)
    }
  }
  return { ask, login, solvingChallenges, guessTenTimes }
}
